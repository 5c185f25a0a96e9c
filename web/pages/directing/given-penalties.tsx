import { useTranslation } from 'react-i18next';
import { useView } from '../../live/index.ts';
import { useDesk } from '../desk/desk-context.ts';
import { usePenaltyWords } from '../desk/penalties/use-penalty-words.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import classes from './directing.module.css';
import { MakeAppeal } from './make-appeal.tsx';

/** What was given in the event so far, each with the way to appeal against it (RTP 3.8.1, ROP 4.14). */
export function GivenPenalties() {
  const { t } = useTranslation('desk');
  const { tournament, view: desk } = useDesk();
  const words = usePenaltyWords(desk.overview.settings.profile);
  const contestantWords = useContestantWords();
  const given = useView(tournament, { view: 'penalties' }).view?.given ?? [];
  if (given.length === 0) return null;
  return (
    <details>
      <summary>{t('directing.given')}</summary>
      <ul className={classes.list}>
        {given.map((line) => (
          <li key={line.sequence} className={classes.reminder}>
            <span>
              <strong>{contestantWords(line.contestant)}</strong> · {words.given(line)} · {line.reason}
            </span>
            <MakeAppeal
              session={line.session}
              against={{ penalty: line.sequence }}
              parties={[line.contestant]}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

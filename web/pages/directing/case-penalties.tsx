import { type CaseView, sittersOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useView } from '../../live/index.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Panel } from '../desk/parts/layout.tsx';
import { Penalties } from '../desk/penalties/penalties.tsx';
import { usePenaltyWords } from '../desk/penalties/use-penalty-words.ts';
import { PenaltyForm } from '../desk/rulings/penalty-form.tsx';
import { useContestantWords } from '../desk/use-contestants.ts';
import classes from './directing.module.css';

/** What those at the table have had in this event, and the regulation's own table for what comes now (Law 90). */
export function CasePenalties({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation('desk');
  const { tournament, view: desk } = useDesk();
  const words = usePenaltyWords(desk.overview.settings.profile);
  const contestantWords = useContestantWords();
  const given = useView(tournament, { view: 'penalties' }).view?.given ?? [];
  const seated = [view.ns, view.ew].flatMap((side) => sittersOf(side?.contestant));
  const at = { contestants: seated, board: view.board };
  return (
    <Panel heading={t('cases.penaltyTable')}>
      {seated.map((contestant) => {
        const had = given.filter((line) => line.contestant === contestant).map(words.given);
        return (
          <p key={contestant} className={classes.about}>
            {contestantWords(contestant)}:{' '}
            {had.length === 0 ? t('cases.hadNothing') : t('penaltyTable.had', { list: had.join('; ') })}
          </p>
        );
      })}
      <details className={classes.column}>
        <summary>{t('cases.byTable')}</summary>
        <Penalties at={at} own={<PenaltyForm at={at} />} />
      </details>
    </Panel>
  );
}

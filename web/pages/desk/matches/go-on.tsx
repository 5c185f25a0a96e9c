import { CalendarPlus } from 'lucide-react';
import type { MatchesView, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import classes from './matches-page.module.css';

interface GoOnProps {
  readonly view: MatchesView;
  /** The round that is looked at, of every group. */
  readonly rounds: readonly RoundMatches[];
}

/** A match of many boards goes on another day: the segments that nobody has begun move to another session. */
export function GoOn({ view, rounds }: GoOnProps) {
  const { t } = useTranslation('desk');
  const { tournament, view: desk } = useDesk();
  const commanding = useDeskCommand(tournament);
  const { sessions } = desk.overview;
  const [open] = rounds.filter(({ goesOnFrom }) => goesOnFrom !== undefined);
  const last = Math.max(0, ...rounds.map((round) => round.sittings?.at(-1)?.session ?? round.session));
  const waiting = sessions.find(
    ({ session, phase, status }) => phase === view.phase && status === 'planned' && session > last,
  );
  const session = waiting?.session ?? Math.max(0, ...sessions.map((each) => each.session)) + 1;
  return (
    <>
      <Outcome commanding={commanding} />
      {open !== undefined && (
        <details className={classes.goOn}>
          <summary>{t('phases.goOn', { round: open.round, session })}</summary>
          <Quiet>{t('phases.goOnHint', { segment: open.goesOnFrom, session })}</Quiet>
          <Row>
            <Action
              icon={CalendarPlus}
              loading={commanding.sending}
              onClick={() => void commanding.send('continue-round', { session })}
            >
              {t('phases.goOnDo', { session })}
            </Action>
          </Row>
        </details>
      )}
    </>
  );
}

import { measuresGiven, proposalFor, timesGiven } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { useView } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { usePenaltyWords } from '../../penalties/use-penalty-words.ts';

interface LatenessChargeProps {
  readonly session: number;
  readonly pair: string;
  /** The row of the regulation's table. */
  readonly row: string;
  readonly minutes: number;
  readonly boardsLost: number;
}

/** What the table of penalties proposes for a lateness, counted over the event, given with one tap. */
export function LatenessCharge({ session, pair, row, minutes, boardsLost }: LatenessChargeProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { settings } = view.overview;
  const words = usePenaltyWords(settings.profile);
  const commanding = useDeskCommand(tournament);
  const penalties = useView(tournament, { view: 'penalties' }).view;
  if (penalties === undefined) return null;
  const { competition, given } = penalties;
  const isGiven = given.some(
    (each) => each.session === session && each.contestant === pair && each.offence?.row === row,
  );
  const told = { minutes, boardsLost };
  const proposal = proposalFor({ settings, competition, given }, { contestant: pair }, row, told);
  if (!proposal.ok || isGiven) return null;
  const { clause, measures } = proposal.value;
  const charged = measuresGiven(measures);
  const proposed = measures.map(words.proposed).join('; ');
  const times = timesGiven(given, { contestant: pair }, row) + 1;
  return (
    <>
      <Row>
        <span>
          {t('absence.late')}: {proposed} ({clause}, {times}×)
        </span>
        {charged.length > 0 && (
          <Action
            loading={commanding.sending}
            onClick={() =>
              void commanding.send('penalise', {
                session,
                row,
                told,
                on: [{ contestant: pair, measures: charged }],
                reason: words.row(row),
                clause,
              })
            }
          >
            {t('slips.give.go')}
          </Action>
        )}
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}

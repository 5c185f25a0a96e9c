import { atRiskWhenDisturbed, directionOf, mayPointOut } from './65-arrangement-of-tricks.ts';
import { note, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';
import { tableRecord } from './table/record.ts';
import { historyOf, trickOf } from './tricks/history.ts';

/** Law 65B: a card of a finished trick lies the wrong way. Who may say so, and until when, the editions differ. */
export function* cardPointedOut({ table, irregularity }: Scene<Irregular<'card-pointed-out'>>): Procedure {
  const { offender, by, trick } = irregularity;
  const history = historyOf(tableRecord(table, playOf(table)));
  const { allowed, clauses, unauthorised } = mayPointOut(table.edition, history, by, trick);
  const [clause = '65B'] = clauses;
  yield note(allowed ? 'may-point-out' : 'may-not-point-out', clause, { seat: by });
  if (unauthorised !== undefined) yield unauthorisedFor(by, 'remark', unauthorised);
  const winner = trickOf(history, trick)?.won?.seat;
  // Said rightly or not, the card is turned the way it belongs: the tricks are counted by it.
  if (winner !== undefined) {
    const direction = directionOf(offender, winner);
    yield note(`card-points-to-${direction.towards}`, direction.clause, { seat: offender });
  }
  // 1997: dummy draws attention to an irregularity during the play, which Law 43 does not let him do.
  return !allowed && by === history.dummy && unauthorised === undefined
    ? [{ type: 'dummy-acted', act: 'draws-attention' }]
    : [];
}

/** Law 65D: whoever disturbs his played cards puts rights of his at risk. */
export function* tricksDisturbed({ table, irregularity }: Scene<Irregular<'tricks-disturbed'>>): Procedure {
  const { offender } = irregularity;
  const { clause, rights } = atRiskWhenDisturbed(table.edition);
  yield note('keep-cards-in-order', clause, { seat: offender });
  for (const right of rights) yield { type: 'right-at-risk', seat: offender, right, clause };
  return [];
}

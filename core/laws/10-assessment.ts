import { sideOf } from '../game/index.ts';
import { CLAUSES } from './editions.ts';
import { note, penaltyPossible, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';

/**
 * Law 10A, B: only the director assesses a rectification or waives one. What the players did among themselves he
 * may let stand or cancel; cancelled, the law of the irregularity is applied as if they had done nothing.
 */
export function* rectifiedByPlayers({ irregularity }: Scene<Irregular<'rectified-by-players'>>): Procedure {
  const { seat, offender, waived = false } = irregularity;
  const params = { seat, offender };
  yield note(waived ? 'waiver-is-directors' : 'rectification-is-directors', '10A', params);
  const stands = yield* judged('let-stand', '10B', params);
  yield note(stands ? 'players-act-stands' : 'players-act-cancelled', '10B', params);
  return [];
}

/** Law 10C2: a player with a choice makes it without consulting his partner. */
export function* consultedPartner({ table, irregularity }: Scene<Irregular<'consulted-partner'>>): Procedure {
  const { seat } = irregularity;
  yield note('choice-without-partner', '10C2', { seat });
  yield unauthorisedFor(seat, 'question', CLAUSES.fromPartner[table.edition]);
  yield penaltyPossible(sideOf(seat), '10C2');
  return [];
}

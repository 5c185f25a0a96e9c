import { sideOf } from '../game/index.ts';
import { sharedIn } from './clauses/by-edition.ts';

import { cancelledFrom, note, penaltyPossible, unauthorisedFor, withdrawnBy } from './ruling/consequences.ts';
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
  yield unauthorisedFor(seat, 'question', sharedIn(table).fromPartner);
  yield penaltyPossible(sideOf(seat), '10C2', 'must');
  return [];
}

/**
 * Laws 10A and 84B: a player does not make the call that a ruling requires of him (31A1, 32A1; 1997 and 2007: 32B1, 17D),
 * or doubles though he may not at this turn. Law 37 is for those who had to pass; here the director has his ruling
 * carried out, and what the other call told is not for the player's partner.
 */
export function* callAgainstDuty({ table, irregularity }: Scene<Irregular<'against-duty'>>): Procedure {
  const { offender, made, at, duty } = irregularity;
  const { from: _, ...owed } = { from: 0, ...duty };
  yield cancelledFrom(at, '10A');
  yield note('ruling-carried-out', '84B', { seat: offender });
  yield withdrawnBy(offender, made, table.edition);
  yield owed;
  yield penaltyPossible(sideOf(offender), '90');
  return [];
}

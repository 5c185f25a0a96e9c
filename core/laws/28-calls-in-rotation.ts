import { lhoOf, type Seat, sideOf } from '../game/index.ts';
import type { Called, Changed } from './happening/happening.ts';
import { cancelledFrom, note, passPlaced, withdrawnBy } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { OutOfRotation } from './ruling/rotation.ts';
import { passDuty } from './table/duties.ts';

/** Law 28A: a player who has to pass is taken to have passed when the next one calls. */
export function* passImplied({ table, irregularity }: Scene<Irregular<'pass-implied'>>): Procedure {
  const { offender, called } = irregularity;
  yield passPlaced(offender, table.calls.length, '28A');
  yield note('pass-implied', '28A', { seat: offender, by: passDuty(table, offender)?.clause ?? '28A' });
  return [called];
}

/** Law 28B: the opponent whose turn it was calls before the ruling. The call out of rotation is as if never made. */
export function* turnTaken({ table, irregularity }: OutOfRotation, call: Called | Changed): Procedure {
  const { offender, made, at } = irregularity;
  yield cancelledFrom(at, '28B');
  // The call is gone without rectification; what it told its maker's partner is still not for him to use.
  yield withdrawnBy(offender, made, table.edition);
  yield note('right-lost-by-calling', '28B', { seat: call.seat });
  return [{ ...call, type: 'call' }];
}

/** May that player's call before the ruling be one that he makes at his own turn (Law 28B)? */
export const ownsTheTurn = ({ irregularity: { offender, turn } }: OutOfRotation, seat: Seat): boolean =>
  turn === seat && sideOf(seat) !== sideOf(offender);

/**
 * The left-hand opponent whose turn it was as well: his call fits Laws 28B and 29A, with opposite effects.
 * Only the director can find out which he meant.
 */
export function* tookOwnTurn(scene: OutOfRotation, seat: Seat): Telling<boolean> {
  const { offender, made } = scene.irregularity;
  if (!ownsTheTurn(scene, seat)) return false;
  if (seat !== lhoOf(offender)) return true;
  const meant = yield* ask({
    id: 'own-turn',
    answerer: 'director',
    clause: '28B',
    params: { seat, offender, call: made.call },
    answers: [
      { id: 'own-turn', clause: '28B' },
      { id: 'accepts', clause: '29A' },
    ],
  });
  return meant === 'own-turn';
}

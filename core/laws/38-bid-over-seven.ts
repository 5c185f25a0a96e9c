import { lhoOf } from '../game/index.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';

import {
  allWithdrawnBy,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  mustPass,
  note,
  passPlaced,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { offendingPair, type Procedure, type Scene, untilNoticed } from './ruling/procedure.ts';

const saysIn = editionsOf({
  cancelled: { 1997: '38', 2007: '38B', 2017: '38B' },
  pass: { 1997: '38', 2007: '38C', 2017: '38C' },
  lhoCalled: { 1997: '35C', 2007: '38D', 2017: '38D' },
});

/** Law 38: a bid of more than seven. It is cancelled with all that follows, and a pass stands in its place. */
export function* bidOverSeven({ table, irregularity }: Scene<Irregular<'over-seven'>>): Procedure {
  const { offender, made, at, turn } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const { calls, ending } = yield* untilNoticed(lhoOf(offender), says.cancelled);
  const lhoCalled = calls.length > 0;
  const forgiven = lhoCalled && edition === 1997;
  const clause = forgiven ? says.lhoCalled : says.pass;
  yield cancelledFrom(at, says.cancelled);
  // Out of turn there is no place for a pass of his: the auction goes back to the player whose turn it was.
  if (turn === offender) yield passPlaced(offender, at, clause);
  yield* allWithdrawnBy(offender, [made, ...calls], edition);
  // 1997: once the opponent has called, nobody is silenced.
  if (forgiven) yield note('as-if-no-irregularity', clause, { seat: lhoOf(offender) });
  else for (const seat of offendingPair(offender)) yield mustPass(seat, 'rest', clause);
  if (!lhoCalled) {
    yield leadLimit(offender, made, sharedIn(edition).leadLimit, at);
    yield couldHaveKnownPass(offender, edition);
  } else if (!forgiven) yield note('no-lead-limit', says.lhoCalled);
  return ending === undefined ? [] : [ending];
}

import { lhoOf } from '../game/index.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';

import {
  accepted,
  allWithdrawnBy,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  mustPass,
  note,
  passPlaced,
  withdrawnBy,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { offendingPair, type Procedure, type Scene, untilNoticed, untilRuled } from './ruling/procedure.ts';
import { isAdmissible } from './table/duties.ts';

const saysIn = editionsOf({
  lhoCalled: { 1997: '35B', 2007: '37A', 2017: '37A' },
  againstLaw19: { 1997: '35A', 2007: '36A', 2017: '36A' },
  cancelled: { 1997: '37', 2007: '37B1', 2017: '37B1' },
  pass: { 1997: '37', 2007: '37B2', 2017: '37B2' },
});

/** Law 37: a bid, double or redouble by a player who had to pass. */
export function* obligationToPass({ table, irregularity }: Scene<Irregular<'obliged-to-pass'>>): Procedure {
  const { offender, made, at } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const lho = lhoOf(offender);
  if (isAdmissible({ ...table, calls: table.calls.slice(0, at) }, offender, made.call)) {
    const over = yield* untilRuled(lho, says.cancelled);
    if (over !== undefined) {
      yield accepted(made, says.lhoCalled);
      return [over];
    }
  } else {
    const { calls } = yield* untilNoticed(lho, says.cancelled, []);
    if (calls.length > 0) {
      yield cancelledFrom(at, says.againstLaw19);
      yield* allWithdrawnBy(offender, [made, ...calls], edition);
      yield note('as-if-no-irregularity', says.againstLaw19, { seat: offender });
      return [];
    }
  }
  const clause = says.pass;
  yield cancelledFrom(at, says.cancelled);
  yield passPlaced(offender, at, clause);
  yield withdrawnBy(offender, made, edition);
  for (const seat of offendingPair(offender)) yield mustPass(seat, 'rest', clause);
  yield leadLimit(offender, made, sharedIn(edition).leadLimit, at);
  yield couldHaveKnownPass(offender, edition);
  return [];
}

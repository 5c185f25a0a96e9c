import { lhoOf, sideOf } from '../game/index.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';

import { allWithdrawnBy, cancelledFrom, leadLimit, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Procedure, type Scene, untilNoticed } from './ruling/procedure.ts';
import { finalContract } from './table/table.ts';

const saysIn = editionsOf({
  cancelled: { 1997: '39', 2007: '39A', 2017: '39A' },
  lhoCalled: { 1997: '35D', 2007: '39B', 2017: '39B' },
  nothing: { 1997: '39A', 2007: '39B', 2017: '39B' },
  leadLimit: { 1997: '39B', 2007: '39C', 2017: '39C' },
});

/** Law 39: a call after the final pass is cancelled. Only a defender's bid or double can cost anything. */
export function* callAfterFinalPass({
  table,
  irregularity,
}: Scene<Irregular<'after-final-pass'>>): Procedure {
  const { offender, made, at } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const { calls, ending } = yield* untilNoticed(lhoOf(offender), says.cancelled);
  yield cancelledFrom(at, says.cancelled);
  yield* allWithdrawnBy(offender, [made, ...calls], edition);
  const contract = finalContract({ ...table, calls: table.calls.slice(0, at) });
  const defends =
    contract !== undefined && contract !== 'passed-out' && sideOf(contract.declarer) !== sideOf(offender);
  if (calls.length > 0) {
    yield note('no-rectification', says.lhoCalled);
  } else if (!defends || made.call === 'Pass') {
    yield note('no-rectification', says.nothing);
  } else {
    yield note('lead-limit-possible', says.leadLimit, { seat: offender });
    yield leadLimit(offender, made, sharedIn(edition).leadLimit, at);
  }
  return ending === undefined ? [] : [ending];
}

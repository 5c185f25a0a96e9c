import { lhoOf } from '../game/index.ts';
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
} from './consequences.ts';
import { isAdmissible } from './duties.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { offendingPair, type Procedure, type Scene, untilRuled } from './procedure.ts';

const SAYS = {
  lhoCalled: { 1997: '35B', 2007: '37A', 2017: '37A' },
  againstLaw19: { 1997: '35A', 2007: '36A', 2017: '36A' },
  cancelled: { 1997: '37', 2007: '37B1', 2017: '37B1' },
  pass: { 1997: '37', 2007: '37B2', 2017: '37B2' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** Law 37: a bid, double or redouble by a player who had to pass. */
export function* obligationToPass({ table, irregularity }: Scene<Irregular<'obliged-to-pass'>>): Procedure {
  const { offender, made, at } = irregularity;
  const { edition } = table;
  const over = yield* untilRuled(lhoOf(offender), SAYS.cancelled[edition]);
  if (over !== undefined) {
    const second = { seat: over.seat, call: over.call };
    if (isAdmissible({ ...table, calls: table.calls.slice(0, at) }, offender, made.call)) {
      yield accepted(made, SAYS.lhoCalled[edition]);
      return [{ ...over, type: 'call' }];
    }
    yield cancelledFrom(at, SAYS.againstLaw19[edition]);
    for (const information of allWithdrawnBy(offender, [made, second], edition)) yield information;
    yield note('as-if-no-irregularity', SAYS.againstLaw19[edition], { seat: offender });
    return [];
  }
  const clause = SAYS.pass[edition];
  yield cancelledFrom(at, SAYS.cancelled[edition]);
  yield passPlaced(offender, at, clause);
  yield withdrawnBy(offender, made, edition);
  for (const seat of offendingPair(offender)) yield mustPass(seat, 'rest', clause);
  yield leadLimit(offender, made, CLAUSES.leadLimit[edition], at);
  yield couldHaveKnownPass(offender, edition);
  return [];
}

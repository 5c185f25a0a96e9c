import { lhoOf } from '../game/index.ts';
import {
  allWithdrawnBy,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  note,
  partnerPasses,
  withdrawnBy,
} from './consequences.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { type Procedure, type Scene, untilRuled } from './procedure.ts';

/** Where each edition says it: before 2007, Law 35 deals with all that follows an opponent's call. */
const SAYS = {
  lhoCalled: { 1997: '35A', 2007: '36A', 2017: '36A' },
  cancelled: { 1997: '36', 2007: '36B1', 2017: '36B1' },
  inTurn: { 1997: '36', 2007: '36B2', 2017: '36B2' },
  outOfTurn: { 1997: '36', 2007: '36B4', 2017: '36B4' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** Law 36: a double or redouble that Law 19 does not permit. It can never be accepted. */
export function* inadmissibleDouble({
  table,
  irregularity,
}: Scene<Irregular<'inadmissible-double'>>): Procedure {
  const { offender, made, at, turn } = irregularity;
  const { edition } = table;
  const over = yield* untilRuled(lhoOf(offender), SAYS.cancelled[edition]);
  if (over !== undefined) {
    const clause = SAYS.lhoCalled[edition];
    yield cancelledFrom(at, clause);
    const second = { seat: over.seat, call: over.call };
    for (const information of allWithdrawnBy(offender, [made, second], edition)) yield information;
    yield note('as-if-no-irregularity', clause, { seat: turn ?? offender });
    return [];
  }
  const inTurn = turn === offender;
  const clause = inTurn ? SAYS.inTurn[edition] : SAYS.outOfTurn[edition];
  yield cancelledFrom(at, SAYS.cancelled[edition]);
  yield withdrawnBy(offender, made, edition);
  yield note(inTurn ? 'must-substitute' : 'any-legal-call', clause, { seat: offender });
  yield partnerPasses(offender, 'rest', clause);
  yield leadLimit(offender, made, CLAUSES.leadLimit[edition]);
  yield couldHaveKnownPass(offender, edition);
  return [];
}

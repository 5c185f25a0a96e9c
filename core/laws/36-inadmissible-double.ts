import { lhoOf } from '../game/index.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';

import {
  allWithdrawnBy,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  note,
  partnerPasses,
  passPlaced,
  withdrawnBy,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import {
  type BeforeRuling,
  isSo,
  type Procedure,
  type Scene,
  type Telling,
  untilNoticed,
} from './ruling/procedure.ts';
import { wasAtPartner } from './ruling/rotation.ts';
import { isAdmissible } from './table/duties.ts';
import { isAuctionEnded, type MadeCall, type Table } from './table/table.ts';

/** Where each edition says it: before 2007, Law 35 deals with all that follows an opponent's call. */
const saysIn = editionsOf({
  lhoCalled: { 1997: '35A', 2007: '36A', 2017: '36A' },
  cancelled: { 1997: '36', 2007: '36B1', 2017: '36B1' },
  inTurn: { 1997: '36', 2007: '36B2', 2017: '36B2' },
  outOfTurn: { 1997: '36', 2007: '36B4', 2017: '36B4' },
});

type Inadmissible = Scene<Irregular<'inadmissible-double'>>;

/** Law 36: a double or redouble that Law 19 does not permit. It can never be accepted. */
export function* inadmissibleDouble(scene: Inadmissible): Procedure {
  const { table, irregularity } = scene;
  const says = saysIn(table);
  const before = yield* untilNoticed(lhoOf(irregularity.offender), says.cancelled);
  const { calls, ending } = before;
  const all = [...table.calls, ...calls];
  if (ending !== undefined && isAuctionEnded({ ...table, calls: all })) {
    yield* leadWasFaced(scene, all);
  } else if (calls.length > 0) {
    yield* othersCalled(scene, before);
  } else {
    yield* nobodyCalled(scene);
  }
  return ending === undefined ? [] : [ending];
}

/** Law 36A: the opponent has called. All of it is cancelled, and nothing else follows. */
function* othersCalled({ table, irregularity }: Inadmissible, { calls }: BeforeRuling): Telling<void> {
  const { offender, made, at, turn } = irregularity;
  const clause = saysIn(table).lhoCalled;
  yield cancelledFrom(at, clause);
  yield* allWithdrawnBy(offender, [made, ...calls], table.edition);
  yield note('as-if-no-irregularity', clause, { seat: turn ?? offender });
}

/** Law 36B: the director comes in time. The offender calls again, and his partner is silenced. */
function* nobodyCalled(scene: Inadmissible): Telling<void> {
  const { table, irregularity } = scene;
  const { offender, made, at, turn } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const inTurn = turn === offender;
  const clause = inTurn ? says.inTurn : says.outOfTurn;
  yield cancelledFrom(at, says.cancelled);
  yield withdrawnBy(offender, made, edition);
  // 1997 sends a double out of turn through Law 32 first.
  const said = edition === 1997 && !inTurn ? (wasAtPartner(scene) ? '32A' : '32B') : clause;
  yield note(inTurn ? 'must-substitute' : 'any-legal-call', said, { seat: offender });
  yield partnerPasses(offender, 'rest', clause);
  yield leadLimit(offender, made, sharedIn(edition).leadLimit);
  yield couldHaveKnownPass(offender, edition);
}

/**
 * Law 36C: nobody noticed before the lead was faced. The contract is scored as if the call had not been made. The
 * earlier editions do not speak of it: the director decides.
 */
function* leadWasFaced({ table, irregularity }: Inadmissible, all: readonly MadeCall[]): Telling<void> {
  const { offender, made } = irregularity;
  const clause = table.edition === 2017 ? '36C' : '36';
  const without =
    table.edition === 2017 ||
    (yield* isSo({
      id: 'score-without',
      answerer: 'director',
      clause,
      params: { offender, call: made.call },
      suggestion: { answer: 'yes', reason: 'as-later-editions' },
    }));
  if (!without) return;
  for (const at of inadmissibleFrom(table, all, irregularity.at)) {
    yield passPlaced(all[at]?.seat ?? offender, at, clause);
  }
  yield note('scored-without', clause, { offender, call: made.call });
}

/** The places of the calls that fall with the inadmissible one: it, and what only it made possible. */
function inadmissibleFrom(table: Table, all: readonly MadeCall[], from: number): readonly number[] {
  const places: number[] = [];
  const calls = all.slice(0, from);
  for (const [at, made] of all.entries()) {
    if (at < from) continue;
    const stands = isAdmissible({ ...table, calls }, made.seat, made.call);
    if (!stands) places.push(at);
    calls.push(stands ? made : { seat: made.seat, call: 'Pass' });
  }
  return places;
}

import { lhoOf, partnerOf, type Seat, sideOf } from '../game/index.ts';
import { comparability } from './23-comparable-call.ts';
import { byEdition, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import {
  allWithdrawnBy,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  note,
  partnerPasses,
  replacedFrom,
  review,
  withdrawnBy,
} from './ruling/consequences.ts';
import type { ChangeOfCall } from './ruling/irregularity.ts';
import {
  acceptance,
  asCall,
  ask,
  askOrHear,
  isSo,
  madeBy,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import { isAdmissible } from './table/duties.ts';
import { isAuctionEnded, type MadeCall, type Table } from './table/table.ts';

const saysIn = editionsOf({
  unintended: { 1997: '25A', 2007: '25A1', 2017: '25A1' },
  partnerCalled: { 1997: '25A', 2007: '25A2', 2017: '25A4' },
  // 1997 names partner's call only; it is read with the end of the auction period.
  periodOver: { 1997: '17E', 2007: '25A3', 2017: '25A5' },
  // 1997 does not speak of an opponent who has called over the slip: he may withdraw, as 16C1 suggests.
  lhoWithdraws: { 1997: '16C1', 2007: '25A4', 2017: '25A6' },
  accepted: { 1997: '25B1', 2007: '25B1', 2017: '25B1' },
  notAccepted: { 1997: '25B2', 2007: '25B2', 2017: '25B2' },
});

type Change = Scene<ChangeOfCall>;

/** Law 25: a slip may be put right while partner has not called; any other change needs the opponent's leave. */
export function* changeOfCall(scene: Change): Procedure {
  const { table, irregularity } = scene;
  const { offender, at } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const since = table.calls.slice(at + 1);
  if (table.ended !== undefined) {
    yield* originalStands(scene, says.periodOver);
    return [];
  }
  if (since.some(({ seat }) => seat === partnerOf(offender))) {
    if (edition === 2007 && (yield* acceptableAfterPartner(scene))) return yield* changeOfMind(scene, since);
    yield* originalStands(scene, says.partnerCalled);
    return [];
  }
  if (yield* wasUnintended(scene, '25B')) return yield* slipCorrected(scene, since);
  // A second thought after the final pass is a call like any other then (Law 39).
  if (isAuctionEnded(table)) return [asCall(irregularity.second)];
  return yield* withoutLeaveIn(edition)(scene, since);
}

/** 2007 sets no end to the opponent's leave (25B1): that partner's call is one is a reading, and the director's to take. */
const acceptableAfterPartner = ({ irregularity: { offender, second } }: Change): Telling<boolean> =>
  isSo({
    id: 'acceptable-after-partner',
    answerer: 'director',
    clause: '25B1',
    no: saysIn(2007).partnerCalled,
    params: { offender, seat: partnerOf(offender), call: second.call },
    suggestion: { answer: 'no', reason: 'as-for-a-slip' },
  });

/** Law 25A: was the call never meant? Until 2007 the player must also have spoken up without pause for thought. */
export function* wasUnintended({ table: { edition }, irregularity }: Change, no: Clause): Telling<boolean> {
  const { offender, first, second } = irregularity;
  const params = { offender, call: first.call, second: second.call };
  const clause = saysIn(edition).unintended;
  const unintended = yield* isSo({ id: 'unintended', answerer: 'director', clause, no, params });
  if (!unintended || edition === 2017) return unintended;
  return yield* isSo({ id: 'without-pause', answerer: 'director', clause, no, params });
}

/** The call that was meant takes the place of the slip, and has to be legal itself. */
export function* slipCorrected(scene: Change, since: readonly MadeCall[]): Procedure {
  const { table, irregularity } = scene;
  const { offender, at, first } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const clause = says.unintended;
  const over = since.find(({ seat }) => seat === lhoOf(offender));
  const keeps = over === undefined || (yield* keepsCall(scene, over, says.lhoWithdraws));
  yield keeps ? replacedFrom(at, clause) : cancelledFrom(at, clause);
  yield withdrawnBy(offender, first, edition);
  if (!keeps && over !== undefined) yield withdrawnBy(offender, over, edition);
  return [asCall(irregularity.second), ...(keeps ? since.map(asCall) : [])];
}

/** Does the opponent's call stay as it is, now that there is another one below it? He says, whatever it has become. */
function* keepsCall({ irregularity: { second } }: Change, made: MadeCall, clause: Clause): Telling<boolean> {
  const { seat, call } = made;
  const chosen = yield* ask({
    id: 'withdraw',
    answerer: seat,
    clause,
    params: { seat, call, second: second.call },
    answers: [
      { id: 'withdraw', clause },
      { id: 'keep', clause },
    ],
  });
  return chosen === 'keep';
}

type WithoutLeave = (scene: Change, since: readonly MadeCall[]) => Procedure;

/** Law 25B: a change of mind. */
const withoutLeaveIn = byEdition<WithoutLeave>({
  1997: changeOfMind1997,
  2007: changeOfMind,
  2017: changeOfMind,
});

/** May the second call be accepted at all? A double that Law 19 forbids may not (Law 36). */
const isAcceptable = (table: Table, { at, second }: ChangeOfCall): boolean =>
  isAdmissible({ ...table, calls: table.calls.slice(0, at) }, second.seat, second.call);

/** The opponent accepts the second call, refuses it, or calls. */
function* leave(
  scene: Change,
  mayCall: boolean,
): Telling<{ readonly accepts: boolean; readonly over?: MadeCall }> {
  const { table, irregularity } = scene;
  const { offender, first, second } = irregularity;
  const says = saysIn(table);
  if (!isAcceptable(table, irregularity)) return { accepts: false };
  const lho = lhoOf(offender);
  const reply = yield* askOrHear({
    ...acceptance({
      by: lho,
      accept: says.accepted,
      decline: says.notAccepted,
      params: { offender, call: second.call, first: first.call },
    }),
    heard: mayCall ? [lho] : [],
  });
  if ('answer' in reply) return { accepts: reply.answer === 'accept' };
  const meant = yield* isSo({
    id: 'over-substitution',
    answerer: 'director',
    clause: says.accepted,
    no: says.notAccepted,
    params: { seat: lho, call: reply.call.call, second: second.call },
  });
  return { accepts: meant, over: madeBy(reply.call) };
}

/** 2007 and 2017: accepted, the second call stands; otherwise the first one does. Nobody is silenced. */
function* changeOfMind(scene: Change, since: readonly MadeCall[]): Procedure {
  const { table, irregularity } = scene;
  const { offender, at, first, second } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const { accepts, over } = yield* leave(scene, since.length === 0);
  const calls = over === undefined ? [] : [asCall(over)];
  if (!accepts) {
    yield* originalStands(scene, says.notAccepted);
    yield* leadMayBeLimited(scene, second, first);
    return calls;
  }
  yield cancelledFrom(at, says.accepted);
  yield* allWithdrawnBy(offender, [first, ...since], edition);
  yield* leadMayBeLimited(scene, first, second);
  return [asCall(second), ...calls];
}

/** Law 26: since 2017 nothing is left of a withdrawn call if the one that stands is comparable to it. */
function* leadMayBeLimited(
  { table: { edition }, irregularity: { offender, at } }: Change,
  withdrawn: MadeCall,
  stands: MadeCall,
): Telling<void> {
  const comparable =
    edition === 2017 &&
    (yield* isSo({
      id: 'comparable',
      answerer: 'director',
      clause: '26A',
      no: '26B',
      params: { call: withdrawn.call, second: stands.call },
      suggestion: comparability(withdrawn, stands),
    }));
  if (comparable) {
    yield { type: 'lifted', what: 'information', seat: offender, about: withdrawn.call, clause: '26A' };
    yield review(offender, '23C');
  } else yield leadLimit(offender, withdrawn, sharedIn(edition).leadLimit, at);
}

/** 1997: refused, the offender keeps his first call and silences partner once, or makes another at a price. */
function* changeOfMind1997(scene: Change, since: readonly MadeCall[]): Procedure {
  const { table, irregularity } = scene;
  const { offender, at, first, second } = irregularity;
  // Once the opponent had called over the first call, there was nothing left to change.
  if (since.length > 0 || hasPartnerCalled(table, offender)) {
    yield* originalStands(scene, '25B');
    return [];
  }
  const { accepts, over } = yield* leave(scene, true);
  if (accepts || over !== undefined) return yield* secondStands1997(scene, accepts, over);
  if (isUnderRuling(table, at)) {
    yield* originalStands(scene, '25B2(a)');
    yield leadLimit(offender, second, '25B2(a)', at);
    return [];
  }
  const chosen = (yield* wasStupidMistake(scene))
    ? yield* ask({
        id: 'keep-first',
        answerer: offender,
        clause: '25B2(b)',
        params: { seat: offender, call: first.call, second: second.call },
        answers: [
          { id: 'keep', clause: '25B2(b)(1)' },
          { id: 'other', clause: '25B2(b)(2)' },
        ],
      })
    : 'keep';
  if (chosen === 'keep') {
    yield* originalStands(scene, '25B2(b)(1)');
    yield partnerPasses(offender, 'once', '25B2(b)(1)');
    yield leadLimit(offender, second, '25B2(c)', at);
    yield couldHaveKnownPass(offender, 1997);
    return [];
  }
  yield cancelledFrom(at, '25B2(b)(2)');
  yield withdrawnBy(offender, first, 1997);
  yield withdrawnBy(offender, second, 1997);
  yield { type: 'score-cap', side: sideOf(offender), clause: '25B2(b)(2)' };
  yield leadLimit(offender, first, '25B2(c)', at);
  yield leadLimit(offender, second, '25B2(c)', at);
  return [];
}

/** Partner has called since, though his call was cancelled: that does not open 25B again (WBF Laws Committee, 1998). */
function hasPartnerCalled({ inputs }: Table, offender: Seat): boolean {
  const calledBy = (who: Seat) =>
    inputs.findLastIndex((input) => input.type === 'call' && input.seat === who);
  return calledBy(partnerOf(offender)) > calledBy(offender);
}

/** 1997: another call is open to who made a stupid mistake, not to who thinks better of it (WBF Laws Committee, 1998). */
const wasStupidMistake = ({ irregularity: { offender, first, second } }: Change): Telling<boolean> =>
  isSo({
    id: 'stupid-mistake',
    answerer: 'director',
    clause: '25B2(b)',
    no: '25B2(b)(1)',
    params: { offender, call: first.call, second: second.call },
  });

/** 1997, 25B1: the second call stands even if the opponent called over the first; then he may withdraw his. */
function* secondStands1997(scene: Change, accepts: boolean, over: MadeCall | undefined): Procedure {
  const { offender, at, first, second } = scene.irregularity;
  const keeps = over === undefined || accepts || (yield* keepsCall(scene, over, '25B1'));
  yield cancelledFrom(at, '25B1');
  yield withdrawnBy(offender, first, 1997);
  if (!keeps && over !== undefined) yield withdrawnBy(offender, over, 1997);
  return [asCall(second), ...(keeps && over !== undefined ? [asCall(over)] : [])];
}

/** Is the first call itself waiting for a ruling, and so not a legal one? */
const isUnderRuling = (table: Table, at: number): boolean =>
  table.open.some(({ irregularity }) => 'at' in irregularity && irregularity.at === at);

/** The second call counts for nothing; what it told is not for the offender's partner. */
function* originalStands({ table, irregularity }: Change, clause: Clause): Telling<void> {
  const { offender, first, second } = irregularity;
  yield note('original-stands', clause, { offender, call: first.call, second: second.call });
  yield withdrawnBy(offender, second, table.edition);
}

import { isBid, isSufficient, lhoOf } from '../game/index.ts';
import { comparability, isWithin } from './23-comparable-call.ts';
import { slipCorrected, wasUnintended } from './25-change-of-call.ts';
import { couldSpecifyTheSame, isLowestInStrain, suggestedSame } from './27-same-denomination.ts';
import { byEdition, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import { type AnyCall, isBidOverSeven } from './happening/any-call.ts';
import { declaredArtificial } from './happening/meaning.ts';
import {
  accepted,
  cancelledFrom,
  couldHaveKnownPass,
  leadLimit,
  note,
  partnerPasses,
  review,
  withdrawnBy,
} from './ruling/consequences.ts';
import type { ChangeOfCall, Irregular } from './ruling/irregularity.ts';
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
import type { Consequence, Replacing } from './ruling/ruling.ts';
import { isAdmissible } from './table/duties.ts';
import { type MadeCall, standingOf, type Table } from './table/table.ts';

/** Where each edition says it. */
const saysIn = editionsOf({
  accepted: { 1997: '27A', 2007: '27A1', 2017: '27A1' },
  notAccepted: { 1997: '27B', 2007: '27B', 2017: '27B' },
  natural: { 1997: '27B1(a)', 2007: '27B1(a)', 2017: '27B1(a)' },
  barred: { 1997: '27B2', 2007: '27B2', 2017: '27B2' },
  doubleTried: { 1997: '27B3', 2007: '27B3', 2017: '27B3' },
  // 1997 does not speak of a second insufficient bid: it may be accepted like the first (27A).
  secondTried: { 1997: '27B', 2007: '27B4', 2017: '27B4' },
  // 1997 does not speak of a bid corrected before the ruling: 9C and the note to 25B1 lead to the same.
  replacedEarly: { 1997: '9C', 2007: '27C', 2017: '27C' },
  review: { 1997: '27B1(b)', 2007: '27D', 2017: '27D' },
});

/** Law 27: the left-hand opponent may accept the bid; otherwise it has to be replaced. */
export function* insufficientBid({ table, irregularity }: Scene<Irregular<'insufficient-bid'>>): Procedure {
  const { offender, made, at } = irregularity;
  const says = saysIn(table);
  const lho = lhoOf(offender);
  const reply = yield* askOrHear({
    ...acceptance({
      by: lho,
      accept: says.accepted,
      decline: says.notAccepted,
      params: { offender, call: made.call },
    }),
    heard: [lho, offender],
  });
  if ('call' in reply) {
    // The opponent calls over it: that accepts it. The offender calls again: he replaces it before the ruling.
    if (reply.call.seat === lho) {
      yield accepted(made, says.accepted);
      return [asCall(madeBy(reply.call))];
    }
    return yield* replacedEarly(table, irregularity, madeBy(reply.call));
  }
  if (reply.answer === 'accept') {
    yield accepted(made, says.accepted);
    return [];
  }
  yield* withdrawn(table, made, at, says.notAccepted);
  return [];
}

/** The bid is cancelled, and its maker has to fill its place. */
function* withdrawn(table: Table, made: MadeCall, at: number, clause: Clause): Telling<void> {
  yield cancelledFrom(at, clause);
  yield withdrawnBy(made.seat, made, table.edition);
  yield { type: 'replacing', seat: made.seat, withdrawn: made, rule: '27', clause };
}

/** The place of the cancelled bid is filled. */
const filled = ({ seat, withdrawn, rule }: Replacing, clause: Clause): Consequence => ({
  type: 'lifted',
  what: 'replacing',
  seat,
  about: withdrawn.call,
  rule,
  clause,
});

/**
 * The offender calls again before the ruling. The bid may have been a slip (Law 25A); otherwise the opponent may
 * still accept it, and if he does not, the replacement is judged (Law 27C).
 */
function* replacedEarly(
  table: Table,
  { offender, made, at }: Irregular<'insufficient-bid'>,
  second: MadeCall,
): Procedure {
  const { edition } = table;
  const says = saysIn(edition);
  const change: Scene<ChangeOfCall> = {
    table,
    irregularity: { type: 'change-of-call', offender, at, first: made, second },
  };
  if (yield* wasUnintended(change, says.replacedEarly)) return yield* slipCorrected(change, []);
  const lho = lhoOf(offender);
  const clause = says.replacedEarly;
  const params = { offender, call: made.call, second: second.call };
  const reply = yield* ask(acceptance({ by: lho, accept: says.accepted, decline: clause, clause, params }));
  if (reply === 'accept') {
    yield accepted(made, says.accepted);
    yield withdrawnBy(offender, second, edition);
    yield leadLimit(offender, second, '9C', at);
    return [];
  }
  yield* withdrawn(table, made, at, clause);
  return [asCall(second)];
}

/** Law 27B: what the replacement leads to. */
export function* insufficientBidReplaced(scene: Scene<Irregular<'replacement'>>): Procedure {
  const { table, irregularity } = scene;
  const { offender, made, at, replacing } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const before = { ...table, calls: table.calls.slice(0, at) };
  if (isTooLow(before, made.call)) return yield* secondInsufficientBid(scene);
  const isDouble = made.call === 'X' || made.call === 'XX';
  const barred = replacing.rule === '27-bar';
  if (!(isDouble && !isAdmissible(before, offender, made.call)) && !barred) {
    const free = yield* freeIn(edition)(before, replacing, made);
    if (free) return [];
  }
  if (isDouble) {
    yield cancelledFrom(at, says.doubleTried);
    yield withdrawnBy(offender, made, edition);
    yield* bar(table, irregularity, says.doubleTried);
    yield filled(replacing, says.doubleTried);
    yield {
      type: 'replacing',
      seat: offender,
      withdrawn: replacing.withdrawn,
      rule: '27-bar',
      clause: says.doubleTried,
    };
    return [];
  }
  const clause = barred ? replacing.clause : says.barred;
  yield filled(replacing, clause);
  yield* bar(table, irregularity, clause);
  return [];
}

const isTooLow = (table: Table, call: AnyCall): boolean => {
  const { bid } = standingOf(table.calls);
  return bid !== undefined && !isBidOverSeven(call) && isBid(call) && !isSufficient(call, bid);
};

/** Law 27B4: another insufficient bid may be accepted too; if it is not, partner is silenced. */
function* secondInsufficientBid({ table, irregularity }: Scene<Irregular<'replacement'>>): Procedure {
  const { offender, made, at, replacing } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const lho = lhoOf(offender);
  const clause = says.secondTried;
  const reply = yield* askOrHear({
    ...acceptance({
      by: lho,
      accept: says.accepted,
      decline: clause,
      clause,
      params: { offender, call: made.call },
    }),
    heard: [lho],
  });
  if ('call' in reply || reply.answer === 'accept') {
    yield accepted(made, says.accepted);
    yield filled(replacing, says.accepted);
    return 'call' in reply ? [asCall(madeBy(reply.call))] : [];
  }
  yield cancelledFrom(at, clause);
  yield withdrawnBy(offender, made, edition);
  yield* bar(table, irregularity, clause);
  yield filled(replacing, clause);
  yield { type: 'replacing', seat: offender, withdrawn: replacing.withdrawn, rule: '27-bar', clause };
  return [];
}

/** Partner passes to the end; declarer may have a say in his first lead; the director looks back at the end. */
function* bar(
  table: Table,
  { offender, at, replacing }: Irregular<'replacement'>,
  clause: Clause,
): Telling<void> {
  yield partnerPasses(offender, 'rest', clause);
  yield leadLimit(offender, replacing.withdrawn, sharedIn(table).leadLimit, at);
  yield couldHaveKnownPass(offender, table.edition);
}

type FreeReplacement = (before: Table, replacing: Replacing, made: MadeCall) => Telling<boolean>;

/** Law 27B1: the replacements after which the auction goes on as if nothing had happened. */
const freeIn = byEdition<FreeReplacement>({ 1997: free1997, 2007: free2007, 2017: free2017 });

/** The auction goes on; the withdrawn bid's information is not held against the side. */
function* goesOn(
  table: Table,
  replacing: Replacing,
  clause: Clause,
  information: 'free' | 'kept',
): Telling<true> {
  const { seat, withdrawn } = replacing;
  yield filled(replacing, clause);
  if (information === 'free') {
    yield { type: 'lifted', what: 'information', seat, about: withdrawn.call, clause };
  }
  yield note('no-rectification', clause);
  yield review(seat, saysIn(table).review);
  return true;
}

/** 1997: both bids natural beyond doubt, and the second the lowest sufficient one in the same strain. */
function* free1997(before: Table, replacing: Replacing, made: MadeCall): Telling<boolean> {
  if (!isLowestInStrain(before, replacing, made)) return false;
  if (!(yield* bothNatural(replacing, made, '27B1(a)', '27B2'))) return false;
  return yield* goesOn(before, replacing, '27B1(a)', 'free');
}

function* bothNatural(replacing: Replacing, made: MadeCall, clause: Clause, no: Clause): Telling<boolean> {
  return yield* isSo({
    id: 'both-natural',
    answerer: 'director',
    clause,
    no,
    params: { call: replacing.withdrawn.call, second: made.call },
    suggestion: declaredArtificial([replacing.withdrawn.meaning, made.meaning], 'no'),
  });
}

/** 2007 (March 2008): as 1997; otherwise a call that means the same or is more precise. Law 16D stays for the latter. */
function* free2007(before: Table, replacing: Replacing, made: MadeCall): Telling<boolean> {
  if (
    isLowestInStrain(before, replacing, made) &&
    (yield* bothNatural(replacing, made, '27B1(a)', '27B1(b)'))
  ) {
    return yield* goesOn(before, replacing, '27B1(a)', 'free');
  }
  const precise = yield* isSo({
    id: 'more-precise',
    answerer: 'director',
    clause: '27B1(b)',
    no: '27B2',
    params: { call: replacing.withdrawn.call, second: made.call },
    suggestion: isWithin(made.meaning, replacing.withdrawn.meaning),
  });
  return precise && (yield* goesOn(before, replacing, '27B1(b)', 'kept'));
}

/** 2017: the lowest sufficient bid that specifies the same; otherwise a comparable call (Law 23). */
function* free2017(before: Table, replacing: Replacing, made: MadeCall): Telling<boolean> {
  const { withdrawn: first } = replacing;
  if (couldSpecifyTheSame(before, replacing, made)) {
    const same = yield* isSo({
      id: 'same-denomination',
      answerer: 'director',
      clause: '27B1(a)',
      no: '27B1(b)',
      params: { call: first.call, second: made.call },
      suggestion: suggestedSame(before, replacing, made),
    });
    if (same) return yield* goesOn(before, replacing, '27B1(a)', 'free');
  }
  const comparable = yield* isSo({
    id: 'comparable',
    answerer: 'director',
    clause: '27B1(b)',
    no: '27B2',
    params: { call: first.call, second: made.call },
    suggestion: comparability(first, made),
  });
  if (!comparable) return false;
  yield review(replacing.seat, '23C');
  return yield* goesOn(before, replacing, '27B1(b)', 'free');
}

import { lhoOf, partnerOf, SEATS, type Seat, sideOf } from '../game/index.ts';
import { unplayable } from './12-adjusted-score.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { isAuctionPeriod, phaseOf } from './17-auction-period.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { Called, Changed } from './happening/happening.ts';
import {
  adjustedScore,
  allWithdrawnBy,
  boardOver,
  cancelledFrom,
  note,
  penaltyPossible,
} from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import {
  ask,
  askOrHear,
  isSo,
  judged,
  type Procedure,
  type Scene,
  type Telling,
} from './ruling/procedure.ts';
import type { AdjustedScore } from './ruling/ruling.ts';
import type { MadeCall, Table } from './table/table.ts';

type WrongHand = Scene<Irregular<'wrong-hand'>>;

/** The score where a board cannot go on: 2017 leaves the kind to Law 12. */
const kindIn = byEdition<AdjustedScore['kind']>({ 1997: 'artificial', 2007: 'artificial', 2017: 'either' });

/** Partner has called over the cancelled call: no law before 2007 takes the board for it. */
const partnerCalledIn = byEdition<Clause | undefined>({ 1997: undefined, 2007: '17D2', 2017: '15A2(a)' });

const saysIn = editionsOf({
  cancelled: { 1997: '17D', 2007: '17D1', 2017: '15A1' },
  callsAgain: { 1997: '17D', 2007: '17D2', 2017: '15A2(b)' },
  later: { 1997: '17D', 2007: '17D3', 2017: '15A3' },
  penalty: { 1997: '90', 2007: '17D4', 2017: '15A4' },
});

/** Law 15A (1997 and 2007: 17D): a player called on the cards of another board. */
export function* wrongHand(scene: WrongHand): Procedure {
  const { table, irregularity } = scene;
  const { seat } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  if (!isAuctionPeriod(phaseOf(table))) return yield* wrongHandInPlay(scene);
  const at = table.calls.findIndex((made) => made.seat === seat);
  const withdrawn = at < 0 ? [] : table.calls.slice(at);
  if (withdrawn.length === 0) {
    yield note('takes-right-hand', says.callsAgain, { seat });
    return [];
  }
  yield cancelledFrom(at, says.cancelled);
  yield penaltyPossible(sideOf(seat), says.penalty);
  const lost = partnerCalledIn(edition);
  if (lost !== undefined && isPartnerIn(withdrawn, seat)) return yield* boardLost(lost, kindIn(edition));
  for (const each of allWithdrawnBy(seat, withdrawn, edition)) yield each;
  if (edition === 2017) yield note('withdrawn-calls-known', '15A2(c)', { seat });
  yield note('calls-again', says.callsAgain, { seat });
  const lho = withdrawn.find((made) => made.seat === lhoOf(seat));
  return edition === 2017 || lho === undefined ? [] : yield* comparedAtOnce(scene, withdrawn, lho);
}

/** The play has begun for good (Law 41C): nobody calls again, and without the cancelled calls there is no contract. */
function* wrongHandInPlay({ table, irregularity }: WrongHand): Procedure {
  const { seat } = irregularity;
  const { edition, calls } = table;
  const says = saysIn(edition);
  const at = calls.findIndex((made) => made.seat === seat);
  if (at >= 0) yield cancelledFrom(at, says.cancelled);
  yield penaltyPossible(sideOf(seat), says.penalty);
  const clause = partnerCalledIn(edition);
  if (clause !== undefined && (yield* hasPartnerCalled(table, seat, clause)))
    return yield* boardLost(clause, kindIn(edition));
  yield* unplayable(table);
  yield boardOver('12A2');
  return [];
}

/** Where the table begins with the play its calls are not known: then the director says it. */
function* hasPartnerCalled({ calls }: Table, seat: Seat, clause: Clause): Telling<boolean> {
  const at = calls.findIndex((made) => made.seat === seat);
  if (at >= 0) return isPartnerIn(calls.slice(at), seat);
  return yield* judged('partner-called-over', clause, { seat }, '12A2');
}

const isPartnerIn = (calls: readonly MadeCall[], seat: Seat): boolean =>
  calls.some((made) => made.seat === partnerOf(seat));

/** 1997 and 2007: the left-hand opponent had called; he repeats his call, unless the new one differs too much. */
function* comparedAtOnce(
  { table, irregularity }: WrongHand,
  [first]: readonly MadeCall[],
  lho: MadeCall,
): Procedure {
  const { seat } = irregularity;
  const clause = saysIn(table).callsAgain;
  const again = yield* newCallBy(seat, clause);
  const differs = yield* judged('differs', clause, { seat, call: first?.call ?? '', second: again.call });
  if (differs) return yield* boardLost(clause, 'artificial');
  yield { type: 'must-repeat', seat: lho.seat, call: lho.call, clause };
  return [{ ...again, type: 'call' }];
}

function* newCallBy(seat: Seat, clause: Clause): Telling<Called | Changed> {
  const reply = yield* askOrHear({
    id: 'new-call',
    answerer: seat,
    clause,
    params: { seat },
    answers: [],
    heard: [seat],
  });
  if ('call' in reply) return reply.call;
  throw new Error('Only a call answers it');
}

function* boardLost(clause: Clause, kind: AdjustedScore['kind']): Procedure {
  yield note('board-cancelled', clause);
  yield adjustedScore('shall', clause, kind);
  yield boardOver(clause);
  return [];
}

/** Law 15A3 (1997: 17D, 2007: 17D3): the player meets, on its own board, the hand he called on before. */
export function* handMetAgain({ table, irregularity }: Scene<Irregular<'hand-met-again'>>): Procedure {
  const { seat, cancelled } = irregularity;
  const { edition } = table;
  const says = saysIn(edition);
  const clause = says.later;
  const call = table.calls.find((made) => made.seat === seat)?.call;
  const differs = yield* isSo({
    id: 'differs',
    answerer: 'director',
    clause,
    params: { seat, call: cancelled, second: call ?? '' },
    suggestion: {
      answer: call === cancelled ? 'no' : 'yes',
      reason: call === cancelled ? 'same-call' : 'another-call',
    },
  });
  if (!differs) {
    yield note('may-be-played', clause, { seat });
    return [];
  }
  yield penaltyPossible(sideOf(seat), says.penalty);
  return yield* boardLost(clause, kindIn(edition));
}

/** Law 15 (2017: 15B): a side plays a board that was not meant for it in this round. */
export function* wrongBoard(scene: Scene<Irregular<'wrong-board'>>): Procedure {
  const { table } = scene;
  if (table.edition === 2017) return yield* wrongBoardIn2017(table);
  if (isAuctionPeriod(phaseOf(table))) return yield* auctionAnew(scene);
  if (yield* judged('played-before', '15B', {}, '15A1'))
    return yield* cancelledForDeprived(table, '15B', '15B');
  yield note('score-stands', '15A1');
  yield* rightBoardLater('15A2');
  return [];
}

function* wrongBoardIn2017(table: Table): Procedure {
  const contest = yield* ask({
    id: 'contest',
    answerer: 'director',
    clause: '15B',
    answers: [
      { id: 'pairs', clause: '15B' },
      { id: 'teams', clause: '86B' },
    ],
  });
  if (contest === 'teams') {
    yield note('team-match-rules', '86B');
    return [];
  }
  if (yield* judged('played-before', '15B1', {}, '15B2'))
    return yield* cancelledForDeprived(table, '15B1', '15B3');
  yield note(phaseOf(table) === 'over' ? 'score-stands' : 'board-completed', '15B2');
  // A side whose score stands gets nothing artificial besides: it lacks the right board, if that is not played.
  if (!(yield* rightBoardLater('15B2')))
    yield* artificialByFault(2017, 'shall', { notDeprived: '15B3', elsewhere: 'right-board' });
  yield* othersDeprived('15B3');
  return [];
}

/** The board is cancelled: whoever has no valid score on it gets an artificial one, by fault (Law 12C2(a); 1997: 12C1). */
function* cancelledForDeprived({ edition }: Table, cancels: Clause, deprived: Clause): Procedure {
  yield note('board-cancelled', cancels);
  yield* artificialByFault(edition, 'shall', { notDeprived: deprived });
  yield* othersDeprived(deprived);
  yield boardOver(cancels);
  return [];
}

/** Those who were to meet the board later, against a side that has played it now, are not at fault. */
function* othersDeprived(clause: Clause): Telling<void> {
  if (yield* judged('others-deprived', clause))
    yield {
      ...adjustedScore('shall', clause, 'artificial'),
      award: 'average-plus',
      elsewhere: 'others',
    };
}

function* rightBoardLater(clause: Clause): Telling<boolean> {
  const later = yield* judged('right-board-later', clause);
  if (later) yield note('right-board-to-be-played', clause);
  return later;
}

/** 1997 and 2007, Law 15C: the auction is cancelled, the right players sit down, and whoever has called repeats it all. */
function* auctionAnew({ table, irregularity }: Scene<Irregular<'wrong-board'>>): Procedure {
  const { seat: wrong, bothSides = false } = irregularity;
  yield { type: 'cancelled', at: 0, later: true, clause: '15C' };
  yield note('right-players-seated', '15C', { side: bothSides ? 'NS EW' : sideOf(wrong) });
  for (const seat of SEATS) {
    const calls = callsOf(table, seat);
    const newcomer = bothSides || sideOf(seat) === sideOf(wrong);
    if (calls.length > 0)
      yield { type: 'must-repeat-all', seat, calls, clause: '15C', ...(newcomer ? { newcomer } : {}) };
  }
  return [];
}

const callsOf = (table: Table, seat: Seat) =>
  table.calls.filter((made) => made.seat === seat).map(({ call }) => call);

/**
 * 1997 and 2007, Law 15C: a call differs from the one made in the first auction. Who made that one has to repeat it.
 * That a newcomer is free to call as he likes is a reading, and the director's to take.
 */
export function* repeatBroken({ table, irregularity }: Scene<Irregular<'repeat-broken'>>): Procedure {
  const { offender, newcomer } = irregularity;
  const { edition } = table;
  if (newcomer && !(yield* newcomersCallCounts(offender))) {
    yield note('newcomer-calls-freely', '15C', { seat: offender });
    return [];
  }
  if (edition === 2007 && !newcomer && (yield* judged('deliberate', '15C', { offender })))
    yield penaltyPossible(sideOf(offender), '15C');
  yield note('board-cancelled', '15C');
  for (const seat of SEATS) yield { type: 'lifted', what: 'must-repeat-all', seat, clause: '15C' };
  yield* artificialByFault(edition, 'shall', { notDeprived: '15C' });
  yield boardOver('15C');
  return [];
}

const newcomersCallCounts = (seat: Seat): Telling<boolean> =>
  isSo({
    id: 'newcomers-call-counts',
    answerer: 'director',
    clause: '15C',
    params: { seat },
    suggestion: { answer: 'no', reason: 'newcomer-made-no-call' },
  });

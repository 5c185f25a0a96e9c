import { laterTricks, quickTricks, refutes } from './bounds.ts';
import { follows } from './follows.ts';
import { leads } from './leads.ts';
import { at, bitLength, type Ints, type i32, ints, put } from './machine.ts';
import { cardOf, lowestRankOf, moves, PLACES, rememberLead } from './moves.ts';
import { generation, keep, known, placeOfShape, rememberedLead } from './patterns.ts';
import { held, out, trump } from './position.ts';
import { addRelevant, deeper, depthIn, relevant, setRelevant } from './relevant.ts';

/** The cards of the trick at each turn: suit * 16 + rank. */
export const played: Ints = ints(56);
/** The card that served at a turn. */
const served: Ints = ints(56);

/** By turn and suit: what was relevant for the cards tried there, and the highest rank of them. */
const reasons: Ints = ints(56 * 4);
const highestTried: Ints = ints(56 * 4);

/** Tricks begun in the search, and how many may be before it is given up. */
let turns: i32 = 0;
let budget: i32 = 0;

export function allow(most: i32): void {
  budget = most;
  turns = 0;
}

/** Was the search given up? Then its answer means nothing. */
export function isGivenUp(): boolean {
  return turns > budget;
}

/** Can North–South take at least `need` of the `left` tricks with this leader? 1 or 0. What that rests on is relevant. */
function trick(left: i32, leader: i32, need: i32): i32 {
  if (left === 1) return lastTrick(leader);
  const ours: i32 = 1 - (leader & 1);
  // What the side on lead, and the other, must take to decide it.
  const goal: i32 = ours === 1 ? need : left - need + 1;
  const others: i32 = left - goal + 1;
  if (quickTricks(leader, left, goal) >= goal) return ours;
  if (laterTricks(leader, left, others) >= others) return 1 - ours;
  const place: i32 = placeOfShape(left, leader);
  const before: i32 = known(place, left, need);
  if (before >= 0) return before;
  turns += 1;
  if (turns > budget) return 0;
  const then: i32 = generation;
  const turn: i32 = (13 - left) * 4;
  const count: i32 = leads(turn, leader, rememberedLead(place));
  const result: i32 = bestOf(count, left, turn, leader, -1, -1, leader, need);
  if (turns > budget) return result;
  if (result === ours) rememberLead(turn, leader, at(served, turn));
  if (then !== generation) return result;
  keep(
    place,
    left,
    result === 1 ? need : 0,
    result === 1 ? left : need - 1,
    result === ours ? at(served, turn) : -1,
  );
  return result;
}

/** As `trick` answers, with so many cards of the trick played already: none to three, the first of them the leader's. */
export function underWay(left: i32, leader: i32, cards: i32, need: i32): i32 {
  if (need <= 0) return 1;
  if (need > left) return 0;
  if (cards === 0) return trick(left, leader, need);
  const turn: i32 = (13 - left) * 4;
  const led: i32 = at(played, turn) >> 4;
  let winner: i32 = leader;
  let winning: i32 = at(played, turn);
  for (let next: i32 = 1; next < cards; next++) {
    const card: i32 = at(played, turn + next);
    if (!beats(card, winning)) continue;
    winning = card;
    winner = (leader + next) & 3;
  }
  return follow(left, turn + cards, (leader + cards) & 3, led, winning, winner, need);
}

/**
 * Tries the cards that a seat may play at a turn until one serves its side; 1 or 0 as `trick` answers. `led` and `winning` are
 * below zero for the leader.
 */
function bestOf(
  count: i32,
  left: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winning: i32,
  winner: i32,
  need: i32,
): i32 {
  const mine: i32 = 1 - (seat & 1);
  const isLast: boolean = (turn & 3) === 3;
  // Four bits a suit: the rank below which it need not be tried, since one of it was and its rank did not matter.
  let enough: i32 = 0;
  const from: i32 = turn * PLACES;
  for (let suit: i32 = 0; suit < 4; suit++) {
    put(reasons, turn * 4 + suit, 0);
    put(highestTried, turn * 4 + suit, -1);
  }
  for (let place: i32 = from; place < from + count; place++) {
    const move: i32 = at(moves, place);
    const card: i32 = cardOf(move);
    const suit: i32 = card >> 4;
    const rank: i32 = card & 15;
    if (rank < ((enough >> (4 * suit)) & 15)) continue;
    const bit: i32 = 1 << rank;
    const holding: i32 = at(held, seat * 4 + suit);
    put(held, seat * 4 + suit, holding ^ bit);
    put(played, turn, card);
    const wins: boolean = winning < 0 || beats(card, winning);
    const best: i32 = wins ? card : winning;
    const holder: i32 = wins ? seat : winner;
    const result: i32 = isLast
      ? completed(left, turn, best, holder, need)
      : follow(left, turn + 1, (seat + 1) & 3, led < 0 ? suit : led, best, holder, need);
    put(held, seat * 4 + suit, holding);
    if (turns > budget) return 0;
    if (result === mine) {
      put(served, turn, card);
      return result;
    }
    const inSuit: i32 = turn * 4 + suit;
    // Cards that are worth the same were not tried: their ranks matter as this one's did.
    const depth: i32 = depthIn(suit);
    let below: i32 = 0;
    if (depth >= 13 - rank) addRelevant(suit, lowestRankOf(move));
    else {
      below = depth === 0 ? 15 : 13 - depth;
      if (below > ((enough >> (4 * suit)) & 15))
        enough = (enough & ~(15 << (4 * suit))) | (below << (4 * suit));
    }
    // Of a card that is worth no more than this one, whose rank did not matter, nothing else need be known.
    put(reasons, inSuit, at(highestTried, inSuit) < below ? relevant : deeper(at(reasons, inSuit), relevant));
    if (rank > at(highestTried, inSuit)) put(highestTried, inSuit, rank);
  }
  setRelevant(0);
  for (let inSuit: i32 = turn * 4; inSuit < turn * 4 + 4; inSuit++)
    setRelevant(deeper(relevant, at(reasons, inSuit)));
  return 1 - mine;
}

/** Does a card beat the one that wins so far? */
function beats(card: i32, winning: i32): boolean {
  return card >> 4 === winning >> 4 ? card > winning : card >> 4 === trump;
}

/** The second, third or fourth card of a trick. */
function follow(left: i32, turn: i32, seat: i32, led: i32, winning: i32, winner: i32, need: i32): i32 {
  if ((turn & 3) === 1) {
    const mine: i32 = 1 - (seat & 1);
    const goal: i32 = mine === 1 ? need : left - need + 1;
    const card: i32 = at(played, turn - 1);
    const place: i32 = winner * 4 + led;
    put(held, place, at(held, place) ^ (1 << (card & 15)));
    const isRefuted: boolean = refutes(winner, led, left, goal);
    put(held, place, at(held, place) ^ (1 << (card & 15)));
    if (isRefuted) return mine;
  }
  const behind: i32 = (turn & 3) === 3 ? -1 : (seat + 1) & 3;
  const isFriendly: boolean = ((winner ^ seat) & 1) === 0;
  const count: i32 = follows(turn, seat, led, winning, isFriendly, behind);
  return at(held, seat * 4 + led) === 0
    ? bestOf(count, left, turn, seat, led, winning, winner, need)
    : bestOfSuit(count, left, turn, seat, led, winning, winner, need);
}

/** As `bestOf`, for a seat that follows suit: one reason is enough. Most cards are played here. */
function bestOfSuit(
  count: i32,
  left: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winning: i32,
  winner: i32,
  need: i32,
): i32 {
  const mine: i32 = 1 - (seat & 1);
  const isLast: boolean = (turn & 3) === 3;
  const hand: i32 = seat * 4 + led;
  const holding: i32 = at(held, hand);
  const from: i32 = turn * PLACES;
  let enough: i32 = 0;
  let reason: i32 = 0;
  let highest: i32 = -1;
  for (let place: i32 = from; place < from + count; place++) {
    const move: i32 = at(moves, place);
    const card: i32 = cardOf(move);
    const rank: i32 = card & 15;
    if (rank < enough) continue;
    put(held, hand, holding ^ (1 << rank));
    put(played, turn, card);
    const wins: boolean = beats(card, winning);
    const best: i32 = wins ? card : winning;
    const holder: i32 = wins ? seat : winner;
    const result: i32 = isLast
      ? completed(left, turn, best, holder, need)
      : follow(left, turn + 1, (seat + 1) & 3, led, best, holder, need);
    put(held, hand, holding);
    if (result === mine || turns > budget) return result;
    const depth: i32 = depthIn(led);
    let below: i32 = 0;
    if (depth >= 13 - rank) addRelevant(led, lowestRankOf(move));
    else {
      below = depth === 0 ? 15 : 13 - depth;
      if (below > enough) enough = below;
    }
    reason = highest < below ? relevant : deeper(reason, relevant);
    if (rank > highest) highest = rank;
  }
  setRelevant(reason);
  return 1 - mine;
}

/** The trick is full: the next begins. */
function completed(left: i32, turn: i32, winning: i32, winner: i32, need: i32): i32 {
  const suit: i32 = winning >> 4;
  const then: i32 = need - 1 + (winner & 1);
  let result: i32 = 0;
  const a: i32 = at(played, turn);
  const b: i32 = at(played, turn - 1);
  const c: i32 = at(played, turn - 2);
  const d: i32 = at(played, turn - 3);
  if (then <= 0) {
    setRelevant(0);
    result = 1;
  } else if (then > left - 1) {
    setRelevant(0);
  } else {
    takeOut(a);
    takeOut(b);
    takeOut(c);
    takeOut(d);
    result = trick(left - 1, winner, then);
    takeOut(a);
    takeOut(b);
    takeOut(c);
    takeOut(d);
  }
  // It won by its rank if others of its suit were played.
  let company: i32 = 0;
  if (a >> 4 === suit) company += 1;
  if (b >> 4 === suit) company += 1;
  if (c >> 4 === suit) company += 1;
  if (d >> 4 === suit) company += 1;
  if (company > 1) addRelevant(suit, winning & 15);
  return result;
}

/** From the cards that are out, or back. */
function takeOut(card: i32): void {
  put(out, card >> 4, at(out, card >> 4) ^ (1 << (card & 15)));
}

/** The last trick plays itself. */
function lastTrick(leader: i32): i32 {
  setRelevant(0);
  let winner: i32 = leader;
  let winning: i32 = onlyCard(leader);
  let company: i32 = 1;
  for (let next: i32 = 1; next < 4; next++) {
    const seat: i32 = (leader + next) & 3;
    const card: i32 = onlyCard(seat);
    if (beats(card, winning)) {
      company = card >> 4 === winning >> 4 ? company + 1 : 1;
      winning = card;
      winner = seat;
    } else if (card >> 4 === winning >> 4) company += 1;
  }
  if (company > 1) addRelevant(winning >> 4, winning & 15);
  return 1 - (winner & 1);
}

function onlyCard(seat: i32): i32 {
  for (let suit: i32 = 0; suit < 3; suit++) {
    const holding: i32 = at(held, seat * 4 + suit);
    if (holding !== 0) return suit * 16 + bitLength(holding) - 1;
  }
  return 48 + bitLength(at(held, seat * 4 + 3)) - 1;
}

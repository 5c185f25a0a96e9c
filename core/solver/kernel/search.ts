import { laterTricks, quickTricks } from './bounds.ts';
import { at, bitLength, type Ints, type i32, ints } from './machine.ts';
import { follows, leads, moveCard, moveEquals, PLACES } from './moves.ts';
import { keep, known, rememberedLead } from './patterns.ts';
import { held, out, trump } from './position.ts';
import { nothingRelevant, relevant } from './relevant.ts';

/** The cards of the trick at each turn: suit * 16 + rank. */
export const played: Ints = ints(56);
/** What was relevant in the moves tried so far at each turn: four holdings. */
const tried: Ints = ints(56 * 4);
/** The card below which a suit need not be tried at a turn: one of it was, and its rank did not matter. */
const enough: Ints = ints(56 * 4);
/** The card that served at a turn. */
const served: Ints = ints(56);

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
  if (need <= 0 || need > left) {
    nothingRelevant();
    return need <= 0 ? 1 : 0;
  }
  if (left === 1) return lastTrick(leader);
  const before: i32 = known(leader, need);
  if (before >= 0) return before;
  const remembered: i32 = rememberedLead;
  const ours: i32 = (leader & 1) === 0 ? 1 : 0;
  const quick: i32 = quickTricks(leader, left);
  if (ours === 1 ? quick >= need : left - quick < need) return ours;
  const later: i32 = laterTricks(leader);
  if (ours === 1 ? left - later < need : later >= need) return 1 - ours;
  turns += 1;
  if (turns > budget) return 0;
  const turn: i32 = (13 - left) * 4;
  const moves: i32 = leads(turn, leader, remembered);
  const result: i32 = bestOf(moves, left, turn, leader, -1, -1, leader, need);
  if (turns > budget) return 0;
  keep(
    leader,
    result === 1 ? need : 0,
    result === 1 ? left : need - 1,
    result === ours ? at(served, turn) : -1,
  );
  return result;
}

/** As `trick` answers, with so many cards of the trick played already: none to three, the first of them the leader's. */
export function underWay(left: i32, leader: i32, cards: i32, need: i32): i32 {
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
  moves: i32,
  left: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winning: i32,
  winner: i32,
  need: i32,
): i32 {
  const mine: i32 = (seat & 1) === 0 ? 1 : 0;
  const isLast: boolean = (turn & 3) === 3;
  const base: i32 = turn * 4;
  for (let suit: i32 = 0; suit < 4; suit++) {
    tried[base + suit] = 0;
    enough[base + suit] = 0;
  }
  for (let move: i32 = 0; move < moves; move++) {
    const card: i32 = at(moveCard, turn * PLACES + move);
    const suit: i32 = card >> 4;
    const bit: i32 = 1 << (card & 15);
    if (bit < at(enough, base + suit)) continue;
    const place: i32 = seat * 4 + suit;
    held[place] = at(held, place) ^ bit;
    played[turn] = card;
    const wins: boolean = winning < 0 || beats(card, winning);
    const best: i32 = wins ? card : winning;
    const holder: i32 = wins ? seat : winner;
    const result: i32 = isLast
      ? completed(left, turn, best, holder, need)
      : follow(left, turn + 1, (seat + 1) & 3, led < 0 ? suit : led, best, holder, need);
    held[place] = at(held, place) ^ bit;
    if (turns > budget) return 0;
    if (result === mine) {
      served[turn] = card;
      return result;
    }
    if (matteredBelow(suit, bit)) addTried(base, suit, at(moveEquals, turn * PLACES + move));
    else enough[base + suit] = bit;
    unite(base);
  }
  relevantAsTried(base);
  return 1 - mine;
}

/** Did the rank of a card, or of a lower one of its suit, matter? */
function matteredBelow(suit: i32, bit: i32): boolean {
  return (at(relevant, suit) & (bit | (bit - 1))) !== 0;
}

/** Cards that were not tried because they are worth the same: their ranks matter as that one's did. */
function addTried(base: i32, suit: i32, cards: i32): void {
  tried[base + suit] = at(tried, base + suit) | cards;
}

function unite(base: i32): void {
  tried[base] = at(tried, base) | at(relevant, 0);
  tried[base + 1] = at(tried, base + 1) | at(relevant, 1);
  tried[base + 2] = at(tried, base + 2) | at(relevant, 2);
  tried[base + 3] = at(tried, base + 3) | at(relevant, 3);
}

function relevantAsTried(base: i32): void {
  relevant[0] = at(tried, base);
  relevant[1] = at(tried, base + 1);
  relevant[2] = at(tried, base + 2);
  relevant[3] = at(tried, base + 3);
}

/** Does a card beat the one that wins so far? */
function beats(card: i32, winning: i32): boolean {
  return card >> 4 === winning >> 4 ? card > winning : card >> 4 === trump;
}

/** The second, third or fourth card of a trick. */
function follow(left: i32, turn: i32, seat: i32, led: i32, winning: i32, winner: i32, need: i32): i32 {
  const behind: i32 = (turn & 3) === 3 ? -1 : (seat + 1) & 3;
  const friendly: boolean = ((winner ^ seat) & 1) === 0;
  const moves: i32 = follows(turn, seat, led, winning >> 4, winning & 15, friendly, behind);
  return bestOf(moves, left, turn, seat, led, winning, winner, need);
}

/** The trick is full: the next begins. */
function completed(left: i32, turn: i32, winning: i32, winner: i32, need: i32): i32 {
  const suit: i32 = winning >> 4;
  let company: i32 = 0;
  for (let back: i32 = 0; back < 4; back++) {
    const card: i32 = at(played, turn - back);
    out[card >> 4] = at(out, card >> 4) ^ (1 << (card & 15));
    if (card >> 4 === suit) company += 1;
  }
  const result: i32 = trick(left - 1, winner, (winner & 1) === 0 ? need - 1 : need);
  for (let back: i32 = 0; back < 4; back++) {
    const card: i32 = at(played, turn - back);
    out[card >> 4] = at(out, card >> 4) ^ (1 << (card & 15));
  }
  // It won by its rank over others of its suit.
  if (company > 1) relevant[suit] = at(relevant, suit) | (1 << (winning & 15));
  return result;
}

/** The last trick plays itself. */
function lastTrick(leader: i32): i32 {
  nothingRelevant();
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
  if (company > 1) relevant[winning >> 4] = 1 << (winning & 15);
  return (winner & 1) === 0 ? 1 : 0;
}

function onlyCard(seat: i32): i32 {
  for (let suit: i32 = 0; suit < 3; suit++) {
    const holding: i32 = at(held, seat * 4 + suit);
    if (holding !== 0) return suit * 16 + bitLength(holding) - 1;
  }
  return 48 + bitLength(at(held, seat * 4 + 3)) - 1;
}

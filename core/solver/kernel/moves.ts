import { at, bitLength, type Ints, type i32, ints, put, sizeOf, zero } from './machine.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';

/**
 * The cards worth trying at each turn, the most promising first: sixteen places for each of the 52 turns of a deal. Of cards that are
 * worth the same only the highest is there. In a number: what speaks for it, the lowest rank of those worth the same, suit and rank.
 */
export const PLACES: i32 = 16;
export const moves: Ints = ints(56 * PLACES);
const LOWEST_AT: i32 = 6;
const WEIGHT_AT: i32 = 10;

/** Suit * 16 + rank. */
export function cardOf(move: i32): i32 {
  return move & 63;
}

/** The lowest rank of the cards that are worth the same. */
export function lowestRankOf(move: i32): i32 {
  return (move >> LOWEST_AT) & 15;
}

/** By turn and leader: the lead that served last, suit * 16 + rank + 1; nothing for none. Often it serves again, or its suit does. */
const latest: Ints = ints(56 * 4);

export function rememberLead(turn: i32, leader: i32, card: i32): void {
  put(latest, turn * 4 + leader, card + 1);
}

/** Another deal or another trump suit. */
export function forgetLeads(): void {
  zero(latest, 56 * 4);
}

let from: i32 = 0;
let end: i32 = 0;

function add(card: i32, lowest: i32, weight: i32): void {
  const move: i32 = (weight << WEIGHT_AT) | (lowest << LOWEST_AT) | card;
  let place: i32 = end;
  while (place > from && at(moves, place - 1) < move) {
    put(moves, place, at(moves, place - 1));
    place -= 1;
  }
  put(moves, place, move);
  end += 1;
}

/** The highest card of a holding and those of it that stand next to it among the cards that are out. */
function sequenceOf(holding: i32, others: i32): i32 {
  const below: i32 = others & ((1 << (bitLength(holding) - 1)) - 1);
  return holding & (-1 << bitLength(below));
}

function rankOfLowest(holding: i32): i32 {
  return bitLength(holding & -holding) - 1;
}

/** Leads, each with what speaks for it; how many there are. */
export function leads(turn: i32, leader: i32, remembered: i32): i32 {
  from = turn * PLACES;
  end = from;
  const lho: i32 = ((leader + 1) & 3) * 4;
  const partner: i32 = (leader ^ 2) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  const before: i32 = at(latest, turn * 4 + leader) - 1;
  for (let suit: i32 = 0; suit < 4; suit++) {
    let rest: i32 = at(held, leader * 4 + suit);
    if (rest === 0) continue;
    const all: i32 = at(out, suit);
    const others: i32 = all & ~rest;
    const weight: i32 = suitWeight(suit, lho, partner, rho);
    const hisHolding: i32 = at(held, partner + suit);
    const highest: i32 = 1 << (bitLength(all) - 1);
    while (rest !== 0) {
      const equals: i32 = sequenceOf(rest, others);
      rest &= ~equals;
      const card: i32 = suit * 16 + bitLength(equals) - 1;
      let worth: i32 = weight;
      if ((equals & highest) !== 0) worth += 15;
      else if ((hisHolding & highest) !== 0) worth += rest === 0 ? 32 : 4;
      else worth += rest === 0 ? 4 : (equals & (equals - 1)) !== 0 ? 6 : -4;
      if (card === before) worth += 20;
      else if (suit === before >> 4) worth += 10;
      if (card === remembered) worth += 400;
      add(card, rankOfLowest(equals), worth);
    }
  }
  return end - from;
}

function suitWeight(suit: i32, lho: i32, partner: i32, rho: i32): i32 {
  const all: i32 = at(out, suit);
  const lhos: i32 = at(held, lho + suit);
  const partners: i32 = at(held, partner + suit);
  const rhos: i32 = at(held, rho + suit);
  let weight: i32 = 0;
  if (trump !== NO_TRUMP && suit !== trump) {
    if (lhos === 0 && at(held, lho + trump) !== 0) weight -= 30;
    if (rhos === 0 && at(held, rho + trump) !== 0) weight -= 25;
    if (partners === 0 && at(held, partner + trump) !== 0) weight += lhos === 0 ? 5 : 30;
  }
  const highest: i32 = 1 << (bitLength(all) - 1);
  if ((rhos & highest) !== 0) weight -= 12;
  else if ((lhos & highest) !== 0) {
    const rest: i32 = all ^ highest;
    if (rest !== 0 && (partners & (1 << (bitLength(rest) - 1))) !== 0) weight += 10;
    else weight -= 4;
  }
  if (suit === trump) weight -= 3;
  weight += sizeOf(lhos) + sizeOf(rhos) < 5 ? 3 : 0;
  return weight;
}

/**
 * What a follower can play. `winning` is the card that wins so far, `isFriendly`: partner played it. `behind`: the seat that plays
 * after, or below zero for the last to play.
 */
export function follows(turn: i32, seat: i32, led: i32, winning: i32, isFriendly: boolean, behind: i32): i32 {
  from = turn * PLACES;
  end = from;
  const own: i32 = at(held, seat * 4 + led);
  if (own !== 0) {
    followSuit(own, led, winning, isFriendly, behind);
    return end - from;
  }
  for (let other: i32 = 0; other < 4; other++) {
    const holding: i32 = at(held, seat * 4 + other);
    if (holding === 0) continue;
    if (other === trump) ruffs(holding, winning, isFriendly, behind, led);
    else discards(holding, other);
  }
  return end - from;
}

function followSuit(own: i32, suit: i32, winning: i32, isFriendly: boolean, behind: i32): void {
  const others: i32 = at(out, suit) & ~own;
  // What the player behind could still beat it with.
  const threat: i32 = behind < 0 ? 0 : bitLength(at(held, behind * 4 + suit));
  const rankToBeat: i32 = winning >> 4 === suit ? winning & 15 : 13;
  let rest: i32 = own;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = 13 - rank;
    if (rank > rankToBeat) {
      const isSure: boolean = threat <= rank;
      if (isFriendly) worth += behind >= 0 && threat - 1 > rankToBeat && isSure ? 20 : -5;
      else worth += isSure ? 40 : 0;
    }
    add(suit * 16 + rank, rankOfLowest(equals), worth);
  }
}

function ruffs(holding: i32, winning: i32, isFriendly: boolean, behind: i32, led: i32): void {
  const others: i32 = at(out, trump) & ~holding;
  const threat: i32 =
    behind < 0 || at(held, behind * 4 + led) !== 0 ? 0 : bitLength(at(held, behind * 4 + trump));
  const rankToBeat: i32 = winning >> 4 === trump ? winning & 15 : -1;
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = 13 - rank;
    if (rank < rankToBeat) worth -= 30;
    else if (isFriendly) worth -= 10;
    else worth += threat <= rank ? 45 : 25;
    add(trump * 16 + rank, rankOfLowest(equals), worth);
  }
}

function discards(holding: i32, suit: i32): void {
  const others: i32 = at(out, suit) & ~holding;
  const size: i32 = sizeOf(holding);
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    const worth: i32 = 13 - rank + size + (rest === 0 ? 8 : 0);
    add(suit * 16 + rank, rankOfLowest(equals), worth);
  }
}

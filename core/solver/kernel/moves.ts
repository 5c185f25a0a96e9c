import { at, bitLength, type Ints, type i32, ints, put, zero } from './machine.ts';

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

/** The lead that served last at that turn, suit * 16 + rank; below zero for none. */
export function latestLead(turn: i32, leader: i32): i32 {
  return at(latest, turn * 4 + leader) - 1;
}

let from: i32 = 0;
let end: i32 = 0;

/** Whatever is added from now on can be played at this turn. */
export function startAt(turn: i32): void {
  from = turn * PLACES;
  end = from;
}

/** How many cards were added. */
export function howMany(): i32 {
  return end - from;
}

export function add(card: i32, lowest: i32, weight: i32): void {
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
export function sequenceOf(holding: i32, others: i32): i32 {
  const below: i32 = others & ((1 << (bitLength(holding) - 1)) - 1);
  return holding & (-1 << bitLength(below));
}

export function rankOfLowest(holding: i32): i32 {
  return bitLength(holding & -holding) - 1;
}

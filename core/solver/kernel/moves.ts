import { at, bitLength, type Ints, type i32, ints, sizeOf } from './machine.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';

/** The cards worth trying at each turn, the most promising first: sixteen places for each of the 52 turns of a deal. */
export const PLACES: i32 = 16;
export const moveCard: Ints = ints(53 * PLACES);
/** The card and those that are worth the same, as a holding. */
export const moveEquals: Ints = ints(53 * PLACES);
const moveWeight: Ints = ints(PLACES);

let count: i32 = 0;
let from: i32 = 0;

function add(suit: i32, rank: i32, equals: i32, weight: i32): void {
  let place: i32 = count;
  while (place > 0 && at(moveWeight, place - 1) < weight) {
    moveWeight[place] = at(moveWeight, place - 1);
    moveCard[from + place] = at(moveCard, from + place - 1);
    moveEquals[from + place] = at(moveEquals, from + place - 1);
    place -= 1;
  }
  moveWeight[place] = weight;
  moveCard[from + place] = suit * 16 + rank;
  moveEquals[from + place] = equals;
  count += 1;
}

/** The highest card of a holding and those of it that stand next to it among the cards that are out. */
function sequenceOf(holding: i32, all: i32): i32 {
  const others: i32 = all & ~holding;
  const top: i32 = bitLength(holding) - 1;
  const below: i32 = others & ((1 << top) - 1);
  return holding & (-1 << bitLength(below));
}

/** Leads, each with what speaks for it. */
export function leads(turn: i32, leader: i32, remembered: i32): i32 {
  from = turn * PLACES;
  count = 0;
  const lho: i32 = ((leader + 1) & 3) * 4;
  const partner: i32 = (leader ^ 2) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  for (let suit: i32 = 0; suit < 4; suit++) {
    let rest: i32 = at(held, leader * 4 + suit);
    if (rest === 0) continue;
    const all: i32 = at(out, suit);
    const weight: i32 = suitWeight(suit, lho, partner, rho);
    const hisHolding: i32 = at(held, partner + suit);
    const highest: i32 = 1 << (bitLength(all) - 1);
    const size: i32 = sizeOf(rest);
    while (rest !== 0) {
      const equals: i32 = sequenceOf(rest, all);
      rest &= ~equals;
      const rank: i32 = bitLength(equals) - 1;
      let worth: i32 = weight;
      if ((equals & highest) !== 0) worth += 25;
      else if ((hisHolding & highest) !== 0) worth += rest === 0 ? 22 : 4;
      else worth += rest === 0 ? 4 : size > 1 && (equals & (equals - 1)) !== 0 ? 6 : -4;
      if (suit * 16 + rank === remembered) worth += 400;
      add(suit, rank, equals, worth);
    }
  }
  return count;
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
    if (rest !== 0 && (partners & (1 << (bitLength(rest) - 1))) !== 0) weight += 6;
    else weight -= 4;
  }
  if (suit === trump) weight -= 3;
  weight += sizeOf(lhos) + sizeOf(rhos) < 5 ? 3 : 0;
  return weight;
}

/**
 * What a follower can play. `winning` is the card that wins so far, of the suit `best`; `friendly`: partner played it.
 * `behind`: the seat that plays after, or below zero for the last to play.
 */
export function follows(
  turn: i32,
  seat: i32,
  suit: i32,
  best: i32,
  winning: i32,
  friendly: boolean,
  behind: i32,
): i32 {
  from = turn * PLACES;
  count = 0;
  const own: i32 = at(held, seat * 4 + suit);
  if (own !== 0) {
    followSuit(own, suit, best, winning, friendly, behind);
    return count;
  }
  for (let other: i32 = 0; other < 4; other++) {
    const holding: i32 = at(held, seat * 4 + other);
    if (holding === 0) continue;
    if (other === trump) ruffs(holding, best, winning, friendly, behind, suit);
    else discards(holding, other);
  }
  return count;
}

function followSuit(own: i32, suit: i32, best: i32, winning: i32, friendly: boolean, behind: i32): void {
  const all: i32 = at(out, suit);
  // What the player behind could still beat it with.
  const threat: i32 = behind < 0 ? 0 : at(held, behind * 4 + suit);
  let rest: i32 = own;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, all);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = 13 - rank;
    if (best === suit && rank > winning) {
      const sure: boolean = bitLength(threat) <= rank;
      if (friendly) worth += behind >= 0 && bitLength(threat) - 1 > winning && sure ? 20 : -5;
      else worth += sure ? 40 : 10;
    }
    add(suit, rank, equals, worth);
  }
}

function ruffs(holding: i32, best: i32, winning: i32, friendly: boolean, behind: i32, led: i32): void {
  const all: i32 = at(out, trump);
  const threat: i32 = behind < 0 || at(held, behind * 4 + led) !== 0 ? 0 : at(held, behind * 4 + trump);
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, all);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = 13 - rank;
    if (best === trump && rank < winning) worth -= 30;
    else if (friendly) worth -= 10;
    else worth += bitLength(threat) <= rank ? 45 : 25;
    add(trump, rank, equals, worth);
  }
}

function discards(holding: i32, suit: i32): void {
  const all: i32 = at(out, suit);
  const size: i32 = sizeOf(holding);
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, all);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    add(suit, rank, equals, 13 - rank + size + (rest === 0 ? 8 : 0));
  }
}

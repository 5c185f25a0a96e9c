import { setTrump } from './bounds.ts';
import { at, type i32 } from './machine.ts';
import { setTrumpOfMoves } from './moves.ts';
import { forget, patternCount } from './patterns.ts';
import { held, prepareOwners } from './position.ts';
import { allow, isGivenUp, setTrumpOfSearch, trick, turnsTaken } from './search.ts';

/** A seat's holding in a suit. */
export function deal(seat: i32, suit: i32, holding: i32): void {
  held[seat * 4 + suit] = holding;
}

/** After all holdings are dealt, or for another trump suit: 0 to 3, 4 for none. */
export function begin(trump: i32): void {
  setTrump(trump);
  setTrumpOfMoves(trump);
  setTrumpOfSearch(trump);
  prepareOwners();
  forget();
}

/** Do North–South take so many tricks, `left` to play? 1 or 0; -1 when it took more than `most` turns. */
export function takes(left: i32, leader: i32, need: i32, most: i32): i32 {
  allow(most);
  const result: i32 = trick(left, leader, need);
  return isGivenUp() ? -1 : result;
}

export function turnsOfLast(): i32 {
  return turnsTaken();
}

export function patternsKnown(): i32 {
  return patternCount();
}

export function heldBy(seat: i32, suit: i32): i32 {
  return at(held, seat * 4 + suit);
}

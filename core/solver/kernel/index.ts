import type { i32 } from './machine.ts';
import { forget } from './patterns.ts';
import { held, prepareOwners, setTrump } from './position.ts';
import { allow, isGivenUp, trick } from './search.ts';

/** A seat's holding in a suit. */
export function hold(seat: i32, suit: i32, holding: i32): void {
  held[seat * 4 + suit] = holding;
}

/** After all holdings are there, or for another trump suit: 0 to 3, 4 for none. */
export function begin(trump: i32): void {
  setTrump(trump);
  prepareOwners();
  forget();
}

/** Do North–South take so many of the `left` tricks? 1 or 0; -1 when it took more than `most` tricks to look at. */
export function takes(left: i32, leader: i32, need: i32, most: i32): i32 {
  allow(most);
  const result: i32 = trick(left, leader, need);
  return isGivenUp() ? -1 : result;
}

import { at, type Ints, type i32, ints, put } from './machine.ts';

/**
 * The cards whose rank mattered for the result found last (partition search): holdings of two suits in a number, 13 bits each. A
 * position in which the same seats own the cards from the top down to the lowest of them, with the same lengths, has the same result.
 */
export const relevant: Ints = ints(2);

export function nothingRelevant(): void {
  put(relevant, 0, 0);
  put(relevant, 1, 0);
}

export function addRelevant(suit: i32, cards: i32): void {
  put(relevant, suit >> 1, at(relevant, suit >> 1) | (cards << (13 * (suit & 1))));
}

/** What is relevant in a suit. */
export function relevantIn(suit: i32): i32 {
  return (at(relevant, suit >> 1) >> (13 * (suit & 1))) & 8191;
}

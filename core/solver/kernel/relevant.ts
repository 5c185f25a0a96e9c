import type { i32 } from './machine.ts';

/**
 * How far down the ranks mattered for the result found last (partition search), a byte a suit: 0 where none did, 1 for the ace, 13
 * for the two. A position in which the same seats own the cards from the top down to there, with the same lengths, has the same result.
 */
export let relevant: i32 = 0;

export function setRelevant(depths: i32): void {
  relevant = depths;
}

/** A card of a suit, or the lowest of several, and all that are higher. */
export function addRelevant(suit: i32, rank: i32): void {
  const place: i32 = suit << 3;
  const depth: i32 = 13 - rank;
  if (((relevant >> place) & 15) < depth) relevant = (relevant & ~(15 << place)) | (depth << place);
}

/** The bytes' highest bits, and their lowest. */
const SIGNS: i32 = -2139062144;
const ONES: i32 = 0x01010101;

/** The deeper of two, suit by suit. */
export function deeper(a: i32, b: i32): i32 {
  const notLess: i32 = (((a | SIGNS) - b) >> 7) & ONES;
  return b ^ ((a ^ b) & ((notLess << 8) - notLess));
}

/** How far down the ranks of a suit mattered. */
export function depthIn(suit: i32): i32 {
  return (relevant >> (suit << 3)) & 15;
}

import { at, type Ints, type i32, ints, put } from './machine.ts';

/**
 * Patterns stand in blocks of eight, so that a look at eight of them is a look at one stretch of memory, the latest first. Of each:
 * owners of the top four cards of all suits, a byte a suit; which of these count; the same of the next four cards; how many cards of
 * each suit count, with the bounds; owners of the last four. Between them, where the block before stands and how many there are.
 */
export const BLOCK: i32 = 64;
export const IN_BLOCK: i32 = 8;
export const MASK: i32 = 8;
export const SECOND: i32 = 16;
export const SECOND_MASK: i32 = 24;
/** Four bits a suit, four for the fewest tricks, four for the most, and one if more than eight cards of a suit count. */
export const COUNTS: i32 = 32;
export const LEAST_AT: i32 = 16;
export const MOST_AT: i32 = 20;
export const DEEP: i32 = 1 << 24;
export const BEFORE: i32 = 40;
export const THIRD: i32 = 41;
export const BLOCKS_BEFORE: i32 = 49;
const MOST_BLOCKS: i32 = 1 << 18;
export let pattern: Ints = ints(0);
let blocks: i32 = 0;
/** Blocks that were emptied: the latest of them. */
let emptied: i32 = 0;
/** Blocks that one pattern may need, when forks are made for it. */
const MOST_AT_ONCE: i32 = 256;

/** Nothing is there: another deal or another trump suit. The first time finds the memory: nobody has it who solves nothing. */
export function clear(): void {
  if (blocks === 0) pattern = ints(MOST_BLOCKS * BLOCK);
  blocks = 1;
  emptied = 0;
}

/** Is there no more room for a pattern and the forks that it may make? */
export function isFull(): boolean {
  return blocks >= MOST_BLOCKS - MOST_AT_ONCE;
}

/** The place for one more pattern behind what is there, which this moves on; nothing is lost of what was there. */
export function placeAfter(there: i32): i32 {
  const block: i32 = there & -BLOCK;
  if (block !== 0 && there - block < IN_BLOCK) return there;
  let next: i32 = emptied;
  if (next === 0) {
    next = blocks * BLOCK;
    blocks += 1;
  } else emptied = at(pattern, next + BEFORE);
  put(pattern, next + BEFORE, block);
  put(pattern, next + BLOCKS_BEFORE, block === 0 ? 0 : at(pattern, block + BLOCKS_BEFORE) + 1);
  return next;
}

/** A row of blocks is used again. */
export function giveBack(latest: i32): void {
  let block: i32 = latest;
  while (block !== 0) {
    const before: i32 = at(pattern, block + BEFORE);
    put(pattern, block + BEFORE, emptied);
    emptied = block;
    block = before;
  }
}

import {
  BEFORE,
  BLOCK,
  BLOCKS_BEFORE,
  giveBack,
  IN_BLOCK,
  MASK,
  pattern,
  placeAfter,
  THIRD,
} from './blocks.ts';
import { at, type Ints, type i32, ints, put } from './machine.ts';

/**
 * Where there are many patterns, a fork asks who owns one of the top cards of a suit: of the four that it may be, and for
 * the patterns to which it does not matter. A fork is as large as a block.
 */
export const ASKED: i32 = 0;
export const ANSWERS: i32 = 1;
export const ANYBODY: i32 = 4;
/** Blocks in a row, before a fork is looked for. */
const MOST_TOGETHER: i32 = 4;
/** A fork is worth it when it leaves out so many of the patterns. */
const WORTH: i32 = 8;

/** Is a pattern's owner of that top card one that counts? Then who, else nobody in particular. */
export function answerOf(mask: i32, owned: i32, asked: i32): i32 {
  return ((mask >> asked) & 3) === 0 ? ANYBODY : (owned >> asked) & 3;
}

/** More than these are left as they are: how many have one owner is counted in a byte. */
const MOST_DIVIDED: i32 = 240;
/** Where the patterns stand that are to be divided, the latest first. */
const divided: Ints = ints(MOST_DIVIDED);

/** Divides a full row of patterns by the top card that leaves out the most of them; answers the fork, or the row as it was. */
function forked(there: i32): i32 {
  let count: i32 = 0;
  for (let block: i32 = there & -BLOCK; block !== 0; block = at(pattern, block + BEFORE))
    for (let index: i32 = block + IN_BLOCK - 1; index >= block && count < MOST_DIVIDED; index--) {
      put(divided, count, index);
      count += 1;
    }
  let best: i32 = WORTH - 1;
  let asked: i32 = -1;
  for (let shift: i32 = 0; shift < 32; shift += 2) {
    let nobody: i32 = 0;
    let largest: i32 = 0;
    let counted: i32 = 0;
    for (let each: i32 = 0; each < count; each++) {
      const index: i32 = at(divided, each);
      const answer: i32 = answerOf(at(pattern, index + MASK), at(pattern, index), shift);
      if (answer === ANYBODY) nobody += 1;
      else {
        counted += 1 << (8 * answer);
        const now: i32 = (counted >> (8 * answer)) & 255;
        if (now > largest) largest = now;
      }
    }
    const leftOut: i32 = count - nobody - largest;
    if (leftOut > best) {
      best = leftOut;
      asked = shift;
    }
  }
  if (asked < 0 || count === MOST_DIVIDED) {
    // Not looked at again until there are as many more.
    put(pattern, (there & -BLOCK) + BLOCKS_BEFORE, 0);
    return there;
  }
  const fork: i32 = placeAfter(0);
  put(pattern, fork + ASKED, asked);
  for (let answer: i32 = 0; answer <= ANYBODY; answer++) put(pattern, fork + ANSWERS + answer, 0);
  for (let each: i32 = count - 1; each >= 0; each--) {
    const index: i32 = at(divided, each);
    const slot: i32 = fork + ANSWERS + answerOf(at(pattern, index + MASK), at(pattern, index), asked);
    const place: i32 = placeAfter(at(pattern, slot));
    for (let part: i32 = 0; part < BEFORE; part += IN_BLOCK)
      put(pattern, place + part, at(pattern, index + part));
    put(pattern, place + THIRD, at(pattern, index + THIRD));
    put(pattern, slot, place + 1);
  }
  giveBack(there & -BLOCK);
  return -fork;
}

/** The same patterns, behind a fork where it is time for one. */
export function forkedWhenMany(there: i32): i32 {
  const isRowFull: boolean = there > 0 && (there & (BLOCK - 1)) === IN_BLOCK;
  return isRowFull && at(pattern, (there & -BLOCK) + BLOCKS_BEFORE) >= MOST_TOGETHER - 1
    ? forked(there)
    : there;
}

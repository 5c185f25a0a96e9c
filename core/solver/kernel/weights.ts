import { type Ints, type i32, table } from './machine.ts';

/**
 * What speaks for a card. The figures were found by changing one at a time and counting the tricks looked at in random deals:
 * they make the search quick or slow, never right or wrong.
 */

/** Rows: no trumps; with trumps, a side suit, the trump suit. */
export const LEAD_ROW: i32 = 40;
/** By turn of the owner of the suit's highest card * 4 + of the second highest, counted from the leader. */
export const LEAD_HONOURS: i32 = 0;
/** By turn of the owner of the highest card * 5 + kind of card. */
export const LEAD_CARDS: i32 = 16;
/** Quarters for each card of the opponents, of the leader, of his partner; partner has none. */
export const LEAD_LENGTHS: i32 = 36;
// biome-ignore format: a row a line
export const LEADS: Ints = table([
  // no trumps
  0, 8, -8, 0, -4, -4, 18, -12, 0, 0, 0, 0, -12, -20, -12, -12,
  15, -28, 18, -28, -4, 0, -12, 6, -20, -4, 0, 32, 4, 4, 16, 0, 4, 6, -4, -4,
  -2, 6, 9, 0,
  // a side suit
  8, 0, 0, 0, -4, -4, 10, -4, 8, 0, 0, -8, -20, -12, -12, -12,
  15, 4, 6, 4, -4, 0, 4, 6, -4, -4, 0, 32, 4, 4, 4, 0, -4, 6, -4, -4,
  -2, 0, 2, 0,
  // trumps
  -3, -3, -3, -11, -7, -7, 7, 1, -3, -3, -19, -3, 1, -23, 1, -15,
  15, 12, 6, -4, -4, 0, -4, 6, 4, 20, 0, 32, 4, 4, 4, 0, 4, 6, -4, -4,
  0, 0, 0, 0,
]);

/** The next to play can ruff; the last can; partner can: the next is void too, only the last is, neither is. */
export const RUFFS: Ints = table([-62, -41, 5, 30, 14]);

/** How many states of a trick there are: rows with trumps, then rows without. */
export const STATES: i32 = 10;
export const FOLLOW_ROW: i32 = 12;
/** Quarters for each rank below the ace. */
export const LOW: i32 = 0;
/** It wins whatever the next plays. */
export const WINS: i32 = 1;
/** It beats what wins so far, and the next can beat it. */
export const BEATS: i32 = 2;
/** The lowest that can follow. */
export const LOWEST: i32 = 3;
export const UNDERRUFFS: i32 = 4;
export const RUFFS_SURELY: i32 = 5;
export const OVERRUFFED: i32 = 6;
/** Quarters for each card of the suit that is discarded from. */
export const DISCARDED_LENGTH: i32 = 7;
export const LOWEST_DISCARD: i32 = 8;
/** It leaves a second-highest card alone. */
export const GUARD: i32 = 9;
/** Partner has the suit's highest. */
export const PARTNERS: i32 = 10;
/** All that beats it is with the next to play. */
export const FORCES: i32 = 11;
// biome-ignore format: a row a line
export const FOLLOWS: Ints = table([
  // trumps: second to play, helped and threatened
  4, 40, 2, 0, -30, 45, 25, 4, 8, 0, 0, 8,
  // trumps: second to play, threatened
  4, 40, 18, 0, -30, 45, 13, 4, 8, 0, 0, 0,
  // trumps: second to play, helped
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, 0, 0,
  // trumps: second to play
  4, 40, 10, 0, -30, 45, 25, 4, -4, 0, 0, 0,
  // trumps: third to play, partner winning
  4, -5, -5, 0, -30, -10, -10, -12, 8, 0, 8, 0,
  // trumps: third to play, partner winning and threatened
  4, 20, 3, 0, -30, -10, -10, 4, 8, 0, 0, 0,
  // trumps: third to play
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, 0, 0,
  // trumps: third to play, threatened
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, 0, 8,
  // trumps: last to play, partner winning
  1, -5, -5, 0, -30, -10, -10, -4, 8, 0, -8, 0,
  // trumps: last to play
  4, 40, 10, 0, -30, 45, 25, 12, 8, 0, -4, 0,
  // no trumps: second to play, helped and threatened
  4, 40, 2, 0, -30, 45, 25, 4, 8, 0, 0, 0,
  // no trumps: second to play, threatened
  4, 40, 18, 0, -30, 45, 25, 16, 8, 0, 0, 0,
  // no trumps: second to play, helped
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, 0, 0,
  // no trumps: second to play
  4, 40, 10, 0, -30, 45, 25, 20, 8, 0, 0, 0,
  // no trumps: third to play, partner winning
  4, 3, -5, 0, -30, -10, -10, 4, 20, 0, 8, 0,
  // no trumps: third to play, partner winning and threatened
  2, 20, 3, 0, -30, -10, -10, 4, 8, 0, 0, 0,
  // no trumps: third to play
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, -12, 0,
  // no trumps: third to play, threatened
  4, 40, 10, 0, -30, 45, 25, 4, 8, 0, 0, 8,
  // no trumps: last to play, partner winning
  4, -5, -5, 0, -30, -10, -10, 4, 8, 0, 0, 0,
  // no trumps: last to play
  4, 40, 10, 0, -30, 45, 25, 24, 8, 0, 0, 0,
]);

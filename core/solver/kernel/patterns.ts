import {
  BEFORE,
  BLOCK,
  COUNTS,
  clear,
  DEEP,
  IN_BLOCK,
  isFull,
  LEAST_AT,
  MASK,
  MOST_AT,
  pattern,
  placeAfter,
  SECOND,
  SECOND_MASK,
  THIRD,
} from './blocks.ts';
import { ANSWERS, ANYBODY, ASKED, answerOf, forkedWhenMany } from './forks.ts';
import { at, bitLength, type Ints, type i32, ints, product, put, sizeOf, zero } from './machine.ts';
import { HOLDINGS, lengths, out, owners } from './position.ts';
import { depthIn, setRelevant } from './relevant.ts';

/**
 * What has been found out about positions at the start of a trick. Positions of one shape (the lengths of all hands) and one leader
 * have a list of patterns: who owns the top cards of each suit, as many as mattered, with the fewest and most tricks of North–South.
 */

/** Shapes: lengths of the first two suits, of the third with tricks left and leader, their patterns, the best lead. */
const SHAPE_BITS: i32 = 17;
const SHAPES: i32 = 1 << SHAPE_BITS;
const SHAPE: i32 = 4;
/** Where patterns are: nothing, the latest block with how many are in it, or, below zero, a fork. */
const PATTERNS: i32 = 2;
/** The lead that was best in a position of that shape, suit * 16 + rank + 1. */
const LEAD: i32 = 3;
let shape: Ints = ints(0);
let shapes: i32 = 0;

/** By tricks left: the pattern that last fitted a position and did not decide it. */
const undecided: Ints = ints(14);

/** How often everything was forgotten: places told before mean nothing then. */
export let generation: i32 = 0;
let isThere: boolean = false;

/** Forgets everything: another deal or another trump suit. */
export function forget(): void {
  clear();
  shapes = 0;
  generation += 1;
  if (!isThere) {
    // Some seventy megabytes: nobody has them who solves nothing.
    isThere = true;
    shape = ints(SHAPES * SHAPE);
    prepareDepths();
  } else zero(shape, SHAPES * SHAPE);
}

let first: i32 = 0;
let second: i32 = 0;
let third: i32 = 0;

/** A byte of each of four numbers, put side by side. */
function sideBySide(a: i32, b: i32, c: i32, d: i32, shift: i32): i32 {
  return (
    ((a >> shift) & 255) | (((b >> shift) & 255) << 8) | (((c >> shift) & 255) << 16) | ((d >> shift) << 24)
  );
}

function lookAtOwners(): void {
  const a: i32 = at(owners, at(out, 0));
  const b: i32 = at(owners, HOLDINGS + at(out, 1));
  const c: i32 = at(owners, 2 * HOLDINGS + at(out, 2));
  const d: i32 = at(owners, 3 * HOLDINGS + at(out, 3));
  first = sideBySide(a, b, c, d, 16);
  second = sideBySide(a, b, c, d, 8);
  third = sideBySide(a, b, c, d, 0);
}

/** Where what is known of a shape is kept. */
export function placeOfShape(left: i32, leader: i32): i32 {
  if (shapes >= SHAPES - (SHAPES >> 2)) forget();
  const one: i32 = at(lengths, at(out, 0)) | (at(lengths, HOLDINGS + at(out, 1)) << 16);
  // All hands are of one size: of the fourth suit nothing need be said.
  const two: i32 = at(lengths, 2 * HOLDINGS + at(out, 2)) | (left << 16) | (leader << 20);
  let hash: i32 = product(one, 0x9e3779b1) ^ product(two, 0x85ebca6b);
  hash ^= hash >>> 15;
  let place: i32 = (hash & (SHAPES - 1)) * SHAPE;
  while (at(shape, place + 1) !== 0) {
    if (at(shape, place) === one && at(shape, place + 1) === two) return place;
    place = (place + SHAPE) & (SHAPES * SHAPE - 1);
  }
  shapes += 1;
  put(shape, place, one);
  put(shape, place + 1, two);
  return place;
}

/** The lead that was best in a position of that shape, suit * 16 + rank; below zero for none. */
export function rememberedLead(place: i32): i32 {
  return at(shape, place + LEAD) - 1;
}

/** How far down the first eight of a set of cards stand, the highest in the lowest four bits: 1 for an ace, 13 for a two. */
const depths: Ints = ints(HOLDINGS);

function prepareDepths(): void {
  for (let cards: i32 = 1; cards < HOLDINGS; cards++) {
    const length: i32 = bitLength(cards);
    put(depths, cards, (at(depths, cards ^ (1 << (length - 1))) << 4) | (14 - length));
  }
}

/** How far down so many cards from the top of a suit reach. */
function depthOf(suit: i32, count: i32): i32 {
  if (count === 0) return 0;
  let cards: i32 = at(out, suit);
  let more: i32 = count;
  while (more > 8) {
    cards ^= 1 << (bitLength(cards) - 1);
    more -= 1;
  }
  return (at(depths, cards) >> ((more - 1) << 2)) & 15;
}

/** Do the owners of the last four cards of each suit fit, as far as they count? */
function matchesDeep(index: i32, counts: i32): boolean {
  const mask: i32 = sideBySide(
    topOwners(counts & 15),
    topOwners((counts >> 4) & 15),
    topOwners((counts >> 8) & 15),
    topOwners((counts >> 12) & 15),
    0,
  );
  return ((third ^ at(pattern, index + THIRD)) & mask) === 0;
}

/** Is it known whether North–South take so many tricks? 1 they do, 0 they do not, -1 it is not known. */
export function known(place: i32, left: i32, need: i32): i32 {
  put(undecided, left, 0);
  const there: i32 = at(shape, place + PATTERNS);
  if (there === 0) return -1;
  lookAtOwners();
  return knownThere(there, left, need);
}

function knownThere(from: i32, left: i32, need: i32): i32 {
  let there: i32 = from;
  while (there < 0) {
    const fork: i32 = -there;
    const general: i32 = at(pattern, fork + ANSWERS + ANYBODY);
    if (general !== 0) {
      const found: i32 = knownThere(general, left, need);
      if (found >= 0) return found;
    }
    there = at(pattern, fork + ANSWERS + ((first >> at(pattern, fork + ASKED)) & 3));
  }
  const one: i32 = first;
  const two: i32 = second;
  let block: i32 = there & -BLOCK;
  let index: i32 = there;
  while (block !== 0) {
    while (index > block) {
      index -= 1;
      if (((one ^ at(pattern, index)) & at(pattern, index + MASK)) !== 0) continue;
      if (((two ^ at(pattern, index + SECOND)) & at(pattern, index + SECOND_MASK)) !== 0) continue;
      const counts: i32 = at(pattern, index + COUNTS);
      if ((counts & DEEP) !== 0 && !matchesDeep(index, counts)) continue;
      const isEnough: boolean = ((counts >> LEAST_AT) & 15) >= need;
      if (!isEnough && ((counts >> MOST_AT) & 15) >= need) {
        put(undecided, left, index);
        continue;
      }
      setRelevant(
        depthOf(0, counts & 15) |
          (depthOf(1, (counts >> 4) & 15) << 8) |
          (depthOf(2, (counts >> 8) & 15) << 16) |
          (depthOf(3, (counts >> 12) & 15) << 24),
      );
      return isEnough ? 1 : 0;
    }
    block = at(pattern, block + BEFORE);
    index = block + IN_BLOCK;
  }
  return -1;
}

/** How many of the cards that are out, from the top, take in everything relevant in a suit. */
function countFor(suit: i32): i32 {
  const depth: i32 = depthIn(suit);
  return depth === 0 ? 0 : sizeOf(at(out, suit) >> (13 - depth));
}

/** Of the owners of twelve cards, two bits each, those of so many from the top. */
function topOwners(count: i32): i32 {
  return count >= 12 ? 0xffffff : 0xffffff & ~(0xffffff >> (2 * count));
}

/** Keeps what was found: North–South take at least so many tricks, or at most, for the reasons that are relevant now. */
export function keep(place: i32, left: i32, lower: i32, upper: i32, lead: i32): void {
  if (isFull()) {
    forget();
    return;
  }
  if (lead >= 0) put(shape, place + LEAD, lead + 1);
  const a: i32 = countFor(0);
  const b: i32 = countFor(1);
  const c: i32 = countFor(2);
  const d: i32 = countFor(3);
  const deep: i32 = a > 8 || b > 8 || c > 8 || d > 8 ? DEEP : 0;
  const counts: i32 = a | (b << 4) | (c << 8) | (d << 12);
  const before: i32 = at(undecided, left);
  if (before !== 0 && (at(pattern, before + COUNTS) & 0xffff) === counts) {
    tighten(before, lower, upper);
    return;
  }
  lookAtOwners();
  const aTop: i32 = topOwners(a);
  const bTop: i32 = topOwners(b);
  const cTop: i32 = topOwners(c);
  const dTop: i32 = topOwners(d);
  const mask: i32 = sideBySide(aTop, bTop, cTop, dTop, 16);
  // The slot that holds where the pattern goes: of the shape, or an answer of a fork.
  let slot: i32 = -1;
  let there: i32 = at(shape, place + PATTERNS);
  for (;;) {
    there = forkedWhenMany(there);
    if (there >= 0) break;
    if (slot < 0) put(shape, place + PATTERNS, there);
    else put(pattern, slot, there);
    slot = -there + ANSWERS + answerOf(mask, first, at(pattern, -there + ASKED));
    there = at(pattern, slot);
  }
  const index: i32 = placeAfter(there);
  if (slot < 0) put(shape, place + PATTERNS, index + 1);
  else put(pattern, slot, index + 1);
  put(pattern, index, first);
  put(pattern, index + MASK, mask);
  put(pattern, index + SECOND, second);
  put(pattern, index + SECOND_MASK, sideBySide(aTop, bTop, cTop, dTop, 8));
  put(pattern, index + COUNTS, counts | (lower << LEAST_AT) | (upper << MOST_AT) | deep);
  put(pattern, index + THIRD, third);
}

function tighten(index: i32, lower: i32, upper: i32): void {
  const counts: i32 = at(pattern, index + COUNTS);
  const least: i32 = (counts >> LEAST_AT) & 15;
  const most: i32 = (counts >> MOST_AT) & 15;
  put(
    pattern,
    index + COUNTS,
    (counts & (DEEP | 0xffff)) |
      ((lower > least ? lower : least) << LEAST_AT) |
      ((upper < most ? upper : most) << MOST_AT),
  );
}

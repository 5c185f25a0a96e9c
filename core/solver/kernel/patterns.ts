import { at, type Ints, type i32, ints, lowestBit, product, put, sizeOf, zero } from './machine.ts';
import { HOLDINGS, lengths, out, owners } from './position.ts';
import { addRelevant, nothingRelevant, relevantIn } from './relevant.ts';

/**
 * What has been found out about positions at the start of a trick. Positions of one shape (the lengths of all hands) and
 * one leader have a tree of patterns: who owns the top cards of each suit, as many as mattered, with the fewest and most tricks of
 * North–South. Below a pattern stand those that say more.
 */

/** Shapes: lengths of the first two suits, of the third with tricks left and leader, the first pattern, the best lead. */
const SHAPE_BITS: i32 = 17;
const SHAPES: i32 = 1 << SHAPE_BITS;
const SHAPE: i32 = 4;
const TREE: i32 = 2;
/** The lead that was best in a position of that shape: suit * 16 + rank + 1. */
const LEAD: i32 = 3;
let shape: Ints = ints(0);
let shapes: i32 = 0;

/**
 * A pattern: owners of the top four cards of all suits, a byte a suit, and which of them count; the next beside it, the first below it;
 * the same of the next four cards; how many cards of each suit count, with the bounds; owners of the last four.
 */
const PATTERN: i32 = 8;
const MASK: i32 = 1;
const BESIDE: i32 = 2;
const BELOW: i32 = 3;
const SECOND: i32 = 4;
const SECOND_MASK: i32 = 5;
/** Four bits a suit, four for the fewest tricks, four for the most, and one if more than eight cards of a suit count. */
const COUNTS: i32 = 6;
const THIRD: i32 = 7;
const LEAST_AT: i32 = 16;
const MOST_AT: i32 = 20;
const DEEP: i32 = 1 << 24;
const MOST_PATTERNS: i32 = 1 << 20;
let pattern: Ints = ints(0);
let patterns: i32 = 1;

/** How often everything was forgotten: places told before mean nothing then. */
export let generation: i32 = 0;
let isThere: boolean = false;

/** Forgets everything: another deal or another trump suit. */
export function forget(): void {
  patterns = 1;
  shapes = 0;
  generation += 1;
  if (!isThere) {
    // Some forty megabytes: nobody has them who solves nothing.
    isThere = true;
    shape = ints(SHAPES * SHAPE);
    pattern = ints(MOST_PATTERNS * PATTERN);
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

function matches(index: i32): boolean {
  return (
    ((first ^ at(pattern, index)) & at(pattern, index + MASK)) === 0 &&
    ((second ^ at(pattern, index + SECOND)) & at(pattern, index + SECOND_MASK)) === 0 &&
    ((at(pattern, index + COUNTS) & DEEP) === 0 || matchesDeep(index))
  );
}

/** The owners that count among the top four cards (0), the next (1) or the last four (2), when so many count in each suit. */
function maskOf(counts: i32, part: i32): i32 {
  return sideBySide(
    topOwners(counts & 15),
    topOwners((counts >> 4) & 15),
    topOwners((counts >> 8) & 15),
    topOwners((counts >> 12) & 15),
    16 - 8 * part,
  );
}

function topOwners(count: i32): i32 {
  return count >= 12 ? 0xffffff : 0xffffff & ~(0xffffff >> (2 * count));
}

function matchesDeep(index: i32): boolean {
  return ((third ^ at(pattern, index + THIRD)) & maskOf(at(pattern, index + COUNTS), 2)) === 0;
}

/** The lowest of so many cards from the top of a suit. */
function topCard(suit: i32, count: i32): i32 {
  if (count === 0) return 0;
  let cards: i32 = at(out, suit);
  for (let more: i32 = sizeOf(cards) - count; more > 0; more--) cards &= cards - 1;
  return cards & -cards;
}

function relevantAsIn(index: i32): void {
  const counts: i32 = at(pattern, index + COUNTS);
  nothingRelevant();
  addRelevant(0, topCard(0, counts & 15));
  addRelevant(1, topCard(1, (counts >> 4) & 15));
  addRelevant(2, topCard(2, (counts >> 8) & 15));
  addRelevant(3, topCard(3, (counts >> 12) & 15));
}

/** Is it known whether North–South take so many tricks? 1 they do, 0 they do not, -1 it is not known. */
export function known(place: i32, need: i32): i32 {
  const tree: i32 = at(shape, place + TREE);
  if (tree === 0) return -1;
  lookAtOwners();
  return knownFrom(tree, need);
}

function knownFrom(start: i32, need: i32): i32 {
  let index: i32 = start;
  while (index !== 0) {
    if (matches(index)) {
      const counts: i32 = at(pattern, index + COUNTS);
      if (((counts >> LEAST_AT) & 15) >= need) {
        relevantAsIn(index);
        return 1;
      }
      if (((counts >> MOST_AT) & 15) < need) {
        relevantAsIn(index);
        return 0;
      }
      const below: i32 = at(pattern, index + BELOW);
      if (below !== 0) {
        const found: i32 = knownFrom(below, need);
        if (found >= 0) return found;
      }
    }
    index = at(pattern, index + BESIDE);
  }
  return -1;
}

/** How many of the cards that are out, from the top, take in everything relevant in a suit. */
function countFor(suit: i32): i32 {
  const cards: i32 = relevantIn(suit);
  return cards === 0 ? 0 : sizeOf(at(out, suit) >> lowestBit(cards));
}

/** Keeps what was found: North–South take at least so many tricks, or at most, for the reasons that are relevant now. */
export function keep(place: i32, lower: i32, upper: i32, lead: i32): void {
  if (patterns >= MOST_PATTERNS) {
    forget();
    return;
  }
  if (lead >= 0) put(shape, place + LEAD, lead + 1);
  lookAtOwners();
  const counts: i32 = countFor(0) | (countFor(1) << 4) | (countFor(2) << 8) | (countFor(3) << 12);
  const mask: i32 = maskOf(counts, 0);
  const secondMask: i32 = maskOf(counts, 1);
  // Where the link to the first pattern of the level stands: in the shape, or in the pattern above.
  let above: i32 = 0;
  let index: i32 = at(shape, place + TREE);
  while (index !== 0) {
    if (
      (at(pattern, index + MASK) & ~mask) === 0 &&
      (at(pattern, index + SECOND_MASK) & ~secondMask) === 0 &&
      matches(index)
    ) {
      const other: i32 = at(pattern, index + COUNTS);
      if ((other & 0xffff) === counts) {
        tighten(index, lower, upper);
        return;
      }
      if (isWithin(other, counts)) {
        above = index;
        index = at(pattern, index + BELOW);
        continue;
      }
    }
    index = at(pattern, index + BESIDE);
  }
  insert(place, above, counts, mask, secondMask, lower, upper);
}

/** Does a pattern of these counts say no more than one of those? */
function isWithin(counts: i32, others: i32): boolean {
  return (
    (counts & 15) <= (others & 15) &&
    (counts & 240) <= (others & 240) &&
    (counts & 3840) <= (others & 3840) &&
    (counts & 61440) <= (others & 61440)
  );
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

function isDeep(counts: i32): boolean {
  return (
    (counts & 15) > 8 || ((counts >> 4) & 15) > 8 || ((counts >> 8) & 15) > 8 || ((counts >> 12) & 15) > 8
  );
}

function belowOf(place: i32, above: i32): i32 {
  return above === 0 ? at(shape, place + TREE) : at(pattern, above + BELOW);
}

function putBelow(place: i32, above: i32, index: i32): void {
  if (above === 0) put(shape, place + TREE, index);
  else put(pattern, above + BELOW, index);
}

/** A new pattern below another, or at the top; those beside it that say more than it go below it. */
function insert(
  place: i32,
  above: i32,
  counts: i32,
  mask: i32,
  secondMask: i32,
  lower: i32,
  upper: i32,
): void {
  const fresh: i32 = patterns * PATTERN;
  patterns += 1;
  put(pattern, fresh, first & mask);
  put(pattern, fresh + MASK, mask);
  put(pattern, fresh + SECOND, second & secondMask);
  put(pattern, fresh + SECOND_MASK, secondMask);
  put(
    pattern,
    fresh + COUNTS,
    counts | (lower << LEAST_AT) | (upper << MOST_AT) | (isDeep(counts) ? DEEP : 0),
  );
  put(pattern, fresh + THIRD, third);
  let below: i32 = 0;
  let previous: i32 = 0;
  let index: i32 = belowOf(place, above);
  while (index !== 0) {
    const next: i32 = at(pattern, index + BESIDE);
    if (
      (mask & ~at(pattern, index + MASK)) === 0 &&
      ((at(pattern, index) ^ first) & mask) === 0 &&
      saysMore(index, counts, secondMask)
    ) {
      if (previous === 0) putBelow(place, above, next);
      else put(pattern, previous + BESIDE, next);
      put(pattern, index + BESIDE, below);
      below = index;
    } else previous = index;
    index = next;
  }
  put(pattern, fresh + BELOW, below);
  put(pattern, fresh + BESIDE, belowOf(place, above));
  putBelow(place, above, fresh);
}

/** Does a pattern with the same owners of top cards say more than one of these counts, which are of the position at hand? */
function saysMore(index: i32, counts: i32, secondMask: i32): boolean {
  return (
    ((at(pattern, index + SECOND) ^ second) & secondMask) === 0 &&
    isWithin(counts, at(pattern, index + COUNTS)) &&
    (!isDeep(counts) || ((at(pattern, index + THIRD) ^ third) & maskOf(counts, 2)) === 0)
  );
}

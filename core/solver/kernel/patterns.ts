import { at, type Ints, type i32, ints, lowestBit, product, sizeOf } from './machine.ts';
import { HOLDINGS, lengths, OWNER_BITS, out, owners } from './position.ts';
import { relevant } from './relevant.ts';

/**
 * What has been found out about positions at the start of a trick. Positions of one shape (the lengths of all hands) and
 * one leader have a tree of patterns: who owns the top cards of each suit, as many as mattered, with the fewest and most tricks of
 * North–South. Below a pattern stand those that say more.
 */

/** Shapes: three numbers each: lengths of the first two suits, of the last two with the leader, and the tree. */
const SHAPE_BITS: i32 = 18;
const SHAPES: i32 = 1 << SHAPE_BITS;
let shapeKey: Ints = ints(0);
let shapeTree: Ints = ints(0);
/** The lead that was best in a position of that shape: suit * 16 + rank + 1. */
let shapeLead: Ints = ints(0);

/** A pattern: owners of four suits, how many of each count, bounds, the first below it, the next beside it. */
const FIELDS: i32 = 8;
const COUNTS: i32 = 4;
const BOUNDS: i32 = 5;
const BELOW: i32 = 6;
const BESIDE: i32 = 7;
const MOST_PATTERNS: i32 = 1 << 20;
let pattern: Ints = ints(0);

let patterns: i32 = 1;
let shapes: i32 = 0;

/** Forgets everything: another deal or another trump suit. */
export function forget(): void {
  patterns = 1;
  shapes = 0;
  if (pattern.length === 0) {
    // Some forty megabytes: nobody has them who solves nothing.
    shapeKey = ints(SHAPES * 2);
    shapeTree = ints(SHAPES);
    shapeLead = ints(SHAPES);
    pattern = ints(MOST_PATTERNS * FIELDS);
    return;
  }
  shapeTree.fill(0);
  shapeLead.fill(0);
}

let firstKey: i32 = 0;
let secondKey: i32 = 0;
let own0: i32 = 0;
let own1: i32 = 0;
let own2: i32 = 0;
let own3: i32 = 0;

function look(leader: i32): void {
  const a: i32 = at(out, 0);
  const b: i32 = HOLDINGS + at(out, 1);
  const c: i32 = 2 * HOLDINGS + at(out, 2);
  const d: i32 = 3 * HOLDINGS + at(out, 3);
  // All hands are of one size: of the fourth, three suits are enough.
  firstKey =
    (at(lengths, a) & 4095) |
    ((at(lengths, b) & 4095) << 12) |
    (leader << 24) |
    ((at(lengths, c) >> 12) << 26);
  secondKey =
    (at(lengths, c) & 4095) |
    ((at(lengths, d) & 4095) << 12) |
    ((at(lengths, a) >> 12) << 24) |
    ((at(lengths, b) >> 12) << 28);
  own0 = at(owners, a);
  own1 = at(owners, b);
  own2 = at(owners, c);
  own3 = at(owners, d);
}

/** Where the shape is kept, or could be. */
function slotOf(): i32 {
  let hash: i32 = product(firstKey, 0x9e3779b1) ^ product(secondKey ^ (secondKey >>> 15), 0x85ebca6b);
  hash ^= hash >>> 15;
  let slot: i32 = hash & (SHAPES - 1);
  while (
    at(shapeTree, slot) !== 0 &&
    (at(shapeKey, slot * 2) !== firstKey || at(shapeKey, slot * 2 + 1) !== secondKey)
  ) {
    slot = (slot + 1) & (SHAPES - 1);
  }
  return slot;
}

function topOwners(count: i32): i32 {
  return -1 << (OWNER_BITS - 2 * count);
}

function matches(index: i32): boolean {
  const counts: i32 = at(pattern, index + COUNTS);
  return (
    ((own0 ^ at(pattern, index)) & topOwners(counts & 15)) === 0 &&
    ((own1 ^ at(pattern, index + 1)) & topOwners((counts >> 4) & 15)) === 0 &&
    ((own2 ^ at(pattern, index + 2)) & topOwners((counts >> 8) & 15)) === 0 &&
    ((own3 ^ at(pattern, index + 3)) & topOwners((counts >> 12) & 15)) === 0
  );
}

/** The cards from the top of a suit down to the one of that number. */
function topCards(suit: i32, count: i32): i32 {
  let cards: i32 = at(out, suit);
  const rest: i32 = sizeOf(cards) - count;
  for (let left: i32 = rest; left > 0; left--) cards &= cards - 1;
  return count === 0 ? 0 : cards & -cards;
}

function relevantAsIn(index: i32): void {
  const counts: i32 = at(pattern, index + COUNTS);
  relevant[0] = topCards(0, counts & 15);
  relevant[1] = topCards(1, (counts >> 4) & 15);
  relevant[2] = topCards(2, (counts >> 8) & 15);
  relevant[3] = topCards(3, (counts >> 12) & 15);
}

/** The lead remembered for the position that was looked for last, suit * 16 + rank; below zero for none. */
export let rememberedLead: i32 = -1;

/** Is it known whether North–South take so many tricks? 1 they do, 0 they do not, -1 it is not known. */
export function known(leader: i32, need: i32): i32 {
  look(leader);
  const slot: i32 = slotOf();
  const tree: i32 = at(shapeTree, slot);
  rememberedLead = tree === 0 ? -1 : at(shapeLead, slot) - 1;
  return tree === 0 ? -1 : knownBelow(at(pattern, tree + BELOW), need);
}

function knownBelow(first: i32, need: i32): i32 {
  for (let index: i32 = first; index !== 0; index = at(pattern, index + BESIDE)) {
    if (!matches(index)) continue;
    const bounds: i32 = at(pattern, index + BOUNDS);
    if ((bounds & 15) >= need) {
      relevantAsIn(index);
      return 1;
    }
    if (bounds >> 4 < need) {
      relevantAsIn(index);
      return 0;
    }
    const below: i32 = knownBelow(at(pattern, index + BELOW), need);
    if (below >= 0) return below;
  }
  return -1;
}

/** How many of the cards that are out, from the top, take in everything relevant in a suit. */
function countFor(suit: i32): i32 {
  const cards: i32 = at(relevant, suit);
  return cards === 0 ? 0 : sizeOf(at(out, suit) >> lowestBit(cards));
}

function newPattern(): i32 {
  const index: i32 = patterns * FIELDS;
  patterns += 1;
  return index;
}

/** Keeps what was found: North–South take at least so many tricks, or at most, for the reasons that are relevant now. */
export function keep(leader: i32, lower: i32, upper: i32, lead: i32): void {
  if (patterns >= MOST_PATTERNS - 2 || shapes >= SHAPES - (SHAPES >> 2)) forget();
  look(leader);
  const slot: i32 = slotOf();
  if (at(shapeTree, slot) === 0) {
    shapes += 1;
    const root: i32 = newPattern();
    pattern[root + BELOW] = 0;
    shapeTree[slot] = root;
    shapeKey[slot * 2] = firstKey;
    shapeKey[slot * 2 + 1] = secondKey;
  }
  if (lead >= 0) shapeLead[slot] = lead + 1;
  const n0: i32 = countFor(0);
  const n1: i32 = countFor(1);
  const n2: i32 = countFor(2);
  const n3: i32 = countFor(3);
  const counts: i32 = n0 | (n1 << 4) | (n2 << 8) | (n3 << 12);
  own0 &= topOwners(n0);
  own1 &= topOwners(n1);
  own2 &= topOwners(n2);
  own3 &= topOwners(n3);
  let parent: i32 = at(shapeTree, slot);
  let index: i32 = at(pattern, parent + BELOW);
  while (index !== 0) {
    const other: i32 = at(pattern, index + COUNTS);
    if (isWithin(other, counts) && matches(index)) {
      if (other === counts) {
        tighten(index, lower, upper);
        return;
      }
      parent = index;
      index = at(pattern, index + BELOW);
    } else index = at(pattern, index + BESIDE);
  }
  insert(parent, counts, lower, upper);
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
  const bounds: i32 = at(pattern, index + BOUNDS);
  const least: i32 = bounds & 15;
  const most: i32 = bounds >> 4;
  pattern[index + BOUNDS] = (lower > least ? lower : least) | ((upper < most ? upper : most) << 4);
}

/** A new pattern below another; those beside it that say more than it go below it. */
function insert(parent: i32, counts: i32, lower: i32, upper: i32): void {
  const fresh: i32 = newPattern();
  pattern[fresh] = own0;
  pattern[fresh + 1] = own1;
  pattern[fresh + 2] = own2;
  pattern[fresh + 3] = own3;
  pattern[fresh + COUNTS] = counts;
  pattern[fresh + BOUNDS] = lower | (upper << 4);
  let below: i32 = 0;
  let previous: i32 = 0;
  let index: i32 = at(pattern, parent + BELOW);
  while (index !== 0) {
    const next: i32 = at(pattern, index + BESIDE);
    if (isWithin(counts, at(pattern, index + COUNTS)) && agrees(fresh, index)) {
      if (previous === 0) pattern[parent + BELOW] = next;
      else pattern[previous + BESIDE] = next;
      pattern[index + BESIDE] = below;
      below = index;
    } else previous = index;
    index = next;
  }
  pattern[fresh + BELOW] = below;
  pattern[fresh + BESIDE] = at(pattern, parent + BELOW);
  pattern[parent + BELOW] = fresh;
}

/** Does another pattern own the cards of this one in the same way? */
function agrees(index: i32, other: i32): boolean {
  const counts: i32 = at(pattern, index + COUNTS);
  return (
    ((at(pattern, other) ^ at(pattern, index)) & topOwners(counts & 15)) === 0 &&
    ((at(pattern, other + 1) ^ at(pattern, index + 1)) & topOwners((counts >> 4) & 15)) === 0 &&
    ((at(pattern, other + 2) ^ at(pattern, index + 2)) & topOwners((counts >> 8) & 15)) === 0 &&
    ((at(pattern, other + 3) ^ at(pattern, index + 3)) & topOwners((counts >> 12) & 15)) === 0
  );
}

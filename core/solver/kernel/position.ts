import { at, bitLength, type Ints, type i32, ints, put } from './machine.ts';

/** Seats are 0 to 3, North first; suits 0 to 3; ranks 0 (two) to 12 (ace). A holding is a set of ranks as bits. */
export const HOLDINGS: i32 = 1 << 13;

/** No suit is trumps. */
export const NO_TRUMP: i32 = 4;

/** The trump suit, or none: told before anything is searched. */
export let trump: i32 = 0;

export function setTrump(suit: i32): void {
  trump = suit;
}

/** What each seat holds: `held[seat * 4 + suit]`. Cards in the trick are gone from it. */
export const held: Ints = ints(16);

/** The cards of a suit that were out when the trick began, in all hands together. */
export const out: Ints = ints(4);

/** Is a seat out of a suit and not out of trumps? */
export function canRuff(seat: i32, suit: i32): boolean {
  return trump !== NO_TRUMP && at(held, seat * 4 + suit) === 0 && at(held, seat * 4 + trump) !== 0;
}

/**
 * Who was dealt the cards that are out, the highest first, two bits each from bit 23 down: `owners[suit * 8192 + out]`. Twelve of
 * them: whose the thirteenth is, the lengths tell.
 */
export const owners: Ints = ints(4 * HOLDINGS);
const OWNER_BITS: i32 = 24;

/** How many cards of a suit each seat has, four bits each, when these cards are out. */
export const lengths: Ints = ints(4 * HOLDINGS);

/** The cards of a suit that are in the four hands. */
export function inHands(suit: i32): i32 {
  return at(held, suit) | at(held, 4 + suit) | at(held, 8 + suit) | at(held, 12 + suit);
}

/** Works out, from `held`, whose is what in every set of cards that can be out. */
export function prepareOwners(): void {
  for (let suit: i32 = 0; suit < 4; suit++) {
    const from: i32 = suit * HOLDINGS;
    const all: i32 = inHands(suit);
    put(owners, from, 0);
    put(lengths, from, 0);
    // Every subset of the cards, the smaller before the larger.
    let set: i32 = 0;
    while (set !== all) {
      set = (set - all) & all;
      const highest: i32 = 1 << (bitLength(set) - 1);
      const rest: i32 = set ^ highest;
      const owner: i32 = ownerOf(suit, highest);
      put(owners, from + set, (at(owners, from + rest) >> 2) | (owner << (OWNER_BITS - 2)));
      put(lengths, from + set, at(lengths, from + rest) + (1 << (4 * owner)));
    }
  }
}

function ownerOf(suit: i32, card: i32): i32 {
  if ((at(held, suit) & card) !== 0) return 0;
  if ((at(held, 4 + suit) & card) !== 0) return 1;
  return (at(held, 8 + suit) & card) !== 0 ? 2 : 3;
}

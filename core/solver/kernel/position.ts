import { at, type Ints, type i32, ints } from './machine.ts';

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

/** Who was dealt the cards that are out, the highest first, two bits each from bit 25 down: `owners[suit * 8192 + out]`. */
export const owners: Ints = ints(4 * HOLDINGS);

/** How many cards of a suit each seat has, four bits each, when these cards are out. */
export const lengths: Ints = ints(4 * HOLDINGS);

/** The bits of the first so many owners. */
export const OWNER_BITS: i32 = 26;

/** The cards of a suit that are in the four hands. */
export function inHands(suit: i32): i32 {
  return at(held, suit) | at(held, 4 + suit) | at(held, 8 + suit) | at(held, 12 + suit);
}

/** Works out, from `held`, whose is what in every set of cards that can be out. */
export function prepareOwners(): void {
  for (let suit: i32 = 0; suit < 4; suit++) {
    const from: i32 = suit * HOLDINGS;
    const all: i32 = inHands(suit);
    owners[from] = 0;
    lengths[from] = 0;
    let size: i32 = 0;
    // Every subset of the cards, the smaller before the larger.
    let set: i32 = 0;
    while (set !== all) {
      set = (set - all) & all;
      const lowest: i32 = set & -set;
      const rest: i32 = set ^ lowest;
      size = countOf(at(lengths, from + rest));
      const owner: i32 = ownerOf(suit, lowest);
      owners[from + set] = at(owners, from + rest) | (owner << (OWNER_BITS - 2 - 2 * size));
      lengths[from + set] = at(lengths, from + rest) + (1 << (4 * owner));
    }
  }
}

/** The sum of four lengths. */
function countOf(four: i32): i32 {
  return (four & 15) + ((four >> 4) & 15) + ((four >> 8) & 15) + ((four >> 12) & 15);
}

function ownerOf(suit: i32, card: i32): i32 {
  for (let seat: i32 = 0; seat < 3; seat++) if ((at(held, seat * 4 + suit) & card) !== 0) return seat;
  return 3;
}

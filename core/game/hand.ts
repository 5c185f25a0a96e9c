import { type Card, cardAt, placeOf, RANKS, type Rank, SUITS, type Suit } from './card.ts';

/**
 * A set of cards, usually the thirteen of a player: 26 bits for spades and hearts, 26 for diamonds and clubs.
 * Within a suit the ace is the lowest bit, so reading bits upwards gives cards in the order people write them.
 */
export interface Hand {
  readonly majors: number;
  readonly minors: number;
}

/** The cards that each player is dealt (Law 6B). */
export const HAND_SIZE = 13;
const SUIT_BITS = 13;
const SUIT_MASK = (1 << SUIT_BITS) - 1;
const HALF = 2 * SUIT_BITS;

/** No card at all. */
export const EMPTY_HAND: Hand = { majors: 0, minors: 0 };
/** All 52 cards. */
export const FULL_PACK: Hand = { majors: 2 ** HALF - 1, minors: 2 ** HALF - 1 };

const majorBit = (place: number): number => (place < HALF ? 1 << place : 0);
const minorBit = (place: number): number => (place < HALF ? 0 : 1 << (place - HALF));

/** The hand with those cards; a card named twice counts once. */
export function handOf(cards: Iterable<Card>): Hand {
  let majors = 0;
  let minors = 0;
  for (const card of cards) {
    const place = placeOf(card);
    majors |= majorBit(place);
    minors |= minorBit(place);
  }
  return { majors, minors };
}

/** Is the card in the hand? */
export function holds(hand: Hand, card: Card): boolean {
  const place = placeOf(card);
  return ((hand.majors & majorBit(place)) | (hand.minors & minorBit(place))) !== 0;
}

/** The cards that are in one hand or the other. */
export const union = (a: Hand, b: Hand): Hand => ({
  majors: a.majors | b.majors,
  minors: a.minors | b.minors,
});
/** The cards that are in both. */
export const common = (a: Hand, b: Hand): Hand => ({
  majors: a.majors & b.majors,
  minors: a.minors & b.minors,
});
/** The first hand without the cards of the second. */
export const without = (hand: Hand, gone: Hand): Hand => ({
  majors: hand.majors & ~gone.majors,
  minors: hand.minors & ~gone.minors,
});
/** Are they the same cards? */
export const sameHand = (a: Hand, b: Hand): boolean => a.majors === b.majors && a.minors === b.minors;
/** Has the hand no card? */
export const isEmpty = (hand: Hand): boolean => (hand.majors | hand.minors) === 0;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many cards the hand holds. */
export const handSize = (hand: Hand): number => bitCount(hand.majors) + bitCount(hand.minors);

/** The holding in one suit as thirteen bits, the ace lowest. */
export function suitBits(hand: Hand, suit: Suit): number {
  switch (suit) {
    case 'S':
      return hand.majors & SUIT_MASK;
    case 'H':
      return hand.majors >> SUIT_BITS;
    case 'D':
      return hand.minors & SUIT_MASK;
    case 'C':
      return hand.minors >> SUIT_BITS;
  }
}

/** How many cards of a suit the hand holds. */
export const suitLength = (hand: Hand, suit: Suit): number => bitCount(suitBits(hand, suit));

/** The ranks held in a suit, highest first. */
export function ranksIn(hand: Hand, suit: Suit): readonly Rank[] {
  const bits = suitBits(hand, suit);
  return RANKS.filter((_, index) => (bits >> index) & 1);
}

/** The cards of a suit, highest first. */
export const cardsIn = (hand: Hand, suit: Suit): readonly Card[] =>
  ranksIn(hand, suit).map((rank): Card => `${suit}${rank}`);

/** The cards, spades first, each suit from the top. */
export function cardsOf(hand: Hand): readonly Card[] {
  const cards: Card[] = [];
  for (let rest = hand.majors; rest !== 0; rest &= rest - 1)
    cards.push(cardAt(31 - Math.clz32(rest & -rest)));
  for (let rest = hand.minors; rest !== 0; rest &= rest - 1)
    cards.push(cardAt(57 - Math.clz32(rest & -rest)));
  return cards;
}

/** The cards a player holding `hand` may choose from when that suit is led (Law 44C, D). */
export function cardsToFollow(hand: Hand, led: Suit): readonly Card[] {
  const following = cardsIn(hand, led);
  return following.length > 0 ? following : cardsOf(hand);
}

const POINTS_OF_TOP_FOUR = Array.from({ length: 16 }, (_, bits) =>
  [4, 3, 2, 1].reduce((points, honour, index) => points + ((bits >> index) & 1 ? honour : 0), 0),
);

/** High-card points: ace 4, king 3, queen 2, jack 1. */
export const highCardPoints = (hand: Hand): number =>
  SUITS.reduce((points, suit) => points + (POINTS_OF_TOP_FOUR[suitBits(hand, suit) & 15] as number), 0);

/** The lengths in spades, hearts, diamonds and clubs. */
export const shapeOf = (hand: Hand): readonly [number, number, number, number] => [
  suitLength(hand, 'S'),
  suitLength(hand, 'H'),
  suitLength(hand, 'D'),
  suitLength(hand, 'C'),
];

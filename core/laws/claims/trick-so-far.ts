import { rankOfBit } from './board.ts';

/*
 * A trick that has begun, in one number: it is handed on at every card of the count of certain tricks. From the lowest
 * bit: the cards on the table, who led, the suit led, suit and player of the card that wins, whether an opponent has
 * followed suit, whether it is seen who plays what, the place of the card that wins.
 */
export type TrickSoFar = number;

/** No card lies on the table. */
export const NO_TRICK: TrickSoFar = 0;

const LEADER = 3;
const LED = 5;
const BEST_SUIT = 7;
const BEST_SEAT = 9;
const FOLLOWED = 1 << 11;
const SEEN = 1 << 12;
const BEST_PLACE = 13;
/** All but what is known of the card that wins. */
const BESIDES_BEST = FOLLOWED | SEEN | ((1 << BEST_SUIT) - 1);

export const cardsOn = (trick: TrickSoFar): number => trick & 7;
export const leaderTo = (trick: TrickSoFar): number => (trick >> LEADER) & 3;
/** Whose card is next. */
export const turnIn = (trick: TrickSoFar): number => (leaderTo(trick) + cardsOn(trick)) & 3;
export const ledTo = (trick: TrickSoFar): number => (trick >> LED) & 3;
export const bestSuit = (trick: TrickSoFar): number => (trick >> BEST_SUIT) & 3;
export const bestSeat = (trick: TrickSoFar): number => (trick >> BEST_SEAT) & 3;
export const bestBit = (trick: TrickSoFar): number => 1 << (trick >> BEST_PLACE);
/** The trick without the place of the card that wins it. */
export const besidesBest = (trick: TrickSoFar): number => trick & ((1 << BEST_PLACE) - 1);
export const isOpen = (trick: TrickSoFar): boolean => (trick & SEEN) !== 0;
export const isFollowed = (trick: TrickSoFar): boolean => (trick & FOLLOWED) !== 0;

const best = (seat: number, suit: number, bit: number): number =>
  (suit << BEST_SUIT) | (seat << BEST_SEAT) | (rankOfBit(bit) << BEST_PLACE);

/** A trick to which one card was led. */
export const trickLed = (seat: number, suit: number, bit: number): TrickSoFar =>
  1 | (seat << LEADER) | (suit << LED) | best(seat, suit, bit);

/** The trick with a card more, which wins it. */
export const withWinner = (trick: TrickSoFar, seat: number, suit: number, bit: number): TrickSoFar =>
  ((trick & BESIDES_BEST) + 1) | best(seat, suit, bit);

/** The trick with a card more, which does not win it. */
export const withLoser = (trick: TrickSoFar): TrickSoFar => trick + 1;

/** The trick to which an opponent has followed suit. */
export const withFollowed = (trick: TrickSoFar): TrickSoFar => trick | FOLLOWED;

/** The trick of which it is seen who plays what. */
export const seen = (trick: TrickSoFar): TrickSoFar => trick | SEEN;

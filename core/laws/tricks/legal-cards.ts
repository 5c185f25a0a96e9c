import {
  type Card,
  cardsOf,
  cardsToFollow,
  RANKS,
  rankOf,
  type Seat,
  type Suit,
  suitOf,
} from '../../game/index.ts';
import { type History, isDefender, type TrickHistory } from './history.ts';
import type { FacedCards, Must } from './record.ts';

const TEN = RANKS.indexOf('T');
const isHonour = (card: Card): boolean => RANKS.indexOf(rankOf(card)) <= TEN;

/** The cards of a player that lay face up when he played to a trick. */
export const facedAt = (history: History, seat: Seat, trick: number): readonly FacedCards[] =>
  (history.record.faced ?? []).filter(
    (faced) => faced.seat === seat && faced.from <= trick && trick <= (faced.to ?? Number.POSITIVE_INFINITY),
  );

/** The cards that do what was required. */
export function meeting(cards: readonly Card[], must: Must): readonly Card[] {
  switch (must.do) {
    case 'play-suit':
      return cards.filter((card) => suitOf(card) === must.suit);
    case 'avoid-suits':
      return cards.filter((card) => !must.suits.includes(suitOf(card)));
    case 'play-one-of':
      return cards.filter((card) => must.cards.includes(card));
    // Cards come from the top of each suit down.
    case 'play-highest':
      return cards.filter((card) => suitOf(card) === must.suit).slice(0, 1);
    case 'play-lowest':
      return cards.filter((card) => suitOf(card) === must.suit).slice(-1);
  }
}

/** An order that cannot be obeyed leaves the player free (Law 59). */
const ifAny = (some: readonly Card[], otherwise: readonly Card[]): readonly Card[] =>
  some.length > 0 ? some : otherwise;

/** What the player's own penalty cards leave him: a major one is played, a minor one before other small ones. */
function afterPenaltyCards(history: History, seat: Seat, trick: number, cards: readonly Card[]) {
  if (!isDefender(history, seat)) return cards;
  const faced = facedAt(history, seat, trick);
  const major = faced.filter(({ as }) => as === 'major-penalty-card').flatMap((entry) => entry.cards);
  const duty = cards.filter((card) => major.includes(card)); // Law 50D1
  if (duty.length > 0) return duty;
  const [minor] = faced.filter(({ as }) => as === 'minor-penalty-card').flatMap((entry) => entry.cards);
  if (minor === undefined || !cards.includes(minor)) return cards;
  // Law 50C
  return cards.filter((card) => card === minor || suitOf(card) !== suitOf(minor) || isHonour(card));
}

/** What is left to a player, law by law. */
export interface Freedom {
  /** After the duty to follow suit (Law 44C). */
  readonly following: readonly Card[];
  /** After that, what was required of the player (Laws 26, 50D2, 51, 57). */
  readonly obeying: readonly Card[];
  readonly orders: readonly Must[];
  /** After both, his penalty cards: all that he could legally play. */
  readonly legal: readonly Card[];
}

/** What a player could choose among at his turn, after each law that limits him. */
export function freedomOf(history: History, trick: TrickHistory, seat: Seat, led: Suit | undefined): Freedom {
  const hand = trick.before[seat];
  const following = led === undefined ? cardsOf(hand) : cardsToFollow(hand, led);
  const orders = (history.record.requirements ?? [])
    .filter((order) => order.trick === trick.number && order.seat === seat)
    .map(({ must }) => must);
  const obeying = orders.reduce((cards, must) => ifAny(meeting(cards, must), cards), following);
  return { following, obeying, orders, legal: afterPenaltyCards(history, seat, trick.number, obeying) };
}

/** The cards that a player could legally have played to a trick, the suit to follow given (Laws 44, 50, 59). */
export const legalCardsAt = (
  history: History,
  trick: TrickHistory,
  seat: Seat,
  led: Suit | undefined,
): readonly Card[] => freedomOf(history, trick, seat, led).legal;

import { type Card, cardsIn, SEATS, type Seat, SUITS, type Suit, suitOf } from '../../game/index.ts';
import { type History, suitToFollow } from '../tricks/history.ts';
import type { Revoke } from './revoke.ts';

/**
 * A card that did not follow suit, or was not of the suit that an opponent had required, or was of one that he had
 * forbidden, from a hand not all of whose cards are known: it may hide a revoke.
 */
export interface Unproved {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  /** One of these the player had to play if he could. */
  readonly suits: readonly Suit[];
  readonly kind: Extract<Revoke['kind'], 'follow' | 'suit'>;
}

/** The suits of which an opponent had told the player to lead one: that required, or all but those forbidden (Laws 50D2(a), 51B). */
function suitsRequired({ record }: History, trick: number, seat: Seat): readonly Suit[] | undefined {
  const orders = (record.requirements ?? []).filter((each) => each.trick === trick && each.seat === seat);
  for (const { must } of orders) {
    if (must.do === 'play-suit') return [must.suit];
    if (must.do === 'avoid-suits') return SUITS.filter((suit) => !must.suits.includes(suit));
  }
  return undefined;
}

/** Where a revoke can be neither found nor excluded, because the hand is not known. */
export function unprovedPlays(history: History): readonly Unproved[] {
  if (SEATS.every((seat) => history.known[seat])) return [];
  return history.tricks.flatMap((trick) =>
    trick.plays.flatMap(({ seat, card, role }, place) => {
      const led = suitToFollow(trick, place);
      const suits = led === undefined ? suitsRequired(history, trick.number, seat) : [led];
      if (role !== undefined || history.known[seat] || suits === undefined || suits.includes(suitOf(card)))
        return [];
      const kind = led === undefined ? 'suit' : 'follow';
      return suits.some((suit) => cardsIn(trick.before[seat], suit).length > 0)
        ? []
        : [{ trick: trick.number, seat, card, suits, kind }];
    }),
  );
}

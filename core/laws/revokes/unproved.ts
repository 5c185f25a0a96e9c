import { type Card, cardsIn, SEATS, type Seat, type Suit, suitOf } from '../../game/index.ts';
import { type History, suitToFollow } from '../tricks/history.ts';
import type { Revoke } from './revoke.ts';

/**
 * A card that did not follow suit, or was not of the suit that an opponent had required, from a hand not all of whose
 * cards are known: it may hide a revoke.
 */
export interface Unproved {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly suit: Suit;
  readonly kind: Extract<Revoke['kind'], 'follow' | 'suit'>;
}

/** The suit that an opponent had told the player to lead to a trick (Laws 50D2(a) and 51B). */
function suitRequired({ record }: History, trick: number, seat: Seat): Suit | undefined {
  const order = record.requirements?.find(
    (each) => each.trick === trick && each.seat === seat && each.must.do === 'play-suit',
  );
  return order?.must.do === 'play-suit' ? order.must.suit : undefined;
}

/** Where a revoke can be neither found nor excluded, because the hand is not known. */
export function unprovedPlays(history: History): readonly Unproved[] {
  if (SEATS.every((seat) => history.known[seat])) return [];
  return history.tricks.flatMap((trick) =>
    trick.plays.flatMap(({ seat, card, role }, place) => {
      const led = suitToFollow(trick, place);
      const suit = led ?? suitRequired(history, trick.number, seat);
      if (role !== undefined || history.known[seat] || suit === undefined || suitOf(card) === suit) return [];
      const kind = led === undefined ? 'suit' : 'follow';
      return cardsIn(trick.before[seat], suit).length > 0
        ? []
        : [{ trick: trick.number, seat, card, suit, kind }];
    }),
  );
}

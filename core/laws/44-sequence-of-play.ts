import { type Card, cardsIn, cardsOf, cardsToFollow, type Hand, type Seat, suitOf } from '../game/index.ts';
import { isHonour } from './honours.ts';
import { handLeft, suitLed, type TablePlay } from './play-state.ts';
import type { LeadOrder, PenaltyCard, PlayOrder } from './ruling.ts';
import type { Table } from './table.ts';

/** The penalty cards of a player. */
export const penaltyCardsOf = (table: Table, seat: Seat): readonly PenaltyCard[] =>
  table.persists.filter((item) => item.type === 'penalty-card').filter((item) => item.seat === seat);

type Order = LeadOrder | PlayOrder;

/** What the opponents have ordered about the player's next lead or card, in the order in which it was imposed. */
function ordersFor(table: Table, seat: Seat, leads: boolean): readonly Order[] {
  return table.persists
    .filter((item): item is (LeadOrder | PlayOrder) & { from: number } =>
      leads ? item.type === 'lead-order' : item.type === 'play-order',
    )
    .filter((item) => item.seat === seat);
}

/** The cards of those given that an order allows. */
function allowedBy(order: Order, cards: readonly Card[], hand: Hand): readonly Card[] {
  const ofSuit = cardsIn(hand, order.suit);
  switch (order.order) {
    case 'require':
      return cards.filter((card) => suitOf(card) === order.suit);
    case 'forbid':
      return cards.filter((card) => suitOf(card) !== order.suit);
    case 'highest':
      return cards.filter((card) => card === ofSuit[0]);
    case 'lowest':
      return cards.filter((card) => card === ofSuit.at(-1));
  }
}

/**
 * The cards that a hand may legally contribute, if it is known. To follow suit comes before everything (Law 44C),
 * then what the opponents have required (Law 59 where it cannot be done), then a major penalty card (Law 50D1),
 * then a minor one (Law 50C).
 */
export function legalCards(table: Table, seat: Seat): readonly Card[] | undefined {
  const { played } = table;
  const hand = handLeft(table, seat);
  if (played === undefined || hand === undefined) return undefined;
  const led = suitLed(played);
  const base = led === undefined ? cardsOf(hand) : cardsToFollow(hand, led);
  const ordered = ordersFor(table, seat, led === undefined).reduce((cards, order) => {
    const allowed = allowedBy(order, cards, hand);
    return allowed.length > 0 ? allowed : cards; // Law 59
  }, base);
  return withPenaltyCards(ordered, penaltyCardsOf(table, seat));
}

function withPenaltyCards(cards: readonly Card[], penalty: readonly PenaltyCard[]): readonly Card[] {
  const major = penalty.filter(({ kind, card }) => kind === 'major' && cards.includes(card));
  if (major.length > 0) return major.map(({ card }) => card);
  const minor = penalty.find(({ kind }) => kind === 'minor')?.card;
  if (minor === undefined) return cards;
  return cards.filter((card) => card === minor || suitOf(card) !== suitOf(minor) || isHonour(card));
}

/** Does the card fail to follow suit though the hand could? */
export function isRevoke(table: Table, play: TablePlay, seat: Seat, card: Card): boolean {
  const led = suitLed(play);
  const hand = handLeft(table, seat);
  return led !== undefined && hand !== undefined && suitOf(card) !== led && cardsIn(hand, led).length > 0;
}

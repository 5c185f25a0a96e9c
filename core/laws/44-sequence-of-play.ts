import {
  type Card,
  cardsIn,
  cardsOf,
  cardsToFollow,
  type Hand,
  handOf,
  type Seat,
  type Suit,
  suitOf,
} from '../game/index.ts';
import type { Clause } from './clauses/clause.ts';
import { isHonour } from './ruling/honours.ts';
import type { LeadOrder, PenaltyCard, PlayOrder } from './ruling/ruling.ts';
import { handLeft, suitLed, type TablePlay } from './table/play-state.ts';
import type { Table } from './table/table.ts';

/** The penalty cards of a player. */
export const penaltyCardsOf = (table: Table, seat: Seat): readonly PenaltyCard[] =>
  table.persists.filter((item) => item.type === 'penalty-card').filter((item) => item.seat === seat);

type Order = LeadOrder | PlayOrder;

/** What was ordered at one stroke: several suits forbidden together are one order, obeyed or not as a whole. */
export interface OrderGiven {
  readonly order: Order['order'];
  readonly suits: readonly Suit[];
  readonly clause: Clause;
}

/** What the opponents have ordered about the player's next lead or card, in the order in which it was imposed. */
export function ordersFor(table: Table, seat: Seat, leads: boolean): readonly OrderGiven[] {
  const orders = table.persists
    .filter((item): item is Order & { from: number } =>
      leads ? item.type === 'lead-order' : item.type === 'play-order',
    )
    .filter((item) => item.seat === seat);
  const isWith = (one: Order, other: Order): boolean =>
    one.order === other.order && one.clause === other.clause;
  return orders
    .filter((each, at) => orders.findIndex((other) => isWith(other, each)) === at)
    .map((first) => ({
      order: first.order,
      suits: orders.filter((each) => isWith(each, first)).map(({ suit }) => suit),
      clause: first.clause,
    }));
}

/** The cards of those given that an order allows. */
function allowedBy({ order, suits }: OrderGiven, cards: readonly Card[], hand: Hand): readonly Card[] {
  const ofSuit = suits.flatMap((suit) => cardsIn(hand, suit));
  switch (order) {
    case 'require':
      return cards.filter((card) => suits.includes(suitOf(card)));
    case 'forbid':
      return cards.filter((card) => !suits.includes(suitOf(card)));
    case 'highest':
      return cards.filter((card) => card === ofSuit[0]);
    case 'lowest':
      return cards.filter((card) => card === ofSuit.at(-1));
  }
}

/**
 * The cards that a hand may legally contribute, if it is known. To follow suit comes before everything (Law 44C),
 * then what the opponents have required (Law 59 where it cannot be done), then a major penalty card (Law 50D1),
 * of several the one that declarer designates (Law 51A), then a minor one (Law 50C). A card that is all that Law 62D2
 * leaves a player is played.
 */
export function legalCards(
  table: Table,
  seat: Seat,
  hand: Hand | undefined = handLeft(table, seat),
): readonly Card[] | undefined {
  const cards = cardsBeforePenaltyCards(table, seat, hand);
  if (cards === undefined) return undefined;
  const chosen = table.persists.find((item) => item.type === 'card-order' && item.seat === seat);
  if (chosen?.type === 'card-order' && cards.includes(chosen.card)) return [chosen.card];
  return besidePenaltyCards(table, seat, cards);
}

/** What the player's own penalty cards leave him of what he might play (Laws 50C and 50D1). */
export function besidePenaltyCards(table: Table, seat: Seat, cards: readonly Card[]): readonly Card[] {
  const major = majorsOf(table, seat).filter((card) => cards.includes(card));
  return major.length > 0 ? major : besideMinor(cards, penaltyCardsOf(table, seat));
}

/** What a hand may contribute as far as the suit led and the opponents' orders go. */
function cardsBeforePenaltyCards(
  table: Table,
  seat: Seat,
  hand: Hand | undefined,
): readonly Card[] | undefined {
  const { played } = table;
  if (played === undefined || hand === undefined) return undefined;
  return afterOrders(table, played, seat, hand).cards;
}

interface Ordered {
  /** The cards that are left to the player. */
  readonly cards: readonly Card[];
  /** What was ordered and cannot be done. */
  readonly unmet: readonly OrderGiven[];
}

/** What the orders leave of the cards that follow suit; one that cannot be obeyed leaves them all (Law 59). */
function afterOrders(table: Table, play: TablePlay, seat: Seat, hand: Hand): Ordered {
  const led = suitLed(play);
  let cards = led === undefined ? cardsOf(hand) : cardsToFollow(hand, led);
  const unmet: OrderGiven[] = [];
  for (const order of ordersFor(table, seat, led === undefined)) {
    const allowed = allowedBy(order, cards, hand);
    if (allowed.length > 0) cards = allowed;
    else unmet.push(order);
  }
  return { cards, unmet };
}

/** What the opponents have ordered and nothing in the hand can do (Law 59). */
export const ordersOutOfReach = (table: Table, seat: Seat, hand: Hand): readonly OrderGiven[] =>
  table.played === undefined ? [] : afterOrders(table, table.played, seat, hand).unmet;

const majorsOf = (table: Table, seat: Seat): readonly Card[] =>
  penaltyCardsOf(table, seat)
    .filter(({ kind }) => kind === 'major')
    .map(({ card }) => card);

/** The major penalty cards that a player could legally play now. */
export function playableMajors(
  table: Table,
  seat: Seat,
  hand: Hand | undefined = handLeft(table, seat),
): readonly Card[] {
  const cards = cardsBeforePenaltyCards(table, seat, hand) ?? faceUpToPlay(table, seat);
  return majorsOf(table, seat).filter((card) => cards.includes(card));
}

/** Of a hand that is not known: the penalty cards that could be played whatever else it holds. */
function faceUpToPlay(table: Table, seat: Seat): readonly Card[] {
  const led = table.played && suitLed(table.played);
  if (ordersFor(table, seat, led === undefined).length > 0) return [];
  return majorsOf(table, seat).filter((card) => led === undefined || suitOf(card) === led);
}

/** What is known of a hand when a card comes from it: at least that card and those that lie face up. */
export const handShown = (table: Table, seat: Seat, card: Card): Hand =>
  handOf([
    ...cardsOf(handLeft(table, seat) ?? handOf([])),
    ...penaltyCardsOf(table, seat).map((each) => each.card),
    card,
  ]);

/** Law 50C: no other small card of the suit before the minor penalty card; an order of declarer's comes first. */
function besideMinor(cards: readonly Card[], penalty: readonly PenaltyCard[]): readonly Card[] {
  const minor = penalty.find(({ kind }) => kind === 'minor')?.card;
  if (minor === undefined) return cards;
  const left = cards.filter((card) => card === minor || suitOf(card) !== suitOf(minor) || isHonour(card));
  return left.length > 0 ? left : cards;
}

/** Does the card fail to follow suit though the hand could? */
export function isRevoke(play: TablePlay, card: Card, hand: Hand): boolean {
  const led = suitLed(play);
  return led !== undefined && suitOf(card) !== led && cardsIn(hand, led).length > 0;
}

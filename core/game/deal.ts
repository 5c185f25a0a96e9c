import { type Fault, fail, ok, type Result } from '../base/index.ts';
import type { Card } from './card.ts';
import {
  cardsOf,
  common,
  EMPTY_HAND,
  FULL_PACK,
  HAND_SIZE,
  type Hand,
  handSize,
  holds,
  sameHand,
  union,
  without,
} from './hand.ts';
import { SEATS, type Seat } from './seat.ts';

/** The 52 cards in four hands of thirteen (Law 6B). */
export type Deal = Readonly<Record<Seat, Hand>>;

/** A deal of which some hands are not known. */
export type PartialDeal = Readonly<Partial<Record<Seat, Hand>>>;

/** What keeps four hands from being a deal. */
export interface DealFault extends Fault {
  readonly code: 'deal';
  /** Cards that no hand holds. */
  readonly missing: readonly Card[];
  /** Cards that more than one hand holds. */
  readonly double: readonly Card[];
  /** Hands of other than thirteen cards. */
  readonly counts: Readonly<Partial<Record<Seat, number>>>;
}

const list = (cards: readonly Card[]): string => cards.join(' ');

function describe(missing: readonly Card[], double: readonly Card[], counts: DealFault['counts']): string {
  const held = Object.entries(counts).map(([seat, count]) => `${seat} has ${count} cards instead of 13`);
  const parts = [
    ...held,
    ...(double.length > 0 ? [`more than one hand holds ${list(double)}`] : []),
    ...(missing.length > 0 ? [`nobody holds ${list(missing)}`] : []),
  ];
  return `Not a deal: ${parts.join('; ')}.`;
}

/** Are these four hands a deal? If not, the fault names each missing and each double card. */
export function checkDeal(hands: Readonly<Record<Seat, Hand>>): Result<Deal, DealFault> {
  let seen = EMPTY_HAND;
  let twice = EMPTY_HAND;
  const counts: Partial<Record<Seat, number>> = {};
  for (const seat of SEATS) {
    const hand = hands[seat];
    twice = union(twice, common(seen, hand));
    seen = union(seen, hand);
    const count = handSize(hand);
    if (count !== HAND_SIZE) counts[seat] = count;
  }
  const missing = cardsOf(without(FULL_PACK, seen));
  const double = cardsOf(twice);
  if (missing.length === 0 && double.length === 0 && Object.keys(counts).length === 0) return ok(hands);
  return fail({ code: 'deal', message: describe(missing, double, counts), missing, double, counts });
}

/** Who holds a card. */
export const holderOf = (deal: Deal, card: Card): Seat | undefined =>
  SEATS.find((seat) => holds(deal[seat], card));

export const sameDeal = (a: Deal, b: Deal): boolean => SEATS.every((seat) => sameHand(a[seat], b[seat]));

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

function dealFault(
  missing: readonly Card[],
  double: readonly Card[],
  counts: DealFault['counts'],
): DealFault {
  const reasons = [
    ...Object.entries(counts).map(([seat, count]) => `${seat} has ${count} cards instead of 13`),
    ...(double.length > 0 ? [`more than one hand holds ${double.join(' ')}`] : []),
    ...(missing.length > 0 ? [`nobody holds ${missing.join(' ')}`] : []),
  ];
  return { code: 'deal', message: `Not a deal: ${reasons.join('; ')}.`, missing, double, counts };
}

/** Could these hands be part of a deal: no card in two hands, none of more than thirteen? */
export function checkPartialDeal(hands: PartialDeal): Result<PartialDeal, DealFault> {
  const { double, counts } = survey(hands);
  const tooLong = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > HAND_SIZE));
  if (double.length === 0 && Object.keys(tooLong).length === 0) return ok(hands);
  return fail(dealFault([], double, tooLong));
}

/** Are these four hands a deal? If not, the fault names each missing and each double card. */
export function checkDeal(hands: Readonly<Record<Seat, Hand>>): Result<Deal, DealFault> {
  const { missing, double, counts } = survey(hands);
  if (missing.length === 0 && double.length === 0 && Object.keys(counts).length === 0) return ok(hands);
  return fail(dealFault(missing, double, counts));
}

/** What is missing, what is double, and how many cards each hand holds that does not hold thirteen. */
function survey(hands: PartialDeal): Pick<DealFault, 'missing' | 'double' | 'counts'> {
  let seen = EMPTY_HAND;
  let twice = EMPTY_HAND;
  const counts: Partial<Record<Seat, number>> = {};
  for (const seat of SEATS) {
    const hand = hands[seat];
    if (hand === undefined) continue;
    twice = union(twice, common(seen, hand));
    seen = union(seen, hand);
    const count = handSize(hand);
    if (count !== HAND_SIZE) counts[seat] = count;
  }
  return { missing: cardsOf(without(FULL_PACK, seen)), double: cardsOf(twice), counts };
}

/** Who holds a card. */
export const holderOf = (deal: Deal, card: Card): Seat | undefined =>
  SEATS.find((seat) => holds(deal[seat], card));

/** Does each player hold the same cards in both? */
export const sameDeal = (a: Deal, b: Deal): boolean => SEATS.every((seat) => sameHand(a[seat], b[seat]));

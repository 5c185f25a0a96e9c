import { fail, ok, type Params, type Result } from '../../base/index.ts';
import {
  type Card,
  cardsOf,
  type Deal,
  handSize,
  holderOf,
  holds,
  partnerOf,
  SEATS,
  type Seat,
  type Strain,
  type Suit,
  seatAfter,
  sideOf,
  suitLength,
  suitOf,
  type Trick,
} from '../../game/index.ts';
import { type FaultCode, type ToldFault, toldFault } from '../texts/told-fault.ts';

/** The play at the moment of a claim or concession: all four remaining hands are known (Law 70B). */
export interface ClaimPosition {
  readonly strain: Strain;
  readonly declarer: Seat;
  /** What each player still holds; cards already played to the trick on the table are not among them. */
  readonly hands: Deal;
  /** The trick on the table, none to three cards; its leader is the seat on lead when there are none. */
  readonly trick: Trick;
  /** Penalty cards of the defenders (Law 50). */
  readonly penaltyCards?: readonly FacedCard[];
  /** The cards that an order given before the claim leaves to the seat to play. */
  readonly nextCards?: readonly Card[];
}

/** A penalty card before its owner. */
interface FacedCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly kind: 'major' | 'minor';
}

/** Suits in which a player failed to follow before the claim (Law 70E1). */
export type ShownOut = Readonly<Partial<Record<Seat, readonly Suit[]>>>;

/** The tricks not yet complete: the one on the table counts. */
export const tricksLeft = ({ hands, trick }: ClaimPosition): number =>
  handSize(hands[trick.leader]) + (trick.cards.length > 0 ? 1 : 0);

/** Dummy neither claims nor concedes; declarer and the defenders do (Law 68A, B). */
export const mayClaim = ({ declarer }: ClaimPosition, seat: Seat): boolean => seat !== partnerOf(declarer);

/** The trumps that the opponents of a seat still hold. */
export function trumpsAgainst({ strain, hands }: ClaimPosition, seat: Seat): readonly Card[] {
  if (strain === 'NT') return [];
  return SEATS.filter((each) => sideOf(each) !== sideOf(seat)).flatMap((each) =>
    cardsOf(hands[each]).filter((card) => suitOf(card) === strain),
  );
}

/** The most trumps that one opponent of a seat still holds. */
export const longestTrumpsAgainst = ({ strain, hands }: ClaimPosition, seat: Seat): number =>
  strain === 'NT'
    ? 0
    : Math.max(
        ...SEATS.filter((each) => sideOf(each) !== sideOf(seat)).map((each) =>
          suitLength(hands[each], strain),
        ),
      );

const fault = (told: FaultCode, params: Params = {}) =>
  fail<ToldFault>(toldFault('claim-position', told, params));

/** Could this be the end of a deal? If not, why. */
export function checkPosition(position: ClaimPosition): Result<ClaimPosition> {
  const { hands, trick } = position;
  if (trick.cards.length > 3) return fault('trick-complete');
  const all = [...trick.cards, ...SEATS.flatMap((seat) => cardsOf(hands[seat]))];
  const twice = all.find((card, index) => all.indexOf(card) !== index);
  if (twice !== undefined) return fault('card-twice', { card: twice });
  const tricks = tricksLeft(position);
  if (tricks === 0) return fault('no-cards');
  for (const [order, seat] of SEATS.map((_, index) => seatAfter(trick.leader, index)).entries()) {
    const expected = order < trick.cards.length ? tricks - 1 : tricks;
    const count = handSize(hands[seat]);
    if (count !== expected)
      return fault('cards-left', { seat, count: String(count), expected: String(expected) });
  }
  return ok(position);
}

/** Is what is said about players who showed out true of their hands? */
export function checkShownOut({ hands }: ClaimPosition, shownOut: ShownOut): Result<ShownOut> {
  for (const seat of SEATS)
    for (const suit of shownOut[seat] ?? [])
      if (suitLength(hands[seat], suit) > 0) return fault('shown-out', { seat, suit });
  return ok(shownOut);
}

/** The side of the claimer must hold a card that a statement or a mark names. */
export function checkHeld({ hands }: ClaimPosition, card: Card, claimer: Seat): Result<Card> {
  const holder = holderOf(hands, card);
  if (holder !== undefined && sideOf(holder) === sideOf(claimer) && holds(hands[holder], card))
    return ok(card);
  return fault('not-held', { card });
}

/** A card that the claimer has missed is one that an opponent holds. */
export function checkOut({ hands }: ClaimPosition, card: Card, claimer: Seat): Result<Card> {
  const holder = holderOf(hands, card);
  return holder === undefined || sideOf(holder) === sideOf(claimer) ? fault('not-out', { card }) : ok(card);
}

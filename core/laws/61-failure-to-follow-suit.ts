import {
  type Card,
  cardsIn,
  cardsOf,
  cardsToFollow,
  RANKS,
  rankOf,
  SEATS,
  type Seat,
  type Suit,
  suitLength,
  suitOf,
} from '../game/index.ts';
import type { LawsEdition } from './editions.ts';
import { type History, isDefender, suitToFollow, type TrickHistory } from './tricks/history.ts';
import type { FacedCards, Must } from './tricks/record.ts';
import type { Revoke } from './tricks/revoke.ts';

const TEN = RANKS.indexOf('T');
const isHonour = (card: Card): boolean => RANKS.indexOf(rankOf(card)) <= TEN;

/** The cards of a player that lay face up when he played to a trick. */
export const facedAt = (history: History, seat: Seat, trick: number): readonly FacedCards[] =>
  (history.record.faced ?? []).filter(
    (faced) => faced.seat === seat && faced.from <= trick && trick <= (faced.to ?? Number.POSITIVE_INFINITY),
  );

function meeting(cards: readonly Card[], must: Must): readonly Card[] {
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

interface Freedom {
  /** After the duty to follow suit (Law 44C). */
  readonly following: readonly Card[];
  /** After that, what was required of the player (Laws 26, 50D2, 51, 57). */
  readonly obeying: readonly Card[];
  readonly orders: readonly Must[];
  /** After both, his penalty cards: all that he could legally play. */
  readonly legal: readonly Card[];
}

function freedomOf(history: History, trick: TrickHistory, seat: Seat, led: Suit | undefined): Freedom {
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

/** The suit in which a player revoked who did not obey: the one required, or the one he should have left alone. */
function suitDisobeyed(orders: readonly Must[], card: Card, legal: readonly Card[]): Suit {
  const broken = orders.find((must) => meeting([card], must).length === 0);
  if (broken === undefined || broken.do === 'play-one-of') return suitOf(legal[0] ?? card);
  return broken.do === 'avoid-suits' ? suitOf(card) : broken.suit;
}

const needsNoSearch = ({ record }: History): boolean =>
  record.requirements === undefined && record.faced === undefined;

/** The revoke, if it is one, in the card at that place of a trick (Law 61A). */
export function revokeAt(history: History, trick: TrickHistory, place: number): Revoke | undefined {
  const play = trick.plays[place];
  if (play === undefined || play.role !== undefined) return undefined;
  const { seat, card } = play;
  const led = suitToFollow(trick, place);
  const fails = led !== undefined && suitOf(card) !== led && suitLength(trick.before[seat], led) > 0;
  if (!fails && needsNoSearch(history)) return undefined;
  const { obeying, orders, legal } = freedomOf(history, trick, seat, led);
  const base = { trick: trick.number, place, seat, card, clause: '61A', couldHavePlayed: legal };
  if (fails) return { ...base, kind: 'follow', suit: led };
  if (legal.includes(card)) return undefined;
  if (obeying.includes(card)) return { ...base, kind: 'card', suit: suitOf(legal[0] ?? card) };
  return { ...base, kind: 'suit', suit: suitDisobeyed(orders, card, legal) };
}

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

/** Who asks whom whether he has none of the suit led. */
export interface RightToAsk {
  readonly allowed: boolean;
  readonly clauses: readonly string[];
  /** The answer may tell partner, or the asker's partner, what he may not use. */
  readonly unauthorised: string | undefined;
  /** What follows from asking all the same. */
  readonly breach: string | undefined;
}

/** What the zone or the regulating authority says of defenders who ask each other. */
export type DefendersAsking = 'as-the-law' | 'allowed' | 'forbidden';

const yes = (...clauses: string[]): RightToAsk => ({
  allowed: true,
  clauses,
  unauthorised: undefined,
  breach: undefined,
});

function defendersAskEachOther(edition: LawsEdition, regulation: DefendersAsking): RightToAsk {
  switch (edition) {
    case 1997:
      return regulation === 'allowed'
        ? { ...yes('61B'), unauthorised: '16A' }
        : { allowed: false, clauses: ['61B'], unauthorised: '16A', breach: '63B' };
    case 2007:
      return regulation === 'forbidden'
        ? { allowed: false, clauses: ['61B3'], unauthorised: '16B', breach: undefined }
        : { ...yes('61B3'), unauthorised: '16B' };
    case 2017:
      return { ...yes('61B3'), unauthorised: '16B' };
  }
}

/** Law 61B: may one player ask another whether his card was a revoke? */
export function mayAsk(
  edition: LawsEdition,
  history: Pick<History, 'dummy' | 'record'>,
  asker: Seat,
  asked: Seat,
  regulation: DefendersAsking = 'as-the-law',
): RightToAsk | undefined {
  const { declarer } = history.record.contract;
  const old = edition === 1997;
  if (asker === asked || asked === history.dummy) return undefined;
  if (asker === declarer) return yes(old ? '61B' : '61B1');
  if (asker !== history.dummy)
    return asked === declarer ? yes(old ? '61B' : '61B3') : defendersAskEachOther(edition, regulation);
  if (asked !== declarer)
    return {
      allowed: false,
      clauses: old ? ['42B1'] : ['61B2(b)'],
      unauthorised: old ? undefined : '16B',
      breach: old ? '43B1' : undefined,
    };
  const right = yes(old ? '61B' : '61B2(a)');
  return history.record.dummyLostRights === true ? { ...right, breach: '43B2(b)' } : right;
}

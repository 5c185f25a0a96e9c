import { type Card, PACK, SEATS, type Seat, SUITS, type Suit, suitOf } from '../../game/index.ts';
import type { RevokeNoticed } from '../happening/happening.ts';
import { tableHistory } from '../table/history.ts';
import { cardsKnown, isGone, playOf, standingCards } from '../table/play-state.ts';
import { rememberFor } from '../table/remember.ts';
import type { Table } from '../table/table.ts';
import { type History, trickOf } from '../tricks/history.ts';
import { findRevokes, inOrder } from './find-revokes.ts';
import type { Revoke } from './revoke.ts';
import { unprovedPlays } from './unproved.ts';

/** A card with which somebody revoked, or is said to have. */
export interface RevokeCard {
  readonly seat: Seat;
  readonly trick: number;
  readonly card: Card;
}

/** Is it the revoke made with that card? */
export const isRevokeOf =
  ({ seat, trick, card }: RevokeCard) =>
  (other: Pick<Revoke, 'seat' | 'trick' | 'card'>): boolean =>
    other.seat === seat && other.trick === trick && other.card === card;

const isWithdrawn = (history: History, { trick, place }: Revoke): boolean =>
  trickOf(history, trick)?.plays[place]?.withdrawn !== undefined;

/** Every revoke of the play whose card lies there still, noticed or not. */
const standingRevokes = (history: History, { edition }: Table): readonly Revoke[] =>
  stood(history, String(edition), () =>
    findRevokes(history, edition).filter(
      (revoke) => revoke.kind !== 'deemed' && !isWithdrawn(history, revoke),
    ),
  );

const stood = rememberFor<readonly Revoke[]>();

/**
 * Cards that did not follow suit, from hands not all of whose cards are known: somebody may say that they were
 * revokes. What they could have been instead is any card of the suit that has not been seen.
 */
function possibleRevokes(history: History, table: Table): readonly Revoke[] {
  const play = playOf(table);
  const others = (seat: Seat): readonly Card[] =>
    SEATS.flatMap((each) => (each === seat ? [] : cardsKnown(table, each)));
  return unprovedPlays(history).flatMap(({ trick, seat, card, suits, kind }): Revoke[] => {
    const place = trickOf(history, trick)?.plays.findIndex((each) => each.card === card) ?? -1;
    const seen = others(seat);
    const couldHavePlayed = PACK.filter(
      (each) => suits.includes(suitOf(each)) && !isGone(play, each) && !seen.includes(each),
    );
    // A suit that was forbidden is the one in which he revoked (Law 61A).
    const suit = suits.length === 1 && suits[0] !== undefined ? suits[0] : suitOf(card);
    const revoke: Revoke = { trick, place, seat, card, kind, suit, couldHavePlayed, clause: '61A' };
    return couldHavePlayed.length === 0 || isWithdrawn(history, revoke) ? [] : [revoke];
  });
}

/** The revokes that may be meant by somebody who draws attention to one. */
function mayBeMeant(table: Table, { of, trick }: Pick<RevokeNoticed, 'of' | 'trick'>): readonly Revoke[] {
  const history = tableHistory(table);
  if (history === undefined) return [];
  const named = (each: Revoke): boolean =>
    (of === undefined || each.seat === of) && (trick === undefined || each.trick === trick);
  const found = standingRevokes(history, table).filter(named);
  const possible = possibleRevokes(history, table).filter(named);
  if (of !== undefined) return found.length > 0 ? found : possible;
  // Law 52 has dealt with a card played in place of a penalty card, unless somebody speaks of that very card.
  const plain = found.filter(({ kind }) => kind !== 'card');
  const shown = possible.filter((each) => isShownByHand(table, each));
  return inOrder([...plain, ...shown]);
}

/** The suits of which the player should have played one. */
export const suitsToPlay = ({ couldHavePlayed }: Revoke): readonly Suit[] =>
  SUITS.filter((suit) => couldHavePlayed.some((card) => suitOf(card) === suit));

/** Not all the cards of the hand are known, but one that it held then and should have played is. */
export function isShownByHand(table: Table, revoke: Revoke): boolean {
  const { tricks, firstTrick } = playOf(table);
  const gone = tricks.slice(0, revoke.trick - firstTrick + 1).flatMap(standingCards);
  const suits = suitsToPlay(revoke);
  return cardsKnown(table, revoke.seat).some(
    (card) => suits.includes(suitOf(card)) && !gone.some((each) => each.card === card),
  );
}

/** Has attention been drawn to the revoke? */
export const isSpokenOf = (table: Table, { seat, trick, card }: Revoke): boolean =>
  playOf(table).memory.noticed.some(
    (noticed) => noticed.seat === seat && noticed.trick === trick && noticed.card === card,
  );

/** The revoke that somebody draws attention to: the last one that was not spoken of. */
export const revokeMeant = (table: Table, noticed: RevokeNoticed): Revoke | undefined =>
  mayBeMeant(table, noticed).findLast((revoke) => !isSpokenOf(table, revoke));

/** A revoke that only a person can know of, for the cards of the hand are not known; nothing if it can be found. */
export function allegedRevoke(table: Table, about: RevokeCard): Revoke | undefined {
  const history = tableHistory(table);
  if (history === undefined || standingRevokes(history, table).some(isRevokeOf(about))) return undefined;
  return possibleRevokes(history, table).find(isRevokeOf(about));
}

/** The revokes of hands that are not known to which attention was drawn, and which the director found to be some. */
export function foundAlleged(table: Table): readonly Revoke[] {
  const { noticed } = playOf(table).memory;
  const known = tableHistory(table)?.known;
  return noticed.flatMap((each) =>
    each.free === true || known?.[each.seat] === true ? [] : (allegedRevoke(table, each) ?? []),
  );
}

import type { Card, Seat } from '../../../game/index.ts';
import { penaltyCardsOf } from '../../44-sequence-of-play.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import { isGone, isMissing, isPlayFinished, lastCardOf, playOf } from '../../table/play-state.ts';
import type { Table } from '../../table/table.ts';

/** Why cards cannot have come to light: they are gone, in another hand, or lie face up already. */
export function cardsRefusal(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  faceUp = true,
): TableRefusal | undefined {
  const { played } = table;
  const shown = table.persists.flatMap((each) => (each.type === 'exposed' ? [each] : []));
  const isShown = (card: Card, own: boolean): boolean =>
    shown.some((each) => (each.seat === seat) === own && each.cards.includes(card));
  const wrong = (card: Card): TableRefusal | undefined => {
    if (played !== undefined && isGone(played, card)) return refused('card-gone', { card });
    if (isMissing(table, seat, card) || isShown(card, false)) return refused('not-in-hand', { seat, card });
    const up = isShown(card, true) || penaltyCardsOf(table, seat).some((each) => each.card === card);
    return faceUp && up ? refused('face-up-already', { card }) : undefined;
  };
  if (new Set(cards).size < cards.length || cards.length === 0) return refused('no-cards');
  return cards.map(wrong).find((each) => each !== undefined);
}

/** Why a card cannot have been played or held: it is gone, or in another hand. */
export const cardNotThere = (table: Table, seat: Seat, ...cards: readonly Card[]): TableRefusal | undefined =>
  cardsRefusal(table, seat, cards, false);

/** Nothing is played after the thirteenth trick: who still holds a card has left one out before (Law 67A). */
export const playEnded = (table: Table): TableRefusal | undefined =>
  endedByClaim(table) ?? (isPlayFinished(playOf(table)) ? refused('play-over') : undefined);

/** A claim or concession has ended the play (Law 68D). */
export const endedByClaim = ({ played }: Table): TableRefusal | undefined =>
  played?.claimed === undefined ? undefined : refused('play-ended-by-claim', {}, '68D');

export const noCardYet = (table: Table, seat: Seat): TableRefusal | undefined =>
  lastCardOf(playOf(table), seat) === undefined ? refused('no-card', { seat }) : undefined;

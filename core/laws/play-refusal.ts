import { type Card, cardsOf, dummyOf, holds, type Seat } from '../game/index.ts';
import { penaltyCardsOf } from './44-sequence-of-play.ts';
import { cardRefusal } from './card-dispatch.ts';
import { claimRefusal, reopeningRefusal } from './claim-refusal.ts';
import type { Exposed, Happening } from './happening.ts';
import type { PlayHappening } from './play-dispatch.ts';
import { handLeft, isGone, isPlayFinished, lastCardOf, playOf } from './play-state.ts';
import type { TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';

/** Why something cannot have happened in the play: there is no play, or no card to speak of. */
export function playRefusal(table: Table, happening: Happening): TableRefusal | undefined {
  switch (happening.type) {
    case 'card':
      return cardRefusal(table, happening);
    case 'exposed':
      return table.played === undefined ? undefined : cardsRefusal(table, happening.seat, happening.cards);
    case 'dummy-named':
    case 'several-cards':
    case 'simultaneous-cards':
    case 'card-held':
    case 'fifth-card':
    case 'dummy-acted':
    case 'lead-down':
    case 'revoke-noticed':
    case 'claim':
    case 'agreement-withdrawn':
    case 'concession-withdrawn':
    case 'card-renamed':
    case 'dummy-misplaced':
    case 'misexplained-play':
      return table.played === undefined
        ? { code: 'no-play', message: 'The play has not begun: this can only happen in the play.' }
        : duringPlay(table, happening);
    default:
      return undefined;
  }
}

/** Why cards cannot have come to light: they are gone, in another hand, or lie face up already. */
function cardsRefusal(
  table: Table,
  seat: Seat,
  cards: Exposed['cards'],
  faceUp = true,
): TableRefusal | undefined {
  const play = playOf(table);
  const hand = handLeft(table, seat);
  const up = penaltyCardsOf(table, seat).map(({ card }) => card);
  const wrong = (card: Card): TableRefusal | undefined => {
    if (isGone(play, card)) return { code: 'card-gone', message: `${card} has been played already.` };
    if (hand !== undefined && !holds(hand, card))
      return { code: 'not-in-hand', message: `${seat} does not hold ${card}.` };
    return faceUp && up.includes(card)
      ? { code: 'face-up-already', message: `${card} lies face up as a penalty card already.` }
      : undefined;
  };
  if (new Set(cards).size < cards.length || cards.length === 0)
    return { code: 'no-cards', message: 'Name the cards, each of them once.' };
  return cards.map(wrong).find((each) => each !== undefined);
}

function duringPlay(table: Table, happening: PlayHappening): TableRefusal | undefined {
  switch (happening.type) {
    case 'several-cards':
      return cardsRefusal(table, happening.seat, happening.cards, false);
    case 'card-held':
    case 'fifth-card':
      return cardsRefusal(table, happening.seat, [happening.card], false);
    case 'simultaneous-cards':
      return new Set(happening.cards.map(({ seat }) => seat)).size < 2
        ? { code: 'not-simultaneous', message: 'Name the cards of at least two players.' }
        : happening.cards
            .map(({ seat, card }) => cardsRefusal(table, seat, [card], false))
            .find((each) => each !== undefined);
    case 'dummy-named':
      return notToBeNamed(table, happening.seat);
    case 'card-renamed':
      return noCardYet(table, happening.seat) ?? cardsRefusal(table, happening.seat, [happening.card], false);
    case 'dummy-misplaced':
      return (
        noCardYet(table, happening.seat) ?? cardsRefusal(table, happening.seat, [happening.named], false)
      );
    case 'misexplained-play':
      return noCardYet(table, happening.seat);
    case 'claim':
      return (
        claimRefusal(table, happening) ??
        (happening.shown === undefined
          ? undefined
          : cardsRefusal(table, happening.seat, happening.shown, false))
      );
    case 'agreement-withdrawn':
    case 'concession-withdrawn':
      return reopeningRefusal(table, happening);
    case 'revoke-noticed':
    case 'dummy-acted':
    case 'lead-down':
      return undefined;
  }
}

const noCardYet = (table: Table, seat: Seat): TableRefusal | undefined =>
  lastCardOf(playOf(table), seat) === undefined
    ? { code: 'no-card', message: `${seat} has played no card yet.` }
    : undefined;

/** Dummy's card is named by declarer, from a hand that is known, while it has a card to play. */
function notToBeNamed(table: Table, seat: Seat): TableRefusal | undefined {
  const play = playOf(table);
  const { declarer } = play.contract;
  if (isPlayFinished(play)) return { code: 'play-over', message: 'All thirteen tricks have been played.' };
  if (seat !== declarer)
    return { code: 'not-declarer', message: `${declarer} is declarer and names dummy's cards.` };
  const hand = handLeft(table, dummyOf(play.contract));
  return hand === undefined || cardsOf(hand).length === 0
    ? { code: 'hand-unknown', message: "Dummy's cards are not known here: say which card was played." }
    : undefined;
}

import { type Card, cardsOf, dummyOf, type Seat } from '../../game/index.ts';
import { penaltyCardsOf } from '../44-sequence-of-play.ts';
import type {
  DummyMisplaced,
  Exposed,
  Happening,
  RevokeAsked,
  SimultaneousCards,
} from '../happening/happening.ts';
import { isTrickHappening } from '../happening/trick-happening.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import {
  cardPlaceOf,
  handLeft,
  isGone,
  isMissing,
  isPlayFinished,
  lastCardOf,
  playOf,
} from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import { cardRefusal } from './card-dispatch.ts';
import { claimRefusal, reopeningRefusal } from './claim-refusal.ts';
import type { PlayHappening } from './play-dispatch.ts';
import { trickRefusal } from './trick-dispatch.ts';

/** Why something cannot have happened in the play: there is no play, or no card to speak of. */
export function playRefusal(table: Table, happening: Happening): TableRefusal | undefined {
  if (isTrickHappening(happening)) return trickRefusal(table, happening);
  switch (happening.type) {
    case 'card':
      return afterClaim(table) ?? cardRefusal(table, happening);
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
    case 'revoke-asked':
    case 'claim':
    case 'agreement-withdrawn':
    case 'concession-withdrawn':
    case 'card-renamed':
    case 'dummy-misplaced':
    case 'misexplained-play':
      return table.played === undefined ? refused('no-play') : duringPlay(table, happening);
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
  const up = penaltyCardsOf(table, seat).map(({ card }) => card);
  const wrong = (card: Card): TableRefusal | undefined => {
    if (isGone(play, card)) return refused('card-gone', { card });
    if (isMissing(table, seat, card)) return refused('not-in-hand', { seat, card });
    return faceUp && up.includes(card) ? refused('face-up-already', { card }) : undefined;
  };
  if (new Set(cards).size < cards.length || cards.length === 0) return refused('no-cards');
  return cards.map(wrong).find((each) => each !== undefined);
}

function duringPlay(table: Table, happening: PlayHappening): TableRefusal | undefined {
  switch (happening.type) {
    case 'several-cards':
      return playEnded(table) ?? cardsRefusal(table, happening.seat, happening.cards, false);
    case 'card-held':
      return playEnded(table) ?? cardsRefusal(table, happening.seat, [happening.card], false);
    case 'fifth-card':
      return cardsRefusal(table, happening.seat, [happening.card], false);
    case 'simultaneous-cards':
      return playEnded(table) ?? togetherRefusal(table, happening);
    case 'dummy-named':
      return notToBeNamed(table, happening.seat);
    case 'card-renamed':
      return noCardYet(table, happening.seat) ?? cardsRefusal(table, happening.seat, [happening.card], false);
    case 'dummy-misplaced':
      return misplacedRefusal(table, happening);
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
    case 'revoke-asked':
      return questionRefusal(table, happening);
    case 'revoke-noticed':
    case 'dummy-acted':
    case 'lead-down':
      return undefined;
  }
}

/** Several players have each played a card of their own at the same moment. */
const togetherRefusal = (table: Table, { cards }: SimultaneousCards): TableRefusal | undefined =>
  new Set(cards.map(({ seat }) => seat)).size < 2
    ? refused('not-simultaneous', {}, '58A')
    : cards
        .map(({ seat, card }) => cardsRefusal(table, seat, [card], false))
        .find((each) => each !== undefined);

/** Nothing is played after the thirteenth trick: who still holds a card has left one out before (Law 67A). */
const playEnded = (table: Table): TableRefusal | undefined =>
  afterClaim(table) ?? (isPlayFinished(playOf(table)) ? refused('play-over') : undefined);

/** A claim or concession has ended the play (Law 68D). */
const afterClaim = ({ played }: Table): TableRefusal | undefined =>
  played?.claimed === undefined ? undefined : refused('play-ended-by-claim', {}, '68D');

/** Nobody asks himself, nor dummy: declarer plays dummy's cards and answers for them. */
function questionRefusal(table: Table, { by, asked }: RevokeAsked): TableRefusal | undefined {
  const { contract } = playOf(table);
  if (asked === dummyOf(contract)) return refused('ask-declarer', { seat: contract.declarer });
  if (by === asked) return refused('asks-himself', { seat: by });
  return noCardYet(table, asked);
}

/** Dummy has put out such a card, and holds the one named or has played it since. */
function misplacedRefusal(table: Table, { seat, card, named }: DummyMisplaced): TableRefusal | undefined {
  const place = cardPlaceOf(playOf(table), seat, card);
  if (place === undefined)
    return card === undefined ? noCardYet(table, seat) : refused('not-played', { seat, card });
  const since = place.laterTricks.some((each) => each.seat === seat && each.card === named);
  return since ? undefined : cardsRefusal(table, seat, [named], false);
}

const noCardYet = (table: Table, seat: Seat): TableRefusal | undefined =>
  lastCardOf(playOf(table), seat) === undefined ? refused('no-card', { seat }) : undefined;

/** Dummy's card is named by declarer, from a hand that is known, while it has a card to play. */
function notToBeNamed(table: Table, seat: Seat): TableRefusal | undefined {
  const play = playOf(table);
  const { declarer } = play.contract;
  if (isPlayFinished(play)) return refused('play-over');
  if (seat !== declarer) return refused('not-declarer', { seat: declarer }, '45B');
  const hand = handLeft(table, dummyOf(play.contract));
  return hand === undefined || cardsOf(hand).length === 0 ? refused('hand-unknown') : undefined;
}

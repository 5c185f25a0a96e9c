import {
  type Card,
  cardsOf,
  dummyOf,
  holds,
  otherSide,
  SEATS,
  type Seat,
  seatAfter,
  sideOf,
  TRICKS,
} from '../game/index.ts';
import { penaltyCardsOf } from './44-sequence-of-play.ts';
import { revokeToRule } from './61-revoke-noticed.ts';
import { cardRefusal } from './card-dispatch.ts';
import type { LawsEdition } from './editions.ts';
import type {
  CardHeld,
  CardRenamed,
  DummyActed,
  DummyMisplaced,
  DummyNamed,
  Exposed,
  FifthCard,
  Happening,
  Misexplained,
  SeveralCards,
  SimultaneousCards,
} from './happening.ts';
import type { Irregularity } from './irregularity.ts';
import {
  cardsInTrick,
  handLeft,
  isGone,
  isPlayFinished,
  lastCardOf,
  playOf,
  properLeader,
  type TablePlay,
  trickNumber,
  turnToPlay,
} from './play-state.ts';
import type { TableRefusal } from './refusal.ts';
import type { Table } from './table.ts';
import type { CardPlayed } from './tricks/record.ts';

type AboutLastCard = CardRenamed | DummyMisplaced | Misexplained;

type Claimed = Extract<Happening, { readonly type: 'claim' }>;

export type PlayHappening =
  | DummyNamed
  | AboutLastCard
  | SeveralCards
  | SimultaneousCards
  | CardHeld
  | FifthCard
  | DummyActed
  | Extract<Happening, { readonly type: 'lead-down' | 'revoke-noticed' | 'claim' }>;

/** What in the play needs the director though no card is wrong in itself. */
export function playIrregularity(table: Table, happening: PlayHappening): Irregularity | undefined {
  const play = playOf(table);
  const dummy = dummyOf(play.contract);
  switch (happening.type) {
    case 'dummy-named':
      return { type: 'dummy-named', offender: happening.seat, dummy, named: happening };
    case 'several-cards':
      return { type: 'several-cards', offender: happening.seat, cards: happening.cards };
    case 'simultaneous-cards':
      return simultaneous(play, happening);
    case 'card-held':
      return { type: 'card-held', offender: happening.seat, card: happening.card };
    case 'fifth-card': {
      const mayLead = cardsInTrick(play).length === 0;
      return { type: 'fifth-card', offender: happening.seat, card: happening.card, mayLead };
    }
    case 'revoke-noticed': {
      const revoke = revokeToRule(table);
      return {
        type: 'revoke-noticed',
        offender: revoke?.seat ?? happening.by,
        trick: revoke?.trick ?? 0,
      };
    }
    case 'claim':
      return { type: 'claim', offender: happening.seat, claimed: happening.tricks };
    case 'dummy-acted':
      return { type: 'dummy-acted', offender: dummy, act: happening.act };
    case 'lead-down': {
      const leader = properLeader(play);
      return happening.seat === leader
        ? undefined
        : { type: 'lead-face-down', offender: happening.seat, leader };
    }
    default:
      return aboutLastCard(play, happening, table.edition);
  }
}

/** Law 58A: the card of the player whose turn it was comes first, the others follow in rotation. */
function simultaneous(play: TablePlay, { cards }: SimultaneousCards): Irregularity | undefined {
  const turn = turnToPlay(play) ?? properLeader(play);
  const inOrder = SEATS.map((_, steps) => seatAfter(turn, steps)).flatMap((seat) =>
    cards.filter((fell) => fell.seat === seat),
  );
  const last = inOrder.at(-1);
  return last && { type: 'simultaneous-plays', offender: last.seat, cards: inOrder };
}

function aboutLastCard(
  play: TablePlay,
  happening: AboutLastCard,
  edition: LawsEdition,
): Irregularity | undefined {
  const { seat: offender } = happening;
  const last = lastCardOf(play, offender);
  if (last === undefined) return undefined;
  const { card, sameTrick, laterTricks } = last;
  const since = [...sameTrick, ...laterTricks];
  const playedBy = (side: string, cards: readonly CardPlayed[] = since): boolean =>
    cards.some((each) => sideOf(each.seat) === side);
  const side = sideOf(offender);
  switch (happening.type) {
    case 'card-renamed':
      return { type: 'card-renamed', offender, card, second: happening.card, inTime: !playedBy(side) };
    case 'dummy-misplaced': {
      const inTime = !(playedBy(side, laterTricks) && playedBy(otherSide(side), laterTricks));
      return { type: 'dummy-misplaced', offender, card, named: happening.named, inTime };
    }
    case 'misexplained-play': {
      // Until 2007 a card to the next trick was not too late yet (Law 47E2(a)).
      const none = (edition === 2017 ? since : sameTrick).length === 0;
      return { type: 'misexplained-play', offender, card, inTime: none && happening.dummySeen !== true };
    }
  }
}

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
      return claimRefusal(table, happening);
    case 'revoke-noticed':
    case 'dummy-acted':
    case 'lead-down':
      return undefined;
  }
}

/** Dummy does not claim (Law 68A), and nobody claims what is not there. */
function claimRefusal(table: Table, { seat, tricks }: Claimed): TableRefusal | undefined {
  const play = playOf(table);
  if (seat === dummyOf(play.contract))
    return { code: 'dummy-claims', clause: '43A1(c)', message: 'Dummy can neither claim nor concede.' };
  const left = TRICKS + 1 - trickNumber(play);
  return left < 1 || play.claimed !== undefined || tricks > left || tricks < 0
    ? { code: 'not-a-claim', message: `${tricks} tricks cannot be claimed.` }
    : undefined;
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

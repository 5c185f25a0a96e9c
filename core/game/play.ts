import { type Fault, fail, ok, type Result } from '../base/index.ts';
import { dummyOf, openingLeaderOf } from './auction.ts';
import { type Card, outranks, type Strain, type Suit, suitOf } from './card.ts';
import { type Deal, holderOf } from './deal.ts';
import { cardsOf, cardsToFollow, type Hand, handOf, holds, suitLength, without } from './hand.ts';
import { type Seat, type Side, seatAfter, sideOf } from './seat.ts';

/** What the play needs to know of the contract. */
export interface Played {
  readonly strain: Strain;
  readonly declarer: Seat;
}

/** Cards in the order they were played, from the leader on. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A trick that is complete, with the hand that won it (Law 44E, F). */
export interface WonTrick extends Trick {
  readonly winner: Seat;
}

/** The play so far of a deal: always legal. */
export interface Play {
  readonly contract: Played;
  readonly deal: Deal;
  readonly quitted: readonly WonTrick[];
  /** The trick on the table: none to three cards. */
  readonly current: Trick;
  /** What each player still holds. */
  readonly hands: Deal;
  readonly won: Readonly<Record<Side, number>>;
}

/** Why a card may not be played, with the clause that says so. */
export interface CardFault extends Fault {
  readonly code: 'play-over' | 'out-of-turn' | 'not-in-hand' | 'must-follow-suit';
  readonly clause: string;
}

/** The play before the opening lead. */
export const startPlay = (deal: Deal, contract: Played): Play => ({
  contract,
  deal,
  quitted: [],
  current: { leader: openingLeaderOf(contract), cards: [] },
  hands: deal,
  won: { NS: 0, EW: 0 },
});

/** The tricks of a board. */
export const TRICKS = 13;

/** Have all thirteen tricks been played? */
export const isPlayOver = (play: Play): boolean => play.quitted.length === TRICKS;

/** The seat whose card is next; nobody's after the thirteenth trick (Law 44A, B). */
export const turnToPlay = (play: Play): Seat | undefined =>
  isPlayOver(play) ? undefined : seatAfter(play.current.leader, play.current.cards.length);

/** Who chooses the next card: declarer plays dummy's (Law 45B). */
export function chooserOf(play: Play): Seat | undefined {
  const turn = turnToPlay(play);
  return turn === dummyOf(play.contract) ? play.contract.declarer : turn;
}

/** Who wins a trick: the highest trump, or with none the highest card of the suit led (Law 44E, F). */
export function trickWinner({ leader, cards }: Trick, strain: Strain): Seat {
  let best = 0;
  for (let index = 1; index < cards.length; index++) {
    if (beats(cards[index] as Card, cards[best] as Card, strain)) best = index;
  }
  return seatAfter(leader, best);
}

function beats(card: Card, best: Card, strain: Strain): boolean {
  const suit = suitOf(card);
  return suit === suitOf(best) ? outranks(card, best) : suit === strain;
}

const suitLed = (play: Play): Suit | undefined => {
  const [led] = play.current.cards;
  return led === undefined ? undefined : suitOf(led);
};

/** The cards that may be played now (Law 44A to D). */
export function legalCards(play: Play): readonly Card[] {
  const turn = turnToPlay(play);
  if (turn === undefined) return [];
  const led = suitLed(play);
  return led === undefined ? cardsOf(play.hands[turn]) : cardsToFollow(play.hands[turn], led);
}

const fault = (code: CardFault['code'], clause: string, message: string): CardFault => ({
  code,
  clause,
  message,
});

function whereIs(play: Play, card: Card): string {
  const holder = holderOf(play.hands, card);
  return holder === undefined ? 'it has been played' : `${holder} holds it`;
}

/** Why a card may not be played now, from the hand whose turn it is or from another; `undefined` when it may. */
export function whyNotCard(play: Play, card: Card, from?: Seat): CardFault | undefined {
  const turn = turnToPlay(play);
  if (turn === undefined) return fault('play-over', '44', 'All thirteen tricks have been played.');
  if (from !== undefined && from !== turn)
    return fault('out-of-turn', '44B', `It is ${turn}'s turn to play, not ${from}'s.`);
  const hand: Hand = play.hands[turn];
  if (!holds(hand, card))
    return fault('not-in-hand', '44', `${turn} does not hold ${card}: ${whereIs(play, card)}.`);
  const led = suitLed(play);
  if (led !== undefined && suitOf(card) !== led && suitLength(hand, led) > 0)
    return fault(
      'must-follow-suit',
      '44C',
      `${turn} must follow suit: ${led} was led and ${turn} still holds one.`,
    );
  return undefined;
}

/** The play with one more card, or why that card may not be played. */
export function playCard(play: Play, card: Card, from?: Seat): Result<Play, CardFault> {
  const why = whyNotCard(play, card, from);
  if (why !== undefined) return fail(why);
  const { current } = play;
  const seat = seatAfter(current.leader, current.cards.length);
  const trick: Trick = { leader: current.leader, cards: [...current.cards, card] };
  const hands: Deal = { ...play.hands, [seat]: without(play.hands[seat], handOf([card])) };
  return ok(trick.cards.length < 4 ? { ...play, current: trick, hands } : quit({ ...play, hands }, trick));
}

function quit(play: Play, trick: Trick): Play {
  const winner = trickWinner(trick, play.contract.strain);
  const side = sideOf(winner);
  return {
    ...play,
    quitted: [...play.quitted, { ...trick, winner }],
    current: { leader: winner, cards: [] },
    won: { ...play.won, [side]: play.won[side] + 1 },
  };
}

/** A card of a list that may not be played: which one it is, from 0. */
export interface ReplayedCardFault extends CardFault {
  readonly index: number;
}

/** The play that a list of cards makes, in the order they were played, or the first that is not legal. */
export function replayPlay(
  deal: Deal,
  contract: Played,
  cards: readonly Card[],
): Result<Play, ReplayedCardFault> {
  let play = startPlay(deal, contract);
  for (const [index, card] of cards.entries()) {
    const next = playCard(play, card);
    if (!next.ok) {
      const message = `Card ${index + 1} (trick ${play.quitted.length + 1}): ${next.error.message}`;
      return fail({ ...next.error, index, message });
    }
    play = next.value;
  }
  return ok(play);
}

/** All cards played so far, in order. */
export const cardsPlayed = (play: Play): readonly Card[] => [
  ...play.quitted.flatMap((trick) => trick.cards),
  ...play.current.cards,
];

/** The tricks of declarer's side so far. */
export const declarerTricks = (play: Play): number => play.won[sideOf(play.contract.declarer)];

import {
  type Card,
  cardsOf,
  dummyOf,
  type Hand,
  handOf,
  holds,
  lhoOf,
  partnerOf,
  SEATS,
  type Seat,
  type Suit,
  sideOf,
  suitOf,
  TRICKS,
  union,
  without,
} from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import { bestOf } from '../tricks/history.ts';
import type { CardPlayed, RecordedTrick } from '../tricks/record.ts';
import { type Omission, type PlaySetup, playWith, type TablePlay } from './play.ts';
import { rememberOf } from './remember.ts';
import type { Table } from './table.ts';

export type { Omission, PlaySetup, TablePlay };
export { playWith };

const stands = ({ withdrawn, role }: CardPlayed): boolean => withdrawn === undefined && role === undefined;

/** The cards of a trick that stand. */
export const standingCards = (trick: RecordedTrick | undefined): readonly CardPlayed[] =>
  trick?.plays.filter(stands) ?? [];

const hasOmitted = ({ omitted }: TablePlay, trick: number, seat: Seat): boolean =>
  omitted?.some((each) => each.trick === trick && each.seat === seat) ?? false;

const SEAT_BITS: Readonly<Record<Seat, number>> = { N: 1, E: 2, S: 4, W: 8 };
const ALL_SEATS = 15;

/** Does each hand have a card in the trick of that number, or is it known to have left it out? */
function isComplete(play: TablePlay, { plays }: RecordedTrick, number: number): boolean {
  let seen = 0;
  for (const each of plays) if (stands(each)) seen |= SEAT_BITS[each.seat];
  if (seen === ALL_SEATS || seen === 0) return seen !== 0;
  return SEATS.every((seat) => (seen & SEAT_BITS[seat]) !== 0 || hasOmitted(play, number, seat));
}

/** What is asked of a play many times at every card. */
interface Reading {
  readonly complete: readonly RecordedTrick[];
  /** The trick being played: the first that is not complete, for a card taken back may have opened an earlier one. */
  readonly current: RecordedTrick | undefined;
  readonly onTable: readonly CardPlayed[];
  /** The cards that have left each hand for good. */
  readonly gone: Readonly<Record<Seat, Hand>>;
}

function readingOf(play: TablePlay): Reading {
  const complete: RecordedTrick[] = [];
  const left: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  let current: RecordedTrick | undefined;
  let number = play.firstTrick;
  for (const trick of play.tricks) {
    if (isComplete(play, trick, number++)) complete.push(trick);
    else current ??= trick;
    for (const { seat, card, withdrawn } of trick.plays) if (withdrawn === undefined) left[seat].push(card);
  }
  const gone = { N: handOf(left.N), E: handOf(left.E), S: handOf(left.S), W: handOf(left.W) };
  return { complete, current, onTable: standingCards(current), gone };
}

const readings = rememberOf(readingOf);

/** What is read of a play with one more card in its last trick, from what was read before it: nothing else has changed. */
function readingWith(before: Reading, play: TablePlay, trick: RecordedTrick, fallen: CardPlayed): Reading {
  const { seat, card } = fallen;
  const gone = { ...before.gone };
  gone[seat] = union(gone[seat], handOf([card]));
  const isOver = isComplete(play, trick, play.firstTrick + play.tricks.length - 1);
  return isOver
    ? { complete: [...before.complete, trick], current: undefined, onTable: [], gone }
    : { complete: before.complete, current: trick, onTable: [...before.onTable, fallen], gone };
}

/** The cards on the table that stand, in the order in which they fell. */
export const cardsInTrick = (play: TablePlay): readonly CardPlayed[] => readings(play).onTable;

const completeTricks = (play: TablePlay): readonly RecordedTrick[] => readings(play).complete;

/** The number of the trick being played or about to be led to. */
export const trickNumber = (play: TablePlay): number => play.firstTrick + completeTricks(play).length;

/** Have all thirteen tricks been played? */
export const isPlayFinished = (play: TablePlay): boolean => trickNumber(play) > TRICKS;

/** Who won a complete trick: the best card wins wherever it fell. */
const winnerOf = (trick: RecordedTrick, { contract }: TablePlay): Seat =>
  bestOf(trick.plays, contract.strain)?.seat ?? contract.declarer;

/** Who won each trick, in the order of the tricks; nobody yet where it is not complete. */
export const trickWinners = (play: TablePlay): readonly (Seat | undefined)[] =>
  play.tricks.map((trick) => (completeTricks(play).includes(trick) ? winnerOf(trick, play) : undefined));

/** The card that won the last complete trick. */
export function winnersCard(play: TablePlay): Card | undefined {
  const last = completeTricks(play).at(-1);
  return last && standingCards(last).find(({ seat }) => seat === winnerOf(last, play))?.card;
}

/** Who has the lead to the trick being played or about to be: the hand that won the last, unless a defender chose. */
export function properLeader(play: TablePlay): Seat {
  if (play.leadGiven?.trick === trickNumber(play)) return play.leadGiven.seat;
  const last = completeTricks(play).at(-1);
  return last === undefined ? play.firstLeader : winnerOf(last, play);
}

/** Whose card is next: the leader's, then in rotation from whoever led, those who have played left out. */
export function turnToPlay(play: TablePlay): Seat | undefined {
  if (isPlayFinished(play)) return undefined;
  const cards = cardsInTrick(play);
  const [lead] = cards;
  if (lead === undefined) return properLeader(play);
  const rotation = [lhoOf(lead.seat), partnerOf(lead.seat), lhoOf(partnerOf(lead.seat))];
  const number = trickNumber(play);
  return rotation.find(
    (seat) => !cards.some((card) => card.seat === seat) && !hasOmitted(play, number, seat),
  );
}

/** The suit led to the trick on the table. */
export const suitLed = (play: TablePlay): Suit | undefined => {
  const [lead] = cardsInTrick(play);
  return lead && suitOf(lead.card);
};

/** Does the seat defend? */
export const isDefender = ({ contract }: TablePlay, seat: Seat): boolean =>
  sideOf(seat) !== sideOf(contract.declarer);

/** Who plays the cards of a hand: declarer plays dummy's. */
export const playerOf = ({ contract }: TablePlay, seat: Seat): Seat =>
  seat === dummyOf(contract) ? contract.declarer : seat;

/** The cards of a hand that are known, those restored to it among them (Law 14B4). */
export const cardsKnown = ({ hands, restored }: Table, seat: Seat): readonly Card[] => [
  ...new Set([
    ...cardsOf(hands?.[seat] ?? handOf([])),
    ...restored.flatMap((each) => (each.seat === seat ? [each.card] : [])),
  ]),
];

/** A hand as it was to begin with, if it was told. */
export function handHeld(table: Table, seat: Seat): Hand | undefined {
  const hand = table.hands?.[seat];
  const isRestored = table.restored.some((each) => each.seat === seat);
  return hand === undefined || !isRestored ? hand : handOf(cardsKnown(table, seat));
}

/** What is left in a hand, if it is known. */
export function handLeft(table: Table, seat: Seat): Hand | undefined {
  const hand = handHeld(table, seat);
  return hand === undefined || table.played === undefined
    ? hand
    : without(hand, readings(table.played).gone[seat]);
}

/** How many cards a player has left at this point of the play. */
export const cardsLeft = (play: TablePlay, seat: Seat): number =>
  TRICKS + 1 - trickNumber(play) - (cardsInTrick(play).some((each) => each.seat === seat) ? 1 : 0);

/** Are all the cards known that the player has left? */
export function isHandWhole(table: Table, seat: Seat): boolean {
  const hand = handLeft(table, seat);
  const { played } = table;
  const left = played === undefined ? TRICKS : cardsLeft(played, seat);
  return hand !== undefined && cardsOf(hand).length >= left;
}

/**
 * Is the card known to be in another hand, or not in this one that is known whole? Where only some of its cards are known
 * the player may have others.
 */
export function isMissing(table: Table, seat: Seat, card: Card): boolean {
  const hand = handLeft(table, seat);
  if (hand !== undefined && holds(hand, card)) return false;
  const isIn = (other: Hand | undefined): boolean => other !== undefined && holds(other, card);
  return isHandWhole(table, seat) || SEATS.some((other) => other !== seat && isIn(handLeft(table, other)));
}

/** A card that stands, with those that fell after it: to the same trick, and to later ones. */
export interface CardPlace {
  readonly card: Card;
  readonly sameTrick: readonly CardPlayed[];
  readonly laterTricks: readonly CardPlayed[];
}

/** Where a card of a hand lies; its last one unless said otherwise. */
export function cardPlaceOf({ tricks }: TablePlay, seat: Seat, card?: Card): CardPlace | undefined {
  const isIt = (each: CardPlayed): boolean =>
    each.seat === seat && (card === undefined || each.card === card);
  const at = tricks.findLastIndex((trick) => standingCards(trick).some(isIt));
  const cards = standingCards(tricks[at]);
  const place = cards.findIndex(isIt);
  const found = cards[place];
  return (
    found && {
      card: found.card,
      sameTrick: cards.slice(place + 1),
      laterTricks: tricks.slice(at + 1).flatMap(standingCards),
    }
  );
}

/** Where the last card of a hand lies. */
export const lastCardOf = (play: TablePlay, seat: Seat): CardPlace | undefined => cardPlaceOf(play, seat);

/** Has the card left its hand: does it stand, or was it placed or gone along with others (Law 67)? */
export function isGone(play: TablePlay, card: Card): boolean {
  const { gone } = readings(play);
  return SEATS.some((seat) => holds(gone[seat], card));
}

/** The play with a card on the table: in the current trick, or as the lead to the next. */
export function withCardFallen(play: TablePlay, seat: Seat, card: Card): TablePlay {
  const before = readings(play);
  const { current } = before;
  const fallen: CardPlayed = { seat, card };
  const trick: RecordedTrick = { plays: current === undefined ? [fallen] : [...current.plays, fallen] };
  const tricks =
    current === undefined
      ? [...play.tricks, trick]
      : play.tricks.map((each) => (each === current ? trick : each));
  const after = playWith(play, { tricks });
  if (tricks.at(-1) === trick) readings.know(after, readingWith(before, after, trick, fallen));
  return withNextTrick(after);
}

/** A trick that ended with a card left out has only three: the next one, empty as yet, tells that it is over. */
export function withNextTrick(play: TablePlay): TablePlay {
  if (play.omitted === undefined) return play;
  const last = play.tricks.at(-1);
  const isShort =
    last !== undefined && completeTricks(play).includes(last) && standingCards(last).length < SEATS.length;
  return isShort ? playWith(play, { tricks: [...play.tricks, { plays: [] }] }) : play;
}

/** The play with the last card of that name taken back. */
export function withCardBack(play: TablePlay, seat: Seat, card: Card, clause: Clause): TablePlay {
  const isIt = (each: CardPlayed): boolean =>
    each.seat === seat && each.card === card && each.withdrawn === undefined;
  const tricks = play.tricks.map((trick) =>
    trick.plays.some(isIt)
      ? { plays: trick.plays.map((each) => (isIt(each) ? { ...each, withdrawn: clause } : each)) }
      : trick,
  );
  return withoutIdleOmissions(playWith(play, { tricks }));
}

/** Nobody has left out his card in a trick in which none stands any more. */
function withoutIdleOmissions(play: TablePlay): TablePlay {
  if (play.omitted === undefined) return play;
  const begun = ({ trick }: Omission): boolean =>
    standingCards(play.tricks[trick - play.firstTrick]).length > 0;
  return playWith(play, { omitted: play.omitted.filter(begun) });
}

/** The play of a table at which it has begun. */
export function playOf(table: Table): TablePlay {
  if (table.played === undefined) throw new Error('The play has not begun.');
  return table.played;
}

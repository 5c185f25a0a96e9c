import {
  type Card,
  cardsOf,
  cardsToFollow,
  type Deal,
  handOf,
  openingLeaderOf,
  PACK,
  type Played,
  placeOf,
  SEATS,
  type Seat,
  sideOf,
  suitOf,
  trickWinner,
  union,
  without,
} from '../game/index.ts';
import { type Position, tricksLeft, turnIn } from './position.ts';
import { finish, type Progress, type Steps } from './steps.ts';
import { type StrainSearch, strainSearch, tricksOf } from './strain-search.ts';

/** A card that may be played, and what comes of it. */
export interface PlayValue {
  readonly card: Card;
  /** The tricks that the player's side takes from here on, the one on the table counted. */
  readonly tricks: number;
}

/** Every card that may be played, with the tricks that the player's side then takes when all play as well as they can. */
export const plays = (position: Position): readonly PlayValue[] => finish(playsInSteps(position));

/** Of the cards that may be played, those after which the player's side takes most tricks. */
export function bestPlays(position: Position): readonly PlayValue[] {
  const all = plays(position);
  const most = Math.max(...all.map(({ tricks }) => tricks));
  return all.filter(({ tricks }) => tricks === most);
}

/** What `plays` answers, one card after another. */
export function* playsInSteps(position: Position): Steps<readonly PlayValue[]> {
  const search = strainSearch(wholeOf(position), position.strain);
  const groups = equalCards(position);
  const left = tricksLeft(position);
  const seat = turnIn(position);
  const found = new Map<Card, number>();
  let guess = Math.ceil(left / 2);
  for (const [done, group] of groups.entries()) {
    const [card] = group;
    if (card === undefined) continue;
    const progress = { done, of: groups.length };
    guess = yield* northSouthAfter(search, position, card, guess, progress);
    for (const each of group) found.set(each, tricksOf(seat, guess, left));
    yield { done: done + 1, of: groups.length };
  }
  return [...found]
    .map(([card, tricks]): PlayValue => ({ card, tricks }))
    .toSorted((a, b) => placeOf(a.card) - placeOf(b.card));
}

/** An opening lead, and declarer's tricks after it. */
export interface LeadValue {
  readonly card: Card;
  /** Declarer's tricks when all play as well as they can after this lead. */
  readonly tricks: number;
}

/** Declarer's tricks after each opening lead. */
export const leads = (deal: Deal, contract: Played): readonly LeadValue[] =>
  finish(leadsInSteps(deal, contract));

/** What `leads` answers, one card after another. */
export function* leadsInSteps(deal: Deal, contract: Played): Steps<readonly LeadValue[]> {
  const position: Position = {
    hands: deal,
    strain: contract.strain,
    leader: openingLeaderOf(contract),
    trick: [],
  };
  const left = tricksLeft(position);
  const defenders = yield* playsInSteps(position);
  return defenders.map(({ card, tricks }) => ({ card, tricks: left - tricks }));
}

/** The most tricks of North–South among those left when a card is played. */
export function* northSouthAfter(
  search: StrainSearch,
  position: Position,
  card: Card,
  guess: number,
  progress: Progress,
): Steps<number> {
  const next = after(position, card);
  const won = next.trick.length === 0 && sideOf(next.leader) === 'NS' ? 1 : 0;
  return won + (yield* search.northSouth(next, guess - won, progress));
}

/** The position when a card that may be played has been played. */
function after(position: Position, card: Card): Position {
  const { strain, leader } = position;
  const seat = turnIn(position);
  const hands = { ...position.hands, [seat]: without(position.hands[seat], handOf([card])) };
  const trick = [...position.trick, card];
  return trick.length < SEATS.length
    ? { hands, strain, leader, trick }
    : { hands, strain, leader: trickWinner({ leader, cards: trick }, strain), trick: [] };
}

/** The hands with what they have played to the trick on the table. */
function wholeOf({ hands, leader, trick }: Position): Deal {
  const turn = (seat: Seat): number =>
    (SEATS.indexOf(seat) - SEATS.indexOf(leader) + SEATS.length) % SEATS.length;
  const whole = (seat: Seat) => {
    const played = trick[turn(seat)];
    return played === undefined ? hands[seat] : union(hands[seat], handOf([played]));
  };
  return { N: whole('N'), E: whole('E'), S: whole('S'), W: whole('W') };
}

/** The cards that may be played, those together between which nobody else has one: they are worth the same. */
function equalCards(position: Position): readonly (readonly Card[])[] {
  const { hands, trick } = position;
  const seat = turnIn(position);
  const [led] = trick;
  const legal = new Set(led === undefined ? cardsOf(hands[seat]) : cardsToFollow(hands[seat], suitOf(led)));
  const others = new Set([
    ...trick,
    ...SEATS.filter((other) => other !== seat).flatMap((other) => cardsOf(hands[other])),
  ]);
  const groups: Card[][] = [];
  let open: Card[] | undefined;
  for (const card of PACK) {
    if (others.has(card) || suitOf(card) !== suitOf(open?.[0] ?? card)) open = undefined;
    if (!legal.has(card)) continue;
    if (open === undefined) {
      open = [];
      groups.push(open);
    }
    open.push(card);
  }
  return groups;
}

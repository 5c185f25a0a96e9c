import { ok, type Result } from '../base/index.ts';
import {
  type Card,
  type Deal,
  declarerTricks,
  type Play,
  type Played,
  playCard,
  type ReplayedCardFault,
  replayPlay,
  type Seat,
  sideOf,
  startPlay,
  turnToPlay,
} from '../game/index.ts';
import { positionOf, tricksLeft } from './position.ts';
import { finish, type Steps } from './steps.ts';
import { strainSearch, tricksOf } from './strain-search.ts';

/** A record of play: the contract and the cards in the order in which they were played. */
export interface RecordedPlay extends Played {
  readonly cards: readonly Card[];
}

/** A card that was played, and what it cost. */
export interface PlayCost {
  readonly card: Card;
  readonly seat: Seat;
  /** Declarer's tricks in all, if everybody plays as well as he can from here on. */
  readonly tricks: number;
  /** The tricks that it cost the side that played it. */
  readonly cost: number;
}

/** What a play was worth, card by card. */
export interface PlayCosts {
  /** Declarer's tricks if everybody had played as well as he can. */
  readonly tricks: number;
  readonly cards: readonly PlayCost[];
}

/** What each card of a play cost, or the first card that cannot have been played. */
export const playCosts = (deal: Deal, play: RecordedPlay): Result<PlayCosts, ReplayedCardFault> =>
  finish(playCostsInSteps(deal, play));

/** What `playCosts` answers, one card after another, from the last back to the first. */
export function* playCostsInSteps(
  deal: Deal,
  play: RecordedPlay,
): Steps<Result<PlayCosts, ReplayedCardFault>> {
  const replayed = replayPlay(deal, play, play.cards);
  if (!replayed.ok) return replayed;
  const states = [startPlay(deal, { strain: play.strain, declarer: play.declarer })];
  for (const card of play.cards) states.push(playedOn(states.at(-1) as Play, card));
  const search = strainSearch(deal, play.strain);
  const values: number[] = [];
  let rest = 0;
  for (const state of states.toReversed()) {
    const position = positionOf(state);
    const left = tricksLeft(position);
    const progress = { done: values.length, of: states.length };
    // From the end back: what follows is known when a position is looked at.
    const northSouth = left === 0 ? 0 : yield* search.northSouth(position, rest, progress);
    rest = northSouth;
    values.push(declarerTricks(state) + tricksOf(play.declarer, northSouth, left));
    yield { done: values.length, of: states.length };
  }
  const [first = 0, ...later] = values.toReversed();
  let before = first;
  const cards = later.map((tricks, at): PlayCost => {
    const seat = turnToPlay(states[at] as Play) ?? play.declarer;
    const lost = sideOf(seat) === sideOf(play.declarer) ? before - tricks : tricks - before;
    before = tricks;
    return { card: play.cards[at] as Card, seat, tricks, cost: lost };
  });
  return ok({ tricks: first, cards });
}

/** The play with one more card of a list that was replayed without a fault. */
function playedOn(play: Play, card: Card): Play {
  const next = playCard(play, card);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

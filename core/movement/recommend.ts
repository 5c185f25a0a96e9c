import { type Balance, balanceOf, balanceOfSessions } from './balance.ts';
import type { Candidate } from './candidate.ts';
import { candidates } from './candidates.ts';
import { boardsInPlay, boardsPlayed, stationaryNumbers } from './movement.ts';
import type { OfficialMovements } from './official.ts';
import { minutesOf, type Wishes, wantedBoards } from './wishes.ts';

export interface Suggestion extends Candidate {
  readonly boardsPerPair: { readonly least: number; readonly most: number };
  /** All boards that must be dealt, and the copies of each, for a session. */
  readonly boardsInPlay: number;
  readonly copies: number;
  readonly minutes: number;
  readonly winners: number;
  readonly stationarySeats: number;
  readonly balance: Balance;
  /** What stands against it: more time than there is, too few seats for those who cannot move... */
  readonly caveats: readonly string[];
}

/**
 * The movements a director would consider for so many pairs, best first. The movement of the regulation's own table
 * comes first whatever the wishes say, with its caveats; the others keep to the wishes.
 */
export function recommend(
  pairs: number,
  wishes: Wishes,
  official?: OfficialMovements,
): readonly Suggestion[] {
  const suggestions = candidates(pairs, wishes, official).map((candidate) =>
    suggest(candidate, wishes, official),
  );
  const fromTable = suggestions.filter((suggestion) => suggestion.official !== undefined);
  const others = suggestions.filter(
    (suggestion) => suggestion.official === undefined && suggestion.caveats.length === 0,
  );
  const byMerit = (a: Suggestion, b: Suggestion) => merit(b, wishes) - merit(a, wishes);
  const best = Math.max(...others.map(({ balance }) => balance.quality));
  const worthwhile = others.filter(({ balance }) => balance.quality > best - QUALITY_BEHIND);
  // Who plays three sessions wants the scheme made for three.
  const bySessions = (a: Suggestion, b: Suggestion) => b.sessions.length - a.sessions.length;
  return [...fromTable.sort((a, b) => bySessions(a, b) || byMerit(a, b)), ...worthwhile.sort(byMerit)];
}

function suggest(candidate: Candidate, wishes: Wishes, official: OfficialMovements | undefined): Suggestion {
  const { sessions } = candidate;
  const [first] = sessions;
  const played = sessions.flatMap((session) => [...boardsPlayed(session).values()]);
  const facts = {
    boardsPerPair: { least: Math.min(...played), most: Math.max(...played) },
    boardsInPlay: boardsInPlay(first).length,
    copies: Math.max(...sessions.map((session) => session.copies)),
    minutes: minutesOf(candidate, wishes),
    winners: first.rankings.length,
    stationarySeats: stationaryNumbers(first).filter((number) => !first.vacant.includes(number)).length,
    balance: sessions.length === 1 ? balanceOf(first) : balanceOfSessions(sessions),
  };
  return { ...candidate, ...facts, caveats: caveatsOf(facts, candidate, wishes, official) };
}

type Facts = Omit<Suggestion, keyof Candidate | 'caveats'>;

function caveatsOf(
  facts: Facts,
  candidate: Candidate,
  wishes: Wishes,
  official: OfficialMovements | undefined,
): string[] {
  const { minutes, winners, fixedSeats = 0, copies = Number.POSITIVE_INFINITY } = wishes;
  const caveats: string[] = [];
  if (minutes !== undefined && facts.minutes > minutes) {
    caveats.push(`It takes ${facts.minutes} minutes, ${facts.minutes - minutes} more than there are.`);
  }
  if (winners !== undefined && facts.winners !== winners) {
    caveats.push(
      `It has ${facts.winners === 1 ? 'one winner' : `${facts.winners} winners`}, not ${winners}.`,
    );
  }
  if (fixedSeats > facts.stationarySeats) {
    caveats.push(
      `${fixedSeats} pairs cannot move, and it has ${facts.stationarySeats === 1 ? 'one stationary seat' : `${facts.stationarySeats} stationary seats`}.`,
    );
  }
  if (facts.copies > copies) {
    caveats.push(`It needs ${facts.copies} copies of each board.`);
  }
  const fewest = official?.fewestBoards;
  const total = facts.boardsPerPair.least * candidate.sessions.length;
  if (fewest !== undefined && total < fewest.player) {
    caveats.push(`Somebody plays only ${total} boards; ${fewest.clause} asks for ${fewest.player}.`);
  }
  return caveats;
}

/** What each point of a comparison is worth, against one point of balance. */
const MERIT = {
  /** A board more or fewer than wanted. */
  boardOff: 2,
  /** Each copy of the boards beyond the first. */
  copy: 3,
  /** What players are not used to. */
  unusual: {
    howell: 0,
    mitchell: 0,
    'skip-mitchell': 1,
    'relay-mitchell': 2,
    'share-mitchell': 4,
    'rover-mitchell': 3,
    'bump-mitchell': 3,
    'three-quarter-howell': 2,
    'web-mitchell': 4,
    'bowman-mitchell': 4,
    'appendix-mitchell': 5,
    'blackpool-mitchell': 4,
    'worger-mitchell': 6,
    'worger-howell': 6,
    sections: 2,
    custom: 5,
    drawn: 5,
  },
  /** Two winners in a small room split a field that could have met. */
  splitSmallField: 60,
} as const;
const SMALL_FIELD = 16;
/** A balance so far below the best is not worth considering. */
const QUALITY_BEHIND = 45;
function merit(suggestion: Suggestion, wishes: Wishes): number {
  const [first] = suggestion.sessions;
  const off = Math.abs(suggestion.boardsPerPair.most - wantedBoards(wishes));
  const split = suggestion.winners > 1 && first.pairs <= SMALL_FIELD ? MERIT.splitSmallField : 0;
  return (
    suggestion.balance.quality -
    MERIT.boardOff * off -
    MERIT.copy * (suggestion.copies - 1) -
    MERIT.unusual[first.kind] -
    split
  );
}

import type { Fraction, Result } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import type { Explanation } from './explain.ts';
import type { ContestantId, TravellerLine } from './line.ts';
import type { Method } from './method.ts';
import type { Penalty } from './penalty.ts';
import type { PairsScoringPolicy } from './policy.ts';
import type { Place } from './ranking.ts';
import { SessionScores } from './session-scores.ts';

/*
 * How adjusted scores meet the field, where the Laws leave it to the scorer:
 * - an artificial score is compared with nothing and scaled by nothing; it counts in what a full board is, not among the
 *   results that the others are compared with;
 * - a weighted score is compared outcome by outcome, both for its own pair and for the others, so that a board keeps its
 *   sum; it counts as one result;
 * - of a split score each direction sees its own side's: other North–South pairs compare with what North–South were
 *   given, East–West pairs with what East–West were given;
 * - after self-inflicted damage the field compares with what would have happened without the infraction;
 * - a percentage that Law 12C2(c) looks at is taken on boards compared, without artificial scores and penalties.
 */

/** Everything that decides the scores of one session. */
export interface Session {
  readonly lines: readonly TravellerLine[];
  readonly method: Method;
  readonly policy: PairsScoringPolicy;
  /** One field over all sections, or each section for itself. */
  readonly sections?: 'across' | 'apart';
  /** Boards scaled to the most results that any board has (Neuberg), or each to its own number. */
  readonly tops?: 'common' | 'own';
  readonly penalties?: readonly Penalty[];
  /** Points and tops made in the tournament's other sessions, where an artificial score looks at the tournament. */
  readonly elsewhere?: ReadonlyMap<ContestantId, PlayedScore>;
}

/** Points on boards really played, what they were out of, and how many boards. */
export interface PlayedScore {
  readonly points: Fraction;
  readonly top: Fraction;
  readonly boards: number;
}

/** What a contestant made in a session. */
export interface ContestantScore {
  readonly contestant: ContestantId;
  /** Artificial scores included, penalties deducted. */
  readonly points: Fraction;
  /** The most it could have made; 0 where the method has no top. */
  readonly top: Fraction;
  /** Of the top, in matchpoints; the points themselves in other methods. What the ranking goes by. */
  readonly value: Fraction;
  readonly boards: number;
  readonly penalty: Fraction;
  /** Without artificial scores and penalties: what Law 12C2(c) looks at. */
  readonly played: PlayedScore;
}

/** A session with its scores. Boards and contestants it does not know give `undefined`. */
export interface ScoredSession {
  readonly session: Session;
  /** The lines as they stand, numbered from 0. */
  readonly lines: readonly TravellerLine[];
  readonly contestants: readonly ContestantId[];
  /** Results that a full board has in the field of a line. */
  resultsOnBoard(line: number): number;
  /** The most points a line could give a side; 0 where the method has no top. */
  topOfLine(line: number): number;
  /** What a side gained in its comparisons before any scaling; `undefined` when it was not compared. */
  compared(line: number, side: Side): ComparedScore | undefined;
  /** What a side of a line scored; for the players of an individual event, whose artificial scores may differ, say who. */
  lineScore(line: number, side: Side, contestant?: ContestantId): Fraction | undefined;
  /** Numbers of the lines that a contestant sat at, with its side. */
  linesOf(contestant: ContestantId): readonly ContestantLine[];
  /** Numbers of the lines of a board. */
  linesOnBoard(board: number): readonly number[];
  total(contestant: ContestantId): ContestantScore | undefined;
  /** Best first; equal scores share a place. */
  places(): readonly Place[];
  /** The comparisons behind a contestant's score on a board. */
  explain(contestant: ContestantId, board: number): Explanation | undefined;
}

/** The sum of a side's comparisons (in matchpoints always 2 a win, 1 a tie) among that many results, itself included. */
export interface ComparedScore {
  readonly gained: Fraction;
  readonly results: number;
}

/** A line of the columns on which a contestant sat, and on which side. */
export interface ContestantLine {
  readonly line: number;
  readonly side: Side;
}

/** Scores a session, or says which line or penalty cannot be scored. */
export const scoreSession = (session: Session): Result<ScoredSession> => SessionScores.of(session);

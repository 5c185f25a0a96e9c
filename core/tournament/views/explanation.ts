import type { Side } from '../../game/index.ts';
import type { OwnOutcome, Sitting as ScoredSitting, ScoreRule } from '../../scoring/index.ts';
import { formatOf } from '../format/index.ts';
import { type ContestantId, partnership, type SessionNumber, type Sitting, sitsAt } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import type { SessionState, Tournament } from '../state.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type ContestantName,
  contestantName,
  decimal,
} from './shared.ts';

export interface OutcomeView {
  /** From the pair's own view. */
  readonly points: number;
  /** `1`, `1/3`. */
  readonly weight: string;
}

export interface ComparisonView {
  readonly against: Sitting | null;
  readonly theirs: readonly OutcomeView[];
  readonly gained: string;
}

/** Where a score comes from: the comparisons behind it and the clause. */
export interface ExplanationView {
  readonly contestant: ContestantName;
  readonly session: SessionNumber;
  readonly board: number;
  readonly side: Side;
  readonly rule: ScoreRule;
  readonly clause: string;
  readonly own: readonly OutcomeView[];
  readonly comparisons: readonly ComparisonView[];
  readonly datum?: string;
  readonly results: number;
  readonly full: number;
  readonly top: number;
  readonly compared: string;
  readonly points?: string;
  readonly adjustment?: AdjustmentView;
  readonly sentence: string;
}

const outcomes = (list: readonly OwnOutcome[]): OutcomeView[] =>
  list.map(({ points, weight }) => ({ points, weight: weight.toString() }));

const comparedWith = (sitting: ScoredSitting): Sitting | null =>
  typeof sitting === 'string' || sitting === null ? sitting : partnership(...sitting);

/** Where a pair's score on a board comes from; nothing when it has none there. */
export function explanationView(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
  board: number,
): ExplanationView | undefined {
  const explained = formatOf(tournament).scores(tournament, session).explain(contestant, board);
  if (explained === undefined) return undefined;
  const play = [...playsOn(session.boards.get(board))].find((each) => sitsAt(each, contestant));
  const { side, rule, clause, own, comparisons, datum, results, full, top, compared, points, sentence } =
    explained;
  return {
    contestant: contestantName(tournament, contestant),
    session: session.session,
    board,
    side,
    rule,
    clause,
    own: outcomes(own),
    comparisons: comparisons.map(({ against, theirs, gained }) => ({
      against: comparedWith(against),
      theirs: outcomes(theirs),
      gained: gained.toString(),
    })),
    ...(datum === undefined ? {} : { datum: decimal(datum) }),
    results,
    full,
    top,
    compared: decimal(compared),
    ...(points === undefined ? {} : { points: decimal(points) }),
    ...(play === undefined ? {} : adjustmentView(play)),
    sentence,
  };
}

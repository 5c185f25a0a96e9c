import { ok, type Result } from '../base/index.ts';
import {
  type BoardWin,
  type BothSides,
  boardAMatch,
  both,
  byScaleUpTo,
  byWinning,
  MARGIN_ROUNDING,
  type MatchOutcome,
  type MatchRules,
  type MatchScore,
  type MatchTerms,
  matchOutcome,
  netImps,
  patton,
  vpsAfterPenalties,
  vpsOfNets,
} from '../scoring/index.ts';

/** How a match between teams is scored; `imps` in VPs by the regulation's scale. */
export const MATCH_SCORINGS = [
  'imps',
  'patton',
  'board-a-match',
  'board-a-match-halves',
  'total-points',
  'win-loss',
] as const;
export type MatchScoring = (typeof MATCH_SCORINGS)[number];

/** Board points of a won board, where boards are counted so (Law 78A between two tables). */
const BOARD_WINS = {
  patton: 2,
  'board-a-match': 2,
  'board-a-match-halves': 1,
} as const satisfies Partial<Record<MatchScoring, BoardWin>>;

/** A match as won, drawn or lost. */
const WIN_LOSS = byWinning(2, 1, 0);

/** What a match that is over brings to the two teams, in the points that the event adds up. */
export function matchWorth(
  scoring: MatchScoring,
  score: MatchScore,
  rules: MatchRules,
  terms: MatchTerms,
): Result<MatchOutcome> {
  if (scoring === 'imps') return matchOutcome(score, rules, terms);
  const { imps, margins } = netImps(score, terms);
  const worth = inOtherWays(scoring, score, rules, margins);
  if (!worth.ok) return worth;
  const { a, b, penalties = [] } = terms;
  const { points, boardsWon } = score;
  const vps = both((team) =>
    vpsAfterPenalties(
      worth.value[team],
      penalties.filter(({ contestant }) => contestant === (team === 'a' ? a : b)),
    ),
  );
  return ok({
    record: { a, b, vps, imps, points, boardsWon },
    margins,
    column: score.scheduled,
    checks: scoring === 'patton' ? [NO_PATTON_TABLE] : [],
  });
}

/** Said where the VP scale stands in for the organiser's table. */
export const NO_PATTON_TABLE =
  'The organiser sets the table that converts IMPs (RTP 3.6.13); none is given, and the VP scale was used in proportion.';

function inOtherWays(
  scoring: Exclude<MatchScoring, 'imps'>,
  score: MatchScore,
  { scale }: MatchRules,
  margins: BothSides,
): Result<BothSides> {
  switch (scoring) {
    case 'win-loss':
      return vpsOfNets(margins, score.comparable, WIN_LOSS, MARGIN_ROUNDING);
    case 'board-a-match':
    case 'board-a-match-halves':
      return ok(boardAMatch(score, BOARD_WINS[scoring]));
    case 'total-points':
      return ok({ a: score.points.a.minus(score.points.b), b: score.points.b.minus(score.points.a) });
    case 'patton': {
      const most = score.scheduled * BOARD_WINS.patton;
      const result = patton(score, BOARD_WINS.patton, byScaleUpTo(scale, most), margins);
      return result.ok ? ok(result.value.total) : result;
    }
  }
}

import { Fraction, ok, type Result } from '../base/index.ts';
import {
  type BoardWin,
  type BothSides,
  boardAMatch,
  both,
  byRows,
  byScaleUpTo,
  byWinning,
  MARGIN_ROUNDING,
  type MatchOutcome,
  type MatchRules,
  type MatchScore,
  type MatchTerms,
  matchOutcome,
  netImps,
  type PattonRow,
  patton,
  type VpsForMargin,
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
  'board-a-match': 2,
  'board-a-match-halves': 1,
} as const satisfies Partial<Record<MatchScoring, BoardWin>>;

/** How an organiser counts Patton matches (RTP 3.6.13). */
export interface PattonWay {
  readonly win: BoardWin;
  /** For a match of so many boards. */
  readonly table?: { readonly rows: readonly PattonRow[]; readonly boards: number };
}

/** As pairs count boards, and the IMPs by the scale. */
const USUAL_PATTON: PattonWay = { win: 2 };

/** A match as won, drawn or lost. */
const WIN_LOSS = byWinning(2, 1, 0);

/** What a match that is over brings to the two teams, in the points that the event adds up. */
export function matchWorth(
  scoring: MatchScoring,
  score: MatchScore,
  rules: MatchRules,
  terms: MatchTerms,
  pattonWay: PattonWay = USUAL_PATTON,
): Result<MatchOutcome> {
  if (scoring === 'imps') return matchOutcome(score, rules, terms);
  const { imps, margins } = netImps(score, terms);
  const worth = inOtherWays(scoring, score, rules, margins, pattonWay);
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
    checks: scoring === 'patton' && pattonWay.table === undefined ? [NO_PATTON_TABLE] : [],
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
  { win, table }: PattonWay,
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
      const vpsFor =
        table === undefined
          ? byScaleUpTo(scale, score.scheduled * win)
          : inProportion(byRows(table.rows), Fraction.of(score.scheduled, table.boards));
      const result = patton(score, win, vpsFor, margins);
      return result.ok ? ok(result.value.total) : result;
    }
  }
}

/** A shorter match, a half of a triple, converts to as many points as its boards can bring. */
const inProportion =
  (vpsFor: VpsForMargin, part: Fraction): VpsForMargin =>
  (margin, boards) => {
    const vps = vpsFor(margin, boards);
    if (!vps.ok) return vps;
    return ok({ winner: vps.value.winner.times(part), loser: vps.value.loser.times(part) });
  };

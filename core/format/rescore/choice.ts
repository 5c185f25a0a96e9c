import { BoardScores, type Reading } from './board-scores.ts';
import type { Entry } from './entries.ts';
import type { Practice } from './model.ts';
import type { Scoring } from './practice.ts';
import type { Ranking } from './roster.ts';
import { BoardTotals } from './totals.ts';

/** The board scores of one scoring by the practice that explains most. */
export interface Choice {
  readonly scores: BoardScores;
  readonly totals: BoardTotals;
  readonly others: () => readonly BoardTotals[];
}

/** The rankings that go by board scores: the event's own, and those of the pairs of its teams. */
export interface ByBoards {
  readonly all: readonly Ranking[];
  readonly pairs: readonly Ranking[];
}

/** What explains most board scores; among equals, most totals; among equals, what is tried first. */
export function choose(entries: readonly Entry[], scoring: Scoring, rankings: ByBoards): Choice {
  const scores = new BoardScores(entries, scoring);
  const readings = scores.practices.map((practice) => scores.read(practice));
  const most = Math.max(...readings.map(({ agreed }) => agreed));
  const totalsBy = (reading: Reading): BoardTotals =>
    new BoardTotals(scores, reading, rankings.all, rankings.pairs);
  const [first, ...rest] = readings.filter(({ agreed }) => agreed === most).map(totalsBy);
  if (first === undefined) throw new Error(`There is no practice for ${scoring}.`);
  const totals = rest.reduce((best, next) => (explained(next) > explained(best) ? next : best), first);
  return { scores, totals, others: () => readings.map(totalsBy) };
}

const explained = (totals: BoardTotals): number =>
  Math.max(totals.agreed('as-played', 'once'), totals.agreed('pro-rata', 'once'));

/** What is done with the board scores of contestants: by what explains more totals. */
export function totalsPractice(totals: BoardTotals | undefined): Pick<Practice, 'totals' | 'rounding'> {
  if (totals === undefined) return { totals: 'as-played', rounding: 'once' };
  const isScaled = totals.agreed('pro-rata', 'once') > totals.agreed('as-played', 'once');
  const practice = isScaled ? 'pro-rata' : 'as-played';
  const isRounded = totals.agreed(practice, 'per-board') > totals.agreed(practice, 'once');
  return { totals: practice, rounding: isRounded ? 'per-board' : 'once' };
}

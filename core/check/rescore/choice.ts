import { BoardScores, type Reading } from './board-scores.ts';
import type { Entry } from './entries.ts';
import { isGiven, type Scoring } from './practice.ts';
import type { Ranking } from './roster.ts';
import { BoardTotals, roundedPractices, type TotalsPractice } from './totals.ts';

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

/** What explains most board scores; among equals, most totals; among equals, what comes nearest, then what is tried first. */
export function choose(entries: readonly Entry[], scoring: Scoring, rankings: ByBoards): Choice {
  const scores = new BoardScores(entries, scoring);
  const readings = scores.practices.map((practice) => scores.read(practice));
  const candidates = withoutNeedlessDatums(readings, scores.figures.length);
  const most = Math.max(...candidates.map(({ agreed }) => agreed));
  const totalsBy = (reading: Reading): BoardTotals =>
    new BoardTotals(scores, reading, rankings.all, rankings.pairs);
  const [first, ...rest] = nearestFirst(candidates.filter(({ agreed }) => agreed === most)).map(totalsBy);
  if (first === undefined) throw new Error(`There is no practice for ${scoring}.`);
  const totals = rest.reduce((best, next) => (explained(next) > explained(best) ? next : best), first);
  let others: readonly BoardTotals[] | undefined;
  return {
    scores,
    totals,
    others: () => {
      others ??= readings.map(totalsBy);
      return others;
    },
  };
}

/**
 * A datum of its own for each board can explain what is merely wrong: it is taken to be the practice only where most
 * figures do not come out by any datum that the results make.
 */
function withoutNeedlessDatums(readings: readonly Reading[], figures: number): readonly Reading[] {
  const made = readings.filter(({ practice }) => !isGiven(practice));
  return made.some(({ agreed }) => agreed * 2 >= figures) ? made : readings;
}

/** Where nothing comes out at all, the practice that is least far off is the one to be held against. */
const nearestFirst = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length < 2 || readings.some(({ agreed }) => agreed > 0)
    ? readings
    : readings
        .map((reading) => ({ reading, apart: reading.apart }))
        .toSorted((a, b) => a.apart.compare(b.apart))
        .map(({ reading }) => reading);

const PLAIN = { totals: 'as-played', rounding: 'once' } as const satisfies TotalsPractice;
const SCALED = { totals: 'pro-rata', rounding: 'once' } as const satisfies TotalsPractice;
const MEAN = { totals: 'mean-of-boards', rounding: 'once' } as const satisfies TotalsPractice;
/** What is tried, the likeliest first: of those that explain as much the first is taken. */
const EXACT: readonly TotalsPractice[] = [PLAIN, SCALED, MEAN];

const explained = (totals: BoardTotals): number =>
  Math.max(...EXACT.map((practice) => totals.agreed(practice)));

/**
 * What is done with the board scores of contestants. Scaling, or the mean of the boards, is taken to be the practice when it explains more totals;
 * rounding on the way is not, unless most totals do not come out without it: exact sums rounded once are presumed.
 */
export function totalsPractice(totals: BoardTotals | undefined): TotalsPractice {
  if (totals === undefined) return PLAIN;
  const exact = EXACT.reduce(
    (best, next) => (totals.agreed(next) > totals.agreed(best) ? next : best),
    PLAIN as TotalsPractice,
  );
  if (totals.agreed(exact) * 2 >= totals.figures.length) return exact;
  const [likeliest = exact] = roundedPractices(totals, exact);
  return totals.agreed(likeliest) > totals.agreed(exact) ? likeliest : exact;
}

/** What is said of the program: rounding on the way, too, where that explains every total and exact sums do not. */
export function reportedTotals(totals: BoardTotals | undefined, practice: TotalsPractice): TotalsPractice {
  if (totals === undefined || totals.agreed(practice) === totals.figures.length) return practice;
  const [likeliest = practice] = roundedPractices(totals, practice);
  return totals.agreed(likeliest) === totals.figures.length ? likeliest : practice;
}

import { Fraction } from '../../base/index.ts';
import { departure } from './board-differences.ts';
import { type Cause, NO_CAUSE } from './causes.ts';
import { agrees, exactly, isCut, unitOf } from './figures.ts';
import type { Practice } from './model.ts';
import {
  type BoardTotals,
  roundedPractices,
  type TotalFigure,
  type TotalsPractice,
  totalValue,
} from './totals.ts';

/** Regulations give penalties in tenths of a top, or in halves and wholes of an IMP or VP. */
const PENALTY_STEP = { ofTop: Fraction.of(1, 10), points: Fraction.of(1, 2) } as const;
/** More than this many steps is no penalty that anybody gives. */
const MOST_PENALTY_STEPS = 20;
/** In a column too coarse to tell one tenth of a top from the next, any difference would pass for a penalty. */
const UNITS_IN_A_STEP = 4;

const OTHER_TOTALS = {
  'as-played': ['pro-rata', 'mean-of-boards'],
  'pro-rata': ['as-played', 'mean-of-boards'],
  'mean-of-boards': ['as-played', 'pro-rata'],
} as const satisfies Record<Practice['totals'], readonly Practice['totals'][]>;

type Printed = Pick<TotalFigure, 'value' | 'decimals'>;

function wholeSteps({ value, decimals }: Printed, exact: Fraction, step: Fraction): boolean {
  const steps = exactly(value).minus(exact).over(step).rounded('half-away-from-zero');
  if (steps === 0n || steps > MOST_PENALTY_STEPS || steps < -MOST_PENALTY_STEPS) return false;
  return agrees(value, exact.plus(step.times(steps)), decimals);
}

/** Is a total off by a penalty in tenths of a top, whose worth in the column is given? */
function isTopPenalty(figure: Printed, exact: Fraction, top: Fraction): boolean {
  const step = PENALTY_STEP.ofTop.times(top);
  return unitOf(figure.decimals).times(UNITS_IN_A_STEP).compare(step) <= 0 && wholeSteps(figure, exact, step);
}

/** Is a total off by half or whole IMPs or VPs? */
export const isPointPenalty = (figure: Printed, exact: Fraction): boolean =>
  wholeSteps(figure, exact, Fraction.max(PENALTY_STEP.points, unitOf(figure.decimals)));

export function penalty({ value, decimals }: Printed, exact: Fraction, unit = ''): Cause {
  const size = exactly(value).minus(exact);
  const more = `That would be ${size.abs().toDecimal(decimals)}${unit} ${size.sign < 0 ? 'off' : 'on'}.`;
  return { code: 'penalty-or-bonus', more };
}

/** Why a total differs from its computed value. */
export function totalCause(
  totals: BoardTotals,
  figure: TotalFigure,
  exact: Fraction,
  practice: TotalsPractice,
  otherReadings: () => readonly BoardTotals[],
): Cause {
  const { value, decimals, member, ofTop } = figure;
  const tally = totals.tally(member);
  const fits = (other: Fraction | undefined): boolean =>
    other !== undefined && agrees(value, other, decimals);
  if (totals.agrees(figure, { ...practice, rounding: 'once' })) return { code: 'rounding-once' };
  const rounded = roundedPractices(totals, practice).find((other) => totals.agrees(figure, other));
  if (rounded !== undefined) return { code: `rounding-${rounded.rounding}` };
  if (fits(totals.fromPrinted(figure, practice))) return { code: 'sum-of-published' };
  const other = OTHER_TOTALS[practice.totals].find((way) =>
    totals.agrees(figure, { ...practice, totals: way }),
  );
  if (other !== undefined) return { code: other };
  if (isCut(value, exact, decimals)) return { code: 'rounding-cut' };
  if (value.decimals < decimals && agrees(value, exact, value.decimals)) return { code: 'rounding-coarse' };
  if (
    tally.played.boards < tally.boards &&
    fits(totalValue(tally.played, tally.played.points, ofTop, undefined))
  ) {
    const more = `It comes out when the adjusted boards count as much as the others (Law 12C2(c)).`;
    return { code: 'adjusted-score', more };
  }
  if (!tally.boardsAgree) return otherPractice(totals, figure, practice, otherReadings) ?? NO_CAUSE;
  const worth = ofTop ? tally.boardTop.times(100).over(tally.top) : tally.boardTop;
  const isOff =
    tally.boardTop.sign === 0 ? isPointPenalty(figure, exact) : isTopPenalty(figure, exact, worth);
  return isOff ? penalty(figure, exact, ofTop ? '%' : '') : NO_CAUSE;
}

/** Only where the file prints no board scores: those would tell which practice it has. */
function otherPractice(
  totals: BoardTotals,
  figure: TotalFigure,
  practice: TotalsPractice,
  otherReadings: () => readonly BoardTotals[],
): Cause | undefined {
  if (totals.scores.figures.length > 0) return undefined;
  for (const other of otherReadings()) {
    const code = departure(totals.reading.practice, other.reading.practice);
    if (code !== undefined && other.agrees(figure, practice)) return { code };
  }
  return undefined;
}

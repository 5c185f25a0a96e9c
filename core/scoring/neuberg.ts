import { Fraction, type FractionLike, ZERO } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import type { GroupSide } from './group-scorer.ts';
import type { Method } from './method.ts';
import type { GroupScale } from './policy.ts';

/**
 * Neuberg's formula, 2 points a win: matchpoints `x` among `n` results become what they stand for among `full` results.
 * Every result is taken to stand for full/n results, and ties with its own copies.
 */
export function neuberg(x: FractionLike, n: number, full: number): Fraction {
  return Fraction.from(x).plus(1).times(full).over(n).minus(1);
}

/** The most matchpoints on a board with that many results (Law 78A); none in the other methods. */
export const topOf = (method: Method, results: number): number =>
  method.kind === 'matchpoints' ? method.win * Math.max(results - 1, 0) : 0;

/** Points = numerator × `times` + `plus`. Everything between raw comparisons and points is a straight line. */
export interface ToPoints {
  readonly times: Fraction;
  readonly plus: Fraction;
}

const NO_POINTS: ToPoints = { times: ZERO, plus: ZERO };

/** The percentages of the top that a side of a small group scores in its order, where the regulation has some. */
export function orderOf({ byOrder, opponents }: GroupScale, side: Side, results: number) {
  const order = byOrder[results];
  return side === 'EW' && opponents === 'complement'
    ? order?.map((percent) => 100 - percent).toReversed()
    : order;
}

/**
 * How the numerators of a direction of a group become points, on a board that `full` results would have: by these
 * percentages of the top, or by the formula.
 */
export function toPoints(
  method: Method,
  side: GroupSide,
  full: number,
  order: readonly number[] | undefined,
): ToPoints {
  const { results, denominator } = side;
  if (results === 0) return NO_POINTS;
  switch (method.kind) {
    case 'matchpoints': {
      if (order !== undefined) return byOrder(order, side, topOf(method, full));
      const unit = Fraction.of(method.win, 2);
      const copies = Fraction.of(full, results);
      return { times: copies.over(denominator).times(unit), plus: copies.minus(1).times(unit) };
    }
    case 'cross-imps': {
      const comparisons = method.of === 'mean' ? Math.max(results - 1, 1) : 1;
      return { times: Fraction.of(1, denominator * comparisons), plus: ZERO };
    }
    case 'butler':
    case 'total-points':
      return { times: Fraction.of(1, denominator), plus: ZERO };
  }
}

/**
 * Percentages of the top by order, evenly spaced, the tied sharing the mean of theirs: that is the middle percentage
 * plus a step for each matchpoint above the average of the group.
 */
function byOrder(order: readonly number[], { results, denominator }: GroupSide, top: number): ToPoints {
  const [best = 0, worst = 0] = [order[0], order.at(-1)];
  const most = 2 * (results - 1);
  const share = Fraction.of(top, 100);
  const step = Fraction.of(best - worst, most);
  return { times: step.times(share).over(denominator), plus: share.times(worst) };
}

import type { VpAward } from './scale.ts';

/** The draw and the most of the continuous scale, in hundredths of a VP. */
export const CONTINUOUS = { draw: 1000, most: 2000 } as const;

/** Up to here the tests prove that no value lies near a rounding boundary. */
export const MOST_BOARDS = 256;

/** The ratio of the curve is the cube of this, the golden section. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const IMPS_PER_ROOT_BOARD = 15;

/** The margin from which a match of that many boards is won by the most: 15√boards. */
const blitz = (boards: number): number => IMPS_PER_ROOT_BOARD * Math.sqrt(boards);

/**
 * The WBF curve of 2013 before any rounding, in hundredths of a VP:
 * 10 + 10·(1 − τ^(3m/b)) / (1 − τ³), with τ the golden section and b = 15√boards.
 */
export function continuousCurve(boards: number, margin: number): number {
  if (margin >= blitz(boards)) return CONTINUOUS.most;
  const won = (1 - GOLDEN ** ((3 * margin) / blitz(boards))) / (1 - GOLDEN ** 3);
  return CONTINUOUS.draw + (CONTINUOUS.most - CONTINUOUS.draw) * won;
}

/**
 * The winner's VPs in hundredths for each margin from 0, the last being the first worth the most.
 *
 * Each value of the curve is rounded, half up. Rounding can make a step larger than the one before it; the published
 * scale mends that by adding 0.01 to V[m] while its step is smaller than the next. Two neighbouring steps out of order
 * differ by exactly 0.01, so that adding is swapping them, and mending to the end is sorting the steps.
 */
export function continuousColumn(boards: number): readonly number[] {
  const rounded = Array.from({ length: Math.ceil(blitz(boards)) + 1 }, (_, margin) =>
    Math.floor(continuousCurve(boards, margin) + 0.5),
  );
  const steps = rounded.slice(1).map((vps, margin) => vps - (rounded[margin] as number));
  let vps: number = CONTINUOUS.draw;
  return [vps, ...steps.toSorted((a, b) => b - a).map((step) => (vps += step))];
}

/** What a match won by that margin, 0 or more, is worth to both teams: together always the most. */
export function continuousAward(margin: number, boards: number): VpAward {
  const winner = continuousColumn(boards)[margin] ?? CONTINUOUS.most;
  return { winner, loser: CONTINUOUS.most - winner };
}

import { Fraction } from '../../base/index.ts';
import { boardImps, type Outcome } from '../../scoring/index.ts';
import { IMPS_OF_PERCENT } from './practice.ts';

/** What a board gives in a match between teams: IMPs (Law 78B), or points for the better score (Law 78D). */
export const BOARD_MEASURES = ['imps', 'points-2', 'points-1'] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];

interface Measured {
  /** Of the two table scores, the first team sitting North–South for the first and East–West for the second. */
  readonly compared: (here: number, there: number) => Fraction;
  /** Of an artificial score in per cent of a top. */
  readonly artificial: (percent: Fraction) => Fraction;
}

const certain = (ns: number): readonly Outcome[] => [{ ns, weight: Fraction.of(1) }];

/** A board won is worth `top`, one with equal scores half of it. */
const points = (top: 1 | 2): Measured => ({
  compared: (here, there) => Fraction.of(top * (1 + Math.sign(here - there)), 2),
  artificial: (percent) => percent.times(top).over(100),
});

export const measured: Readonly<Record<BoardMeasure, Measured>> = {
  imps: {
    compared: (here, there) => boardImps(certain(here), certain(there)),
    // Average plus is 3 IMPs (Law 86B).
    artificial: (percent) => percent.minus(50).times(IMPS_OF_PERCENT),
  },
  'points-2': points(2),
  'points-1': points(1),
};

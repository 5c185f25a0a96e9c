import type { Rounding } from '../base/index.ts';

/** How the results on a board are compared (Law 78). */
export type Method = MatchpointMethod | CrossImpMethod | ButlerMethod | TotalPointMethod;

/** Law 78A: `win` for each result beaten, half of it for each tie. */
export interface MatchpointMethod {
  readonly kind: 'matchpoints';
  readonly win: 2 | 1;
}

/** Law 78B against every other result: the mean of the comparisons, or their sum. */
export interface CrossImpMethod {
  readonly kind: 'cross-imps';
  readonly of: 'mean' | 'sum';
}

/** Law 78B against a datum: the mean of the results without a number of extremes at each end. */
export interface ButlerMethod {
  readonly kind: 'butler';
  readonly dropAtEachEnd: number;
  readonly datum: DatumRounding;
}

/** `'exact'`: IMPs by the least difference of each row of Law 78B's table. */
export type DatumRounding = 'exact' | { readonly multipleOf: number; readonly rounding: Rounding };

/** Law 78C. */
export interface TotalPointMethod {
  readonly kind: 'total-points';
}

/** Matchpoints of 2 and 1 (Law 78A). */
export const MATCHPOINTS = { kind: 'matchpoints', win: 2 } as const satisfies Method;
/** The same comparison written with 1 and ½. */
export const MATCHPOINTS_BY_HALVES = { kind: 'matchpoints', win: 1 } as const satisfies Method;
/** IMPs against every other result, averaged. */
export const CROSS_IMPS = { kind: 'cross-imps', of: 'mean' } as const satisfies Method;
/** IMPs against every other result, added up. */
export const CROSS_IMPS_SUMMED = { kind: 'cross-imps', of: 'sum' } as const satisfies Method;
/** The datum to the nearest 10, half-way to the larger figure. */
export const BUTLER = {
  kind: 'butler',
  dropAtEachEnd: 1,
  datum: { multipleOf: 10, rounding: 'half-away-from-zero' },
} as const satisfies Method;
/** The points of the table, as they are (Law 78C). */
export const TOTAL_POINTS = { kind: 'total-points' } as const satisfies Method;

import { Fraction } from '../base/index.ts';
import { imps } from '../game/index.ts';
import type { ButlerMethod } from './method.ts';

/**
 * The datum of a board: the mean of its results without the extremes, rounded as the method says. At least one result
 * (two of an even number) is always kept. Results are given times `scale`, so that weighted ones stay whole.
 */
export function datumOf(results: readonly number[], scale: number, method: ButlerMethod): Fraction {
  const dropped = Math.min(method.dropAtEachEnd, Math.floor((results.length - 1) / 2));
  const kept = results.toSorted((a, b) => a - b).slice(dropped, results.length - dropped);
  const sum = kept.reduce((total, result) => total + BigInt(result), 0n);
  const mean = Fraction.of(sum, BigInt(kept.length) * BigInt(scale));
  const { datum } = method;
  return datum === 'exact' ? mean : mean.roundedTo(datum.multipleOf, datum.rounding);
}

/** IMPs of a score against the datum. The rows of Law 78B begin at whole points, so the fraction of a point is cut. */
export function impsFromDatum(points: number, datum: Fraction): number {
  return imps(Number(Fraction.of(points).minus(datum).rounded('toward-zero')));
}

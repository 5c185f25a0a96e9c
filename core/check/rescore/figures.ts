import { Fraction } from '../../base/index.ts';
import type { Decimal } from '../../format/index.ts';

/** The exact number that a file printed. */
export const exactly = ({ units, decimals }: Decimal): Fraction =>
  Fraction.of(units, 10n ** BigInt(decimals));

/**
 * The decimals a program prints in a column: the most that any figure of it has, for many programs leave out zeros at
 * the end (`61.2` stands beside `66.36`).
 */
export const decimalsOf = (column: readonly Decimal[]): number =>
  column.reduce((most, { decimals }) => Math.max(most, decimals), 0);

/** Programs that reckon with 32 bits are right to about seven figures, and print more. */
const FLOAT_FIGURES = 8;
const FLOAT_PRECISION = Fraction.of(1, 2 ** 22);

const isFloat = ({ units }: Decimal): boolean => String(Math.abs(units)).length >= FLOAT_FIGURES;

/**
 * Is a printed figure that number, rounded to so many decimals? A number exactly half-way may go either way, and a
 * figure longer than 32 bits can hold need only be right as far as they hold it.
 */
export function agrees(published: Decimal, exact: Fraction, decimals: number): boolean {
  const apart = exactly(published).minus(exact).abs();
  if (apart.times(2n * 10n ** BigInt(decimals)).compare(1) <= 0) return true;
  return isFloat(published) && apart.compare(exact.abs().times(FLOAT_PRECISION)) <= 0;
}

const HALF = Fraction.of(1, 2);

/** Whole and half points need no rounding: a column without room for the half prints another figure. */
const isWholeOrHalf = (exact: Fraction): boolean => exact.roundedTo(HALF, 'toward-zero').equals(exact);

/** Is a printed figure those matchpoints (Law 78A)? Only what a formula made of them is ever rounded. */
export const agreesInPoints = (published: Decimal, exact: Fraction, decimals: number): boolean =>
  isWholeOrHalf(exact) ? exactly(published).equals(exact) : agrees(published, exact, decimals);

/** Is a printed figure that number with the decimals beyond so many cut off? */
export const isCut = (published: Decimal, exact: Fraction, decimals: number): boolean =>
  exactly(published).equals(exact.roundedTo(unitOf(decimals), 'toward-zero'));

/** What the last of so many decimals is worth: 0.01 for two. */
export const unitOf = (decimals: number): Fraction => Fraction.of(1, 10n ** BigInt(decimals));

/** A number as the column would print it, with all its decimals; a half is shown where the column has no room for it. */
export const printed = (exact: Fraction, decimals: number): string =>
  exact.toDecimal(decimals === 0 && isWholeOrHalf(exact) && !isWhole(exact) ? 1 : decimals);

const isWhole = (exact: Fraction): boolean => exact.roundedTo(1, 'toward-zero').equals(exact);

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

/** Is a printed figure that number, rounded to so many decimals? A number exactly half-way may go either way. */
export function agrees(published: Decimal, exact: Fraction, decimals: number): boolean {
  const apart = exactly(published).minus(exact).abs();
  return apart.times(2n * 10n ** BigInt(decimals)).compare(1) <= 0;
}

/** Is a printed figure that number with the decimals beyond so many cut off? */
export const isCut = (published: Decimal, exact: Fraction, decimals: number): boolean =>
  exactly(published).equals(exact.roundedTo(unitOf(decimals), 'toward-zero'));

/** What the last of so many decimals is worth: 0.01 for two. */
export const unitOf = (decimals: number): Fraction => Fraction.of(1, 10n ** BigInt(decimals));

/** A number as the column would print it, with all its decimals. */
export const printed = (exact: Fraction, decimals: number): string => exact.toDecimal(decimals);

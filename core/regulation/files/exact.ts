import type { Fraction } from '../../base/index.ts';
import type { VpScale } from '../../scoring/index.ts';

/** How many decimals write a fraction exactly; `undefined` when no number of them does. */
function decimalsOf({ denominator }: Fraction): number | undefined {
  let [rest, twos, fives] = [denominator, 0, 0];
  while (rest % 2n === 0n) [rest, twos] = [rest / 2n, twos + 1];
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1];
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** `2.9`, `-3`, `10/3`: nothing is rounded. */
export function exactText(value: Fraction): string {
  const decimals = decimalsOf(value);
  return decimals === undefined ? value.toString() : value.toDecimal(decimals);
}

/** A whole number as a number, any other as a text that is exact. */
export const exactNumber = (value: Fraction): number | string =>
  value.isWhole ? Number(value.numerator) : exactText(value);

/** VPs as the scale prints them: `12.80`, `14.5`. */
export function vpsText(value: Fraction, scale: VpScale): string {
  const hundredths = value.times(100);
  return hundredths.isWhole ? scale.print(Number(hundredths.numerator)) : exactText(value);
}

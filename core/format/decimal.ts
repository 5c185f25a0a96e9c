/** A number as a file prints it, exactly: `47.31` is 4731 units of two decimals. */
export interface Decimal {
  readonly units: number;
  readonly decimals: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const MOST_DIGITS = 15;

/** Reads `47.31`, `-3`, `+.5`; `undefined` when it is no such number or too long to be held exactly. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  const digits = whole + fraction;
  if (sign === undefined || digits === '' || digits.length > MOST_DIGITS) return undefined;
  const units = Number(digits);
  return { units: sign === '-' ? 0 - units : units, decimals: fraction.length };
}

/** Writes it as it was read, but for a `+` and zeros before the first digit. */
export function printDecimal({ units, decimals }: Decimal): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${units < 0 ? '-' : ''}${whole}${fraction}`;
}

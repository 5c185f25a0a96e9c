import { parseFault } from './parse-fault.ts';
import { fail, ok, type ParseFault, type Result } from './result.ts';

/** How a number that is not whole becomes whole. `half-…` names what happens exactly half-way. */
export const ROUNDINGS = [
  'half-away-from-zero',
  'half-toward-zero',
  'half-up',
  'half-even',
  'up',
  'down',
  'away-from-zero',
  'toward-zero',
] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** What arithmetic on fractions takes: another fraction, or a whole number. */
export type FractionLike = Fraction | number | bigint;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  if (x <= Number.MAX_SAFE_INTEGER && y <= Number.MAX_SAFE_INTEGER) {
    let [p, q] = [Number(x), Number(y)];
    while (q !== 0) [p, q] = [q, p % q];
    return BigInt(p);
  }
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The quotient rounded down, whatever the signs; the denominator is positive. */
function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** An exact number, in lowest terms with a positive denominator. Equal fractions have equal fields. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** `Fraction.of(2, 3)`. The parts are whole numbers; a part that is not, or a zero denominator, is a bug. */
  static of(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
    let top = BigInt(numerator);
    let bottom = BigInt(denominator);
    if (bottom === 0n) throw new Error('A fraction has no zero denominator.');
    if (bottom === 1n) return new Fraction(top, bottom);
    if (bottom < 0n) [top, bottom] = [-top, -bottom];
    const divisor = greatestCommonDivisor(top, bottom);
    return divisor === 1n ? new Fraction(top, bottom) : new Fraction(top / divisor, bottom / divisor);
  }

  /** The number as it is written: `0.1` is a tenth, which no floating-point number is. */
  static ofDecimal(value: number): Fraction {
    const [digits = '', exponent = '0'] = String(value).split('e');
    const [whole = '', part = ''] = digits.split('.');
    const places = part.length - Number(exponent);
    const scale = 10n ** BigInt(Math.abs(places));
    const scaled = BigInt(whole + part);
    return places < 0 ? Fraction.of(scaled * scale) : Fraction.of(scaled, scale);
  }

  static from(value: FractionLike): Fraction {
    return value instanceof Fraction ? value : Fraction.of(value);
  }

  static sum(values: Iterable<FractionLike>): Fraction {
    let total: Fraction = ZERO;
    for (const value of values) total = total.plus(value);
    return total;
  }

  static max(a: Fraction, b: Fraction): Fraction {
    return a.compare(b) >= 0 ? a : b;
  }

  static min(a: Fraction, b: Fraction): Fraction {
    return a.compare(b) <= 0 ? a : b;
  }

  plus(other: FractionLike): Fraction {
    const fraction = Fraction.from(other);
    const { numerator, denominator } = fraction;
    if (numerator === 0n) return this;
    if (this.numerator === 0n) return fraction;
    if (denominator === this.denominator) return Fraction.of(this.numerator + numerator, denominator);
    return Fraction.of(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    );
  }

  minus(other: FractionLike): Fraction {
    return this.plus(Fraction.from(other).negated());
  }

  times(other: FractionLike): Fraction {
    const { numerator, denominator } = Fraction.from(other);
    return Fraction.of(this.numerator * numerator, this.denominator * denominator);
  }

  over(other: FractionLike): Fraction {
    const { numerator, denominator } = Fraction.from(other);
    return Fraction.of(this.numerator * denominator, this.denominator * numerator);
  }

  negated(): Fraction {
    return new Fraction(-this.numerator, this.denominator);
  }

  abs(): Fraction {
    return this.numerator < 0n ? this.negated() : this;
  }

  /** Below zero, zero or above zero as this is less than, equal to or more than the other. */
  compare(other: FractionLike): number {
    const { numerator, denominator } = Fraction.from(other);
    const difference = this.numerator * denominator - numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(other: FractionLike): boolean {
    const { numerator, denominator } = Fraction.from(other);
    return this.numerator === numerator && this.denominator === denominator;
  }

  get sign(): -1 | 0 | 1 {
    return this.numerator < 0n ? -1 : this.numerator > 0n ? 1 : 0;
  }

  get isWhole(): boolean {
    return this.denominator === 1n;
  }

  /** The whole number it becomes. */
  rounded(rounding: Rounding): bigint {
    return this.roundedTimes(1n, rounding);
  }

  /** The whole number that so many times this becomes. */
  private roundedTimes(times: bigint, rounding: Rounding): bigint {
    const numerator = this.numerator * times;
    const below = floorDivide(numerator, this.denominator);
    const rest = numerator - below * this.denominator;
    return rest !== 0n && roundsUp(rounding, below, 2n * rest - this.denominator) ? below + 1n : below;
  }

  /** The nearest multiple of `step` by that rounding: `roundedTo(10, …)`, `roundedTo(Fraction.of(1, 100), …)`. */
  roundedTo(step: FractionLike, rounding: Rounding): Fraction {
    return Fraction.of(this.over(step).rounded(rounding)).times(step);
  }

  /** A decimal number with exactly that many places: `57.78`. */
  toDecimal(places: number, rounding: Rounding = 'half-away-from-zero'): string {
    const scaled = this.roundedTimes(10n ** BigInt(places), rounding);
    const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
    const sign = scaled < 0n ? '-' : '';
    if (places === 0) return sign + digits;
    return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }

  /** The nearest floating-point number: for drawing and quick comparison, never for ranking. */
  toNumber(): number {
    return Number(this.numerator) / Number(this.denominator);
  }

  /** `2/3`, `15`. */
  toString(): string {
    return this.isWhole ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** `half` is below, at or above zero as the rest is less than, exactly or more than one half. */
function roundsUp(rounding: Rounding, below: bigint, half: bigint): boolean {
  const negative = below < 0n;
  switch (rounding) {
    case 'up':
      return true;
    case 'down':
      return false;
    case 'away-from-zero':
      return !negative;
    case 'toward-zero':
      return negative;
    case 'half-up':
      return half >= 0n;
    case 'half-away-from-zero':
      return negative ? half > 0n : half >= 0n;
    case 'half-toward-zero':
      return negative ? half >= 0n : half > 0n;
    case 'half-even':
      return half > 0n || (half === 0n && below % 2n !== 0n);
  }
}

export const ZERO: Fraction = Fraction.of(0);
export const ONE: Fraction = Fraction.of(1);

const FRACTION = /^\s*([+-]?\d{1,60})(?:\.(\d{1,60})|\s*\/\s*(\d{1,60}))?\s*$/;

/** Reads `57.5`, `-3`, `2/3`. */
export function parseFraction(text: string): Result<Fraction, ParseFault> {
  const match = FRACTION.exec(text);
  const expected = 'a number such as 57.5, -3 or 2/3';
  if (match === null) return fail(parseFault('fraction', 'Number', text, 0, expected));
  const [, whole = '0', decimals, denominator] = match;
  if (denominator !== undefined) {
    if (BigInt(denominator) === 0n) {
      return fail(parseFault('fraction', 'Number', text, text.indexOf('/') + 1, 'a denominator above 0'));
    }
    return ok(Fraction.of(BigInt(whole), BigInt(denominator)));
  }
  if (decimals === undefined) return ok(Fraction.of(BigInt(whole)));
  return ok(Fraction.of(BigInt(whole + decimals), 10n ** BigInt(decimals.length)));
}

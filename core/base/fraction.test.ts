import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction, parseFraction, ROUNDINGS, type Rounding, ZERO } from './fraction.ts';
import { orThrow } from './result.ts';

const anyFraction = fc
  .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 500 }))
  .map(([numerator, denominator]) => Fraction.of(numerator, denominator));

describe('a fraction', () => {
  test('is kept in lowest terms, the sign above', () => {
    expect(Fraction.of(6, -4)).toEqual(Fraction.of(-3, 2));
    expect(Fraction.of(0, 7)).toEqual(ZERO);
    expect(Fraction.of(2n ** 80n, 2n ** 79n)).toEqual(Fraction.of(2));
  });

  test('refuses a zero denominator and parts that are not whole', () => {
    expect(() => Fraction.of(1, 0)).toThrow('zero denominator');
    expect(() => Fraction.of(0.5)).toThrow();
    expect(() => Fraction.of(1).over(0)).toThrow('zero denominator');
  });

  test.each([
    [92.5, '185/2'],
    [0.1, '1/10'],
    [0, '0'],
    [310, '310'],
    [-1.25, '-5/4'],
    [1e-7, '1/10000000'],
    [1e21, '1000000000000000000000'],
  ])('is a number as it is written: %s', (number, text) => {
    const { numerator, denominator } = Fraction.ofDecimal(number);
    expect(denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`).toBe(text);
  });

  test('adds, multiplies and divides exactly', () => {
    expect(Fraction.of(1, 10).plus(Fraction.of(2, 10))).toEqual(Fraction.of(3, 10));
    expect(Fraction.of(2, 3).times(Fraction.of(9, 4))).toEqual(Fraction.of(3, 2));
    expect(Fraction.of(2, 3).over(Fraction.of(4, 9))).toEqual(Fraction.of(3, 2));
    expect(Fraction.of(2, 3).minus(1).abs()).toEqual(Fraction.of(1, 3));
  });

  test('compares beyond the precision of floating point', () => {
    const third = Fraction.of(1, 3);
    expect(third.compare(Fraction.of(10n ** 30n, 3n * 10n ** 30n + 1n))).toBe(1);
    expect(Fraction.max(third, ZERO)).toBe(third);
    expect(Fraction.min(third, ZERO)).toBe(ZERO);
  });

  test('the laws of arithmetic hold', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(a.plus(b).minus(b)).toEqual(a);
        expect(a.plus(b).times(c)).toEqual(a.times(c).plus(b.times(c)));
        if (b.sign !== 0) expect(a.times(b).over(b)).toEqual(a);
        expect(Math.sign(a.toNumber() - b.toNumber())).toBe(a.compare(b));
      }),
    );
  });
});

describe('rounding', () => {
  const cases: readonly (readonly [Rounding, readonly [number, number, number, number, number, number]])[] = [
    // of 1.5, 2.5, 1.4, -1.5, -2.5, -1.6
    ['half-away-from-zero', [2, 3, 1, -2, -3, -2]],
    ['half-toward-zero', [1, 2, 1, -1, -2, -2]],
    ['half-up', [2, 3, 1, -1, -2, -2]],
    ['half-even', [2, 2, 1, -2, -2, -2]],
    ['up', [2, 3, 2, -1, -2, -1]],
    ['down', [1, 2, 1, -2, -3, -2]],
    ['away-from-zero', [2, 3, 2, -2, -3, -2]],
    ['toward-zero', [1, 2, 1, -1, -2, -1]],
  ];

  test.each(cases)('%s', (rounding, expected) => {
    const values = [15, 25, 14, -15, -25, -16].map((tenths) => Fraction.of(tenths, 10));
    expect(values.map((value) => Number(value.rounded(rounding)))).toEqual(expected);
  });

  test('leaves whole numbers alone and never moves a number by one or more', () => {
    fc.assert(
      fc.property(anyFraction, fc.constantFrom(...ROUNDINGS), (value, rounding) => {
        const whole = Fraction.of(value.rounded(rounding));
        expect(whole.rounded(rounding)).toBe(whole.numerator);
        expect(whole.minus(value).abs().compare(1)).toBe(-1);
      }),
    );
  });

  test('to a multiple, and to decimals', () => {
    expect(Fraction.of(135).roundedTo(10, 'half-away-from-zero')).toEqual(Fraction.of(140));
    expect(Fraction.of(-135).roundedTo(10, 'half-toward-zero')).toEqual(Fraction.of(-130));
    expect(Fraction.of(520, 9).toDecimal(2)).toBe('57.78');
    expect(Fraction.of(-1, 3).toDecimal(2)).toBe('-0.33');
    expect(Fraction.of(1, 20).toDecimal(1)).toBe('0.1');
    expect(Fraction.of(7, 2).toDecimal(0, 'half-even')).toBe('4');
  });
});

describe('notation', () => {
  test('is read and printed', () => {
    expect(orThrow(parseFraction(' 57.50 '))).toEqual(Fraction.of(115, 2));
    expect(orThrow(parseFraction('-0.25'))).toEqual(Fraction.of(-1, 4));
    expect(orThrow(parseFraction('2 / 3')).toString()).toBe('2/3');
    expect(JSON.stringify({ value: Fraction.of(4, 2) })).toBe('{"value":"2"}');
  });

  test.each(['', 'x', '1/0', '1.', '1e5'])('refuses "%s"', (text) => {
    expect(parseFraction(text).ok).toBe(false);
  });
});

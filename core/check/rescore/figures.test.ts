import { expect, test } from 'vitest';
import { Fraction } from '../../base/index.ts';
import { readDecimal } from '../../format/index.ts';
import { agrees, agreesInPoints, printed } from './figures.ts';

const read = (text: string) => readDecimal(text)!;

test('a percentage that was reckoned with 32 bits is right as far as they go', () => {
  const exact = Fraction.of(400, 7); // 57.142857142857…, in 32 bits 57.14285659790039
  expect(agrees(read('57.1428566'), exact, 7)).toBe(true);
  expect(agrees(read('57.1429566'), exact, 7)).toBe(false);
  expect(agrees(read('57.15'), exact, 2)).toBe(false);
});

test('78A: whole and half matchpoints are printed as they are', () => {
  expect(agreesInPoints(read('2.5'), Fraction.of(5, 2), 1)).toBe(true);
  expect(agreesInPoints(read('2'), Fraction.of(5, 2), 0)).toBe(false);
  expect(agreesInPoints(read('3'), Fraction.of(5, 2), 0)).toBe(false);
  expect(agreesInPoints(read('5.67'), Fraction.of(17, 3), 2)).toBe(true);
  expect(printed(Fraction.of(5, 2), 0)).toBe('2.5');
  expect(printed(Fraction.of(17, 3), 0)).toBe('6');
});

import { expect, test } from 'vitest';
import { weightPercent } from './weight-percent.ts';

test.each([
  ['60/100', '60'],
  ['1', '100'],
  ['2/3', '66.67'],
  ['1/8', '12.5'],
  ['1/10', '10'],
])('a weight of %s is %s per cent', (weight, percent) => {
  expect(weightPercent(weight)).toBe(percent);
});

import { expect, test } from 'vitest';
import { printHundredths, printShortest } from './print.ts';

test('VPs are printed in hundredths, or as short as they are', () => {
  expect([1556, 444, 7, 0, 2000, -150].map(printHundredths)).toEqual([
    '15.56',
    '4.44',
    '0.07',
    '0.00',
    '20.00',
    '-1.50',
  ]);
  expect([2000, 1450, 1405, 0, -150].map(printShortest)).toEqual(['20', '14.5', '14.05', '0', '-1.5']);
});

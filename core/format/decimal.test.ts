import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDecimal, readDecimal } from './decimal.ts';

test.each([
  ['47.31', 4731, 2],
  ['61.2', 612, 1],
  ['45', 45, 0],
  ['-8.86', -886, 2],
  ['+3', 3, 0],
  ['.5', 5, 1],
  ['-0.05', -5, 2],
  [' 12 ', 12, 0],
])('%s is %i units of %i decimals', (text, units, decimals) => {
  expect(readDecimal(text)).toEqual({ units, decimals });
});

test.each(['', '-', '.', '1e3', '1,5', 'twelve', '1.2.3', '1234567890123456'])(
  '"%s" is no number',
  (text) => {
    expect(readDecimal(text)).toBeUndefined();
  },
);

test('a number is printed as it was read', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 5 }), (units, decimals) => {
      expect(readDecimal(printDecimal({ units, decimals }))).toEqual({ units, decimals });
    }),
  );
});

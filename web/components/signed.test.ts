import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test.each([
  [450, '+450'],
  [-100, '−100'],
  [0, '0'],
  [-0, '0'],
])('%i is written %s', (score, text) => {
  expect(signed(score)).toBe(text);
});

import { expect, test } from 'vitest';
import { clockText } from './time-left.ts';

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [840_000, '14:00'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

import { expect, test } from 'vitest';
import { boardRange } from './board-range.ts';

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3], '1–3'],
  [[9, 5, 8], '5, 8–9'],
])('boards %j are written “%s”', (boards, text) => {
  expect(boardRange(boards)).toBe(text);
});

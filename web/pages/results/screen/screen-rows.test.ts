import { expect, test } from 'vitest';
import { screenRows } from './screen-rows.ts';

const SCREEN = { width: 1280, height: 720 };

test.each([
  [540, 8], // nothing but the ranking: 74 hundredths of 7.2 pixels hold 67.2 of lines and their heading
  [539, 8],
  [530, 7],
  [360, 5],
  [80, 2], // something is always shown
  [0, 8], // not measured yet
])('%d pixels of 720 hold %d lines', (height, rows) => {
  expect(screenRows(height, SCREEN)).toBe(rows);
});

test('an upright screen holds no more than can be read', () => {
  expect(screenRows(1200, { width: 720, height: 1280 })).toBe(8);
});

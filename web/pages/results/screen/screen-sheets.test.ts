import type { RankingLine, RankingList } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { screenSheets } from './screen-sheets.ts';

const line = (place: number): RankingLine => ({
  contestant: String(place),
  names: ['', ''],
  place,
  exAequo: false,
  score: '50',
  exact: '50',
  points: '0',
  boards: 0,
  withdrawn: false,
});
const list = (length: number, name: Pick<RankingList, 'line' | 'section'> = {}): RankingList => ({
  ...name,
  lines: Array.from({ length }, (_, index) => line(index + 1)),
});
const lengths = (lists: readonly RankingList[], rows: number, columns: 1 | 2) =>
  screenSheets({ lists }, rows, columns).map((sheet) => sheet.map(({ lines }) => lines.length));

test.each([
  ['one list runs on into the right column', [list(16)], 8, 2, [[8, 8]]],
  [
    'a longer one takes sheets of equal length',
    [list(28)],
    8,
    2,
    [
      [7, 7],
      [7, 7],
    ],
  ],
  [
    'two lines stand beside each other',
    [list(14, { line: 'NS' }), list(14, { line: 'EW' })],
    8,
    2,
    [
      [7, 7],
      [7, 7],
    ],
  ],
  ['a line may be longer', [list(9, { line: 'NS' }), list(8, { line: 'EW' })], 8, 2, [[5, 8], [4]]],
  [
    'sections come one after the other',
    [list(4, { section: 'A' }), list(6, { section: 'B' })],
    8,
    2,
    [
      [2, 2],
      [3, 3],
    ],
  ],
  ['a narrow screen has one column', [list(10)], 8, 1, [[5], [5]]],
  ['nobody is no trouble', [list(0)], 8, 2, [[0]]],
] as const)('%s', (_what, lists, rows, columns, expected) => {
  expect(lengths(lists, rows, columns)).toEqual(expected);
});

test('everybody is shown once, in order', () => {
  const places = screenSheets({ lists: [list(37)] }, 8, 2).flatMap((sheet) =>
    sheet.flatMap(({ lines }) => lines.map(({ place }) => place)),
  );
  expect(places).toEqual(Array.from({ length: 37 }, (_, index) => index + 1));
});

import { describe, expect, test } from 'vitest';
import {
  differencesIn,
  type LineText,
  type PairText,
  pairsFile,
  rescored,
} from '../testing/results-texts.ts';

const line = (ns: string, ew: string, score: number): LineText => ({ ns, ew, score });

/**
 * 1 to 3 North–South against 4 to 6 on two boards of top 4. 1: 4 + 4, 2: 2 + 0, 3: 0 + 2. East–West: 4 has 0 + 2,
 * 5 has 2 + 4, 6 has 4 + 0.
 */
const BOARDS = [
  { board: 1, lines: [line('1', '4', 420), line('2', '5', 170), line('3', '6', 110)] },
  { board: 2, lines: [line('1', '6', 420), line('2', '5', 110), line('3', '4', 170)] },
];

const file = (places: readonly string[], winners?: 1 | 2): string => {
  const percentages = ['100', '25', '25', '25', '75', '50'];
  const pairs = percentages.map(
    (percentage, at): PairText => ({
      number: `${at + 1}`,
      side: at < 3 ? 'NS' : 'EW',
      percentage,
      ...(places[at] === undefined ? {} : { place: places[at] }),
    }),
  );
  return pairsFile('MATCH_POINTS', [{ pairs, boards: BOARDS }], winners);
};

describe('places', () => {
  test.each([
    ['each side for itself', ['1', '2=', '2=', '3', '1', '2'], true],
    ['all together', ['1', '4=', '4=', '4=', '2', '3'], false],
  ] as const)('%s, by what the file does', (_, places, bySide) => {
    const result = rescored(file(places));
    expect(result.practice.places).toEqual({ bySection: false, bySide });
    expect(result.differences).toEqual([]);
  });

  test('a file that never writes = does not say who is tied', () => {
    expect(rescored(file(['1', '2', '2', '3', '1', '2'])).differences).toEqual([]);
  });

  test('a wrong place is that difference alone', () => {
    expect(differencesIn(rescored(file(['1', '2=', '2=', '3', '1', '5'], 2)))).toEqual([
      'pair 6: place 5, not 2 (none)',
    ]);
  });

  test('tie-order: the tied are put in an order', () => {
    expect(differencesIn(rescored(file(['1', '2', '3', '3', '1', '2'], 2)))).toEqual([
      'pair 3: place 3, not 2= (tie-order)',
    ]);
  });

  test('contestants without a place are not ranked with the others', () => {
    const places = ['1', '2=', '2=', '2', '1'];
    expect(rescored(file(places, 2)).differences).toEqual([]);
  });

  test('a total that differs is not reported again by its places', () => {
    // 5 is printed with 40 instead of 75, and so behind 6 with 50.
    const text = file(['1', '2=', '2=', '3', '2', '1'], 2).replace('<PERCENTAGE>75<', '<PERCENTAGE>40<');
    expect(differencesIn(rescored(text))).toEqual(['pair 5: percentage 40, not 75 (none)']);
  });

  test('ranked-as-printed: equal as printed, but not exactly', () => {
    // Cross-IMPs in thirds: 50, 40, 40, 30. 1 has 1/3 more than 2 and is printed with the same whole number.
    const lines = [line('1', '5', 50), line('2', '6', 40), line('3', '7', 40), line('4', '8', 30)];
    const pairs = ['1=', '1=', '1=', '1='].map((place, at) => ({ number: `${at + 1}`, total: '0', place }));
    const result = rescored(pairsFile('CROSS_IMPS', [{ pairs, boards: [{ board: 1, lines }] }]));
    expect(differencesIn(result)).toEqual([
      'pair 1: place 1=, not 1 (ranked-as-printed)',
      'pair 2: place 1=, not 2= (ranked-as-printed)',
      'pair 3: place 1=, not 2= (ranked-as-printed)',
      'pair 4: place 1=, not 4 (ranked-as-printed)',
    ]);
  });
});

test('pairs of two sections with the same numbers are told apart, and ranked by section', () => {
  const section = {
    pairs: [
      { number: '1', side: 'NS', percentage: '100', place: '1' },
      { number: '2', side: 'NS', percentage: '0', place: '2' },
      { number: '1', side: 'EW', percentage: '0', place: '2' },
      { number: '2', side: 'EW', percentage: '100', place: '1' },
    ],
    boards: [{ board: 1, lines: [line('1', '1', 420), line('2', '2', 170)] }],
  } as const;
  const other = { ...section, boards: [{ board: 1, lines: [line('1', '1', 430), line('2', '2', 150)] }] };
  // Across both sections the percentages would be 67, 33, … and 100, 0, ….
  const result = rescored(pairsFile('MATCH_POINTS', [section, other], 2));
  expect(result.practice.boards[0]).toMatchObject({ field: 'apart' });
  expect(result.practice.places).toEqual({ bySection: true, bySide: true });
  expect(result.differences).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import {
  differencesIn,
  type LineText,
  type PairText,
  pairsFile,
  rescored,
} from '../testing/results-texts.ts';

type Line = readonly [ns: string, ew: string, score: number | string, points?: readonly [string, string]];

const lines = (rows: readonly Line[]): LineText[] =>
  rows.map(([ns, ew, score, points]) => ({ ns, ew, score, ...(points === undefined ? {} : { points }) }));

const file = (
  scoring: 'MATCH_POINTS' | 'CROSS_IMPS',
  boards: readonly (readonly Line[])[],
  pairs: readonly PairText[],
): string =>
  pairsFile(scoring, [{ pairs, boards: boards.map((rows, at) => ({ board: at + 1, lines: lines(rows) })) }]);

/** The same results with other pairs North–South. */
const reseated = (rows: readonly Line[], seats: Readonly<Record<string, string>>): Line[] =>
  rows.map(([ns, ...rest]): Line => [seats[ns] ?? ns, ...rest]);

const percentages = (...texts: readonly string[]): PairText[] =>
  texts.map((percentage, at) => ({ number: `${at + 1}`, percentage }));

/** 1 and 2 meet 3 and 4 on two boards: 1 has 2 + 0 of 4, 2 has 0 + 2, and so 3 and 4. */
const EVEN: readonly (readonly Line[])[] = [
  [
    ['1', '3', 420, ['2', '0']],
    ['2', '4', 170, ['0', '2']],
  ],
  [
    ['1', '4', -50, ['0', '2']],
    ['2', '3', 100, ['2', '0']],
  ],
];

describe('percentages', () => {
  test('of the top, exactly', () => {
    const result = rescored(file('MATCH_POINTS', EVEN, percentages('50', '50', '0', '100')));
    expect(result.differences).toEqual([]);
    expect(result.checked.totals).toBe(4);
  });

  test('a wrong one is that difference alone; whole percentages are too coarse to call it a penalty', () => {
    expect(differencesIn(rescored(file('MATCH_POINTS', EVEN, percentages('50', '47', '0', '100'))))).toEqual([
      'pair 2: percentage 47, not 50 (none)',
    ]);
  });

  test('penalty-or-bonus: 10% of a top of 2, over two boards, is 5%', () => {
    const result = rescored(file('MATCH_POINTS', EVEN, percentages('50.00', '45.00', '0.00', '100.00')));
    expect(differencesIn(result)).toEqual(['pair 2: percentage 45.00, not 50.00 (penalty-or-bonus)']);
    expect(result.differences[0]?.why).toContain('5.00% off');
  });

  test('no penalty is seen where a board of the contestant differs', () => {
    const boards = [EVEN[0]!, [EVEN[1]![0]!, ['2', '3', 100, ['1', '0']] as const]];
    const result = rescored(file('MATCH_POINTS', boards, percentages('50.00', '45.00', '0.00', '100.00')));
    expect(differencesIn(result)).toEqual([
      'board 2, pair 2: matchpoints 1, not 2 (none)',
      'pair 2: percentage 45.00, not 50.00 (none)',
    ]);
  });

  test('sum-of-published: a wrong board score was added up', () => {
    const boards = [EVEN[0]!, [EVEN[1]![0]!, ['2', '3', 100, ['1', '0']] as const]];
    expect(
      differencesIn(rescored(file('MATCH_POINTS', boards, percentages('50', '25', '0', '100')))),
    ).toEqual([
      'board 2, pair 2: matchpoints 1, not 2 (none)',
      'pair 2: percentage 25, not 50 (sum-of-published)',
    ]);
  });

  test('rounding-cut', () => {
    // Three boards of top 2: 1 has 2 + 0 + 0, a third: 33.33…; 2 has two thirds, cut to 66.66.
    const boards = [
      EVEN[0]!,
      EVEN[1]!,
      [['1', '3', 0, ['0', '2']] as const, ['2', '4', 50, ['2', '0']] as const],
    ];
    const pairs = percentages('33.33', '66.66', '33.33', '66.67');
    expect(differencesIn(rescored(file('MATCH_POINTS', boards, pairs)))).toEqual([
      'pair 2: percentage 66.66, not 66.67 (rounding-cut)',
    ]);
  });

  test('rounding-coarse: one percentage with fewer decimals', () => {
    const boards = [
      EVEN[0]!,
      EVEN[1]!,
      [['1', '3', 0, ['0', '2']] as const, ['2', '4', 50, ['2', '0']] as const],
    ];
    const pairs = percentages('33.33', '67', '33.33', '66.67');
    expect(differencesIn(rescored(file('MATCH_POINTS', boards, pairs)))).toEqual([
      'pair 2: percentage 67, not 66.67 (rounding-coarse)',
    ]);
  });

  test('adjusted-score: average plus counted as the pair’s own percentage (Law 12C2(c))', () => {
    // 1 has 2 of 2 and 60% of 2; by its own 100% it has 100%.
    const boards: Line[][] = [
      [...EVEN[0]!],
      [
        ['1', '4', 'A6040', ['1.2', '0.8']],
        ['2', '3', 100, ['1', '1']],
      ],
    ];
    // Board 2 has one result, which by Neuberg's formula is 50%.
    expect(
      differencesIn(rescored(file('MATCH_POINTS', boards, percentages('100', '25', '25', '70')))),
    ).toEqual(['pair 1: percentage 100, not 80 (adjusted-score)']);
  });

  test('no-neuberg: where the file prints no board scores, totals show another practice', () => {
    // Board 1: three results, top 4. Board 2: 1 against 5 and 2 against 4, top 2: 2 becomes (2+1)3/2-1 = 3.5, 0 becomes 0.5.
    const boards: Line[][] = [
      [
        ['1', '4', 420],
        ['2', '5', 170],
        ['3', '6', 110],
      ],
      [
        ['1', '5', 420],
        ['2', '4', 170],
      ],
    ];
    // Without the formula 2 has 2 + 0 of 6: 33.33. By it 2 + 0.5 of 8: 31.25; 1: 4 + 3.5: 93.75.
    const pairs = percentages('93.75', '33.33', '0', '43.75', '31.25', '100');
    // 4: 0 + 3.5 of 8; 5: 2 + 0.5 of 8.
    expect(differencesIn(rescored(file('MATCH_POINTS', boards, pairs)))).toEqual([
      'pair 2: percentage 33.33, not 31.25 (no-neuberg)',
    ]);
  });
});

describe('rounding on the way to a total', () => {
  /** 50, 40, 40, 30: only 50 and 30 are an IMP apart. 1 has a third of an IMP, 4 lost one. */
  const board = (at: number): Line[] => [
    ['1', `${5 + (at % 4)}`, 50, ['0.33', '-0.33']],
    ['2', `${5 + ((at + 1) % 4)}`, 40, ['0', '0']],
    ['3', `${5 + ((at + 2) % 4)}`, 40, ['0', '0']],
    ['4', `${5 + ((at + 3) % 4)}`, 30, ['-0.33', '0.33']],
  ];
  const totals = (...texts: readonly string[]): PairText[] =>
    texts.map((total, at) => ({ number: `${at + 1}`, total }));
  const four = [board(0), board(1), board(2), board(3)];

  test('rounding-per-board: four times 0.33 is 1.32, where 4/3 is 1.33', () => {
    const pairs = totals('1.32', '0', '0', '-1.33', '0', '0', '0', '0');
    expect(differencesIn(rescored(file('CROSS_IMPS', four, pairs)))).toEqual([
      'pair 1: total 1.32, not 1.33 (rounding-per-board)',
    ]);
  });

  test('where rounding each board explains every total, the program is said to do so', () => {
    const pairs = totals('1.32', '0', '0', '-1.32', '0', '0', '0', '0');
    const result = rescored(file('CROSS_IMPS', four, pairs));
    expect(result.practice.rounding).toBe('per-board');
    expect(differencesIn(result)).toEqual([
      'pair 1: total 1.32, not 1.33 (rounding-per-board)',
      'pair 4: total -1.32, not -1.33 (rounding-per-board)',
    ]);
  });

  test('a file whose totals mostly need it has that practice; rounding-once is what departs from it', () => {
    // 5 to 8 met 1 once and 4 once: nothing in the sum. 1 and 4 over eight boards: 8/3 is 2.67, 8 × 0.33 is 2.64.
    const eight = [0, 1, 2, 3, 4, 5, 6, 7].map(board);
    const swapped = eight.map((rows) => reseated(rows, { '1': '9' }));
    const pairs: PairText[] = [
      { number: '1', total: '2.64' },
      { number: '9', total: '2.64' },
      { number: '4', total: '-5.33' },
    ];
    const result = rescored(file('CROSS_IMPS', [...eight, ...swapped], pairs));
    expect(result.practice.rounding).toBe('per-board');
    expect(differencesIn(result)).toEqual(['pair 4: total -5.33, not -5.28 (rounding-once)']);
  });

  test('pro-rata: totals of pairs with fewer boards are scaled', () => {
    // 1 played boards 1 and 2 of 4 and has 2/3, scaled 4/3.
    const shortened = four.map((rows, at) => (at < 2 ? rows : reseated(rows, { '1': '9' })));
    const pairs: PairText[] = [
      { number: '1', total: '1.33' },
      { number: '9', total: '1.33' },
      { number: '4', total: '-1.33' },
    ];
    const result = rescored(file('CROSS_IMPS', shortened, pairs));
    expect(result.practice.totals).toBe('pro-rata');
    expect(result.differences).toEqual([]);
  });

  test('rounding-before-scaling: 0.67 scaled by two is 1.34, where 4/3 is 1.33', () => {
    const shortened = four.map((rows, at) => (at < 2 ? rows : reseated(rows, { '1': '9' })));
    const pairs: PairText[] = [
      { number: '1', total: '1.34' },
      { number: '9', total: '1.33' },
      { number: '4', total: '-1.33' },
    ];
    expect(differencesIn(rescored(file('CROSS_IMPS', shortened, pairs)))).toEqual([
      'pair 1: total 1.34, not 1.33 (rounding-before-scaling)',
    ]);
  });

  test.each(['pro-rata', 'as-played'] as const)(
    '%s is a cause where one pair departs from the rest',
    (cause) => {
      const isScaled = cause === 'as-played';
      // 1 and 9 share a seat, two boards each; so do 4 and 10.
      const shortened = four.map((rows, at) => (at < 2 ? rows : reseated(rows, { '1': '9', '4': '10' })));
      const usual = (half: string, whole: string): string => (isScaled ? whole : half);
      const odd = (half: string, whole: string): string => (isScaled ? half : whole);
      const pairs: PairText[] = [
        { number: '1', total: usual('0.67', '1.33') },
        { number: '9', total: usual('0.67', '1.33') },
        { number: '4', total: usual('-0.67', '-1.33') },
        { number: '10', total: odd('-0.67', '-1.33') },
        { number: '2', total: '0' },
      ];
      const result = rescored(file('CROSS_IMPS', shortened, pairs));
      expect(differencesIn(result)).toEqual([
        `pair 10: total ${odd('-0.67', '-1.33')}, not ${usual('-0.67', '-1.33')} (${cause})`,
      ]);
    },
  );

  test('penalty-or-bonus: half an IMP off', () => {
    const pairs = totals('0.83', '0', '0', '-1.33', '0', '0', '0', '0');
    expect(differencesIn(rescored(file('CROSS_IMPS', four, pairs)))).toEqual([
      'pair 1: total 0.83, not 1.33 (penalty-or-bonus)',
    ]);
  });

  test('a total that nothing explains says so', () => {
    const pairs = totals('0.91', '0', '0', '-1.33', '0', '0', '0', '0');
    const { differences } = rescored(file('CROSS_IMPS', four, pairs));
    expect(differences.map(({ why }) => why)).toEqual(['No known cause fits.']);
  });
});

describe('the mean of the boards, as BBO has it', () => {
  // Board 1 has two results, board 2 four: 1 has 2 of 2 and 2 of 6. The mean of 100% and 33.33% is 66.67%; 4 of 8 is 50%.
  const boards: readonly (readonly Line[])[] = [
    [
      ['1', '5', 420, ['2', '0']],
      ['2', '6', 170, ['0', '2']],
    ],
    [
      ['1', '5', 110, ['2', '4']],
      ['2', '6', 170, ['4', '2']],
      ['3', '7', 420, ['6', '0']],
      ['4', '8', -50, ['0', '6']],
    ],
  ];

  test('each board counts as much as the others, however many results it has', () => {
    const pairs = percentages('66.67', '33.33', '100', '0', '33.33', '66.67', '0', '100');
    const result = rescored(file('MATCH_POINTS', boards, pairs));
    expect(result.practice.totals).toBe('mean-of-boards');
    expect(result.differences).toEqual([]);
  });

  test('mean-of-boards is a cause where one pair departs from the rest', () => {
    const pairs = percentages('66.67', '50', '100', '0', '50', '50', '0', '100');
    expect(differencesIn(rescored(file('MATCH_POINTS', boards, pairs)))).toEqual([
      'pair 1: percentage 66.67, not 50.00 (mean-of-boards)',
    ]);
  });

  test('IMPs a board: 420, 170, -50 are 8, 0, -8; twice so is 8 a board', () => {
    const rows: readonly Line[] = [
      ['1', '4', 420, ['8', '-8']],
      ['2', '5', 170, ['0', '0']],
      ['3', '6', -50, ['-8', '8']],
    ];
    const pairs = ['8', '0', '-8', '-8', '0', '8'].map((total, at) => ({ number: `${at + 1}`, total }));
    const result = rescored(file('CROSS_IMPS', [rows, rows], pairs));
    expect(result.practice.totals).toBe('mean-of-boards');
    expect(result.differences).toEqual([]);
  });
});

test('rounded twice: 7.67 over two boards of three is 11.51 of 18, 63.94%, where it is exactly 63.89%', () => {
  // Three results where four are full: 4 becomes 17/3. 11.505 is rounded before the percentage is taken; 7.67 of 12 is 63.92.
  const boards: readonly (readonly Line[])[] = [
    [
      ['1', '11', 420, ['5.67', '0.33']],
      ['2', '12', 170, ['3', '3']],
      ['3', '13', 110, ['0.33', '5.67']],
    ],
    [
      ['1', '12', 110, ['2', '4']],
      ['2', '13', 170, ['4', '2']],
      ['3', '14', 420, ['6', '0']],
      ['4', '11', -50, ['0', '6']],
    ],
    [
      ['5', '13', 110, ['2', '4']],
      ['2', '14', 170, ['4', '2']],
      ['3', '11', 420, ['6', '0']],
      ['4', '12', -50, ['0', '6']],
    ],
  ];
  const pairs: PairText[] = [
    { number: '1', percentage: '63.94' },
    { number: '2', percentage: '61.11' },
  ];
  const result = rescored(file('MATCH_POINTS', boards, pairs));
  expect(result.practice.rounding).toBe('twice');
  expect(differencesIn(result)).toEqual(['pair 1: percentage 63.94, not 63.89 (rounding-twice)']);
});

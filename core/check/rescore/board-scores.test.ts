import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readPbn, resultsOfPbn } from '../../format/index.ts';
import { differencesIn, type LineText, pairsFile, rescored } from '../testing/results-texts.ts';
import { rescore } from './rescore.ts';

type Row = readonly [score: number | string, ns: string, ew: string];

/** A board where table 1 seats pair 1 against pair 11, table 2 pair 2 against 12, and so on. */
const board = (number: number, rows: readonly Row[], from = 1) => ({
  board: number,
  lines: rows.map(([score, ns, ew], at): LineText => {
    const table = from + at;
    return { ns: `${table}`, ew: `${table + 10}`, score, points: [ns, ew] };
  }),
});

const file = (...boards: ReturnType<typeof board>[]): string =>
  pairsFile('MATCH_POINTS', [{ pairs: [], boards }]);

const FULL: readonly Row[] = [
  [420, '6', '0'],
  [170, '4', '2'],
  [110, '2', '4'],
  [-50, '0', '6'],
];
/** Three results where four are full: (x + 1) × 4/3 − 1, so 4 becomes 17/3, 2 becomes 3 and 0 becomes 1/3. */
const NEUBERG: readonly Row[] = [
  [420, '5.67', '0.33'],
  [170, '3', '3'],
  [110, '0.33', '5.67'],
];
const NOT_NEUBERG: readonly Row[] = [
  [420, '4', '0'],
  [170, '2', '2'],
  [110, '0', '4'],
];
const NEUBERG_TENTHS: readonly Row[] = [
  [420, '5.7', '0.3'],
  [170, '3', '3'],
  [110, '0.3', '5.7'],
];

describe('matchpoints (Law 78A)', () => {
  test('a full board, two points a win', () => {
    const { differences, checked, practice } = rescored(file(board(1, FULL)));
    expect(differences).toEqual([]);
    expect(checked.board).toBe(8);
    expect(practice.boards).toEqual([
      { scoring: 'matchpoints', field: 'across', win: 2, neuberg: 'not-needed' },
    ]);
  });

  test('one point a win is the practice of a file that does so', () => {
    const halves = FULL.map(([score, ns, ew]): Row => [score, `${Number(ns) / 2}`, `${Number(ew) / 2}`]);
    const { differences, practice } = rescored(file(board(1, halves)));
    expect(differences).toEqual([]);
    expect(practice.boards[0]).toMatchObject({ win: 1 });
  });

  test.each([
    ['exact', NEUBERG],
    ['none', NOT_NEUBERG],
  ] as const)('a board with fewer results: Neuberg %s', (neuberg, rows) => {
    const result = rescored(file(board(1, FULL), board(2, rows)));
    expect(result.practice.boards[0]).toMatchObject({ neuberg });
    expect(result.differences).toEqual([]);
  });

  test('Neuberg rounded to 0.1, in a column that has hundredths elsewhere (53% of 6 is 3.18)', () => {
    const artificial = board(3, [['A5347', '3.18', '2.82']]);
    const result = rescored(file(board(1, FULL), board(2, NEUBERG_TENTHS), artificial));
    expect(result.practice.boards[0]).toMatchObject({ neuberg: 'tenths' });
    expect(result.differences).toEqual([]);
  });

  test('Ascherman: every result ties with itself, 2 × results is the most', () => {
    const rows: Row[] = [
      [420, '7', '1'],
      [170, '5', '3'],
      [110, '3', '5'],
      [-50, '1', '7'],
    ];
    const result = rescored(file(board(1, rows)));
    expect(result.practice.boards[0]).toMatchObject({ neuberg: 'ascherman' });
    expect(result.differences).toEqual([]);
  });

  test('a wrong figure is that difference alone, and no cause fits', () => {
    const wrong = FULL.map((row, at): Row => (at === 1 ? [row[0], '5', row[2]] : row));
    expect(differencesIn(rescored(file(board(7, wrong), board(8, FULL))))).toEqual([
      'board 7, pair 2: matchpoints 5, not 4 (none)',
    ]);
  });
});

describe('causes of board scores', () => {
  test('no-neuberg: one board without the formula in a file that uses it', () => {
    const result = rescored(
      file(board(1, FULL), board(2, NEUBERG), board(3, NEUBERG), board(4, NOT_NEUBERG)),
    );
    expect(result.practice.boards[0]).toMatchObject({ neuberg: 'exact' });
    expect(differencesIn(result)).toEqual([
      'board 4, pair 1: matchpoints 4, not 5.67 (no-neuberg)',
      'board 4, pair 11: matchpoints 0, not 0.33 (no-neuberg)',
      'board 4, pair 2: matchpoints 2, not 3.00 (no-neuberg)',
      'board 4, pair 12: matchpoints 2, not 3.00 (no-neuberg)',
      'board 4, pair 3: matchpoints 0, not 0.33 (no-neuberg)',
      'board 4, pair 13: matchpoints 4, not 5.67 (no-neuberg)',
    ]);
  });

  test('neuberg-exact: one board by the formula in a file that does not use it', () => {
    const result = rescored(
      file(board(1, FULL), board(2, NOT_NEUBERG), board(3, NOT_NEUBERG), board(4, NEUBERG)),
    );
    expect(result.practice.boards[0]).toMatchObject({ neuberg: 'none' });
    expect(new Set(result.differences.map(({ cause }) => cause))).toEqual(new Set(['neuberg-exact']));
  });

  test('neuberg-tenths: one board rounded to 0.1 in a file with two decimals', () => {
    const result = rescored(
      file(board(1, FULL), board(2, NEUBERG), board(3, NEUBERG), board(4, NEUBERG_TENTHS)),
    );
    expect(differencesIn(result)).toContain('board 4, pair 1: matchpoints 5.7, not 5.67 (neuberg-tenths)');
    expect(result.differences).toHaveLength(4);
  });

  test('a board half without the formula is not explained by it', () => {
    const half = [...NOT_NEUBERG.slice(0, 1), ...NEUBERG.slice(1)];
    const result = rescored(file(board(1, FULL), board(2, NEUBERG), board(3, half)));
    expect(differencesIn(result)).toEqual([
      'board 3, pair 1: matchpoints 4, not 5.67 (none)',
      'board 3, pair 11: matchpoints 0, not 0.33 (rounding-coarse)',
    ]);
  });

  /** Two sections of two tables: alone 2 and 0; together 6, 4, 2 and 0. */
  const sections = (first: readonly Row[], second: readonly Row[], boards = [1, 2]) => [
    { pairs: [], boards: boards.map((number) => board(number, first)) },
    { pairs: [], boards: boards.map((number) => board(number, second, 3)) },
  ];
  const across: [Row[], Row[]] = [
    [
      [420, '6', '0'],
      [110, '2', '4'],
    ],
    [
      [170, '4', '2'],
      [-50, '0', '6'],
    ],
  ];
  const apart: [Row[], Row[]] = [
    [
      [420, '2', '0'],
      [110, '0', '2'],
    ],
    [
      [170, '2', '0'],
      [-50, '0', '2'],
    ],
  ];

  test.each([
    ['across', across],
    ['apart', apart],
  ] as const)('sections %s is the practice of a file that does so', (field, rows) => {
    const result = rescored(pairsFile('MATCH_POINTS', sections(...rows)));
    expect(result.practice.boards[0]).toMatchObject({ field });
    expect(result.differences).toEqual([]);
  });

  test.each([
    ['sections-apart', across, apart],
    ['sections-across', apart, across],
  ] as const)('%s: one board compared otherwise', (cause, usual, other) => {
    const [a, b] = sections(...usual);
    const [c, d] = sections(...other, [3]);
    const result = rescored(
      pairsFile('MATCH_POINTS', [
        { pairs: [], boards: [...a!.boards, ...c!.boards] },
        { pairs: [], boards: [...b!.boards, ...d!.boards] },
      ]),
    );
    expect(new Set(result.differences.map((difference) => difference.cause))).toEqual(new Set([cause]));
    expect(result.differences[0]?.where).toMatch(/^section A, board 3, pair/);
  });

  test('rounding-cut and rounding-coarse', () => {
    const rows: Row[] = [
      [420, '5.66', '0.33'],
      [170, '3', '3'],
      [110, '0.33', '6'],
    ];
    expect(differencesIn(rescored(file(board(1, FULL), board(2, NEUBERG), board(3, rows))))).toEqual([
      'board 3, pair 1: matchpoints 5.66, not 5.67 (rounding-cut)',
      'board 3, pair 13: matchpoints 6, not 5.67 (rounding-coarse)',
    ]);
  });

  test('adjusted-score: the line the director adjusted', () => {
    const rows: Row[] = [...NEUBERG, ['A6040', '3.6', '2']];
    expect(differencesIn(rescored(file(board(1, FULL), board(2, rows))))).toEqual([
      'board 2, pair 14: matchpoints 2, not 2.40 (adjusted-score)',
    ]);
  });

  test('adjusted-score: a split score that the program did not compare (Law 12C1(f))', () => {
    // Compared, the split score would make the board full; here the other three are compared among themselves.
    const split = '<NS_SCORE>100</NS_SCORE><EW_SCORE>-170</EW_SCORE>';
    const rows: Row[] = [...NEUBERG, ['@', '0', '1.5']];
    const text = file(board(1, FULL), board(2, rows)).replace('<SCORE>@</SCORE>', split);
    const result = rescored(text);
    expect(new Set(result.differences.map(({ cause }) => cause))).toEqual(new Set(['adjusted-score']));
  });

  test('table-score: a figure that follows a table score which the rest of its board does not', () => {
    // 450 stands for 4♠ made, 420. By 420 pair 1 scores 2 behind 430; only pair 1's own figure follows 450.
    const lines: LineText[] = [
      { ns: '1', ew: '11', played: '4SN=', score: 450, points: ['4', '2'] },
      { ns: '2', ew: '12', played: '3NTN+1', score: 430, points: ['4', '0'] },
      { ns: '3', ew: '13', played: '2SN=', score: 110, points: ['0', '4'] },
    ];
    expect(
      differencesIn(rescored(pairsFile('MATCH_POINTS', [{ pairs: [], boards: [{ board: 1, lines }] }]))),
    ).toEqual([
      'board 1, pairs 1 and 11: table score 450, not 420 (misprinted-score)',
      'board 1, pair 1: matchpoints 4, not 2 (table-score)',
    ]);
  });
});

describe('IMPs (Law 78B)', () => {
  const impFile = (scoring: 'CROSS_IMPS' | 'BUTLER_IMPS', ...boards: ReturnType<typeof board>[]): string =>
    pairsFile(scoring, [{ pairs: [], boards }]);

  /** 420, 170, -50: 420-170 is 6, 420+50 is 10, 170+50 is 6. Sums 16, 0, -16. */
  const cross = (by: number): Row[] => [
    [420, `${16 / by}`, `${-16 / by}`],
    [170, '0', '0'],
    [-50, `${-16 / by}`, `${16 / by}`],
  ];

  test.each([
    ['by-comparisons', cross(2)],
    ['not', cross(1)],
    [
      'by-results',
      [
        [420, '5.33', '-5.33'],
        [170, '0', '0'],
        [-50, '-5.33', '5.33'],
      ] as Row[],
    ],
  ] as const)('cross-IMPs divided %s', (divided, rows) => {
    const result = rescored(impFile('CROSS_IMPS', board(1, rows)));
    expect(result.practice.boards).toEqual([{ scoring: 'cross-imps', field: 'across', divided }]);
    expect(result.differences).toEqual([]);
  });

  test('other-method: one board summed in a file of means', () => {
    const result = rescored(
      impFile('CROSS_IMPS', board(1, cross(2)), board(2, cross(2)), board(3, cross(1))),
    );
    expect(differencesIn(result)).toContain('board 3, pair 1: cross-IMPs 16, not 8 (other-method)');
    expect(result.differences).toHaveLength(4);
  });

  test('average plus is 3 IMPs (Law 86B)', () => {
    const rows: Row[] = [...cross(2), ['A6040', '3', '-3']];
    expect(rescored(impFile('CROSS_IMPS', board(1, rows))).differences).toEqual([]);
  });

  test('Butler: the datum of 420, 170, 170, -50 without the extremes is 170', () => {
    const rows: Row[] = [
      [420, '6', '-6'],
      [170, '0', '0'],
      [170, '0', '0'],
      [-50, '-6', '6'],
    ];
    const result = rescored(impFile('BUTLER_IMPS', board(1, rows)));
    expect(result.practice.boards[0]).toMatchObject({ scoring: 'butler-imps', dropped: 1 });
    expect(result.differences).toEqual([]);
  });

  test('Butler over all results: the datum of 600, 150, 150, 0 is 225, rounded 230', () => {
    const rows: Row[] = [
      [600, '9', '-9'],
      [150, '-2', '2'],
      [150, '-2', '2'],
      [0, '-6', '6'],
    ];
    const result = rescored(impFile('BUTLER_IMPS', board(1, rows)));
    expect(result.practice.boards[0]).toMatchObject({ dropped: 0, datum: 'tens' });
    expect(result.differences).toEqual([]);
  });
});

describe('what rounding may not hide', () => {
  // 80 beats two results and ties with one: 2½. 100 beats four and ties with one: 4½ (Law 78A).
  const HALVES_CUT: readonly Row[] = [
    [80, '2', '2'],
    [80, '2', '2'],
    [100, '4', '0'],
    [100, '4', '0'],
    [-90, '0', '4'],
    [-90, '0', '4'],
  ];

  test('78A: a column that leaves out the halves is wrong in every figure', () => {
    const { differences, practice } = rescored(file(board(1, HALVES_CUT)));
    expect(practice.boards[0]).toMatchObject({ win: 1 });
    const computed = ['2.5', '2.5', '2.5', '2.5', '4.5', '0.5', '4.5', '0.5', '0.5', '4.5', '0.5', '4.5'];
    expect(differences.map((difference) => difference.computed)).toEqual(computed);
  });
});

describe('Butler as programs vary it', () => {
  const butler = (rows: readonly Row[]) =>
    rescored(pairsFile('BUTLER_IMPS', [{ pairs: [], boards: [board(1, rows)] }]));

  test('the median of seven results is the middle one: 620 is 450 above 170, 10 IMPs', () => {
    // The mean of all seven is 301; without two at each end, of 600, 170 and 140, it is 303.
    const { differences, practice } = butler([
      [1430, '15', '-15'],
      [620, '10', '-10'],
      [600, '10', '-10'],
      [170, '0', '0'],
      [140, '-1', '1'],
      [-50, '-6', '6'],
      [-800, '-14', '14'],
    ]);
    expect(differences).toEqual([]);
    expect(practice.boards[0]).toMatchObject({ scoring: 'butler-imps', dropped: 'median' });
  });

  test('a limit of 10 IMPs a board', () => {
    // Without the extremes the datum of 1430, 100, 100, -50 is 100: 1330 is 16 IMPs, -150 is -4.
    const { differences, practice } = butler([
      [1430, '10', '-10'],
      [100, '0', '0'],
      [100, '0', '0'],
      [-50, '-4', '4'],
    ]);
    expect(differences).toEqual([]);
    expect(practice.boards[0]).toMatchObject({ cap: 10 });
  });

  // Experts said 300 on board 1 and 0 on board 2. 620-300 is 320: 8 IMPs; 170-300 is -130: -4; -50-300 is -350: -8; -100-300
  // is -400: -9. On board 2: 50 is 2, 100 is 3, -110 is -3, -420 is -9. The means are 160 and -95, the medians 60 and -30.
  const GIVEN: readonly (readonly Row[])[] = [
    [
      [620, '8', '-8'],
      [170, '-4', '4'],
      [-50, '-8', '8'],
      [-100, '-9', '9'],
    ],
    [
      [100, '3', '-3'],
      [50, '2', '-2'],
      [-110, '-3', '3'],
      [-420, '-9', '9'],
    ],
  ];
  const given = (boards: readonly (readonly Row[])[]) =>
    rescored(
      pairsFile('BUTLER_IMPS', [{ pairs: [], boards: boards.map((rows, at) => board(at + 1, rows)) }]),
    );

  test('a datum that was given for each board: the one by which its figures come out', () => {
    const { differences, practice } = given(GIVEN);
    expect(differences).toEqual([]);
    expect(practice.boards[0]).toMatchObject({ scoring: 'butler-imps', dropped: 'given' });
  });

  test('by a given datum a wrong figure is still wrong', () => {
    const [first = [], second = []] = GIVEN;
    const wrong = second.map(([score, ns, ew]): Row => (score === 50 ? [score, '3', ew] : [score, ns, ew]));
    expect(differencesIn(given([first, wrong]))).toEqual(['board 2, pair 2: Butler IMPs 3, not 2 (none)']);
  });

  test('no datum is invented to explain one wrong board among others', () => {
    // 170 is the datum of 420, 170, 170 and -50; on board 3 one figure of eight is wrong.
    const right: readonly Row[] = [
      [420, '6', '-6'],
      [170, '0', '0'],
      [170, '0', '0'],
      [-50, '-6', '6'],
    ];
    const wrong = right.map(([score, ns, ew]): Row => (score === 420 ? [score, '7', ew] : [score, ns, ew]));
    const { differences, practice } = given([right, right, wrong]);
    expect(practice.boards[0]).toMatchObject({ dropped: 1 });
    expect(differences).toHaveLength(1);
  });
});

describe('percentages rounded twice, as the ACBL’s are', () => {
  const withPercentages = (rows: readonly (readonly [number, string, string, string, string])[]) => {
    const table = rows
      .map(([score, ns, ew, nsShare, ewShare], at) =>
        [at + 1, at + 11, score, ns, ew, nsShare, ewShare].join(' '),
      )
      .join('\n');
    return `[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW;Percentage_NS;Percentage_EW"]\n${table}\n`;
  };
  const FOUR = withPercentages([
    [420, '6', '0', '100', '0'],
    [170, '4', '2', '66.67', '33.33'],
    [110, '2', '4', '33.33', '66.67'],
    [-50, '0', '6', '0', '100'],
  ]);
  const pbn = (rows: string) => {
    const { file: games } = readPbn(`[Board "1"]\n${FOUR}\n[Board "2"]\n${rows}`);
    return orThrow(rescore(orThrow(resultsOfPbn(games)).file));
  };

  test('17/3 of 6 is 94.44%; of 5.67 it is 94.50%', () => {
    const { differences, practice } = pbn(
      withPercentages([
        [420, '5.67', '0.33', '94.50', '5.50'],
        [170, '3', '3', '50', '50'],
        [110, '0.33', '5.67', '5.50', '94.50'],
      ]),
    );
    expect(differences).toEqual([]);
    expect(practice.boards[0]).toMatchObject({ neuberg: 'exact', percentages: 'of-rounded-points' });
  });

  test('a file that rounds once is not said to round twice', () => {
    const { differences, practice } = pbn(
      withPercentages([
        [420, '5.67', '0.33', '94.44', '5.56'],
        [170, '3', '3', '50', '50'],
        [110, '0.33', '5.67', '5.56', '94.44'],
      ]),
    );
    expect(differences).toEqual([]);
    expect(practice.boards[0]).not.toHaveProperty('percentages');
  });
});

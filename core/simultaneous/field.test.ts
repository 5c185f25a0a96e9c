import { beforeAll, describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../base/index.ts';
import { adjusted, CROSS_IMPS, LAW_POLICIES, MATCHPOINTS, named, tableScore } from '../scoring/index.ts';
import { type ClubHandedIn, SimultaneousField } from './field.ts';

const policy = LAW_POLICIES[2017];

/** A club with a line for each `[board, ns, ew, score]`. */
const clubOf = (
  club: string,
  lines: readonly (readonly [board: number, ns: string, ew: string, score: number | 'average'])[],
  more: Partial<ClubHandedIn> = {},
): ClubHandedIn => ({
  club,
  lines: lines.map(([board, ns, ew, score], at) => ({
    board,
    round: board,
    table: String(at + 1),
    ns,
    ew,
    score: score === 'average' ? adjusted(named('A')) : tableScore(score),
  })),
  penalties: [],
  pairs: [...new Set(lines.flatMap(([, ns, ew]) => [ns, ew]))].map((contestant) => ({
    contestant,
    names: [`Ada Nobody ${contestant}`, `Bo Nobody ${contestant}`],
  })),
  deals: new Map(),
  method: MATCHPOINTS,
  policy,
  ...more,
});

/** Place, club, pair and per cent. */
const told = (field: SimultaneousField, wishes = {}) =>
  field
    .ranking(wishes)
    .map(({ place, exAequo, club, pair, value }) => `${place}${exAequo ? '=' : ''} ${club} ${pair} ${value}`);

describe('one field over all clubs', () => {
  const lisboa = clubOf('Lisboa', [
    [1, '1', '2', 420],
    [1, '3', '4', 450],
  ]);
  const porto = clubOf('Porto', [[1, '1', '2', -50]]);

  test('Law 78A: every result is compared with every other, wherever it was made', () => {
    // 450 beats two (4 of 4), 420 beats one (2), -50 none; East-West have the rest.
    expect(told(orThrow(SimultaneousField.of([lisboa, porto])))).toEqual([
      '1= Lisboa 3 100',
      '1= Porto 2 100',
      '3= Lisboa 1 50',
      '3= Lisboa 2 50',
      '5= Lisboa 4 0',
      '5= Porto 1 0',
    ]);
  });

  test('a club is shown at its places over all clubs; handicaps are per cent added', () => {
    const helped = {
      ...porto,
      pairs: [{ contestant: '1', names: ['Cy Nobody'], handicap: Fraction.of(25, 2) }],
    };
    const field = orThrow(SimultaneousField.of([lisboa, helped]));
    expect(told(field, { club: 'Porto' })).toEqual(['1= Porto 2 100', '5= Porto 1 0']);
    expect(told(field, { club: 'Porto', handicap: true })).toEqual(['1= Porto 2 100', '5 Porto 1 25/2']);
    expect(field.ranking({ club: 'Porto' })[1]?.names).toEqual(['Cy Nobody']);
  });

  test('a late club and a correction change everybody they are compared with', () => {
    const field = orThrow(SimultaneousField.of([lisboa]));
    expect(told(field)).toEqual(['1= Lisboa 2 100', '1= Lisboa 3 100', '3= Lisboa 1 0', '3= Lisboa 4 0']);
    orThrow(field.handIn(porto));
    expect(told(field)).toEqual(told(orThrow(SimultaneousField.of([lisboa, porto]))));
    const corrected = clubOf('Porto', [[1, '1', '2', 480]]);
    orThrow(field.handIn(corrected));
    expect(told(field)).toEqual(told(orThrow(SimultaneousField.of([lisboa, corrected]))));
    expect(told(field)[0]).toBe('1= Lisboa 2 100');
  });

  test('Law 12C2: an average is compared with nothing', () => {
    const field = orThrow(SimultaneousField.of([lisboa, clubOf('Porto', [[1, '1', '2', 'average']])]));
    expect(told(field, { club: 'Porto' })).toEqual(['3= Porto 1 50', '3= Porto 2 50']);
  });

  test('what cannot be compared is refused with a sentence, and nothing is changed', () => {
    const cards = (deal: string) => ({ deals: new Map([[1, deal]]) });
    const field = orThrow(SimultaneousField.of([{ ...lisboa, ...cards('N:a') }]));
    const before = told(field);
    const refusals = [
      field.handIn({ ...porto, ...cards('N:b') }),
      field.handIn({ ...porto, method: CROSS_IMPS }),
      field.handIn(clubOf('Porto', [[1, '1', '2', 425]])),
      SimultaneousField.of([porto, porto]),
      SimultaneousField.of([]),
    ];
    expect(refusals.map((each) => (each.ok ? 'taken' : each.error.message))).toEqual([
      'Board 1 has other cards at Porto than at Lisboa: they cannot be compared.',
      'Porto scored otherwise than Lisboa: only results of one method can be compared.',
      expect.stringContaining('425 is no table score'),
      'Porto is there twice. Give each club a name of its own.',
      'No club has handed in anything.',
    ]);
    expect(told(field)).toEqual(before);
  });
});

describe('two hundred clubs of ten tables and twenty-four boards', () => {
  const [CLUBS, TABLES, BOARDS] = [200, 10, 24];
  /** Scores as a room makes them, from a small generator of its own. */
  let seed = 20260314;
  const next = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const SCORES = [
    -1100, -500, -300, -200, -100, -50, 50, 90, 110, 120, 140, 170, 420, 430, 450, 460, 600, 620, 980, 1430,
  ];
  let clubs: ClubHandedIn[];
  let field: SimultaneousField;

  beforeAll(() => {
    clubs = Array.from({ length: CLUBS }, (_, club) =>
      clubOf(
        `Club ${club + 1}`,
        Array.from({ length: BOARDS * TABLES }, (__, at) => {
          const [board, table] = [Math.floor(at / TABLES), at % TABLES];
          const ew = TABLES + 1 + ((table + board) % TABLES);
          return [board + 1, String(table + 1), String(ew), SCORES[next(SCORES.length)] as number] as const;
        }),
      ),
    );
    field = orThrow(SimultaneousField.of(clubs));
  });

  /** Law 78A by counting, result against result; all boards have the same number, so nothing is scaled. */
  function byCounting(): ReadonlyMap<string, number> {
    const points = new Map<string, number>();
    const add = (key: string, more: number) => points.set(key, (points.get(key) ?? 0) + more);
    for (let board = 1; board <= BOARDS; board++) {
      const results = clubs.flatMap(({ club, lines }) =>
        lines
          .filter((line) => line.board === board)
          .map(({ ns, ew, score }) => ({ club, ns, ew, made: score.kind === 'table' ? score.ns : 0 })),
      );
      const made = Int32Array.from(results, (result) => result.made);
      for (const { club, ns, ew, made: own } of results) {
        let won = -1; // a tie with itself
        for (const other of made) won += own > other ? 2 : own === other ? 1 : 0;
        add(`${club} ${ns}`, won);
        add(`${club} ${ew}`, 2 * (results.length - 1) - won);
      }
    }
    return points;
  }

  function isRight(): void {
    const counted = byCounting();
    const top = BOARDS * 2 * (CLUBS * TABLES - 1);
    const ranking = field.ranking();
    expect(ranking).toHaveLength(CLUBS * TABLES * 2);
    const wrong = ranking.filter(
      ({ club, pair, value }) =>
        !value.equals(Fraction.of(100 * (counted.get(`${club} ${pair}`) ?? -1), top)),
    );
    expect(wrong).toEqual([]);
    const sorted = [...counted.values()].sort((a, b) => b - a);
    expect(ranking.map(({ place }) => place)).toEqual(sorted.map((points) => sorted.indexOf(points) + 1));
  }

  test('every ranking is right against a naive computation', isRight);

  test('a late correction is followed in all rankings in under a second', () => {
    const [first] = clubs as [ClubHandedIn];
    const lines = first.lines.map((line, at) => (at === 37 ? { ...line, score: tableScore(2220) } : line));
    clubs = [{ ...first, lines }, ...clubs.slice(1)];
    const begun = process.cpuUsage();
    orThrow(field.handIn(clubs[0] as ClubHandedIn));
    const lists = [field.ranking(), field.ranking({ club: 'Club 7' }), field.ranking({ handicap: true })];
    const { user, system } = process.cpuUsage(begun);
    expect(lists.map(({ length }) => length)).toEqual([4000, 20, 4000]);
    expect((user + system) / 1000).toBeLessThan(1000);
    isRight();
  });
});

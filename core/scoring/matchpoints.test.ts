import { describe, expect, test } from 'vitest';
import { Fraction } from '../base/index.ts';
import {
  adjusted,
  assigned,
  LAW_POLICIES,
  MATCHPOINTS,
  MATCHPOINTS_BY_HALVES,
  matchpointTraveller,
  named,
  neuberg,
  scoreSession,
  tableScore,
  weighted,
} from './index.ts';
import { F, fractions, fromTable, scored, scoresEW, scoresNS, traveller } from './testing/lines.ts';

const FIELD = [650, 620, 620, 170, -100];

describe('Law 78A', () => {
  test('2 for each result beaten, 1 for each tie', () => {
    const session = scored(traveller(1, FIELD));
    expect(scoresNS(session)).toEqual(fractions('8', '5', '5', '2', '0'));
    expect(scoresEW(session)).toEqual(fractions('0', '3', '3', '6', '8'));
    expect(session.topOfLine(0)).toBe(8);
    expect(matchpointTraveller(FIELD)).toEqual([8, 5, 5, 2, 0]);
  });

  test('written with 1 and a half, everything is half as much and percentages are the same', () => {
    const session = scored(traveller(1, FIELD), { method: MATCHPOINTS_BY_HALVES });
    expect(scoresNS(session)).toEqual(fractions('4', '5/2', '5/2', '1', '0'));
    expect(session.topOfLine(0)).toBe(4);
    expect(session.total('N2')?.value).toEqual(F('62.5'));
  });

  test('a result that is compared with no other is average, alone on all boards or on some', () => {
    const alone = scored([...traveller(1, [650]), ...traveller(2, [-100])]);
    expect(scoresNS(alone)).toEqual(fractions('0', '0'));
    for (const pair of alone.contestants) expect(alone.total(pair)?.value).toEqual(F('50'));
    // Neuberg's formula gives the lone one 50% as soon as another board has two.
    const some = scored([...traveller(1, [650]), ...traveller(2, [620, -100])]);
    expect(some.explain('N1', 1)?.points).toEqual(F('1'));
    expect(some.topOfLine(0)).toBe(2);
  });

  test('Law 79C1: a corrected score is compared anew everywhere', () => {
    expect(scoresNS(scored(traveller(1, [650, 620, 620, 170, 620])))).toEqual(
      fractions('8', '4', '4', '0', '4'),
    );
  });
});

describe("Neuberg's formula", () => {
  const cases: readonly (readonly [x: string, n: number, full: number, expected: string])[] = [
    ['4', 6, 7, '29/6'],
    ['9', 6, 7, '32/3'],
    ['22', 12, 13, '287/12'],
    ['6', 4, 12, '20'],
    ['0', 1, 12, '11'],
    ['12', 9, 10, '121/9'],
    ['3.2', 5, 6, '4.04'],
    ['14', 8, 9, '15.875'],
    ['8', 5, 9, '15.2'],
    ['4', 5, 9, '8'],
    ['0', 5, 9, '0.8'],
    ['6', 4, 9, '14.75'],
    ['3', 4, 9, '8'],
    ['0', 4, 9, '1.25'],
    ['16', 9, 10, '161/9'],
    ['8', 9, 10, '9'],
    ['0', 9, 10, '1/9'],
  ];
  test.each(cases)('M01, M02, M03, M05: %s of %i results among %i is %s', (x, n, full, expected) => {
    expect(neuberg(F(x), n, full)).toEqual(F(expected));
  });

  test.each(['0', '3', '7.5', '16'])('M06: %s of a full field of 9 stays what it is', (x) => {
    expect(neuberg(F(x), 9, 9)).toEqual(F(x));
  });

  test('a board played fewer times is scaled to the most results of any board', () => {
    const session = scored([
      ...traveller(1, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
      ...traveller(2, [100, 90, 80, 70, 60, 50, 40, 30, 20]),
    ]);
    expect(session.lineScore(10, 'NS')).toEqual(F('161/9'));
    expect(session.lineScore(14, 'NS')).toEqual(F('9'));
    expect(session.lineScore(18, 'NS')).toEqual(F('1/9'));
    expect(session.topOfLine(18)).toBe(18);
  });

  test('an organiser may leave each board its own top', () => {
    const session = scored([...traveller(1, [10, 20, 30]), ...traveller(2, [10, 20])], { tops: 'own' });
    expect(session.topOfLine(3)).toBe(2);
    expect(session.lineScore(4, 'NS')).toEqual(F('2'));
    expect(session.total('N2')?.value).toEqual(Fraction.of(400, 6));
  });

  test('Law 12C2: an artificial score is not compared, but counts in what a full board is', () => {
    // Ten tables, one with A+ and A-; a pair with 12 matchpoints among the nine others.
    const others = [10, 20, 30, 40, 50, 60, 70, 80, 90];
    const session = scored(traveller(1, [adjusted(named('A+'), named('A-')), ...others]));
    expect(session.lineScore(7, 'NS')).toEqual(F('121/9'));
    expect(session.lineScore(0, 'NS')).toEqual(F('10.8'));
    expect(session.lineScore(0, 'EW')).toEqual(F('7.2'));
    expect(session.topOfLine(7)).toBe(18);
  });

  test('Law 87B: a board played in two forms, nine results of one and four of the other', () => {
    const nine = traveller(1, [10, 20, 30, 40, 50, 60, 70, 80, 90], 'right');
    const four = fromTable(10, traveller(1, [10, 20, 30, 40], 'fouled'));
    const session = scored([...nine, ...four]);
    const scores = scoresNS(session);
    expect([scores[12], scores[11], scores[10], scores[9]]).toEqual(
      fractions('21.75', '15.25', '8.75', '2.25'),
    );
    expect([scores[8], scores[4], scores[0]]).toEqual(fractions('212/9', '12', '4/9'));
  });

  test('Law 87B: two results apart from ten, by the formula alone', () => {
    const ten = traveller(1, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 'right');
    const session = scored([...ten, ...fromTable(11, traveller(1, [620, 600], 'fouled'))]);
    expect(session.lineScore(10, 'NS')).toEqual(F('17'));
    expect(session.lineScore(11, 'NS')).toEqual(F('5'));
  });
});

describe('Law 12C1: assigned, weighted and split scores', () => {
  test('12C1(c): the matchpoints are weighted, never the points, and the others compare with each outcome', () => {
    const ruling = adjusted(weighted([620, F('0.6')], [170, F('0.4')]));
    const session = scored(traveller(1, [650, 620, 620, ruling, -100]));
    expect(scoresNS(session)).toEqual(fractions('8', '4.4', '4.4', '3.2', '0'));
    expect(session.lineScore(3, 'EW')).toEqual(F('4.8'));
  });

  test('4♠ that makes six times in ten, by edition', () => {
    // Others +650, +140, -50: +620 is worth 4, -100 nothing.
    const ns = (side: ReturnType<typeof assigned>) =>
      scored(traveller(1, [adjusted(side), 650, 140, -50])).lineScore(0, 'NS');
    // 1997, 12C2: the best result that was likely, and the worst at all probable, are both +620.
    expect(ns(assigned(620))).toEqual(F('4'));
    // 2007 and 2017, 12C1(c).
    expect(ns(weighted([620, F('0.6')], [-100, F('0.4')]))).toEqual(F('2.4'));
  });

  test('a weighted score on a board played fewer times', () => {
    const ruling = adjusted(weighted([620, F('0.6')], [170, F('0.4')]));
    const session = scored([
      ...traveller(1, [650, 620, 620, ruling, -100]),
      ...traveller(2, [10, 20, 30, 40, 50, 60]),
    ]);
    expect(session.lineScore(3, 'NS')).toEqual(F('4.04'));
  });

  test('82C: both sides not at fault, each with a score of its own', () => {
    // Twelve tables: scores 20, 40 … 220 elsewhere. NS 60% of 16 matchpoints and 40% of 6; EW the outcome that gives NS 8.
    const others = Array.from({ length: 11 }, (_, at) => 20 * (at + 1));
    const ruling = adjusted(weighted([170, F('0.6')], [70, F('0.4')]), assigned(90));
    const session = scored(traveller(1, [ruling, ...others]));
    expect(session.lineScore(0, 'NS')).toEqual(F('12'));
    expect(session.lineScore(0, 'EW')).toEqual(F('14'));
  });

  test('79B3: each direction compares with its own side of a split score', () => {
    const session = scored(traveller(1, [adjusted(assigned(-100), assigned(620)), 620, 170, -100, 650]));
    expect(scoresNS(session)).toEqual(fractions('1', '6', '4', '1', '8'));
    expect(scoresEW(session)).toEqual(fractions('3', '3', '6', '8', '0'));
  });

  test('12C1(e): what the side did itself is not redressed; its opponents score without the infraction', () => {
    // Twelve tables. Without the infraction 15 matchpoints, after it without the error 9, at the table 1.
    const others = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220];
    const hurt = {
      kind: 'self-inflicted',
      table: [{ ns: 20, weight: F('1') }],
      withoutInfraction: [{ ns: 160, weight: F('1') }],
      withoutError: [{ ns: 100, weight: F('1') }],
    } as const;
    const lines = traveller(1, [adjusted(hurt, assigned(160)), ...others]);
    expect(scored(lines).lineScore(0, 'NS')).toEqual(F('7'));
    expect(scored(lines).lineScore(0, 'EW')).toEqual(F('7'));
    // 1997: no relief at all.
    expect(scored(lines, { policy: LAW_POLICIES[1997] }).lineScore(0, 'NS')).toEqual(F('1'));
  });

  test('12C1(e): all damage self-inflicted', () => {
    // Without the infraction 10, after it without the error 14, at the table 2.
    const others = [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220];
    const hurt = {
      kind: 'self-inflicted',
      table: [{ ns: 30, weight: F('1') }],
      withoutInfraction: [{ ns: 110, weight: F('1') }],
      withoutError: [{ ns: 150, weight: F('1') }],
    } as const;
    const session = scored(traveller(1, [adjusted(hurt, assigned(110)), ...others]));
    expect(session.lineScore(0, 'NS')).toEqual(F('2'));
    expect(session.lineScore(0, 'EW')).toEqual(F('12'));
  });

  test('a side may be artificial where the other is assigned: each direction counts its own results', () => {
    const session = scored(traveller(1, [adjusted(named('A-'), assigned(100)), 90, 110, 120]));
    // North–South: three results compared, scaled to four. East–West: four.
    expect(scoresNS(session)).toEqual(fractions('2.4', '1/3', '3', '17/3'));
    expect(scoresEW(session)).toEqual(fractions('4', '6', '2', '0'));
  });
});

describe('boards without a score', () => {
  test('not played, cancelled and sat out boards count for nobody', () => {
    const none = (why: 'not-played' | 'cancelled' | 'sit-out') => ({ kind: 'no-score', why }) as const;
    const session = scored([
      ...traveller(1, [10, 20, none('cancelled'), none('not-played')]),
      { board: 1, ns: 'N9', ew: null, score: none('sit-out') },
    ]);
    expect(session.topOfLine(0)).toBe(2);
    expect(session.lineScore(2, 'NS')).toBeUndefined();
    expect(session.total('N9')).toMatchObject({ boards: 0, points: F('0'), value: F('0') });
  });

  test('a sit-out may be given an award; it is no result of the board', () => {
    const sitOut = adjusted(
      { kind: 'artificial', award: { kind: 'percent', percent: F('55') } },
      { kind: 'no-score' },
    );
    const session = scored([...traveller(1, [10, 20, 30]), { board: 1, ns: 'N9', ew: null, score: sitOut }]);
    expect(session.topOfLine(3)).toBe(4);
    expect(session.total('N9')?.points).toEqual(F('2.2'));
  });
});

describe('sections', () => {
  const inSection = (section: string, first: number, scores: readonly number[]) =>
    fromTable(first, traveller(1, scores)).map((line) => ({ ...line, section }));
  const lines = [...inSection('A', 1, [100, 200]), ...inSection('B', 3, [150, 50, 250])];

  test('across the field all results compare', () => {
    expect(scoresNS(scored(lines))).toEqual(fractions('2', '6', '4', '0', '8'));
  });

  test('apart, each section has its own top', () => {
    const session = scored(lines, { sections: 'apart' });
    expect(scoresNS(session)).toEqual(fractions('0', '2', '2', '0', '4'));
    expect([session.topOfLine(0), session.topOfLine(2)]).toEqual([2, 4]);
  });
});

describe('lines that cannot be scored are refused with the place and the reason', () => {
  const refusal = (...lines: Parameters<typeof scoreSession>[0]['lines']) => {
    const result = scoreSession({ lines, method: MATCHPOINTS, policy: LAW_POLICIES[2017] });
    return result.ok ? '' : result.error.message;
  };
  const line = { board: 3, table: '7', ns: '1', ew: '2', score: tableScore(420) };

  test.each([
    ['a score by ones', { ...line, score: tableScore(425) }, 'Board 3, table 7: 425 is no table score'],
    ['a score beyond all', { ...line, score: tableScore(-7610) }, '-7610 is no table score'],
    ['nobody to play against', { ...line, ew: null }, 'a table score needs two sides'],
    [
      'weights that do not make one',
      { ...line, score: adjusted(weighted([420, F('0.6')], [-50, F('0.3')])) },
      'the weights add up to 9/10, not to 1',
    ],
    [
      'IMPs in matchpoints',
      {
        ...line,
        score: adjusted({ kind: 'artificial', award: { kind: 'imps', imps: F('3') } }, named('A')),
      },
      'IMPs can only be awarded where IMPs are scored',
    ],
  ] as const)('%s', (_, wrong, message) => {
    expect(refusal(wrong)).toContain(message);
  });

  test('two scores of one contestant on a board', () => {
    expect(refusal(line, { ...line, table: '8', ns: '3', ew: '1' })).toBe(
      'Board 3, table 8: 1 has two scores on this board.',
    );
  });
});

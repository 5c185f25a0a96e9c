import { describe, expect, test } from 'vitest';
import { Fraction } from '../base/index.ts';
import { rulePoints } from './artificial.ts';
import {
  adjusted,
  BUTLER,
  CROSS_IMPS_SUMMED,
  knockoutBoard,
  LAW_AWARDS,
  LAW_POLICIES,
  type LawAwards,
  MATCHPOINTS,
  named,
  type PlayedScore,
} from './index.ts';
import { boardWorth, F, scored, traveller } from './testing/lines.ts';

/** A contestant that made that percentage on its other boards. */
const made = (percent: string): PlayedScore => ({ points: F(percent), top: F('100'), boards: 20 });

const NO_OTHER_BOARDS: PlayedScore = { points: F('0'), top: F('0'), boards: 0 };

/** The points of an award on a board of that top. */
function awarded(laws: LawAwards, name: keyof LawAwards, top: number, session: PlayedScore): Fraction {
  return rulePoints(
    laws[name],
    { method: MATCHPOINTS, top, pointsPerImp: 1 },
    { session, elsewhere: undefined },
  );
}

describe('Law 12C2 in matchpoints', () => {
  const cases: readonly (readonly [keyof LawAwards, number, string, string, string])[] = [
    ['A+', 22, '64', '14.08', 'the own percentage, being above 60'],
    ['A-', 22, '45', '8.8', '40%, the own percentage being higher'],
    ['A+', 22, '57', '13.2', '60%, the own percentage being lower'],
    ['A-', 22, '36.5', '8.03', 'the own percentage, being below 40'],
    ['A', 18, '66', '9', 'average is never modified'],
    ['A', 18, '31', '9', 'average is never modified'],
    ['A+', 18, '62.3', '11.214', 'neither at fault: each its own'],
    ['A+', 18, '48', '10.8', 'neither at fault: each its own'],
    // Law 12C3: in an individual event each player's own percentage counts.
    ['A+', 14, '63', '8.82', 'individual, North'],
    ['A+', 14, '48', '8.4', 'individual, South'],
    ['A+', 14, '52', '8.4', 'individual, East'],
    ['A+', 14, '61.5', '8.61', 'individual, West'],
  ];
  test.each(cases)('%s on a top of %i with %s%% elsewhere is %s: %s', (name, top, percent, expected) => {
    expect(awarded(LAW_AWARDS[2017], name, top, made(percent))).toEqual(F(expected));
  });

  test('without other boards 60, 50 and 40%', () => {
    const all = (['A+', 'A', 'A-'] as const).map((name) =>
      awarded(LAW_AWARDS[2017], name, 20, NO_OTHER_BOARDS),
    );
    expect(all).toEqual([12, 10, 8].map((points) => Fraction.of(points)));
  });

  test('1997: Law 88 looks at a side not at fault only', () => {
    expect(awarded(LAW_AWARDS[1997], 'A+', 22, made('64'))).toEqual(F('14.08'));
    expect(awarded(LAW_AWARDS[1997], 'A-', 22, made('36.5'))).toEqual(F('8.8'));
    expect(awarded(LAW_AWARDS[2007], 'A-', 22, made('36.5'))).toEqual(F('8.03'));
  });

  test('two boards with average plus: both give the percentage of the boards played', () => {
    // 22 boards of top 20, 286 matchpoints of 440: 65%, so each A+ is 13.
    const played = Array.from({ length: 22 }, (_, at) =>
      boardWorth(at + 1, 11, at === 0 ? 16 : at < 10 ? 14 : 12),
    );
    const lost = [23, 24].flatMap((board) =>
      traveller(board, [adjusted(named('A+'), named('A-')), 0, 10, 20, 30, 40, 50, 60, 70, 80, 90]),
    );
    const total = scored([...played.flat(), ...lost]).total('N1');
    expect(total?.played.points).toEqual(F('286'));
    expect(total?.points).toEqual(F('312')); // 286 + 2 × 13: 65% of 480
    expect(total?.value).toEqual(F('65'));
    expect(total?.boards).toBe(24);
  });

  test('penalties do not enter the percentage that Law 12C2(c) looks at', () => {
    const boards = [boardWorth(1, 11, 14), boardWorth(2, 11, 14)].flat();
    const lost = traveller(3, [adjusted(named('A+'), named('A')), 0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    const penalties = [
      { contestant: 'N1', clause: 'Law 90', amount: { unit: 'matchpoints', value: F('5') } },
    ] as const;
    const total = scored([...boards, ...lost], { penalties }).total('N1');
    expect(total?.points).toEqual(F('37')); // 14 + 14 + 14 - 5
  });

  test('an individual: the partners may have different average plus (Law 12C3)', () => {
    const good = [boardWorth(1, 11, 16)]
      .flat()
      .map((line) => (line.table === '1' ? { ...line, ns: ['n', 's2'] as const } : line));
    const bad = boardWorth(2, 11, 4).map((line) =>
      line.table === '1' ? { ...line, ns: ['n2', 's'] as const } : line,
    );
    const lost = traveller(3, [adjusted(named('A+'), named('A')), 0, 10, 20, 30, 40, 50, 60, 70, 80, 90]).map(
      (line) => (line.table === '1' ? { ...line, ns: ['n', 's'] as const } : line),
    );
    const session = scored([...good, ...bad, ...lost]);
    expect(session.lineScore(22, 'NS', 'n')).toEqual(F('16'));
    expect(session.lineScore(22, 'NS', 's')).toEqual(F('12'));
    expect(session.total('n')?.points).toEqual(F('32'));
    expect(session.total('s2')?.points).toEqual(F('16'));
  });
});

describe('Law 12C2(b) and (c) in IMPs', () => {
  const place = { method: BUTLER, top: 0, pointsPerImp: 1 } as const;
  const own = (imps: string, boards: number) => ({
    session: { points: F(imps), top: F('0'), boards },
    elsewhere: undefined,
  });

  test('3 IMPs, or the mean of the other boards when that goes further', () => {
    const { 'A+': plus, 'A-': minus, A: average } = LAW_AWARDS[2017];
    expect(rulePoints(plus, place, own('81', 23))).toEqual(Fraction.of(81, 23));
    expect(rulePoints(minus, place, own('-41', 10))).toEqual(F('-4.1'));
    expect(rulePoints(plus, place, own('10', 20))).toEqual(F('3'));
    expect(rulePoints(minus, place, own('-10', 20))).toEqual(F('-3'));
    expect(rulePoints(average, place, own('81', 23))).toEqual(F('0'));
  });

  test('1997, Law 86A: always 3 IMPs', () => {
    expect(rulePoints(LAW_AWARDS[1997]['A+'], place, own('81', 23))).toEqual(F('3'));
    expect(rulePoints(LAW_AWARDS[1997]['A-'], place, own('-41', 10))).toEqual(F('-3'));
  });

  test('where comparisons are summed an award counts for all of them', () => {
    const session = scored(traveller(1, [adjusted(named('A+'), named('A-')), 0, 0, 0]), {
      method: CROSS_IMPS_SUMMED,
    });
    expect(session.lineScore(0, 'NS')).toEqual(F('9'));
    expect(session.lineScore(0, 'EW')).toEqual(F('-9'));
  });
});

describe('Law 12C2(a): by the responsibility of each side', () => {
  const none = 'A+';
  const partly = 'A';
  const direct = 'A-';
  const cases: readonly (readonly [
    keyof LawAwards,
    keyof LawAwards,
    string,
    string,
    string,
    string,
    string,
  ])[] = [
    // North–South, East–West; per cent of each; IMPs of each from its own view; a knock-out, for North–South
    [none, none, '60', '60', '3', '3', '0'],
    [none, partly, '60', '50', '3', '0', '1.5'],
    [none, direct, '60', '40', '3', '-3', '3'],
    [partly, partly, '50', '50', '0', '0', '0'],
    [partly, direct, '50', '40', '0', '-3', '1.5'],
    [direct, direct, '40', '40', '-3', '-3', '0'],
  ];
  test.each(cases)(
    '%s and %s: %s and %s%%, %s and %s IMPs, knock-out %s',
    (ns, ew, pctNS, pctEW, a, b, ko) => {
      const lines = traveller(1, [adjusted(named(ns), named(ew)), 0, 0]); // top 4
      const matchpoints = scored(lines);
      expect(matchpoints.total('N1')?.value).toEqual(F(pctNS));
      expect(matchpoints.total('E1')?.value).toEqual(F(pctEW));
      const imps = scored(lines, { method: BUTLER });
      expect(imps.total('N1')?.points).toEqual(F(a));
      expect(imps.total('E1')?.points).toEqual(F(b));
      expect(knockoutBoard({ a: F(a), b: F(b) }).a).toEqual(F(ko));
    },
  );
});

describe('penalties (Laws 90 and 91)', () => {
  /** 22 boards of top 22, on which N1 makes 280 of 484. */
  const lines = Array.from({ length: 22 }, (_, at) => boardWorth(at + 1, 12, at < 8 ? 14 : 12)).flat();

  test('10% of the top comes off the total of the penalised, and nobody gains', () => {
    const penalties = [
      { contestant: 'N1', clause: 'Law 90B1', amount: { unit: 'percent-of-top', value: F('10') } },
      { contestant: 'E1', clause: 'Law 90B2', amount: 'warning' },
    ] as const;
    const [before, after] = [scored(lines), scored(lines, { penalties })];
    expect(before.total('N1')?.points).toEqual(F('280'));
    expect(after.total('N1')?.points).toEqual(F('277.8'));
    expect(after.total('N1')?.penalty).toEqual(F('2.2'));
    for (const other of ['E1', 'N2', 'E2']) expect(after.total(other)).toEqual(before.total(other));
  });

  test('Law 91A: 20% of a top of 22 is 4.4 matchpoints', () => {
    const penalties = [
      { contestant: 'N1', clause: 'Law 91A', amount: { unit: 'percent-of-top', value: F('20') } },
    ] as const;
    expect(scored(lines, { penalties }).total('N1')?.points).toEqual(F('275.6'));
  });

  test('in IMPs', () => {
    const penalties = [
      { contestant: 'N1', clause: 'Law 90', amount: { unit: 'imps', value: F('3') } },
    ] as const;
    const session = scored(traveller(1, [420, -50]), {
      method: BUTLER,
      penalties,
      policy: LAW_POLICIES[2007],
    });
    // Datum 185, to the nearest ten 190: 230 points are 6 IMPs.
    expect(session.total('N1')?.points).toEqual(F('3'));
    expect(session.total('E1')?.points).toEqual(F('-6'));
  });
});

import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import {
  type AwardName,
  adjusted,
  BUTLER,
  byScale,
  type LineScore,
  named,
  overSessions,
  rank,
  type TravellerLine,
  tableScore,
  vpsOfNets,
  weighted,
} from '../../scoring/index.ts';
import {
  boardWorth,
  F,
  fractions,
  fromTable,
  scored,
  scoresEW,
  scoresNS,
  traveller,
} from '../../scoring/testing/lines.ts';
import { RTP_2014_PAIRS_SCORING, rtpOverall, rtpPairHandicap } from './pairs-scoring.ts';
import { RTP_2014_VPS } from './vp.ts';

const policy = RTP_2014_PAIRS_SCORING;

/** A session where the pair N1 makes 24 boards of top 16 at exactly that many matchpoints, and then loses boards. */
function afterBoards(matchpoints: readonly number[], lost: number, ns: AwardName): TravellerLine[] {
  const played = matchpoints.flatMap((x, at) => boardWorth(at + 1, 9, x));
  const rest = [10, 20, 30, 40, 50, 60, 70, 80];
  const cancelled = Array.from({ length: lost }, (_, at) =>
    traveller(matchpoints.length + at + 1, [adjusted(named(ns), named('A')), ...rest]),
  );
  return [...played, ...cancelled.flat()];
}

describe('RTP 3.5.7: several forms of a board', () => {
  test('M04: groups of four or more by the formula, on a board of ten', () => {
    const session = scored(
      [
        ...traveller(1, [620, 620, 170, 140, -100, -100], 'one'),
        ...fromTable(7, traveller(1, [650, 620, -50, -50], 'other')),
      ],
      { policy },
    );
    const ns = fractions('47/3', '47/3', '32/3', '22/3', '7/3', '7/3', '16.5', '11.5', '4', '4');
    expect(scoresNS(session)).toEqual(ns);
    expect(Fraction.sum(ns)).toEqual(F('90'));
    expect(scoresEW(session)).toEqual(ns.map((score) => F('18').minus(score)));
  });

  test('M07: three results 70, 60 and 50%, the tied sharing; opponents in mirrored order', () => {
    const six = traveller(1, [10, 20, 30, 40, 50, 60]);
    const session = scored([...six, ...fromTable(7, traveller(1, [450, 420, 420], 'other'))], { policy });
    expect(scoresNS(session).slice(6)).toEqual(fractions('11.2', '8.8', '8.8'));
    expect(scoresEW(session).slice(6)).toEqual(fractions('8', '10.4', '10.4'));
  });

  test('M08: two results 65 and 55%, all four 60% when equal', () => {
    const nine = traveller(1, [10, 20, 30, 40, 50, 60, 70, 80, 90]); // eleven results: top 20
    const differ = scored([...nine, ...fromTable(10, traveller(1, [620, 600], 'other'))], { policy });
    expect(scoresNS(differ).slice(9)).toEqual(fractions('13', '11'));
    expect(scoresEW(differ).slice(9)).toEqual(fractions('11', '13'));
    const equal = scored([...nine, ...fromTable(10, traveller(1, [50, 50], 'other'))], { policy });
    expect([...scoresNS(equal).slice(9), ...scoresEW(equal).slice(9)]).toEqual(
      fractions('12', '12', '12', '12'),
    );
  });

  test('M09: one result: 60%, or the own percentage on the other boards if higher', () => {
    // N1 makes 63.2% of two tops of 250 elsewhere: 316 of 500; E1 the rest, 36.8%.
    const others = [boardWorth(1, 126, 158), boardWorth(2, 126, 158)].flat();
    const third = boardWorth(3, 126, 0).map((line, at) => (at === 0 ? { ...line, group: 'other' } : line));
    const session = scored([...others, ...third], { policy });
    const alone = others.length;
    expect(session.lineScore(alone, 'NS')).toEqual(F('158'));
    expect(session.lineScore(alone, 'EW')).toEqual(F('150'));
    expect(session.total('N1')?.value).toEqual(F('63.2'));
  });
});

describe('RTP 2.2.3.1: boards lost through lateness', () => {
  /** 22 boards of 8, one of 4, one weighted to 0.48: 180.48 of 384, that is 47%. */
  const lines = [
    ...afterBoards([...Array<number>(22).fill(8), 4], 3, 'late'),
    ...traveller(99, [
      adjusted(weighted([10, F('0.76')], [30, F('0.24')])),
      20,
      40,
      60,
      80,
      100,
      120,
      140,
      160,
    ]),
  ];

  test('M11: a late pair still in the event has 40% of the top on each', () => {
    const session = scored(lines, { policy });
    const lostLine = 23 * 9;
    expect(session.total('N1')?.played.points).toEqual(F('180.48'));
    expect(session.lineScore(lostLine, 'NS')).toEqual(F('6.4'));
    expect(session.total('N1')?.value).toEqual(F('416/9')); // 46 2/9
  });

  test('M15: 40% is flat, unlike Law 12C2(c) on a board cancelled by RTP 2.2.5', () => {
    const poor = Array<number>(25).fill(6).with(0, 0); // 144 of 400: 36%
    expect(scored(afterBoards(poor, 1, 'late'), { policy }).lineScore(225, 'NS')).toEqual(F('6.4'));
    expect(scored(afterBoards(poor, 1, 'A-'), { policy }).lineScore(225, 'NS')).toEqual(F('5.76'));
  });

  test('M11, M12: opponents have 60%, or their own percentage if higher', () => {
    const good = [...Array<number>(20).fill(10), ...Array<number>(4).fill(10), 16]; // 256 of 400: 64%
    const session = scored(afterBoards(good, 3, 'late-opponent'), { policy });
    expect(session.lineScore(225, 'NS')).toEqual(F('10.24'));
    expect(session.total('N1')?.value).toEqual(F('64'));
    const fair = [...Array<number>(24).fill(8), 16]; // 208 of 400: 52%
    expect(scored(afterBoards(fair, 3, 'late-opponent'), { policy }).lineScore(225, 'NS')).toEqual(F('9.6'));
    expect(
      overSessions([
        { percent: F('52'), boards: 24 },
        { percent: F('60'), boards: 3 },
      ]),
    ).toEqual(F('476/9'));
  });

  test('M13: a new pair has what it makes in the session', () => {
    const own = [...Array<number>(24).fill(8), 12]; // 204 of 400: 51%
    const session = scored(afterBoards(own, 3, 'own-average'), { policy });
    expect(session.lineScore(225, 'NS')).toEqual(F('8.16'));
    expect(session.total('N1')?.value).toEqual(F('51'));
  });

  test('M14: in IMP pairs two boards cost 6 IMPs and bring the opponents 6', () => {
    const late: LineScore = adjusted(named('late'), named('late-opponent'));
    const session = scored(
      [1, 2].flatMap((board) => traveller(board, [late, 100, 100])),
      { policy, method: BUTLER },
    );
    expect(session.total('N1')?.points).toEqual(F('-6'));
    expect(session.total('E1')?.points).toEqual(F('6'));
  });
});

test('M16, RTP 2.2.7.3: a result that cannot be established gives 50% to both', () => {
  const session = scored(traveller(1, [adjusted(named('omitted')), 10, 20, 30, 40, 50, 60, 70, 80]), {
    policy,
  });
  expect([session.lineScore(0, 'NS'), session.lineScore(0, 'EW')]).toEqual(fractions('8', '8'));
});

test('RTP 3.2.1(4): a pair of which a player is suspended has 0, the opponents 60% or more', () => {
  const session = scored(traveller(1, [adjusted(named('suspended'), named('A+')), 10, 20]), { policy });
  expect([session.lineScore(0, 'NS'), session.lineScore(0, 'EW')]).toEqual(fractions('0', '2.4'));
  expect(session.total('N1')?.top).toEqual(F('4'));
});

test('M23, RTP 2.2.4.4: a board turned 90° is scored in the direction actually played', () => {
  // The pair seated East–West held the North–South cards and made +420.
  const lines = [
    { board: 1, ns: 'seated EW', ew: 'seated NS', score: tableScore(420) },
    ...traveller(1, [400, 430]),
  ];
  const session = scored(lines, { policy });
  expect(session.total('seated EW')?.points).toEqual(F('2'));
  expect(session.total('seated NS')?.points).toEqual(F('2'));
});

describe('RTP 3.5.8, ROP 5.7: sessions of different length', () => {
  test('M17, M19: count by boards', () => {
    expect(
      overSessions([
        { percent: F('55'), boards: 24 },
        { percent: F('60'), boards: 30 },
      ]),
    ).toEqual(F('520/9'));
    const three = [
      { percent: F('58'), boards: 26 },
      { percent: F('52'), boards: 28 },
      { percent: F('49'), boards: 30 },
    ];
    expect(overSessions(three)).toEqual(F('4434/84'));
    expect(overSessions(three).toDecimal(2)).toBe('52.79');
  });

  test('M18: unless boards are missing for a technical reason only', () => {
    const shares = [
      { percent: F('55'), boards: 24, missedTechnically: 6 },
      { percent: F('60'), boards: 30 },
    ];
    expect(overSessions(shares)).toEqual(F('57.5'));
  });
});

test('M20, RTP 3.5.6: one list from two lines, two by two', () => {
  const line = (name: string, ...percents: readonly string[]) =>
    rank(percents.map((percent, at) => ({ contestant: `${name}${at + 1}`, value: F(percent) })));
  const list = rtpOverall(
    line('NS', '66', '64', '60', '45', '44'),
    line('EW', '58', '52', '51', '50', '49.5'),
  );
  expect(list.map(({ contestant }) => contestant).join(' ')).toBe('NS1 EW1 NS2 EW2 NS3 EW3 EW4 NS4 EW5 NS5');
});

describe('RTP 3.5.4: handicap', () => {
  test('I11: second hearts with third diamonds: 48.50 becomes 59.50', () => {
    expect(F('48.5').plus(rtpPairHandicap('second-hearts', 'third-diamonds'))).toEqual(F('59.5'));
  });
  test('I12: National with never licensed: 55.00 becomes 63.00', () => {
    expect(F('55').plus(rtpPairHandicap('national', 'never-licensed'))).toEqual(F('63'));
  });
  test('formerly licensed: the value that the classification gives', () => {
    expect(rtpPairHandicap('second-clubs', 2)).toEqual(F('7'));
  });
});

test('RTP 2.1.11.2: 10% of the top for each board not playable, and as much for a repetition', () => {
  const lines = traveller(
    1,
    Array.from({ length: 13 }, (_, at) => at * 10),
  ); // top 24
  const off = (percent: string) =>
    scored(lines, {
      policy,
      penalties: [
        { contestant: 'N1', clause: 'RTP 2.1.11.2', amount: 'warning' },
        { contestant: 'N1', clause: 'RTP 2.1.11.2', amount: { unit: 'percent-of-top', value: F(percent) } },
      ],
    }).total('N1')?.penalty;
  expect(off('20')).toEqual(F('4.8'));
  expect(off('30')).toEqual(F('7.2'));
});

describe('RTP 3.6.6 with 2.1.11.1: an IMP penalty before conversion helps nobody', () => {
  /** A match of 24 boards, 40 to 20. */
  const vps = (a: string, b: string) =>
    orThrow(vpsOfNets({ a: F(a), b: F(b) }, 24, byScale(RTP_2014_VPS), 'half-away-from-zero'));

  test('3 IMPs off the winner', () => {
    expect(vps('17', '-20')).toEqual({ a: F('13.72'), b: F('5.74') });
  });

  test('3 IMPs off the loser', () => {
    expect(vps('20', '-23')).toEqual({ a: F('14.26'), b: F('5.24') });
  });
});

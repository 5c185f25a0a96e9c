import { describe, expect, test } from 'vitest';
import {
  adjusted,
  assigned,
  BUTLER,
  breakTies,
  type ContestantId,
  CROSS_IMPS,
  carriedOver,
  named,
  overSessions,
  type PairsEvent,
  rank,
  rankLines,
  type ScoredSession,
  type TravellerLine,
  tableScore,
  tieMattersFor,
  weighted,
} from '../scoring/index.ts';
import {
  boardWorth,
  F,
  fractions,
  fromTable,
  scored,
  scoresEW,
  scoresNS,
  traveller,
} from '../scoring/testing/lines.ts';
import type { TieMatters } from '../scoring/tie-break.ts';
import { absenceLimits, ROP_ABSENCE, RTP_2014_ABSENCE } from './absent-pair.ts';
import { scoringUnder } from './profile.ts';
import { PROFILES } from './profiles.ts';
import { ROP_PAIRS_SCORING, ropAlternatingPlaces, ropOverall } from './rop/pairs-scoring.ts';
import { onePointInPercent, ropTieBreak } from './rop/pairs-ties.ts';
import { RTP_2014_PAIRS_SCORING, rtpOverall, rtpPairHandicap } from './rtp2014/pairs-scoring.ts';
import { RTP_2014_PAIRS_TIE_BREAK } from './rtp2014/pairs-ties.ts';
import { type RtpPair, type RtpPlayer, rtpPairBreaches, rtpPairRuling } from './rtp2014/substitution.ts';
import { workingDayAfter } from './working-days.ts';

const rtp = { policy: RTP_2014_PAIRS_SCORING };
const rop = { policy: ROP_PAIRS_SCORING };
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const ofDay = (at: number): string => new Date(at * 86_400_000).toISOString().slice(0, 10);
const line = (board: number, ns: string, ew: string, score: number): TravellerLine => ({
  board,
  ns,
  ew,
  score: tableScore(score),
});
const order = (
  values: Record<string, string>,
  ladder = RTP_2014_PAIRS_TIE_BREAK,
  event: PairsEvent = { sessions: [] },
  matters: TieMatters = () => true,
) =>
  breakTies(
    Object.entries(values).map(([contestant, value]) => ({ contestant, value: F(value) })),
    ladder,
    event,
    matters,
  )
    .places.map(({ place, contestant }) => `${place}${contestant}`)
    .join(' ');
const total = (session: ScoredSession, of: ContestantId) => session.total(of)!;

describe('groups and Neuberg', () => {
  test('01 five tables, one result cancelled: the best of four has 7.75 of 8, the middle 4, the worst 0.25', () => {
    const five = traveller(1, [10, 20, 30, 40, 50]);
    const one = traveller(2, [100, 200, 300, adjusted(named('A')), 400]);
    const s = scored([...five, ...one], rtp);
    expect(scoresNS(s).slice(5)).toEqual(fractions('0.25', '2.75', '5.25', '4', '7.75'));
  });
  test('02 34 tables, a group of 31 and one of 3', () => {
    const main = traveller(
      1,
      Array.from({ length: 31 }, (_, i) => i * 10),
    );
    const s = scored([...main, ...fromTable(32, traveller(1, [-100, 620, 650], 'other'))], rtp);
    const ns = scoresNS(s);
    // x=60: 61×34/31−1; x=0: 34/31−1.
    expect(ns[30]).toEqual(F('2043/31'));
    expect(ns[0]).toEqual(F('3/31'));
    // Top 66: 50%, 60%, 70%.
    expect(ns.slice(31)).toEqual(fractions('33', '39.6', '46.2'));
    expect(scoresEW(s).slice(31)).toEqual(fractions('46.2', '39.6', '33'));
  });
  test('03 eight tables: five and three', () => {
    const s = scored(
      [...traveller(1, [50, 40, 30, 20, 10]), ...fromTable(6, traveller(1, [620, 170, -50], 'b'))],
      rtp,
    );
    expect(scoresNS(s)).toEqual(fractions('13.4', '10.2', '7', '3.8', '0.6', '9.8', '8.4', '7'));
  });
  test('04 eight tables: four, two equal and two different', () => {
    const s = scored(
      [
        ...traveller(1, [50, 40, 40, 10]),
        ...fromTable(5, traveller(1, [110, 110], 'b')),
        ...fromTable(7, traveller(1, [-50, 90], 'c')),
      ],
      rtp,
    );
    // n=4: x 6,3,3,0 → 7×2−1 = 13, 7, 7, 1; top 14: 60% = 8.4; 55% = 7.7, 65% = 9.1.
    expect(scoresNS(s)).toEqual(fractions('13', '7', '7', '1', '8.4', '8.4', '7.7', '9.1'));
    expect(scoresEW(s)).toEqual(fractions('1', '7', '7', '13', '8.4', '8.4', '9.1', '7.7'));
  });
  test('05 a board of nine in two groups where others have ten', () => {
    const s = scored(
      [
        ...traveller(
          2,
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => i * 10),
        ),
        ...traveller(1, [50, 40, 30, 20, 10]),
        ...fromTable(
          6,
          traveller(
            1,
            [8, 7, 6, 5].map((i) => i * 10),
            'b',
          ),
        ),
      ],
      rtp,
    );
    // 9×10/5−1 = 17; 7×10/4−1 = 16.5; 1×10/4−1 = 1.5
    expect(scoresNS(s)[10]).toEqual(F('17'));
    expect(scoresNS(s)[15]).toEqual(F('16.5'));
    expect(scoresNS(s)[18]).toEqual(F('1.5'));
  });
  test('06 a group of three, two of them equal at the top', () => {
    const s = scored(
      [...traveller(1, [50, 40, 30, 20]), ...fromTable(5, traveller(1, [140, 140, 50], 'b'))],
      rtp,
    );
    // Top 12: 65% = 7.8, 65%, 50% = 6; EW: 70% = 8.4 for the pair against 50, 55% = 6.6 for the others.
    expect(scoresNS(s).slice(4)).toEqual(fractions('7.8', '7.8', '6'));
    expect(scoresEW(s).slice(4)).toEqual(fractions('6.6', '6.6', '8.4'));
  });
  test('07 a group of three all equal: 60% to all six', () => {
    const s = scored([...traveller(1, [50, 40, 30, 20]), ...fromTable(5, traveller(1, [0, 0, 0], 'b'))], rtp);
    expect([...scoresNS(s).slice(4), ...scoresEW(s).slice(4)]).toEqual(fractions(...Array(6).fill('7.2')));
  });
  test('08 ROP: alone in the group 60% though the pair makes 66% elsewhere; RTP 66%', () => {
    const others = [boardWorth(1, 51, 66), boardWorth(2, 51, 66)].flat();
    const alone = boardWorth(3, 51, 40).map((l, at) => (at === 0 ? { ...l, group: 'x' } : l));
    const at = others.length;
    expect(scoresNS(scored([...others, ...alone], rop))[at]).toEqual(F('60'));
    expect(scoresNS(scored([...others, ...alone], rtp))[at]).toEqual(F('66'));
    expect(scoresEW(scored([...others, ...alone], rtp))[at]).toEqual(F('60'));
  });
});

describe('adjusted scores', () => {
  const session = (ns: 'A+' | 'A-' | 'A', x: number, policy = RTP_2014_PAIRS_SCORING) =>
    scored(
      [
        ...boardWorth(1, 51, x),
        ...boardWorth(2, 51, x),
        ...traveller(3, [adjusted(named(ns)), ...Array.from({ length: 50 }, (_, i) => i * 10)]),
      ],
      { policy },
    );
  test('09 60/40 by fault: 62% elsewhere gets 62, 52% elsewhere 60', () => {
    expect(session('A+', 62).lineScore(102, 'NS')).toEqual(F('62'));
    expect(session('A+', 52).lineScore(102, 'NS')).toEqual(F('60'));
  });
  test('10 the side at fault: 40, or 34 if it makes 34 elsewhere (Law 12C2(c) of 2007)', () => {
    expect(session('A-', 52).lineScore(102, 'NS')).toEqual(F('40'));
    expect(session('A-', 34).lineScore(102, 'NS')).toEqual(F('34'));
  });
  test('11 of 1997 the side at fault has 40 whatever it makes', () => {
    expect(session('A-', 34, ROP_PAIRS_SCORING).lineScore(102, 'NS')).toEqual(F('40'));
  });
  test('12 an event under the RTP that declares the 2017 Laws keeps the flat 40% of the late', () => {
    const late = scored(
      [
        ...boardWorth(1, 51, 34),
        ...traveller(2, [
          adjusted(named('late'), named('late-opponent')),
          ...Array.from({ length: 50 }, (_, i) => i * 10),
        ]),
      ],
      { policy: scoringUnder(PROFILES['rtp-2014'], 2017) },
    );
    expect(late.lineScore(51, 'NS')).toEqual(F('40'));
    expect(late.lineScore(51, 'EW')).toEqual(F('66')); // E1 has 66% on the other board
  });
  test('13 several artificial boards: the average is of the others alone', () => {
    const two = scored(
      [
        ...boardWorth(1, 51, 70),
        ...[2, 3].flatMap((b) =>
          traveller(b, [adjusted(named('A+'), named('A-')), ...Array.from({ length: 50 }, (_, i) => i * 10)]),
        ),
      ],
      rtp,
    );
    expect(total(two, 'N1').value).toEqual(F('70'));
    expect(total(two, 'E1').value).toEqual(F('30'));
  });
  test('14 ROP: average of the tournament, both sessions: 58% here and 70% there make 64', () => {
    const there = scored([...boardWorth(1, 51, 70)], rop);
    const elsewhere = new Map([['N1', total(there, 'N1').played]]);
    const here = scored(
      [
        ...boardWorth(1, 51, 58),
        ...traveller(2, [adjusted(named('A+')), ...Array.from({ length: 50 }, (_, i) => i * 10)]),
      ],
      { ...rop, elsewhere },
    );
    expect(here.lineScore(51, 'NS')).toEqual(F('64'));
  });
  test('15 ROP 5.12: a result that is missing: the average, 52%, less 30', () => {
    const s = scored(
      [
        ...boardWorth(1, 51, 52),
        ...traveller(2, [adjusted(named('omitted')), ...Array.from({ length: 50 }, (_, i) => i * 10)]),
      ],
      rop,
    );
    expect(s.lineScore(51, 'NS')).toEqual(F('22'));
    expect(s.lineScore(51, 'EW')).toEqual(F('18'));
  });
  test('16 a weighted score among the field keeps the sum of the board', () => {
    const s = scored(
      traveller(1, [adjusted(weighted([620, F('0.6')], [-100, F('0.4')])), 620, 170, -100]),
      rtp,
    );
    // NS1: 0.6 × (1+2+2) + 0.4 × (0+0+1) = 3.4; 620: 2+2+ (0.6×1+0.4×2) = 5.4; 170: 2 + 0.4×2 = 2.8; −100: 0.4 = 0.4
    expect(scoresNS(s)).toEqual(fractions('3.4', '5.4', '2.8', '0.4'));
  });
  test('17 a split score: each direction compares with its own', () => {
    const s = scored(traveller(1, [adjusted(assigned(140), assigned(-50)), 110, -50]), rtp);
    expect(scoresNS(s)).toEqual(fractions('4', '2', '0'));
    // EW: −(−50)=50 of table 1, −110, 50: table 1 ties with table 3.
    expect(scoresEW(s)).toEqual(fractions('3', '0', '3'));
  });
  test('18 IMP pairs, a board lost by lateness: −3 and +3 whatever they make elsewhere', () => {
    for (const method of [BUTLER, CROSS_IMPS]) {
      const s = scored(
        [
          ...traveller(1, [620, -100, 170]),
          ...traveller(2, [adjusted(named('late'), named('late-opponent')), 50, -50]),
        ],
        { ...rtp, method },
      );
      expect([s.lineScore(3, 'NS'), s.lineScore(3, 'EW')]).toEqual(fractions('-3', '3'));
    }
  });
});

describe('sessions, penalties, handicap', () => {
  test('19 10% of the top of 10 off 132 of 240: 131 of 240', () => {
    const boards = Array.from({ length: 24 }, (_, at) => boardWorth(at + 1, 6, at < 18 ? 6 : 4)).flat(); // 18×6+6×4 = 132
    const s = scored(boards, {
      ...rtp,
      penalties: [
        { contestant: 'N1', clause: 'RTP 2.1.11.2', amount: { unit: 'percent-of-top', value: F('10') } },
      ],
    });
    expect(total(s, 'N1').value).toEqual(F('131/240').times(100));
    expect(total(s, 'E1').value).toEqual(F('45'));
  });
  test('20 26, 28 and 24 boards at 61, 47 and 55%: 52.92…', () => {
    // (1586 + 1316 + 1320) / 78 = 4222/78
    expect(
      overSessions([
        { percent: F('61'), boards: 26 },
        { percent: F('47'), boards: 28 },
        { percent: F('55'), boards: 24 },
      ]),
    ).toEqual(F('2111/39'));
  });
  test('21 the phantom pair takes 2 of 26: the sessions weigh alike', () => {
    expect(
      overSessions([
        { percent: F('60'), boards: 26 },
        { percent: F('50'), boards: 24, missedTechnically: 2 },
      ]),
    ).toEqual(F('55'));
  });
  test('22 a quarter of 57.375 to the nearest hundredth, half up: 14.34', () => {
    expect(
      carriedOver(F('57.375'), {
        share: F('1/4'),
        toNearest: F('0.01'),
        rounding: 'half-away-from-zero',
      }),
    ).toEqual(F('14.34'));
  });
  test('23 second of clubs and formerly licensed at 3: 8% on top', () => {
    expect(rtpPairHandicap('second-clubs', 3)).toEqual(F('8'));
  });
});

describe('ties', () => {
  test('24 RTP: three tied; the first stands out, the two left start again among themselves', () => {
    // Board 1 in the same line: P 100, Q 0, R 0: P 4, Q 1, R 1. Q and R again: 1 and 1. They met: Q 4 of 6, R 2.
    const lines = [
      line(1, 'P', 'a', 100),
      line(1, 'Q', 'b', 0),
      line(1, 'R', 'c', 0),
      line(9, 'Q', 'R', 50),
      line(9, 'd', 'e', 60),
      line(9, 'f', 'g', 40),
      line(9, 'h', 'i', 30),
    ];
    expect(
      order({ P: '55', Q: '55', R: '55' }, RTP_2014_PAIRS_TIE_BREAK, { sessions: [scored(lines, rtp)] }),
    ).toBe('1P 2Q 3R');
  });
  test('25 RTP: an artificial score is no comparison between the tied', () => {
    const lines = [
      line(1, 'P', 'a', 100),
      { ...line(1, 'Q', 'b', 0), score: adjusted(named('A+')) },
      line(2, 'P', 'a', 0),
      line(2, 'Q', 'c', 50),
    ];
    expect(order({ P: '55', Q: '55' }, RTP_2014_PAIRS_TIE_BREAK, { sessions: [scored(lines, rtp)] })).toBe(
      '1Q 2P',
    );
  });
  test('26 RTP: boards in other forms are no comparison between the tied', () => {
    const lines = [
      line(1, 'P', 'a', 100),
      { ...line(1, 'Q', 'b', 0), group: 'x' },
      line(2, 'P', 'a', 0),
      line(2, 'Q', 'c', 50),
    ];
    expect(order({ P: '55', Q: '55' }, RTP_2014_PAIRS_TIE_BREAK, { sessions: [scored(lines, rtp)] })).toBe(
      '1Q 2P',
    );
  });
  test('27 RTP: nobody breaks a tie at places 4 and 5 where three have prizes', () => {
    const lines = [line(1, 'P', 'a', 100), line(1, 'Q', 'b', 0)];
    const matters = tieMattersFor(3, 0);
    expect(
      order(
        { A: '60', B: '59', C: '58', P: '55', Q: '55' },
        RTP_2014_PAIRS_TIE_BREAK,
        { sessions: [scored(lines, rtp)] },
        matters,
      ),
    ).toBe('1A 2B 3C 4P 4Q');
    expect(
      order(
        { A: '60', B: '59', P: '55', Q: '55' },
        RTP_2014_PAIRS_TIE_BREAK,
        { sessions: [scored(lines, rtp)] },
        matters,
      ),
    ).toBe('1A 2B 3P 4Q');
  });
  test('28 ROP: within less than a point a worse percentage can come first, over a place that qualifies', () => {
    // 24 boards, top 10: a point is 100/240 = 0.41666…%
    const boards = Array.from({ length: 24 }, (_, at) => traveller(at + 1, [10, 20, 30, 40, 50, 60])).flat();
    const event = { sessions: [scored(boards, rop)] };
    const onePoint = onePointInPercent(event);
    expect(onePoint).toEqual(F('5/12'));
    const mini = { sessions: [scored([line(1, 'P', 'a', 0), line(1, 'Q', 'b', 50)], rop)] };
    expect(order({ P: '55.4', Q: '55' }, ropTieBreak(onePoint), mini, tieMattersFor(0, 1))).toBe('1Q 2P');
    // The same two where the cut is elsewhere, and a whole point apart.
    expect(order({ P: '55.4', Q: '55' }, ropTieBreak(onePoint), mini, tieMattersFor(0, 2))).toBe('1P 2Q');
    expect(
      breakTies(
        [
          { contestant: 'P', value: F('55').plus(onePoint) },
          { contestant: 'Q', value: F('55') },
        ],
        ropTieBreak(onePoint),
        mini,
      ).places.map(({ contestant }) => contestant),
    ).toEqual(['P', 'Q']);
  });
  test('29 ROP: mini-tournament of three, one of them artificial: 2 above 55%', () => {
    const lines = [
      line(1, 'P', 'a', 100),
      line(1, 'Q', 'b', 100),
      { ...line(1, 'R', 'c', 0), score: adjusted(named('A+')) },
    ];
    // P and Q 1 each; R's 60% is above 55%: 2.
    expect(
      order({ P: '55', Q: '55', R: '55' }, ropTieBreak(F('0.1')), { sessions: [scored(lines, rop)] }),
    ).toBe('1R 2P 2Q');
  });
  test('30 RTP: several sessions: the smaller difference of best and worst', () => {
    const s1 = scored([...boardWorth(1, 51, 60), ...fromTable(60, boardWorth(2, 51, 50))], rtp);
    const s2 = scored([...boardWorth(1, 51, 44), ...fromTable(60, boardWorth(2, 51, 54))], rtp);
    // N1 60 and 44; N60 50 and 54.
    expect(order({ N1: '52', N60: '52' }, RTP_2014_PAIRS_TIE_BREAK, { sessions: [s1, s2] })).toBe('1N60 2N1');
  });
});

describe('lists of two lines', () => {
  const places = (prefix: string, ...values: string[]) =>
    rank(values.map((value, at) => ({ contestant: `${prefix}${at + 1}`, value: F(value) })));
  const listed = (list: readonly { place: number; contestant: string }[]) =>
    list.map(({ place, contestant }) => `${place}${contestant}`).join(' ');
  test('31 RTP: the surplus of the longer line comes last', () => {
    expect(listed(rtpOverall(places('N', '60', '55', '50', '49'), places('E', '58', '45')))).toBe(
      '1N1 2E1 3N2 4E2 5N3 6N4',
    );
  });
  test('32 ROP: six alternate, then by percentage', () => {
    expect(listed(ropOverall(places('N', '60', '55', '50', '49'), places('E', '70', '69', '68', '67')))).toBe(
      '1E1 2N1 3E2 4N2 5E3 6N3 7E4 8N4',
    );
    expect([68, 71, 95, 130].map(ropAlternatingPlaces)).toEqual([6, 8, 10, 14]);
  });
  test('33 arrow switch: a pair that sat both ways has no line', () => {
    const s = scored(
      [line(1, 'P', 'Q', 100), line(1, 'R', 'S', 0), line(2, 'Q', 'P', 50), line(2, 'R', 'S', -50)],
      rtp,
    );
    expect(rankLines(s).ok).toBe(false);
    expect(total(s, 'P').value).toEqual(F('50'));
    expect(total(s, 'R').value).toEqual(F('0'));
  });
});

describe('substitutes and absent pairs', () => {
  const player = (id: string, category: RtpPlayer['category']): RtpPlayer => ({ id, category });
  const [A, B] = [player('A', 'second-hearts'), player('B', 'third-clubs')];
  const entry: RtpPair = [A, B];
  const S = player('S', 'third-spades');
  const found = (stints: Parameters<typeof rtpPairBreaches>[1], sessions: number[]) =>
    rtpPairBreaches(entry, stints, { sessions }).map(({ clause }) => clause);
  test('34 four sessions of 20: out for 26 of 80 is less than a third, 27 is more', () => {
    expect(found([{ players: [S, B], boards: 26 }], [20, 20, 20, 20])).toEqual([]);
    expect(found([{ players: [S, B], boards: 27 }], [20, 20, 20, 20])).toEqual(['RTP 2.2.2.1(c)']);
  });
  test('35 two sessions of 24: one out for a session, the other for a single board: together 23 of 48', () => {
    expect(
      found(
        [
          { players: [S, B], boards: 24 },
          { players: [A, S], boards: 1 },
        ],
        [24, 24],
      ),
    ).toEqual(['RTP 2.2.2.1(b)']);
  });
  test('36 a third-category player for one of the second is no higher tier; the other way it is', () => {
    expect(found([{ players: [A, player('T', 'second-clubs')], boards: 5 }], [24, 24])).toEqual([
      'RTP 2.2.2.1(a)',
    ]);
    expect(found([{ players: [player('T', 'unclassified'), B], boards: 5 }], [24, 24])).toEqual([]);
  });
  test('37 one session: out for 9 of 26 is more than a third; the new pair cannot play half of it: out', () => {
    const stints = [{ players: [S, B] as RtpPair, boards: 9 }];
    expect(found(stints, [26])).toEqual(['RTP 2.2.2.1(c)']);
    expect(rtpPairRuling(entry, stints, { sessions: [26] }, () => true).outcome).toBe('disqualified');
  });
  test('38 absent: 20 minutes or the end of a first round of 24 minutes', () => {
    const [start, end] = ['2026-10-25T15:00:00.000Z', '2026-10-25T15:24:00.000Z'];
    expect(absenceLimits(RTP_2014_ABSENCE, start, end)).toEqual({ outFrom: end, outBy: end });
    expect(absenceLimits(ROP_ABSENCE, start, end)).toEqual({
      outFrom: '2026-10-25T15:20:00.000Z',
      outBy: end,
    });
  });
});

describe('working days of Lisbon', () => {
  test('39 told on a Thursday before 1 May: Monday; before Good Friday: Monday; before Corpus Christi: Friday', () => {
    expect(ofDay(workingDayAfter(day('2026-04-30')))).toBe('2026-05-04');
    expect(ofDay(workingDayAfter(day('2026-04-02')))).toBe('2026-04-06');
    expect(ofDay(workingDayAfter(day('2026-06-03')))).toBe('2026-06-05');
  });
  test('40 Saturday before the two days of December: Wednesday', () => {
    // Sunday 6, Monday 7 December 2026 works; Tuesday 8 is kept.
    expect(ofDay(workingDayAfter(day('2026-12-05')))).toBe('2026-12-07');
    expect(ofDay(workingDayAfter(day('2026-12-07')))).toBe('2026-12-09');
  });
});

import { describe, expect, test } from 'vitest';
import {
  adjusted,
  assigned,
  BUTLER,
  breakTies,
  type ContestantId,
  named,
  overSessions,
  type PairsEvent,
  rank,
  type ScoredSession,
  type TieBreakLadder,
  type TravellerLine,
  tableScore,
  tieMattersFor,
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
import { proposePenalty } from './penalty-table.ts';
import { PROFILES } from './profiles.ts';
import { ROP_PAIRS_SCORING, ropOverall } from './rop/pairs-scoring.ts';
import { onePointInPercent, ropTieBreak } from './rop/pairs-ties.ts';
import { ropPairSubstitutionBreaches } from './rop/substitution.ts';
import { RTP_2014_PAIRS_SCORING, rtpOverall } from './rtp2014/pairs-scoring.ts';
import { RTP_2014_PAIRS_TIE_BREAK } from './rtp2014/pairs-ties.ts';
import { type RtpPair, type RtpPlayer, rtpPairBreaches } from './rtp2014/substitution.ts';
import { rtpPairValue } from './rtp2014/value-index.ts';

/* What a referee of the federation would try, each worked out by hand from the paragraph it names before it was run. */

const rtp = { policy: RTP_2014_PAIRS_SCORING };
const rop = { policy: ROP_PAIRS_SCORING };

const tables = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at * 10);
const total = (session: ScoredSession, of: ContestantId) => session.total(of)!;
const line = (board: number, ns: string, ew: string, score: number): TravellerLine => ({
  board,
  ns,
  ew,
  score: tableScore(score),
});
const places = (
  values: Record<string, string>,
  ladder: TieBreakLadder<PairsEvent>,
  sessions: readonly ScoredSession[],
  matters: (from: number, to: number) => boolean = () => true,
): string =>
  breakTies(
    Object.entries(values).map(([contestant, value]) => ({ contestant, value: F(value) })),
    ladder,
    { sessions },
    matters,
  )
    .places.map(({ place, contestant }) => `${place}${contestant}`)
    .join(' ');

describe('boards in several forms, boards played less often', () => {
  test('1 RTP 3.5.7, 3.5.8: seven results in groups of four and three, where other boards have nine', () => {
    const s = scored(
      [
        ...traveller(1, tables(9)),
        ...traveller(2, [40, 30, 30, 10]),
        ...fromTable(5, traveller(2, [620, 600, -100], 'b')),
      ],
      rtp,
    );
    // Top 16. x = 6, 3, 3, 0: (x + 1)·7/4 − 1 among seven, then (X + 1)·9/7 − 1, that is (x + 1)·9/4 − 1.
    expect(scoresNS(s).slice(9, 13)).toEqual(fractions('14.75', '8', '8', '1.25'));
    // 70, 60, 50% of 16.
    expect(scoresNS(s).slice(13)).toEqual(fractions('11.2', '9.6', '8'));
    expect(scoresEW(s).slice(13)).toEqual(fractions('8', '9.6', '11.2'));
  });

  test('2 RTP 3.5.8: a board with one result left where others have ten is worth half of it to both', () => {
    const s = scored(
      [
        ...traveller(1, tables(10)),
        ...traveller(2, [620, ...Array.from({ length: 9 }, () => adjusted(named('A')))]),
      ],
      rtp,
    );
    // No second line: the formula alone, (0 + 1)·10/1 − 1 = 9 of 18.
    expect(s.lineScore(10, 'NS')).toEqual(F('9'));
    expect(s.lineScore(10, 'EW')).toEqual(F('9'));
  });

  test('3 RTP 3.5.7: five and five of ten: the best of each has 17 of 18, and the two pairs of a table 18 together', () => {
    const s = scored(
      [...traveller(1, [50, 40, 30, 20, 10]), ...fromTable(6, traveller(1, [90, 80, 70, 60, -50], 'b'))],
      rtp,
    );
    // (8 + 1)·10/5 − 1 = 17, then 13, 9, 5, 1.
    expect(scoresNS(s)).toEqual(fractions('17', '13', '9', '5', '1', '17', '13', '9', '5', '1'));
    for (const [at, ns] of scoresNS(s).entries()) expect(ns?.plus(scoresEW(s)[at]!)).toEqual(F('18'));
  });

  test('4 RTP 3.5.7: an assigned score in the smaller group is compared there', () => {
    const s = scored(
      [
        ...traveller(1, [50, 40, 30, 20]),
        ...fromTable(5, traveller(1, [adjusted(assigned(140)), 140, 90, 50], 'b')),
      ],
      rtp,
    );
    // Four and four of eight: x = 5, 5, 2, 0: 6·2 − 1 = 11, 11, 5, 1.
    expect(scoresNS(s).slice(4)).toEqual(fractions('11', '11', '5', '1'));
  });

  test('5 ROP 5.8: three groups: of four, of two that are equal, of one', () => {
    const s = scored(
      [
        ...traveller(1, [450, 420, 420, -50]),
        ...fromTable(5, traveller(1, [110, 110], 'b')),
        ...fromTable(7, traveller(1, [620], 'c')),
      ],
      rop,
    );
    // N = 7, top 12: 7·7/4 − 1 = 45/4; 4·7/4 − 1 = 6; 7/4 − 1 = 3/4; 60% of 12 = 7.2.
    expect(scoresNS(s)).toEqual(fractions('45/4', '6', '6', '3/4', '7.2', '7.2', '7.2'));
    expect(scoresEW(s)).toEqual(fractions('3/4', '6', '6', '45/4', '7.2', '7.2', '7.2'));
  });
});

describe('artificial scores', () => {
  const field = (board: number, first: TravellerLine['score'], at = 51): TravellerLine[] =>
    traveller(board, [first, ...tables(at - 1)]);

  test('6 RTP 2.2.3.1: a reserve that makes 54% has it on the lost board too; its opponents 60%, or the 66% they make', () => {
    const s = scored(
      [
        ...boardWorth(1, 51, 54),
        ...field(2, adjusted(named('own-average'), named('late-opponent'))),
        ...fromTable(60, boardWorth(3, 51, 66)),
        ...fromTable(60, field(4, adjusted(named('late-opponent'), named('own-average')))),
      ],
      rtp,
    );
    expect([s.lineScore(51, 'NS'), s.lineScore(51, 'EW')]).toEqual(fractions('54', '60'));
    // North 60 makes 66%, East 60, who came in for a late pair, 34%.
    expect([s.lineScore(153, 'NS'), s.lineScore(153, 'EW')]).toEqual(fractions('66', '34'));
    expect(total(s, 'N1').value).toEqual(F('54'));
  });

  test('7 ROP 5.12: with an average of 28% a missing result costs 2% of a top: the 30% come off all the same', () => {
    const s = scored([...boardWorth(1, 51, 28), ...field(2, adjusted(named('omitted')))], rop);
    expect(s.lineScore(51, 'NS')).toEqual(F('-2'));
    expect(s.lineScore(51, 'EW')).toEqual(F('42'));
  });

  test('8 RTP 2.2.7.3: 50% to both whatever they make, and no more where one makes 70%', () => {
    const s = scored([...boardWorth(1, 51, 70), ...field(2, adjusted(named('omitted')))], rtp);
    expect([s.lineScore(51, 'NS'), s.lineScore(51, 'EW')]).toEqual(fractions('50', '50'));
  });

  test('9 RTP 3.2.1(4): boards not played for a suspension count 0, they are not left out', () => {
    const s = scored([...boardWorth(1, 51, 60), ...field(2, adjusted(named('suspended'), named('A+')))], rtp);
    // 60 of 100 and 0 of 100; East 40 and 60.
    expect(total(s, 'N1').value).toEqual(F('30'));
    expect(total(s, 'E1').value).toEqual(F('50'));
  });

  test('10 RTP 2.2.3.1 at IMPs: who was to play the pair that came late, or who came in for it, has 3 IMPs', () => {
    const s = scored(
      [
        ...traveller(1, [620, -100, 170]),
        ...traveller(2, [adjusted(named('own-average'), named('late-opponent')), 50, -50]),
      ],
      { ...rtp, method: BUTLER },
    );
    expect(s.lineScore(3, 'EW')).toEqual(F('3'));
  });

  test('11 RTP 2.2.5, Law 12C2(a): both partly at fault for a board not led to: 50% each, whatever they make', () => {
    const s = scored([...boardWorth(1, 51, 70), ...field(2, adjusted(named('A')))], rtp);
    expect([s.lineScore(51, 'NS'), s.lineScore(51, 'EW')]).toEqual(fractions('50', '50'));
  });
});

describe('penalties over the event', () => {
  const proposed = (profile: 'rtp-2014' | 'rop', kind: string, repetition: number, told: object = {}) => {
    const asked = { kind, competition: 'pairs', repetition, ...told } as const;
    const proposal = proposePenalty(PROFILES[profile].penalties!, asked);
    if (!proposal.ok) throw new Error(proposal.error.message);
    return proposal.value.measures.map((each) =>
      'value' in each ? `${each.form} ${each.value.toString()}` : each.form,
    );
  };

  test('12 RTP 2.1.11.2(1): late once and slow later is one row: the second time 10%, and 10% for each board not played', () => {
    const row = 'late-or-slow';
    expect(proposed('rtp-2014', row, 1, { minutes: 4, boardsLost: 0 })).toEqual(['warning']);
    expect(proposed('rtp-2014', row, 2, { minutes: 2, boardsLost: 0 })).toEqual(['procedural 10']);
    // 10% and 10% for each of three boards.
    expect(proposed('rtp-2014', row, 2, { minutes: 2, boardsLost: 3 })).toEqual(['procedural 40']);
  });

  test('13 ROP 9.1: every omitted lead is 10%, the fourth as the first; slow play doubles', () => {
    expect([1, 4].map((time) => proposed('rop', 'lead-card', time))).toEqual([
      ['procedural 10'],
      ['procedural 10'],
    ]);
    expect([1, 2, 3, 7].map((time) => proposed('rop', 'slow-play', time))).toEqual([
      ['warning'],
      ['procedural 10'],
      ['procedural 20'],
      ['procedural 320'],
    ]);
  });

  test('14 RTP 2.1.11.1: 10% of a top of 16 off 214 of 416 leaves 212.4, and gives the opponents nothing', () => {
    const boards = Array.from({ length: 26 }, (_, at) => boardWorth(at + 1, 9, at === 25 ? 14 : 8)).flat();
    const s = scored(boards, {
      ...rtp,
      penalties: [
        { contestant: 'N1', clause: 'RTP 2.1.11.2', amount: { unit: 'percent-of-top', value: F('10') } },
      ],
    });
    // 25·8 + 14 = 214; 1.6 off it; the opponents have 25·8 + 2.
    expect(total(s, 'N1').value).toEqual(F('212.4').over(F('416')).times(100));
    expect(total(s, 'E1').value).toEqual(F('202').over(F('416')).times(100));
  });
});

describe('sessions and lists', () => {
  test('15 RTP 3.5.8, ROP 5.7: 27 boards at 52 1/3%, 26 at 48.5%, of which the pair missed 3 with a phantom, 30 at 61%', () => {
    // (27 × 157/3 + 26 × 97/2 + 30 × 61) / 83 = (1413 + 1261 + 1830) / 83
    expect(
      overSessions([
        { percent: F('157/3'), boards: 27 },
        { percent: F('48.5'), boards: 23, missedTechnically: 3 },
        { percent: F('61'), boards: 30 },
      ]),
    ).toEqual(F('4504/83'));
  });

  const inLine = (prefix: string, ...values: string[]) =>
    rank(values.map((value, at) => ({ contestant: `${prefix}${at + 1}`, value: F(value) })));
  const listed = (list: readonly { place: number; contestant: string }[]) =>
    list.map(({ place, contestant }) => `${place}${contestant}`).join(' ');

  test('16 RTP 3.5.6: the second of the better line comes behind the winner of the worse one', () => {
    expect(listed(rtpOverall(inLine('N', '70', '69', '68'), inLine('E', '51', '50', '40')))).toBe(
      '1N1 2E1 3N2 4E2 5N3 6E3',
    );
  });

  test('17 ROP 5.9: 72 pairs: eight places alternate, then the percentage alone', () => {
    const ns = inLine('N', '66', '65', '64', '63', '62', ...Array.from({ length: 31 }, () => '40'));
    const ew = inLine('E', '61', '60', '59', '58', '57', ...Array.from({ length: 31 }, () => '39'));
    expect(listed(ropOverall(ns, ew)).split(' ').slice(0, 10).join(' ')).toBe(
      '1N1 2E1 3N2 4E2 5N3 6E3 7N4 8E4 9N5 10E5',
    );
    // A sixth North–South of 57.5% would come before East–West's fifth.
    const better = inLine(
      'N',
      '66',
      '65',
      '64',
      '63',
      '62',
      '57.5',
      ...Array.from({ length: 30 }, () => '40'),
    );
    expect(listed(ropOverall(better, ew)).split(' ').slice(8, 11).join(' ')).toBe('9N5 10N6 11E5');
  });
});

describe('ties', () => {
  test('18 RTP 3.5.9.1(1): boards on which the tied sat in other lines do not count between them', () => {
    // Board 1: P North–South, Q East–West elsewhere: no comparison. Board 2, both East–West: −50 is better for them than 100.
    const s = scored(
      [line(1, 'P', 'a', 620), line(1, 'b', 'Q', -100), line(2, 'c', 'P', 100), line(2, 'd', 'Q', -50)],
      rtp,
    );
    expect(places({ P: '55', Q: '55' }, RTP_2014_PAIRS_TIE_BREAK, [s])).toBe('1Q 2P');
  });

  test('19 RTP 3.5.9.1(2): the boards on which they met, an artificial score among them', () => {
    const s = scored(
      [
        line(1, 'P', 'Q', 50),
        ...[60, 40, 30].map((score, at) => line(1, `n${at}`, `e${at}`, score)),
        { ...line(2, 'P', 'Q', 0), score: adjusted(named('A-'), named('A+')) },
        ...[60, 40, 30].map((score, at) => line(2, `n${at}`, `e${at}`, score)),
      ],
      rtp,
    );
    // Board 1: 4 of 6 and 2. Board 2: 40% and 60% of 6, 2.4 and 3.6: P 6.4, Q 5.6.
    expect(places({ P: '52', Q: '52' }, RTP_2014_PAIRS_TIE_BREAK, [s])).toBe('1P 2Q');
  });

  test('20 RTP 3.5.9.1(3): in several sessions tops and zeros do not count: alike in spread they share the place', () => {
    const first = scored([...boardWorth(1, 51, 60), ...fromTable(60, boardWorth(2, 51, 50))], rtp);
    const second = scored([...boardWorth(1, 51, 50), ...fromTable(60, boardWorth(2, 51, 60))], rtp);
    expect(places({ N1: '55', N60: '55' }, RTP_2014_PAIRS_TIE_BREAK, [first, second])).toBe('1N1 1N60');
  });

  test('21 ROP 5.10: alone on a board exactly 55 and exactly 45% are one point each, 60% two', () => {
    const among = (board: number, who: string, own: number, ...others: readonly number[]) => [
      line(board, who, `${who}-`, own),
      ...others.map((score, at) => line(board, `n${at}`, `e${at}`, score)),
    ];
    const s = scored(
      [
        ...among(1, 'P', 500, 100, 200, 300, 400, 450, 500, 600, 700, 800, 900),
        ...among(2, 'Q', 500, 100, 200, 300, 400, 500, 550, 600, 700, 800, 900),
        ...among(3, 'R', 500, 100, 200, 300, 400, 450, 460, 600, 700, 800, 900),
      ],
      rop,
    );
    // Of 20: five below and one equal are 11, four below and one equal 9, six below 12.
    expect([0, 11, 22].map((at) => s.lineScore(at, 'NS')?.toString())).toEqual(['11', '9', '12']);
    expect(places({ P: '50', Q: '50', R: '50' }, ropTieBreak(F('1')), [s])).toBe('1R 2P 2Q');
  });

  test('22 ROP 5.10: a tie at the cut of those who qualify is broken, the same at the places before it is not', () => {
    const won = scored([line(1, 'P', 'a', 0), line(1, 'Q', 'b', 50)], rop);
    const of = (qualify: number, rest: Record<string, string>) =>
      places(rest, ropTieBreak(F('0.3')), [won], tieMattersFor(0, qualify));
    expect(of(1, { P: '60', Q: '59.8', R: '50' })).toBe('1Q 2P 3R');
    expect(of(2, { P: '60', Q: '59.8', R: '50' })).toBe('1P 2Q 3R');
    // Exactly equal and nothing hangs on it: they share.
    expect(of(2, { P: '60', Q: '60', R: '50' })).toBe('1P 1Q 3R');
  });

  test('23 ROP 5.10: one point of 26 boards of top 16 is 100/416%; where nobody plays more than 24 of them, 100/384%', () => {
    const of = (boards: number) => {
      const lines = Array.from({ length: boards }, (_, at) => traveller(at + 1, tables(9))).flat();
      return onePointInPercent({ sessions: [scored(lines, rop)] });
    };
    expect([of(26), of(24)]).toEqual(fractions('25/104', '25/96'));
  });
});

describe('who plays', () => {
  const player = (id: string, category: RtpPlayer['category']): RtpPlayer => ({ id, category });
  const [A, B, S] = [player('A', 'second-clubs'), player('B', 'second-spades'), player('S', 'third-hearts')];
  const entry: RtpPair = [A, B];
  const broken = (boards: number, sessions: readonly number[]) =>
    rtpPairBreaches(entry, [{ players: [S, B], boards }], { sessions }).map(({ clause }) => clause);

  test('24 RTP 2.2.2.1(b), (c): two sessions of 30 and 24: out for the longer one they play only 24 of 54 together', () => {
    expect(broken(30, [30, 24])).toEqual(['RTP 2.2.2.1(b)']);
    expect(broken(27, [30, 24])).toEqual([]);
    expect(broken(24, [30, 24])).toEqual([]);
  });

  test('25 RTP 2.2.2.1(c): three sessions of 26, 24 and 22: a third is 24: the second may be missed, the first not', () => {
    expect(broken(24, [26, 24, 22])).toEqual([]);
    expect(broken(26, [26, 24, 22])).toEqual(['RTP 2.2.2.1(c)']);
  });

  test('26 ROP 5.11: three sessions: of one category or lower, in one session; who has played only by force majeure', () => {
    const asked = (
      category: 'first' | 'second' | 'third',
      sessionsReplaced: number,
      hasPlayedInEvent: boolean,
      forceMajeure = false,
    ) =>
      ropPairSubstitutionBreaches({
        sessions: 3,
        sessionsReplaced,
        replaced: { category: 'second' },
        substitute: { category, hasPlayedInEvent },
        leave: true,
        forceMajeure,
        betweenPhases: false,
      }).map(({ code }) => code);
    expect(asked('second', 1, false)).toEqual([]);
    expect(asked('third', 1, false)).toEqual([]);
    expect(asked('first', 1, false)).toEqual(['substitute-category']);
    expect(asked('third', 2, false, true)).toEqual(['too-many-sessions']);
    expect(asked('third', 1, true)).toEqual(['has-played']);
    expect(asked('third', 1, true, true)).toEqual([]);
  });

  test('27 RTP 3.5.2: a triplet of 70, 65 and 46 is worth 120 2/3: between pairs of 120 and 121', () => {
    const triplet = rtpPairValue(70, 65, 46);
    expect(triplet).toEqual(F('362/3'));
    expect(triplet.compare(F('120')) > 0 && triplet.compare(F('121')) < 0).toBe(true);
  });
});

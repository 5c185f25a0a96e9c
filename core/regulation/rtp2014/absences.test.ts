import { describe, expect, test } from 'vitest';
import { type League, leagueTable, type RoundResult, standing } from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { bestOfThree } from '../best-of-three.ts';
import { inOrder, roundOf, vpsOnly } from '../testing/matches.ts';
import {
  rtpAfterExclusion,
  rtpAwardRestsOn,
  rtpBye,
  rtpExclusion,
  rtpNoShow,
  rtpOpponentOfAbsent,
  rtpWithRevisedAwards,
} from './absences.ts';
import { rtpSwissTieBreak } from './team-ties.ts';

const played = (round: number, a: string, b: string, vps: string): RoundResult => ({
  kind: 'match',
  round,
  match: vpsOnly(a, b, vps),
});

test('R13, RTP 3.6.7.1: a bye is 12 VPs', () => {
  expect(rtpBye('A', 3)).toEqual({ kind: 'bye', round: 3, contestant: 'A', vps: F('12') });
});

describe('RTP 3.6.7.2: the opponents of a team that does not appear', () => {
  /** X has 129.00 in ten matches; each of A to J played the absent W, and has the total of the case. */
  const against: readonly (readonly [string, string, string])[] = [
    ['A', '165.70', '16.42'],
    ['B', '154.85', '15.00'],
    ['C', '149.40', '13.90'],
    ['D', '145.95', '14.18'],
    ['E', '142.50', '12.80'],
    ['F', '138.75', '12.33'],
    ['G', '135.20', '11.76'],
    ['H', '130.65', '10.61'],
    ['I', '124.90', '9.39'],
    ['J', '105.35', '8.24'],
  ];
  const league: League = {
    contestants: ['X', 'W', ...against.map(([team]) => team)],
    results: [
      ...Array.from({ length: 10 }, (_, at) => played(at + 1, 'X', `opponent ${at}`, '12.90-7.10')),
      ...against.map(([team, , won], at) => played(at + 1, team, 'W', `${won}-0`)),
    ],
    entries: against.map(([contestant, total, won]) => ({
      contestant,
      kind: 'carry-over',
      clause: 'RTP 3.1.3.2',
      vps: F(total).minus(F(won)),
    })),
  };
  const missed = { contestant: 'X', opponent: 'W', round: 11 };

  test('R14: the eight nearest to 141.00 are E F D G C H B I, 12.50; its own mean 12.90 is best', () => {
    const award = rtpOpponentOfAbsent(league, missed);
    expect(award.vps).toEqual(F('12.90'));
    expect(award.candidates.map(({ kind, vps }) => `${kind} ${vps.toDecimal(2)}`)).toEqual([
      'fixed 12.00',
      'own-mean 12.90',
      'against-opponent 12.50',
    ]);
    const eight = award.candidates.find(({ kind }) => kind === 'against-opponent')?.of;
    expect(eight?.map(({ contestant }) => contestant).join(' ')).toBe('E F D G C H B I');
    expect(award.sentence).toBe(
      'RTP 3.6.7.2: X 12.90 VPs, the best of the fixed 12.00, its mean in other matches 12.90, the mean won against its opponents 12.50.',
    );
  });

  test('R14: an award that X already has for the match is left out of its total', () => {
    const provisional: League = { ...league, results: [...league.results, ...rtpNoShow(missed)] };
    expect(leagueTable(provisional).total('X')).toEqual(F('141'));
    expect(rtpOpponentOfAbsent(provisional, missed)).toEqual(rtpOpponentOfAbsent(league, missed));
  });

  test('R15: the mean of 12.55, 14.80, 11.48, 14.27 is 13.275: 13.28', () => {
    const own = ['12.55', '14.80', '11.48', '14.27'].map((vps, at) =>
      played(at + 1, 'X', `o${at}`, `${vps}-0`),
    );
    expect(rtpOpponentOfAbsent({ contestants: ['X'], results: own }, missed).vps).toEqual(F('13.28'));
  });

  test('A07: nobody played the absent team, X nobody: 12', () => {
    expect(rtpOpponentOfAbsent({ contestants: ['X', 'W'], results: [] }, missed).vps).toEqual(F('12'));
  });

  test('A07: of two teams equally near the better counts', () => {
    const results = [played(1, 'P', 'W', '10-0'), played(1, 'Q', 'W', '14-0')];
    const rule = { clause: 'a rule of one', floor: F('12'), nearest: 1 };
    // X counts 12: P with 10 and Q with 14 are 2 away.
    const award = bestOfThree({ contestants: ['X', 'P', 'Q', 'W'], results }, missed, rule);
    expect(award.candidates.at(-1)?.of.map(({ contestant }) => contestant)).toEqual(['Q']);
  });

  test('the absent team has nothing, its opponents 12 for the time being', () => {
    expect(rtpNoShow(missed).map(({ contestant, vps, basis }) => `${contestant} ${vps} ${basis}`)).toEqual([
      'W 0 absent',
      'X 12 opponent-absent',
    ]);
  });
});

describe('RTP 3.6.7.3: who is out', () => {
  test.each([
    [[2, 5], false],
    [[2, 5, 8], true],
    [[4, 5], true],
  ])('R16: 9 matches, absent in %j: out %s', (missed, excluded) => {
    expect(rtpExclusion({ matches: 9, missed, swiss: false })).toMatchObject({ excluded });
  });

  test('R17: 8 matches, 2 absences apart: in; in a Swiss to be confirmed (A05)', () => {
    expect(rtpExclusion({ matches: 8, missed: [2, 5], swiss: false })).toEqual({
      excluded: false,
      clause: 'RTP 3.6.7.3',
      sentence: 'RTP 3.6.7.3: 2 of 8 matches missed: the team stays in.',
    });
    expect(rtpExclusion({ matches: 8, missed: [2, 5], swiss: true })).toMatchObject({
      excluded: false,
      check: expect.stringContaining('Exactly a quarter'),
    });
  });

  test('R18, A16: out after exactly one match of a round robin: it is gone with its result', () => {
    const league: League = {
      contestants: ['A', 'B', 'P'],
      results: [
        played(1, 'A', 'P', '18-2'),
        played(2, 'A', 'B', '12-8'),
        ...rtpNoShow({ contestant: 'B', opponent: 'P', round: 3 }),
      ],
    };
    expect(inOrder(standing(rtpAfterExclusion(league, 'P', false), undefined))).toBe('A 12.00, B 8.00');
  });

  test('R19: P 31.20 and Q 44.05 out among ten: Q 9th, P 10th', () => {
    const inside = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const league: League = {
      contestants: ['P', 'Q', ...inside],
      results: [
        played(1, 'P', 'A', '20-0'),
        played(2, 'P', 'B', '11.20-8.80'),
        played(1, 'Q', 'C', '20-0'),
        played(2, 'Q', 'D', '20-0'),
        played(3, 'Q', 'E', '4.05-15.95'),
      ],
    };
    const out = rtpAfterExclusion(rtpAfterExclusion(league, 'P', false), 'Q', false);
    const places = standing(out, undefined).places.slice(-2);
    expect(
      places.map(({ place, contestant, value }) => `${place} ${contestant} ${value.toDecimal(2)}`),
    ).toEqual(['9 Q 44.05', '10 P 31.20']);
  });
});

describe('RTP 3.6.12.4(b): in a Swiss the award is revised at the end of the penultimate round', () => {
  const rests = (round: number, played: number, danishRounds: 0 | 1 | 2 = 0) =>
    rtpAwardRestsOn({ swiss: true, rounds: 8, danishRounds }, round, played);

  test('S22: 8 rounds, absent in round 3: 12 until the end of round 7, then the best of three', () => {
    expect([3, 4, 6, 7, 8].map((round) => rests(3, round))).toEqual([undefined, undefined, undefined, 7, 7]);
    const own = [14, 13, 13, 13, 14].map((vps, at) =>
      played(at < 2 ? at + 1 : at + 2, 'X', `o${at}`, `${vps}-0`),
    );
    const against = ['12.10', '12.10'].map((vps, at) => played(at + 1, `t${at}`, 'W', `${vps}-0`));
    const league: League = {
      contestants: ['X', 'W', 't0', 't1'],
      results: [...own, ...against, ...rtpNoShow({ contestant: 'X', opponent: 'W', round: 3 })],
    };
    const revised = (round: number) => {
      const results = [...league.results, played(round, 'o1', 'o2', '10-10')];
      const plan = { swiss: true, rounds: 8 };
      return leagueTable(rtpWithRevisedAwards({ ...league, results }, plan))
        .total('X')
        .toDecimal(2);
    };
    // 67 in five matches, a mean of 13.40, better than 12.10.
    expect(revised(6)).toBe('79.00');
    expect(revised(7)).toBe('80.40');
  });

  test('A35: absent after the revision: 12 for the draw, the best of three when the event ends', () => {
    expect([8].map((round) => rests(8, round))).toEqual([8]);
    expect(rtpAwardRestsOn({ swiss: true, rounds: 8, danishRounds: 2 }, 7, 7)).toBeUndefined();
  });

  test('a round robin goes with the results', () => {
    expect(rtpAwardRestsOn({ swiss: false, rounds: 9 }, 3, 5)).toBe(5);
  });

  test('W10, RTP 3.6.12.8: two Danish rounds of eight: revised at the end of round 6, not after round 7', () => {
    expect([5, 6, 7, 8].map((round) => rests(4, round, 2))).toEqual([undefined, 6, 6, 6]);
    const own = ['14.39', '8.80', '16.58', '12.03', '15.00'];
    const against = ['11.20', '16.09', '13.52', '9.39', '12.80'];
    const rounds = [1, 2, 3, 5, 6];
    const league: League = {
      contestants: ['F', 'K'],
      results: [
        ...own.map((vps, at) => played(rounds[at] as number, 'F', `o${at}`, `${vps}-0`)),
        ...against.map((vps, at) => played(rounds[at] as number, `t${at}`, 'K', `${vps}-0`)),
        ...rtpNoShow({ contestant: 'F', opponent: 'K', round: 4 }),
      ],
    };
    const award = rtpOpponentOfAbsent(league, { contestant: 'F', opponent: 'K', round: 4 });
    expect(award.candidates.map(({ vps }) => vps.toDecimal(2))).toEqual(['12.00', '13.36', '12.60']);
    const later = { ...league, results: [...league.results, played(7, 'F', 'G', '20-0')] };
    const plan = { swiss: true, rounds: 8, danishRounds: 2 } as const;
    expect(leagueTable(rtpWithRevisedAwards(later, plan)).total('F')).toEqual(
      F('66.80').plus(F('13.36')).plus(20),
    );
  });

  test('W05: 14 teams, D absent in round 3: F 12.00, then 13.47 before the last draw', () => {
    const rounds = [
      roundOf(1, 'A-H 20-43, B-I 23-24, C-J 44-16, D-K 32-33, E-L 34-36, F-M 45-32, G-N 34-25'),
      roundOf(2, 'C-H 88-26, F-G 25-40, L-I 23-30, K-B 18-27, D-E 17-19, N-M 35-16, A-J 27-16'),
      [
        ...roundOf(3, 'C-G 14-14, I-N 50-30, B-E 18-28, L-K 39-28, A-M 15-16, H-J 29-31'),
        ...rtpNoShow({ contestant: 'F', opponent: 'D', round: 3 }),
      ],
      roundOf(4, 'C-I 34-49, G-E 37-14, L-F 48-34, B-N 15-32, A-K 34-18, H-M 43-26, J-D 59-33'),
      roundOf(5, 'C-L 37-33, G-I 37-16, N-A 34-50, H-F 23-25, J-E 24-43, B-D 60-29, K-M 36-33'),
      roundOf(6, 'G-A 23-51, C-E 49-26, I-F 31-50, L-B 23-23, H-N 46-30, J-K 39-27, M-D 20-29'),
    ];
    const plan = { swiss: true, rounds: 6 };
    const after = (count: number): string => {
      const league = { contestants: [...'ABCDEFGHIJKLMN'], results: rounds.slice(0, count).flat() };
      const ladder = rtpSwissTieBreak({ roundsPlayed: count, final: count === 6 });
      return inOrder(standing(rtpWithRevisedAwards(league, plan), ladder));
    };
    expect([1, 2, 3, 4, 6].map(after)).toEqual([
      'C 16.42, H 15.56, F 13.52, G 12.55, L 10.61, I 10.31, K 10.31, D 9.69, B 9.69, E 9.39, N 7.45, M 6.48, A 4.44, J 3.58',
      'C 36.42, G 26.52, I 22.34, N 22.25, B 22.24, E 20.00, F 19.55, D 19.08, L 18.58, K 17.76, A 17.48, H 15.56, M 11.68, J 10.54',
      'C 46.42, I 37.34, G 36.52, E 32.80, L 31.62, F 31.55, B 29.44, N 27.25, A 27.17, H 24.95, K 24.72, M 21.99, J 21.15, D 19.08',
      'C 52.45, G 52.08, I 51.31, L 45.37, N 41.64, A 41.35, H 39.34, F 37.80, J 37.24, E 37.24, B 35.05, K 30.54, M 27.60, D 22.99',
      'C 79.21, A 71.95, G 70.85, F 64.68, L 64.17, H 62.91, B 61.93, I 61.32, E 56.48, J 55.72, N 53.28, K 48.17, M 44.14, D 38.66',
    ]);
    // F 48.41 becomes 49.88, ahead of H: the draw of the last round uses it.
    expect(after(5)).toBe(
      'G 67.27, C 63.65, I 56.12, A 55.53, L 54.17, E 52.04, B 51.93, F 49.88, H 48.73, N 47.46, J 42.44, K 41.45, M 36.69, D 26.11',
    );
  });
});

describe('RTP 3.6.12.4(c): out of a Swiss after a single match', () => {
  test('S23: its opponents had won 16.11: 12.00 at once, to be revised', () => {
    const league: League = { contestants: ['A', 'P'], results: [played(1, 'A', 'P', '16.11-3.89')] };
    const after = rtpAfterExclusion(league, 'P', true);
    expect(inOrder(standing(after, undefined))).toBe('A 12.00, P 3.89');
    expect(
      after.results.filter((one) => one.kind === 'award' && one.basis === 'opponent-absent'),
    ).toHaveLength(1);
  });

  test('W08: M, a bye, a match lost 29–56 and two absences: last with 15.74; H 45.32 becomes 41.06, 6th', () => {
    const standings =
      'L 49.22, D 48.15, G 46.86, H 45.32, B 43.78, K 41.44, I 38.86, E 38.76, J 38.49, F 35.50, A 35.02, C 34.86';
    const match = roundOf(2, 'H-M 56-29');
    const missed = [
      ...rtpNoShow({ contestant: 'A', opponent: 'M', round: 3 }),
      ...rtpNoShow({ contestant: 'F', opponent: 'M', round: 4 }),
    ];
    const base: League = {
      contestants: [...'ABCDEFGHIJKLM'],
      results: [rtpBye('M', 1), ...match, ...missed],
    };
    const made = leagueTable(base);
    const league: League = {
      ...base,
      entries: standings.split(', ').map((one) => {
        const [contestant = '', total = ''] = one.split(' ');
        const vps = F(total).minus(made.total(contestant));
        return { contestant, kind: 'carry-over', clause: 'the other matches', vps };
      }),
    };
    expect(inOrder(standing(league, undefined))).toBe(`${standings}, M 15.74`);
    expect(rtpExclusion({ matches: 6, missed: [2, 3], swiss: true }).excluded).toBe(true);
    const after = rtpAfterExclusion(league, 'M', true);
    expect(inOrder(standing(after, rtpSwissTieBreak({ roundsPlayed: 4, final: false })))).toBe(
      'L 49.22, D 48.15, G 46.86, B 43.78, K 41.44, H 41.06, I 38.86, E 38.76, J 38.49, F 35.50, A 35.02, C 34.86, M 15.74',
    );
    // Nobody else played M: only 12 and the own mean count.
    const award = rtpOpponentOfAbsent(after, { contestant: 'H', opponent: 'M', round: 2 });
    expect(award.candidates.map(({ kind }) => kind)).toEqual(['fixed']);
  });

  test('RTP 3.6.12.2, 3.6.12.4(c): a triple is one match: of its halves with who is out 12.00 is left', () => {
    const record = (text: string, a: string, b: string) => vpsOnly(a, b, text);
    const league: League = {
      contestants: ['A', 'B', 'P'],
      results: [
        {
          kind: 'triple',
          round: 1,
          halves: [
            record('16.00-4.00', 'A', 'P'),
            record('11.00-9.00', 'P', 'B'),
            record('8.00-12.00', 'A', 'B'),
          ],
        },
      ],
    };
    // A: the mean of 12 and 8; B: the mean of 12 and 12; P keeps the mean of 4 and 11.
    const after = rtpAfterExclusion(league, 'P', true);
    expect(inOrder(standing(after, undefined))).toBe('B 12.00, A 10.00, P 7.50');
    // With a match besides it has played two: all stands. A: the mean of 16 and 8; B: of 9 and 12.
    const second = { ...league, results: [...league.results, played(2, 'B', 'P', '20.00-0.00')] };
    expect(inOrder(standing(rtpAfterExclusion(second, 'P', true), undefined))).toBe(
      'B 30.50, A 12.00, P 7.50',
    );
  });
});

import { describe, expect, test } from 'vitest';
import {
  decideKnockout,
  groupsInOrder,
  type KnockoutMatch,
  type League,
  type MatchRecord,
  type RoundResult,
  rank,
  rankKnockout,
  standing,
} from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { inOrder, matchOf, roundOf, sides, vpsOnly } from '../testing/matches.ts';
import { RTP_2014_IMP_PAIRS_TIE_BREAK } from './pairs-ties.ts';
import { RTP_2014_ROUND_ROBIN_TIE_BREAK, rtpSwissTieBreak } from './team-ties.ts';
import { RTP_2014_TEAMS } from './teams.ts';

const results = (...matches: readonly MatchRecord[]): RoundResult[] =>
  matches.map((match, at) => ({ kind: 'match', round: at + 1, match }));

/** What levels the totals of some contestants, without a match between them. */
const levelled = (league: League, totals: string, ...contestants: readonly string[]): League => ({
  ...league,
  entries: [
    ...(league.entries ?? []),
    ...contestants.map((contestant) => {
      const made = standing(league, undefined).places.find((place) => place.contestant === contestant);
      return {
        contestant,
        kind: 'carry-over' as const,
        clause: 'RTP 3.1.3.2',
        vps: F(totals).minus(made?.value ?? F('0')),
      };
    }),
  ],
});

const order = (league: League): string =>
  standing(league, RTP_2014_ROUND_ROBIN_TIE_BREAK)
    .places.map(({ contestant }) => contestant)
    .join(' ');

describe('RTP 3.6.10.1: a round robin', () => {
  test('R01: A beat B by 3 IMPs over 16 boards, 10.91–9.09: A first', () => {
    const match = matchOf('A', 'B', '23-20');
    expect(match.vps).toEqual(sides('10.91-9.09'));
    const league = { contestants: ['A', 'B', 'Z'], results: results(match, vpsOnly('Z', 'Y', '60-0')) };
    expect(order(levelled(league, '50', 'A', 'B'))).toBe('Z A B');
  });

  test('R02: A–B +70, B–C +65, C–A +62, not for the first place: 20 VPs each; IMPs +8, −3, −5', () => {
    const league = {
      contestants: ['A', 'B', 'C', 'Z'],
      results: results(
        matchOf('A', 'B', '70-0'),
        matchOf('B', 'C', '65-0'),
        matchOf('C', 'A', '62-0'),
        vpsOnly('Z', 'Y', '90-0'),
      ),
    };
    const ranked = standing(league, RTP_2014_ROUND_ROBIN_TIE_BREAK);
    expect(inOrder(ranked)).toBe('Z 90.00, A 20.00, C 20.00, B 20.00');
    expect(ranked.separations.map(({ sentence }) => sentence)).toEqual([
      'RTP 3.6.10.1, difference of IMPs in the matches between the tied: A 8, C -3, B -5.',
    ]);
  });

  /** A beat B and C by 1, B beat C by 60; all three have the same total. */
  const three = {
    contestants: ['A', 'B', 'C'],
    results: results(matchOf('A', 'B', '21-20'), matchOf('A', 'C', '21-20'), matchOf('B', 'C', '60-0')),
  };

  test('R03: tied for the first place, A won all its matches: first, although 20.62 is less than 29.69', () => {
    const ranked = standing(levelled(three, '40', 'A', 'B', 'C'), RTP_2014_ROUND_ROBIN_TIE_BREAK);
    expect(ranked.places.map(({ contestant }) => contestant)).toEqual(['A', 'B', 'C']);
    expect(ranked.separations.map(({ code }) => code)).toEqual(['won-all-matches', 'vps-between-tied']);
  });

  test('R04: the same, but A lost to D: B 29.69, A 20.62, C 9.69', () => {
    const league = {
      contestants: [...three.contestants, 'D'],
      results: [...three.results, ...results(matchOf('D', 'A', '30-20'))],
    };
    const ranked = standing(levelled(league, '40', 'A', 'B', 'C'), RTP_2014_ROUND_ROBIN_TIE_BREAK);
    expect(ranked.places.map(({ contestant }) => contestant)).toEqual(['B', 'A', 'C', 'D']);
    expect(ranked.separations[0]?.sentence).toBe(
      'RTP 3.6.10.1, VPs in the matches between the tied: B 29.69, A 20.62, C 9.69.',
    );
  });

  test('A33: a win of a team that did not appear is a win, a draw is not, a bye is no match', () => {
    const won: RoundResult = {
      kind: 'award',
      round: 2,
      contestant: 'A',
      opponent: 'X',
      vps: F('12'),
      clause: 'RTP 3.6.7.2',
      basis: 'opponent-absent',
    };
    const bye: RoundResult = { kind: 'bye', round: 3, contestant: 'A', vps: F('12') };
    const base = { contestants: ['A', 'B'], results: [...results(matchOf('B', 'C', '60-0')), won, bye] };
    const beat = { ...base, results: [...base.results, ...results(matchOf('A', 'C', '21-20'))] };
    const drew = { ...base, results: [...base.results, ...results(matchOf('A', 'C', '20-20'))] };
    const codes = (league: League) =>
      standing(levelled(league, '40', 'A', 'B'), RTP_2014_ROUND_ROBIN_TIE_BREAK).separations.map(
        ({ code }) => code,
      );
    // B won all of its own as well: nothing separates them but the quotient.
    expect(codes(beat)).toEqual(['imp-quotient']);
    expect(codes(drew)).toEqual(['won-all-matches']);
  });

  test('R08: the match drawn in VPs, IMPs and points; boards won 9–8', () => {
    const match = { ...matchOf('A', 'B', '20-20'), points: sides('500-500'), boardsWon: sides('8-9') };
    const league = { contestants: ['A', 'B', 'Z'], results: results(match, vpsOnly('Z', 'Y', '60-0')) };
    expect(order(levelled(league, '50', 'A', 'B'))).toBe('Z B A');
  });

  test('A11: whom a criterion leaves together starts again with the matches among themselves', () => {
    // Among three A has most VPs; B and C are level over the three, and C beat B.
    const league = {
      contestants: ['A', 'B', 'C', 'Z'],
      results: results(
        vpsOnly('A', 'B', '12-8'),
        vpsOnly('A', 'C', '14-6'),
        vpsOnly('C', 'B', '11-9'),
        vpsOnly('Z', 'Y', '90-0'),
      ),
    };
    expect(order(levelled(league, '50', 'A', 'B', 'C'))).toBe('Z A C B');
  });

  test('T11: all direct criteria equal; teams by the quotient, 1.333 before 1.212, pairs by the difference, 35 before 30', () => {
    const league = {
      contestants: ['P', 'Q', 'Z'],
      results: results(
        { ...vpsOnly('P', 'X', '10-10'), imps: sides('120-90') },
        { ...vpsOnly('Q', 'X', '10-10'), imps: sides('200-165') },
        vpsOnly('Z', 'X', '90-0'),
      ),
    };
    expect(order(league)).toBe('Z P Q');
    const ranked = standing(league, RTP_2014_IMP_PAIRS_TIE_BREAK);
    expect(ranked.places.map(({ contestant }) => contestant)).toEqual(['Z', 'Q', 'P']);
    expect(standing(league, RTP_2014_ROUND_ROBIN_TIE_BREAK).separations[0]?.sentence).toBe(
      'RTP 3.6.10.1, IMPs won over IMPs lost: P 120/90, Q 200/165.',
    );
  });
});

test('R24, RTP 3.6.10.2: the last of an upper group is ahead of the first of the next', () => {
  const upper = rank([
    { contestant: 'A', value: F('90') },
    { contestant: 'B', value: F('20') },
  ]);
  const lower = rank([
    { contestant: 'C', value: F('120') },
    { contestant: 'D', value: F('100') },
  ]);
  expect(groupsInOrder([upper, lower]).map(({ place, contestant }) => `${place} ${contestant}`)).toEqual([
    '1 A',
    '2 B',
    '3 C',
    '4 D',
  ]);
});

describe('RTP 3.6.12.7: a Swiss', () => {
  const opponents = (contestant: string, ...vps: readonly string[]): RoundResult[] =>
    vps.flatMap((total, at): RoundResult[] => [
      { kind: 'match', round: at + 1, match: vpsOnly(contestant, `${contestant}${at}`, '10-0') },
      {
        kind: 'match',
        round: at + 1,
        match: vpsOnly(`${contestant}${at}`, `z${contestant}${at}`, `${total}-0`),
      },
    ]);
  const all = (list: readonly RoundResult[]): string[] => [
    ...new Set(list.flatMap((one) => (one.kind === 'match' ? [one.match.a, one.match.b] : []))),
  ];
  const best = (list: readonly RoundResult[], final = true, roundsPlayed = 5): string[] =>
    standing({ contestants: all(list), results: list }, rtpSwissTieBreak({ roundsPlayed, final }))
      .places.map(({ contestant }) => contestant)
      .filter((contestant) => contestant === 'X' || contestant === 'Y');

  const x = opponents('X', '70.10', '55.20', '48.75', '61.00', '52.40');
  const y = opponents('Y', '66.00', '58.30', '50.15', '60.25', '52.75');

  test('S17: resistance 287.45 both; without best and worst 168.60 and 171.30: Y first', () => {
    const list = [...x, ...y];
    const { separations } = standing(
      { contestants: all(list), results: list },
      rtpSwissTieBreak({ roundsPlayed: 5, final: true }),
    );
    expect(best(list)).toEqual(['Y', 'X']);
    expect(separations.find(({ code }) => code === 'resistance-compensated')?.sentence).toBe(
      'RTP 3.6.12.7(ii), VPs of the opponents met without the best and the worst: Y 171.3, X 168.6.',
    );
  });

  const withImps = (contestant: string, imps: string, ...vps: readonly string[]): RoundResult[] =>
    opponents(contestant, ...vps).map((one, at) =>
      one.kind === 'match' && at === 0 ? { ...one, match: { ...one.match, imps: sides(imps) } } : one,
    );

  test('S18: quotient 1.2 both, 210 IMPs won before 180', () => {
    expect(best([...withImps('Y', '180-150', '40'), ...withImps('X', '210-175', '40')])).toEqual(['X', 'Y']);
  });

  test('S19: after round 3 resistance is not used: the quotient 1.30 before 1.10', () => {
    const list = [...withImps('X', '110-100', '110'), ...withImps('Y', '130-100', '95')];
    expect(best(list, false, 3)).toEqual(['Y', 'X']);
  });

  test('S20: after round 4 it is: 130 before 128', () => {
    const list = [...withImps('X', '105-100', '130'), ...withImps('Y', '160-100', '128')];
    expect(best(list, false, 4)).toEqual(['X', 'Y']);
  });

  test('(v): lots, once drawn; ex aequo before', () => {
    const list = [...withImps('Y', '180-150', '40'), ...withImps('X', '180-150', '40')];
    const league = { contestants: all(list), results: list };
    const shared = standing(league, rtpSwissTieBreak({ roundsPlayed: 5, final: true })).places;
    expect(shared.find(({ contestant }) => contestant === 'X')?.exAequo).toBe(true);
    const drawn = standing(league, rtpSwissTieBreak({ roundsPlayed: 5, final: true, lots: ['Y', 'X'] }));
    const places = drawn.places.filter(({ contestant }) => contestant === 'X' || contestant === 'Y');
    expect(places.map(({ contestant }) => contestant)).toEqual(['Y', 'X']);
  });

  test('RTP 3.6.12.5: bonuses do not count as resistance', () => {
    const list = [...opponents('X', '40'), ...opponents('Y', '41')];
    const league: League = {
      contestants: all(list),
      results: list,
      entries: [{ contestant: 'X0', kind: 'bonus', vps: F('5'), clause: 'RTP 3.6.12.6' }],
    };
    const ranked = standing(league, rtpSwissTieBreak({ roundsPlayed: 5, final: true }));
    expect(ranked.separations.find(({ code }) => code === 'resistance')?.sentence).toBe(
      'RTP 3.6.12.7(i), VPs of the opponents met: Y 41, X 40.',
    );
  });
});

describe('RTP 3.6.12: whole Swisses', () => {
  const after = (league: League, final = false): string => {
    const played = Math.max(...league.results.map(({ round }) => round));
    return inOrder(standing(league, rtpSwissTieBreak({ roundsPlayed: played, final })));
  };
  const bye = (round: number, contestant: string): RoundResult => ({
    kind: 'bye',
    round,
    contestant,
    vps: F('12'),
  });
  const letters = (count: number): string[] => [...'ABCDEFGHIJKLMN'].slice(0, count);
  /** The standing after each round. */
  const through = (teams: number, rounds: readonly RoundResult[][]): string[] =>
    rounds.map((_, at) => after({ contestants: letters(teams), results: rounds.slice(0, at + 1).flat() }));

  test('W01: 8 teams, 5 rounds', () => {
    expect(
      through(8, [
        roundOf(1, 'A-H 44-31, B-G 49-26, C-F 51-34, D-E 18-23'),
        roundOf(2, 'B-C 16-39, A-E 31-26, D-H 23-15, F-G 46-15'),
        roundOf(3, 'C-A 26-14, F-D 25-28, B-E 28-35, H-G 19-50'),
        roundOf(4, 'C-E 21-36, D-B 28-17, A-G 42-31, F-H 17-15'),
        roundOf(5, 'C-D 17-24, E-G 28-23, A-F 30-38, B-H 44-19'),
      ]),
    ).toEqual([
      'B 15.56, C 14.39, A 13.52, E 11.48, D 8.52, H 6.48, F 5.61, G 4.44',
      'C 29.95, A 25.00, F 22.49, D 20.81, B 20.00, E 20.00, H 14.19, G 7.56',
      'C 43.23, E 32.03, D 31.72, A 31.72, F 31.58, B 27.97, G 24.44, H 17.31',
      'C 49.26, E 46.00, A 44.76, D 44.76, F 42.19, B 34.93, G 31.40, H 26.70',
      'E 57.48, C 57.23, D 56.79, F 54.48, A 52.47, B 50.85, G 39.92, H 30.78',
    ]);
  });

  test('W02: 9 teams, a bye of 12 VPs in each round', () => {
    expect(
      through(9, [
        [...roundOf(1, 'A-H 27-18, B-G 28-37, C-F 53-25, D-E 29-51'), bye(1, 'I')],
        [...roundOf(2, 'C-E 43-31, A-G 29-36, I-B 17-45, H-D 31-32'), bye(2, 'F')],
        [...roundOf(3, 'C-G 27-26, B-E 35-23, A-F 27-31, H-I 15-37'), bye(3, 'D')],
        [...roundOf(4, 'C-B 42-27, G-I 18-19, A-E 32-19, D-F 38-33'), bye(4, 'H')],
        [...roundOf(5, 'C-A 15-23, G-D 33-73, B-H 26-31, I-F 31-43'), bye(5, 'E')],
      ]),
    ).toEqual([
      'C 16.42, E 15.38, A 12.55, G 12.55, I 12.00, B 7.45, H 7.45, D 4.62, F 3.58',
      'C 29.70, G 24.58, B 23.87, E 22.10, A 20.52, H 17.14, F 15.58, I 15.58, D 14.93',
      'C 40.01, B 37.15, G 34.27, I 30.96, A 29.32, E 28.82, D 26.93, F 26.78, H 21.76',
      'C 53.98, G 43.96, B 43.18, A 42.84, I 41.27, D 38.41, E 35.30, F 35.30, H 33.76',
      'C 61.69, D 56.50, A 55.13, B 51.70, F 48.58, I 47.99, E 47.30, G 45.87, H 45.24',
    ]);
  });

  test('W02: E before F by a resistance to which a bye added nothing is told', () => {
    const results = [
      ...roundOf(1, 'A-H 27-18, B-G 28-37, C-F 53-25, D-E 29-51'),
      ...roundOf(2, 'C-E 43-31, A-G 29-36, I-B 17-45, H-D 31-32'),
      ...roundOf(3, 'C-G 27-26, B-E 35-23, A-F 27-31, H-I 15-37'),
      ...roundOf(4, 'C-B 42-27, G-I 18-19, A-E 32-19, D-F 38-33'),
      bye(1, 'I'),
      bye(2, 'F'),
      bye(3, 'D'),
      bye(4, 'H'),
    ];
    const ranked = standing(
      { contestants: letters(9), results },
      rtpSwissTieBreak({ roundsPlayed: 4, final: false }),
    );
    expect(ranked.separations.map(({ sentence }) => sentence)).toEqual([
      'RTP 3.6.12.7(i), VPs of the opponents met: E 178.41, F 135.23.',
    ]);
    expect(ranked.checks).toEqual([
      'RTP 3.6.12.7(i) separates teams of which F had a bye or a match not played, which adds no resistance: confirm the order.',
    ]);
  });

  test('W03: 12 teams, drawn on the standing of two rounds before', () => {
    expect(
      through(12, [
        roundOf(1, 'A-L 37-30, B-K 34-41, C-J 41-31, D-I 27-53, E-H 17-15, F-G 46-21'),
        roundOf(2, 'A-G 16-16, B-H 31-36, C-I 45-32, D-J 15-34, E-K 33-21, F-L 15-28'),
        roundOf(3, 'I-F 36-18, C-A 34-50, K-H 27-25, E-B 41-29, L-J 46-28, G-D 30-34'),
        roundOf(4, 'C-E 20-20, I-A 14-40, F-J 26-14, L-H 34-54, K-G 33-42, B-D 20-29'),
        roundOf(5, 'E-I 32-33, A-H 18-23, L-C 26-30, K-J 32-58, F-D 15-45, B-G 31-20'),
        roundOf(6, 'A-E 42-32, H-C 25-26, L-I 30-49, F-B 25-34, K-D 14-26, G-J 16-21'),
      ]),
    ).toEqual([
      'I 16.09, F 15.92, C 12.80, A 12.03, K 12.03, E 10.61, H 9.39, B 7.97, L 7.97, J 7.20, G 4.08, D 3.91',
      'C 26.32, E 23.89, I 22.57, F 22.40, A 22.03, J 22.00, L 21.49, H 20.87, K 18.75, B 16.49, G 14.08, D 9.11',
      'E 37.17, I 37.17, A 36.21, L 36.09, C 32.14, H 30.26, K 29.36, F 27.80, J 27.40, B 23.21, G 22.88, D 20.31',
      'A 52.30, E 47.17, H 45.26, C 42.14, L 41.09, I 41.08, F 41.08, K 36.81, G 35.43, J 34.12, D 32.86, B 30.66',
      'A 60.82, E 56.86, H 56.74, C 53.34, I 51.39, J 50.21, L 49.89, D 49.59, F 44.35, B 43.70, G 42.39, K 40.72',
      'A 73.62, H 66.43, I 66.19, E 64.06, C 63.65, D 62.87, J 61.69, B 56.25, L 55.09, F 51.80, G 50.91, K 47.44',
    ]);
  });

  const triple = (round: number, text: string): RoundResult => ({
    kind: 'triple',
    round,
    halves: roundOf(round, text, 8).flatMap((one) => (one.kind === 'match' ? [one.match] : [])),
  });

  test('W04, A21: 11 teams, the last three in a triple: the mean of two halves, in hundredths', () => {
    expect(
      through(11, [
        [
          ...roundOf(1, 'A-H 43-29, B-G 18-26, C-F 60-26, D-E 28-20'),
          triple(1, 'I-J 10-8, I-K 9-5, J-K 15-11'),
        ],
        [
          ...roundOf(2, 'C-A 27-20, G-I 35-29, D-J 21-36, K-E 28-29'),
          triple(2, 'B-H 7-5, B-F 15-5, H-F 11-14'),
        ],
        [
          ...roundOf(3, 'C-J 19-39, G-A 29-42, B-D 37-28, I-E 24-52'),
          triple(3, 'K-H 13-12, K-F 31-16, H-F 11-19'),
        ],
      ]),
    ).toEqual([
      'C 17.31, A 13.75, G 12.29, D 12.29, I 11.27, J 10.41, K 8.33, E 7.71, B 7.71, H 6.25, F 2.69',
      'C 29.34, J 24.38, G 24.05, A 21.72, B 20.03, I 19.51, D 18.32, E 18.02, K 18.02, H 15.19, F 11.44',
      'J 39.38, A 35.24, E 34.44, C 34.34, B 32.58, K 30.86, G 30.53, D 25.77, H 23.41, I 23.09, F 20.39',
    ]);
  });
});

describe('RTP 3.6.10.3(b): the ranking of a knock-out', () => {
  const won = (round: number, winner: string, loser: string, imps: string): KnockoutMatch => ({
    round,
    winner,
    match: matchOf(winner, loser, imps),
  });
  /** X and Y are beaten in the semi-finals, round 4, each after three wins. */
  const matches = [
    won(1, 'X', 'x1', '60-40'),
    won(2, 'X', 'x2', '60-40'),
    won(3, 'X', 'x3', '40-40'),
    won(4, 'V', 'X', '30-20'),
    won(1, 'Y', 'y1', '70-50'),
    won(2, 'Y', 'y2', '70-50'),
    won(3, 'Y', 'y3', '50-40'),
    won(4, 'W', 'Y', '30-20'),
    won(5, 'V', 'W', '50-49'),
  ];
  const first = (separate: boolean): string[] =>
    rankKnockout(matches, 'RTP 3.6.10.3(b)', () => separate)
      .places.slice(0, 4)
      .map(({ place, contestant }) => `${place} ${contestant}`);

  test('R12: ex aequo third', () => {
    expect(first(false)).toEqual(['1 V', '2 W', '3 X', '3 Y']);
  });

  test('R12: separated by the quotient, Y 210/170 before X 180/150', () => {
    expect(first(true)).toEqual(['1 V', '2 W', '3 Y', '4 X']);
    expect(rankKnockout(matches, 'RTP 3.6.10.3(b)', () => true).separations[0]?.sentence).toBe(
      'RTP 3.6.10.3(b), IMPs won over IMPs lost: Y 210/170, X 180/150.',
    );
  });
});

describe('RTP 3.6.10.3(a): a knock-out match tied in IMPs', () => {
  const rules = RTP_2014_TEAMS.knockout as NonNullable<typeof RTP_2014_TEAMS.knockout>;
  const part = (imps: string, points = '0-0', boardsWon = '0-0') => ({
    imps: sides(imps),
    points: sides(points),
    boardsWon: sides(boardsWon),
  });
  const flat = part('0-0');

  test('V15: a penalty of 3 IMPs comes off the total: 37–20', () => {
    expect(decideKnockout(part('37-20'), [], rules, false)).toMatchObject({ kind: 'won', winner: 'a' });
  });

  test('R09: 61–61, total points 2450–2390: the first wins', () => {
    expect(decideKnockout(part('61-61', '2450-2390'), [], rules, false)).toEqual({
      kind: 'won',
      winner: 'a',
      by: 'points',
      part: 0,
      clause: 'RTP 3.6.10.3(a)',
      sentence: 'RTP 3.6.10.3(a), total points: 2450–2390.',
    });
  });

  test('R10: all equal: 4 boards, then single boards until one differs', () => {
    const match = part('61-61', '900-900', '9-9');
    expect(decideKnockout(match, [], rules, false)).toMatchObject({ kind: 'play-on', boards: 4 });
    expect(decideKnockout(match, [flat], rules, false)).toMatchObject({ kind: 'play-on', boards: 1 });
    expect(decideKnockout(match, [flat, flat], rules, false)).toMatchObject({ kind: 'play-on', boards: 1 });
    expect(decideKnockout(match, [flat, flat, part('0-0', '0-10', '0-1')], rules, false)).toMatchObject({
      kind: 'won',
      winner: 'b',
      by: 'points',
      part: 3,
    });
  });

  test('R11: in a final sets of 4 boards until one has a difference in IMPs; points are never used', () => {
    const match = part('61-61', '2450-2390');
    expect(decideKnockout(match, [part('0-0', '0-10')], rules, true)).toMatchObject({
      kind: 'play-on',
      boards: 4,
    });
    expect(decideKnockout(match, [flat, part('3-1')], rules, true)).toMatchObject({
      winner: 'a',
      by: 'imps',
      part: 2,
    });
  });

  test('W15: a final 45–45: the first set 1–1 is undecided, the second is won 6–2', () => {
    const match = part('45-45', '2450-2390', '11-9');
    expect(decideKnockout(match, [part('1-1', '20-40')], rules, true).kind).toBe('play-on');
    expect(decideKnockout(match, [part('1-1', '20-40'), part('6-2')], rules, true)).toMatchObject({
      winner: 'a',
      part: 2,
    });
  });

  test('swapping the teams mirrors the verdict', () => {
    expect(decideKnockout(part('10-12'), [], rules, false)).toMatchObject({ winner: 'b' });
    expect(decideKnockout(part('12-10'), [], rules, false)).toMatchObject({ winner: 'a' });
  });
});

describe('RTP 3.6.12.7(ii): without the best- and the worst-placed opponent', () => {
  /** X met E, P, Q and R, Y met S, T, U and V; all totals as given. */
  const met = { X: ['E', 'P', 'Q', 'R'], Y: ['S', 'T', 'U', 'V'] };
  const totals = { X: 50, Y: 50, E: 60, P: 70, Q: 55, R: 40, S: 65, T: 60, U: 55, V: 45 };
  const league: League = {
    contestants: Object.keys(totals),
    results: Object.entries(met).flatMap(([team, opponents]) =>
      results(...opponents.map((other) => vpsOnly(team, other, '0-0'))),
    ),
    entries: Object.entries(totals).map(([contestant, total]) => ({
      contestant,
      kind: 'carry-over',
      clause: 'RTP 3.1.3.2',
      vps: F(`${total}`),
    })),
  };
  const separated = (out: readonly string[]) =>
    standing({ ...league, out }, rtpSwissTieBreak({ roundsPlayed: 4, final: true }))
      .separations.filter(({ figures }) => figures.some(({ contestant }) => contestant === 'X'))
      .map(({ sentence }) => sentence);

  test('RTP 3.6.12.4(c): who is out is the worst placed, whatever it won: X 55 + 40, Y 60 + 55', () => {
    expect(separated(['E'])).toEqual([
      'RTP 3.6.12.7(ii), VPs of the opponents met without the best and the worst: Y 115, X 95.',
    ]);
  });

  test('with E in the event X loses 70 and 40 and is level with Y, 115 each', () => {
    expect(separated([]).filter((sentence) => sentence.includes('(ii)'))).toEqual([]);
  });
});

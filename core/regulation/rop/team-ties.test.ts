import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  decideKnockout,
  type League,
  leagueTable,
  type MatchRecord,
  type RoundResult,
  standing,
} from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { rtpSwissTieBreak } from '../rtp2014/team-ties.ts';
import { matchOf, sides, vpsOnly } from '../testing/matches.ts';
import { ropAbsence, ropBye } from './absences.ts';
import { ROP_POOL_TIE_BREAK, ropSwissTieBreak } from './team-ties.ts';
import { ROP_TEAMS } from './teams.ts';
import { ROP_VPS } from './vp.ts';
import { ropRankingAfterWithdrawal, ropWithdrawalChangesRanking } from './withdrawal.ts';

const results = (...matches: readonly MatchRecord[]): RoundResult[] =>
  matches.map((match, at) => ({ kind: 'match', round: at + 1, match }));

/** Brings all to the same total, without a match between them. */
function levelled(league: League, total: string): League {
  const table = leagueTable(league);
  const entries = league.contestants.map((contestant) => ({
    contestant,
    kind: 'carry-over' as const,
    clause: 'other matches',
    vps: F(total).minus(table.total(contestant)),
  }));
  return { ...league, entries };
}

const order = (league: League): string =>
  standing(league, ROP_POOL_TIE_BREAK)
    .places.map(({ contestant }) => contestant)
    .join(' ');

describe('ROP 6.16: a pool', () => {
  const pool = (...matches: readonly MatchRecord[]): League =>
    levelled({ contestants: ['A', 'B', 'C'], results: results(...matches) }, '100');

  test('R05: A beat B and C by 4, B beat C by 60: A first although 32 < 39; then B, C', () => {
    const [ab, ac, bc] = [
      matchOf('A', 'B', '24-20', 24, ROP_VPS),
      matchOf('A', 'C', '24-20', 24, ROP_VPS),
      matchOf('B', 'C', '60-0', 24, ROP_VPS),
    ];
    expect([ab, ac, bc].map(({ vps }) => vps)).toEqual([sides('16-14'), sides('16-14'), sides('25-4')]);
    expect(order(pool(ab, ac, bc))).toBe('A B C');
  });

  test('B16: more IMPs win a match that is 15–15 in VPs', () => {
    expect(
      order(
        pool(
          matchOf('A', 'B', '21-20', 24, ROP_VPS),
          matchOf('A', 'C', '21-20', 24, ROP_VPS),
          matchOf('B', 'C', '60-0', 24, ROP_VPS),
        ),
      ),
    ).toBe('A B C');
  });

  test('R06: a cycle 18–12, 17–13, 16–14: A 32, B and C 29; B beat C: A, B, C', () => {
    expect(
      order(pool(vpsOnly('A', 'B', '18-12'), vpsOnly('B', 'C', '17-13'), vpsOnly('C', 'A', '16-14'))),
    ).toBe('A B C');
  });

  test('R07: two who never met: 17.50 in eight matches before 122 in seven and a bye', () => {
    const league: League = {
      contestants: ['P', 'Q'],
      results: [
        ...results(...Array.from({ length: 7 }, (_, at) => vpsOnly('P', `p${at}`, at < 3 ? '18-0' : '17-0'))),
        ropBye('P', 8),
        ...results(...Array.from({ length: 8 }, (_, at) => vpsOnly('Q', `q${at}`, '17.5-0'))),
      ],
    };
    expect([leagueTable(league).total('P'), leagueTable(league).total('Q')]).toEqual([F('140'), F('140')]);
    expect(order(league)).toBe('Q P');
  });

  test('two tied: VPs, IMPs, total points of their match, then the quotient', () => {
    const two = (match: Partial<MatchRecord>): string =>
      order(
        levelled(
          { contestants: ['A', 'B'], results: results({ ...vpsOnly('A', 'B', '15-15'), ...match }) },
          '100',
        ),
      );
    expect(two({ imps: sides('20-22') })).toBe('B A');
    expect(two({ points: sides('20-30') })).toBe('B A');
  });
});

test('W15, ROP 6.16: a final 45–45: total points 2450–2390 win without more boards', () => {
  const rules = ROP_TEAMS.knockout as NonNullable<typeof ROP_TEAMS.knockout>;
  const match = { imps: sides('45-45'), points: sides('2450-2390'), boardsWon: sides('11-9') };
  expect(decideKnockout(match, [], rules, true)).toMatchObject({ kind: 'won', winner: 'a', by: 'points' });
});

test('S21: X sum 290, compensated 170; Y 285 and 172: ROP 8.2.3 Y, RTP 3.6.12.7 X', () => {
  const met = (contestant: string, ...totals: readonly string[]): RoundResult[] =>
    results(
      ...totals.flatMap((total, at) => [
        vpsOnly(contestant, `${contestant}${at}`, '10-0'),
        vpsOnly(`${contestant}${at}`, `z${contestant}${at}`, `${total}-0`),
      ]),
    );
  const list = [...met('X', '70', '60', '55', '55', '50'), ...met('Y', '65', '60', '58', '54', '48')];
  const contestants = [
    ...new Set(list.flatMap((one) => (one.kind === 'match' ? [one.match.a, one.match.b] : []))),
  ];
  const first = (ladder: Parameters<typeof standing>[1]): string | undefined =>
    standing({ contestants, results: list }, ladder).places.find(({ contestant }) =>
      /^[XY]$/.test(contestant),
    )?.contestant;
  expect(first(ropSwissTieBreak())).toBe('Y');
  expect(first(ropSwissTieBreak([], 'plain'))).toBe('X');
  expect(first(rtpSwissTieBreak({ roundsPlayed: 5, final: true }))).toBe('X');
});

describe('ROP 6.17: byes and absences', () => {
  const league: League = {
    contestants: ['X', 'W', 'P', 'Q'],
    results: results(
      vpsOnly('X', 'P', '17.4-0'),
      vpsOnly('X', 'Q', '17-0'),
      vpsOnly('P', 'W', '19-11'),
      vpsOnly('Q', 'W', '20-10'),
    ),
  };
  const absence = { contestant: 'X', opponent: 'W', round: 5, rounds: 6, roundsCompleted: 4, boards: 24 };

  test('R13: a bye is 18 VPs', () => {
    expect(ropBye('A', 2)).toMatchObject({ vps: F('18') });
  });

  test('R20: own mean 17.20, the others 19.50 against the absent: 19.50, and 27 IMPs for tie-breaks', () => {
    const { results: given, check } = orThrow(ropAbsence(league, absence));
    expect(given).toMatchObject([
      { contestant: 'W', vps: F('0'), basis: 'absent' },
      { contestant: 'X', vps: F('19.5'), imps: F('27') },
    ]);
    expect(check).toBeUndefined();
  });

  test('R21: an award of 18 over 24 boards: 17 IMPs', () => {
    const alone: League = { contestants: ['X', 'W'], results: [] };
    expect(orThrow(ropAbsence(alone, absence)).results[1]).toMatchObject({ vps: F('18'), imps: F('17') });
  });

  test('B03: before the first third is complete 18, to be confirmed', () => {
    const early = orThrow(ropAbsence(league, { ...absence, roundsCompleted: 1 }));
    expect(early.results[1]).toMatchObject({ vps: F('18') });
    expect(early.check).toContain('Confirm');
    const read = orThrow(ropAbsence(league, { ...absence, roundsCompleted: 1 }, 'best-of-three'));
    expect([read.results[1].vps, read.check]).toEqual([F('19.5'), undefined]);
    expect(orThrow(ropAbsence(league, { ...absence, roundsCompleted: 2 })).check).toBeUndefined();
  });
});

describe('ROP 6.18: the ranking after a withdrawal', () => {
  const between = [
    vpsOnly('A', 'B', '16-14'),
    vpsOnly('A', 'C', '14-16'),
    vpsOnly('A', 'D', '20-10'),
    vpsOnly('B', 'C', '15-15'),
    vpsOnly('B', 'D', '17-13'),
    vpsOnly('C', 'D', '16-14'),
    vpsOnly('E', 'A', '12-18'),
  ];
  const final = (withB: string): string =>
    ropRankingAfterWithdrawal(
      { contestants: ['A', 'B', 'C', 'D', 'E'], results: results(...between, vpsOnly('E', 'B', withB)) },
      ['E'],
    )
      .places.map(({ place, contestant }) => `${place} ${contestant}`)
      .join(', ');

  test('R22: E played A and B: C and D keep the places they have without E; A 68, B 65', () => {
    expect(final('11-19')).toBe('1 A, 2 C, 3 B, 4 D, 5 E');
  });

  test('R23: B 25–3 against E: B 71, A 68', () => {
    expect(final('3-25')).toBe('1 B, 2 C, 3 A, 4 D, 5 E');
  });

  const ranked = (matches: readonly MatchRecord[]) =>
    ropRankingAfterWithdrawal({ contestants: ['A', 'B', 'C', 'D', 'E'], results: results(...matches) }, [
      'E',
    ]);
  const shared = (matches: readonly MatchRecord[]): string =>
    ranked(matches)
      .places.map(({ place, exAequo, contestant }) => `${place}${exAequo ? '=' : ''} ${contestant}`)
      .join(', ');
  const EVEN = [
    vpsOnly('A', 'B', '15-15'),
    vpsOnly('C', 'D', '15-15'),
    ...['A', 'B'].flatMap((first) => ['C', 'D'].map((second) => vpsOnly(first, second, '20-10'))),
  ];

  test('ROP 6.16: whom nothing separates share a place, among those who met the absent team and among the others', () => {
    // Without E: A and B 55, C and D 35; with E: A and B 73.
    expect(shared([...EVEN, vpsOnly('E', 'A', '12-18'), vpsOnly('E', 'B', '12-18')])).toBe(
      '1= A, 1= B, 3= C, 3= D, 5 E',
    );
    // C alone met E: D has the third place that it shares without E, and the place behind it is left.
    expect(shared([...EVEN, vpsOnly('E', 'C', '5-25')])).toBe('1= A, 1= B, 3 D, 4 C, 5 E');
  });

  test('what separated equals is said', () => {
    // A and B have 54 VPs with E; A won their match 16-14.
    const matches = [
      vpsOnly('A', 'B', '16-14'),
      vpsOnly('A', 'C', '18-12'),
      vpsOnly('B', 'C', '20-10'),
      vpsOnly('E', 'A', '10-20'),
      vpsOnly('E', 'B', '10-20'),
    ];
    expect(ranked(matches).separations.map(({ sentence }) => sentence)).toEqual([
      'ROP 6.16, VPs in the matches between the tied: A 16, B 14.',
    ]);
  });

  test('one match missed changes nothing, two do', () => {
    expect([1, 2].map(ropWithdrawalChangesRanking)).toEqual([false, true]);
  });
});

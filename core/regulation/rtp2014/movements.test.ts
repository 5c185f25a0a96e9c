import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  balanceOfSessions,
  boardsPlayed,
  checkMovement,
  contestants,
  groupNumbers,
  howell,
  MIXED_SESSIONS,
  mixedSessions,
  officialSections,
  playedTables,
  recommend,
  tableCount,
  waitingIn,
} from '../../movement/index.ts';
import { RTP_2014_MOVEMENTS } from './movements.ts';

const PACE = { minutesPerBoard: 7 };
const first = (pairs: number, wishes = {}) =>
  recommend(pairs, { ...PACE, ...wishes }, RTP_2014_MOVEMENTS)[0]!;

/** Pairs, tables, rounds and boards of a round, as the two tables print them; then the boards of a session. */
const PRINTED: readonly (readonly [number, number, number, number, number])[] = [
  [7, 4, 7, 4, 28],
  [8, 4, 7, 4, 28],
  [9, 5, 9, 3, 27],
  [10, 5, 9, 3, 27],
  [11, 6, 11, 3, 33],
  [12, 6, 11, 3, 33],
  [13, 7, 13, 2, 26],
  [14, 7, 13, 2, 26],
  [15, 8, 15, 2, 30],
  [16, 8, 15, 2, 30],
  [17, 9, 9, 3, 27],
  [18, 9, 9, 3, 27],
  [19, 10, 9, 3, 27],
  [20, 10, 9, 3, 27],
  [25, 13, 13, 2, 26],
  [28, 14, 13, 2, 26],
  [29, 15, 14, 2, 28],
  [32, 16, 14, 2, 28],
  [33, 17, 15, 2, 30],
  [34, 17, 15, 2, 30],
];

describe('RTP 3.5.5.1, 3.5.5.2: the official movement comes first', () => {
  test.each(PRINTED)(
    '%i pairs: %i tables, %i rounds of %i, %i boards',
    (pairs, tables, rounds, each, boards) => {
      const suggestion = first(pairs);
      const [movement] = suggestion.sessions;
      expect(suggestion).toMatchObject({ rounds, boardsPerRound: each });
      expect(suggestion.official).toBe(pairs <= 16 ? 'RTP 3.5.5.2' : 'RTP 3.5.5.1');
      expect(movement.kind.endsWith(pairs <= 16 ? 'howell' : 'mitchell')).toBe(true);
      expect(tableCount(movement)).toBe(tables);
      // With an odd Howell a pair sits out one of the rounds.
      expect(suggestion.boardsPerPair.most).toBe(pairs <= 16 && pairs % 2 === 1 ? boards - each : boards);
      expect(suggestion.minutes).toBe(7 * boards);
      expect(checkMovement(movement)).toEqual([]);
    },
  );

  test('O01: 12 pairs: a Howell of 6 tables, 11 rounds of 3, 33 boards', () => {
    expect(first(12)).toMatchObject({ title: 'Howell', rounds: 11, boardsPerPair: { least: 33, most: 33 } });
  });

  test('O02: 11 pairs: the fixed number is vacant, every pair sits out once and plays 30 boards', () => {
    const [movement] = first(11).sessions;
    expect(movement.vacant).toEqual([12]);
    expect([...boardsPlayed(movement).values()].every((boards) => boards === 30)).toBe(true);
    const waiting = movement.rounds.flatMap((round) => waitingIn(movement, round));
    expect(waiting.sort((a, b) => a - b)).toEqual(contestants(movement));
  });

  test('O03: 23 pairs: 27 or 30 boards', () => {
    const official = recommend(23, PACE, RTP_2014_MOVEMENTS).filter(
      (suggestion) => suggestion.official !== undefined,
    );
    expect(official.map(({ boardsPerPair }) => boardsPerPair.most).sort()).toEqual([27, 30]);
  });

  test('O04: 40 pairs: two sections of 10 tables, 27 boards', () => {
    const suggestion = first(40);
    expect(suggestion).toMatchObject({ sections: 2, rounds: 9, boardsPerRound: 3 });
    expect(suggestion.boardsPerPair).toEqual({ least: 27, most: 27 });
    expect(tableCount(suggestion.sessions[0])).toBe(20);
    expect(checkMovement(suggestion.sessions[0])).toEqual([]);
  });

  test.each([
    [34, 1],
    [35, 2],
    [68, 2],
    [69, 3],
    [102, 3],
    [104, 4],
  ])('%i pairs play in %i sections', (pairs, sections) => {
    expect(officialSections(RTP_2014_MOVEMENTS, pairs)).toBe(sections);
  });

  test('50 pairs: each section by the row of its own size', () => {
    expect(first(50).why).toContain('The sections differ: 13 rounds of 2, 9 rounds of 3.');
  });

  test('its caveats are told: no time, or too few fixed seats', () => {
    expect(first(12, { minutes: 200 }).caveats).toEqual(['It takes 231 minutes, 31 more than there are.']);
    expect(first(12, { fixedSeats: 2 }).caveats).toEqual([
      '2 pairs cannot move, and it has one stationary seat.',
    ]);
  });

  test('for one winner the Mitchell has arrow switches (RTP 3.5.6)', () => {
    const suggestion = first(18, { winners: 1 });
    expect(suggestion).toMatchObject({
      title: 'Mitchell with arrow switches',
      winners: 1,
      official: 'RTP 3.5.5.1',
    });
  });
});

test('for 4 to 72 pairs every suggestion passes every check, and the official one is first', () => {
  for (let pairs = 4; pairs <= 72; pairs++) {
    const suggestions = recommend(pairs, PACE, RTP_2014_MOVEMENTS);
    expect(suggestions.length).toBeGreaterThan(0);
    if (pairs >= 7) expect(suggestions[0]?.official).toBeDefined();
    for (const { sessions } of suggestions) {
      for (const session of sessions) expect(checkMovement(session)).toEqual([]);
    }
  }
});

describe('RTP 3.5.5.2: never cut short', () => {
  test('O07: a Howell of 7 rounds planned for 6 is refused', () => {
    const refused = howell({ pairs: 8, boardsPerRound: 4, rounds: 6 }, RTP_2014_MOVEMENTS);
    expect(refused).toMatchObject({ ok: false, error: { code: 'howell-cut-short' } });
    expect(!refused.ok && refused.error.message).toContain('RTP 3.5.5.2');
  });

  test('nor is a cut one suggested', () => {
    const titles = recommend(16, { ...PACE, minutes: 150 }, RTP_2014_MOVEMENTS).map(({ title }) => title);
    expect(titles).not.toContain('Howell cut short');
  });
});

describe('RTP 3.5.5.3: Mitchell and Howell in three sessions', () => {
  test.each([
    [22, 28, 84, 4],
    [28, 27, 81, 3],
    [34, 33, 99, 3],
  ])(
    'O05, O06: %i pairs: %i boards a session, %i in all, everyone meets everyone once for %i',
    (pairs, boards, total, each) => {
      const sessions = orThrow(mixedSessions(pairs, RTP_2014_MOVEMENTS));
      expect(sessions).toHaveLength(3);
      const totals = new Map<number, number>();
      const boardsTogether = new Map<string, number>();
      for (const session of sessions) {
        expect(checkMovement(session)).toEqual([]);
        for (const [number, played] of boardsPlayed(session)) {
          expect(played).toBe(boards);
          totals.set(number, (totals.get(number) ?? 0) + played);
        }
        for (const { ns, ew, boards: played } of playedTables(session)) {
          const couple = [Number(ns), Number(ew)].sort((a, b) => a - b).join();
          boardsTogether.set(couple, (boardsTogether.get(couple) ?? 0) + played.length);
        }
      }
      expect([...totals.values()].every((played) => played === total)).toBe(true);
      expect(boardsTogether.size).toBe((pairs * (pairs - 1)) / 2);
      expect([...boardsTogether.values()].every((played) => played === each)).toBe(true);
      expect(balanceOfSessions(sessions).meetings).toEqual({ least: 1, most: 1 });
    },
  );

  test('O08: session 2: B sits NS against C, and A plays the Howell with the pivot', () => {
    expect(MIXED_SESSIONS[1]).toEqual({ ns: 'B', ew: 'C', howell: 'A' });
    const session = orThrow(mixedSessions(22, RTP_2014_MOVEMENTS))[1]!;
    for (const { tables } of session.rounds) {
      const mitchell = tables.filter(({ table }) => table <= 7);
      const howellTables = tables.filter(({ table }) => table > 7);
      expect(mitchell.map(({ ns }) => ns)).toEqual(groupNumbers('B', 22));
      expect(mitchell.map(({ ew }) => ew).sort((a, b) => a - b)).toEqual(groupNumbers('C', 22));
      const inHowell = howellTables.flatMap(({ ns, ew }) => [ns, ew]).sort((a, b) => a - b);
      expect(inHowell).toEqual([...groupNumbers('A', 22), 22]);
    }
  });

  test('is suggested first for three sessions', () => {
    expect(first(22, { sessions: 3 })).toMatchObject({
      official: 'RTP 3.5.5.3',
      rounds: 7,
      boardsPerRound: 4,
    });
  });

  test('exists for 22, 28 and 34 pairs only', () => {
    expect(mixedSessions(24, RTP_2014_MOVEMENTS)).toMatchObject({ ok: false, error: { code: 'mixed-size' } });
  });
});

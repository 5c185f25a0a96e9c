import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { checkMovement, howell, mixedSessions, recommend, tableCount } from '../../movement/index.ts';
import { ROP_MOVEMENTS } from './movements.ts';

const PACE = { minutesPerBoard: 7 };
const official = (pairs: number) =>
  recommend(pairs, PACE, ROP_MOVEMENTS).filter((suggestion) => suggestion.official !== undefined);

describe('ROP 8.1.3: the official movement', () => {
  test('O01: 12 pairs: a Howell of 6 tables, 11 rounds of 3', () => {
    expect(official(12)).toMatchObject([
      { title: 'Howell', rounds: 11, boardsPerRound: 3, official: 'ROP 8.1.3' },
    ]);
  });

  test('O02: 11 pairs: every pair sits out once, 30 boards each', () => {
    expect(official(11)[0]?.boardsPerPair).toEqual({ least: 30, most: 30 });
  });

  test('O03: 23 pairs: 30 boards only, where the RTP also allows 27', () => {
    expect(official(23)).toMatchObject([{ rounds: 10, boardsPerRound: 3 }]);
  });

  test('O04: 40 pairs: two sections of 10 tables, 27 boards', () => {
    const [suggestion] = official(40);
    expect(suggestion).toMatchObject({ sections: 2, boardsPerPair: { least: 27, most: 27 } });
    expect(tableCount(suggestion!.sessions[0])).toBe(20);
  });

  test.each([
    [22, 28],
    [28, 27],
    [34, 33],
  ])('mixed, %i pairs: %i boards a session, three sessions', (pairs, boards) => {
    const sessions = orThrow(mixedSessions(pairs, ROP_MOVEMENTS));
    expect(sessions).toHaveLength(3);
    for (const session of sessions) {
      expect(checkMovement(session)).toEqual([]);
      expect(session.rounds.length * session.rounds[0]!.tables[0]!.boards.length).toBe(boards);
    }
  });
});

test('O07, ROP 8.1.1: a Howell of 7 rounds planned for 6 is refused', () => {
  const refused = howell({ pairs: 8, boardsPerRound: 4, rounds: 6 }, ROP_MOVEMENTS);
  expect(!refused.ok && refused.error.message).toContain('ROP 8.1.1');
});

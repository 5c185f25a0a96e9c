import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOfSessions } from './balance.ts';
import { checkMovement } from './check.ts';
import { boardsPlayed, playedTables } from './movement.ts';
import { range } from './numbers.ts';
import { twoSessions } from './two-sessions.ts';

const sessionsOf = (pairs: number) => orThrow(twoSessions({ pairs, boardsPerRound: 2 }));

describe.each([8, 10, 12, 14, 16, 18, 22, 24])('%i pairs in two sessions', (pairs) => {
  const tables = pairs / 2;
  const [first, second] = sessionsOf(pairs);

  test('everybody meets everybody exactly once over both', () => {
    const met = [first!, second!]
      .flatMap(playedTables)
      .map(({ ns, ew }) => [Number(ns), Number(ew)].sort((a, b) => a - b).join('-'));
    const couples = range(1, pairs).flatMap((a) => range(a + 1, pairs).map((b) => `${a}-${b}`));
    expect(met.sort()).toEqual(couples.sort());
    expect(balanceOfSessions([first!, second!]).meetings).toEqual({ least: 1, most: 1 });
  });

  test('each session is sound: a seat for all, one table for a meeting, no board twice', () => {
    expect(checkMovement(first!)).toEqual([]);
    expect(checkMovement(second!)).toEqual([]);
  });

  test('even lines play as many rounds as tables, then one fewer; odd ones the other way round', () => {
    const rounds = tables % 2 === 0 ? [tables, tables - 1] : [tables - 1, tables];
    expect([first!.rounds.length, second!.rounds.length]).toEqual(rounds);
    expect(new Set(boardsPlayed(first!).values())).toEqual(new Set([2 * rounds[0]!]));
    expect(new Set(boardsPlayed(second!).values())).toEqual(new Set([2 * rounds[1]!]));
  });

  test('in the second session only the two who wait in odd lines meet across them', () => {
    const across = playedTables(second!).filter(
      ({ ns, ew }) => Number(ns) <= tables !== Number(ew) <= tables,
    );
    expect(across).toHaveLength(tables % 2 === 0 ? 0 : tables);
  });
});

test.each([9, 11, 13, 15])('%i pairs: who should meet the missing one waits, once for each', (pairs) => {
  const sessions = sessionsOf(pairs);
  for (const movement of sessions) expect(checkMovement(movement)).toEqual([]);
  const met = sessions.flatMap(playedTables);
  expect(met).toHaveLength((pairs * (pairs - 1)) / 2);
});

test.each([
  [{ pairs: 6, boardsPerRound: 2 }, 'two-sessions-size'],
  [{ pairs: 41, boardsPerRound: 2 }, 'two-sessions-size'],
  [{ pairs: 20, boardsPerRound: 30 }, 'too-many-boards'],
])('%j: %s', (request, code) => {
  expect(twoSessions(request)).toMatchObject({ ok: false, error: { code } });
});

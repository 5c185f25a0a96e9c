import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { checkMovement } from './check.ts';
import { mitchell } from './mitchell.ts';
import { boardsInPlay, boardsPlayed, type PairMovement, playedTables } from './movement.ts';
import { range } from './numbers.ts';
import { worgerHowell } from './worger.ts';

/** How often each couple that meets does so. */
function meetingsOf(movement: PairMovement): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { ns, ew } of playedTables(movement)) {
    const couple = [Number(ns), Number(ew)].sort((a, b) => a - b).join('-');
    met.set(couple, (met.get(couple) ?? 0) + 1);
  }
  return met;
}

const twice = (movement: PairMovement): number =>
  [...meetingsOf(movement).values()].filter((times) => times === 2).length;

describe.each([8, 10, 12, 14, 16, 20])('the Worger Howell of %i pairs', (pairs) => {
  const movement = orThrow(worgerHowell({ pairs, boardsPerRound: 1 }));

  test('is sound from one copy of the boards', () => {
    expect(checkMovement(movement)).toEqual([]);
    expect(movement.copies).toBe(1);
  });

  test('has a round and a set more than the complete Howell, and everybody plays all sets', () => {
    expect(movement.rounds).toHaveLength(pairs);
    expect(boardsInPlay(movement)).toEqual(range(1, pairs));
    expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([pairs]));
  });

  test('everybody meets everybody, and one opponent twice', () => {
    expect(meetingsOf(movement).size).toBe((pairs * (pairs - 1)) / 2);
    expect(twice(movement)).toBe(pairs / 2);
  });

  test('the added set stays at one table until the last round', () => {
    const tables = movement.rounds
      .slice(0, -1)
      .flatMap((round) => round.tables.filter(({ boards }) => boards[0] === pairs).map(({ table }) => table));
    expect(tables).toHaveLength(pairs / 2 - 1);
    expect(new Set(tables).size).toBe(1);
  });
});

// The one that is published for eight pairs and eight rounds has 85.7 by this measure.
test('eight pairs, eight rounds: as even as the published one', () => {
  expect(balanceOf(orThrow(worgerHowell({ pairs: 8, boardsPerRound: 3 }))).quality).toBeGreaterThanOrEqual(
    85.7,
  );
});

test('seven pairs: one waits a second time, with the number that stays', () => {
  const movement = orThrow(worgerHowell({ pairs: 7, boardsPerRound: 3 }));
  expect(movement.vacant).toEqual([8]);
  expect(checkMovement(movement)).toEqual([]);
});

test.each([6, 41, 8.5])('%f pairs have none', (pairs) => {
  expect(worgerHowell({ pairs, boardsPerRound: 2 })).toMatchObject({
    ok: false,
    error: { code: 'worger-size' },
  });
});

describe('the Worger Mitchell', () => {
  test.each([8, 10, 12, 14, 16, 22, 26])('%i pairs: a round and a set more than tables', (pairs) => {
    const tables = pairs / 2;
    const request = { pairs, rounds: tables + 1, boardsPerRound: 1, method: 'worger' } as const;
    const movement = orThrow(mitchell(request));
    expect(movement.kind).toBe('worger-mitchell');
    expect(checkMovement(movement)).toEqual([]);
    expect(boardsInPlay(movement)).toEqual(range(1, tables + 1));
    expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([tables + 1]));
    expect(meetingsOf(movement).size).toBe(tables * tables);
    expect(twice(movement)).toBe(tables);
  });

  test.each([18, 30])('%i pairs: no table, pair and set are all different in so many rounds', (pairs) => {
    expect(mitchell({ pairs, rounds: pairs / 2 + 1, boardsPerRound: 1, method: 'worger' })).toMatchObject({
      ok: false,
      error: { code: 'mitchell-rounds' },
    });
  });
});

describe('Blackpool: two sets more than tables, on bye-stands', () => {
  test.each([8, 12, 16, 20, 24, 28])('%i pairs: nobody shares, and both lines meet in full', (pairs) => {
    const tables = pairs / 2;
    const request = { pairs, rounds: tables, boardsPerRound: 1, method: 'blackpool' } as const;
    const movement = orThrow(mitchell(request));
    expect(movement).toMatchObject({ kind: 'blackpool-mitchell', shares: [], copies: 1 });
    expect(checkMovement(movement)).toEqual([]);
    expect(boardsInPlay(movement)).toEqual(range(1, tables + 2));
    expect(meetingsOf(movement).size).toBe(tables * tables);
    expect(twice(movement)).toBe(0);
  });

  test('a table plays a set a round down the ring; the second half of the room is a set behind', () => {
    const movement = orThrow(mitchell({ pairs: 12, rounds: 6, boardsPerRound: 1, method: 'blackpool' }));
    expect(movement.rounds.slice(0, 2).map(({ tables }) => tables.map(({ boards }) => boards[0]))).toEqual([
      [1, 2, 3, 5, 6, 7],
      [2, 3, 4, 6, 7, 8],
    ]);
  });

  test.each([8, 12, 16, 20, 24])('%i pairs, two rounds more: all play all sets, some meet again', (pairs) => {
    const tables = pairs / 2;
    const rounds = tables + 2;
    const movement = orThrow(mitchell({ pairs, rounds, boardsPerRound: 1, method: 'blackpool' }));
    expect(checkMovement(movement)).toEqual([]);
    expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([rounds]));
    expect(twice(movement)).toBe(2 * tables);
  });

  test('an odd number of tables has one round more; a third meeting is none', () => {
    const request = { pairs: 18, boardsPerRound: 1, method: 'blackpool' } as const;
    expect(checkMovement(orThrow(mitchell({ ...request, rounds: 10 })))).toEqual([]);
    expect(mitchell({ ...request, rounds: 11 })).toMatchObject({
      ok: false,
      error: { code: 'mitchell-rounds' },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { checkMovement } from './check.ts';
import { mitchell } from './mitchell.ts';
import { mostRounds } from './mitchell-frames.ts';
import { waitingIn } from './movement.ts';
import { range } from './numbers.ts';

const roving = (tables: number, rounds: number, winners: 1 | 2 = 2) =>
  orThrow(mitchell({ pairs: 2 * tables + 1, rounds, boardsPerRound: 2, method: 'rover', winners }));

describe.each(range(4, 20))('a rover over %i tables', (tables) => {
  const rounds = mostRounds('rover', tables, 0);

  test('every number of rounds is sound: nobody meets a pair or a board again', () => {
    for (const count of range(2, rounds)) expect(checkMovement(roving(tables, count))).toEqual([]);
  });

  test('the rover waits first, then another stationary pair each round', () => {
    const movement = roving(tables, rounds);
    const waiting = movement.rounds.flatMap((round) => waitingIn(movement, round));
    expect(waiting[0]).toBe(2 * tables + 1);
    expect(waiting).toHaveLength(rounds);
    expect(new Set(waiting).size).toBe(rounds);
    expect(waiting.slice(1).every((pair) => pair <= tables)).toBe(true);
    for (const round of movement.rounds) expect(round.tables).toHaveLength(tables);
  });
});

test('who roves is ranked with the stationary pairs, or with all for one winner', () => {
  expect(roving(5, 5).rankings).toEqual([
    [1, 2, 3, 4, 5, 11],
    [6, 7, 8, 9, 10],
  ]);
  expect(roving(5, 5, 1).rankings).toEqual([range(1, 11)]);
  expect(roving(5, 5).kind).toBe('rover-mitchell');
});

test.each([
  [18, 9, 'mitchell-size'],
  // Nine rounds over nine tables would be nine queens on a ring that keep out of each other's way; there are none.
  [19, 9, 'mitchell-rounds'],
  [7, 3, 'mitchell-rounds'],
])('%i pairs, %i rounds: %s', (pairs, rounds, code) => {
  expect(mitchell({ pairs, rounds, boardsPerRound: 2, method: 'rover' })).toMatchObject({
    ok: false,
    error: { code },
  });
});

describe.each(range(4, 13))('a bump over %i tables', (tables) => {
  const bump = (rounds: number) =>
    orThrow(mitchell({ pairs: 2 * tables + 1, rounds, boardsPerRound: 2, method: 'bump' }));

  test('every number of rounds is sound, those who sit still never wait, and the odd pair is ranked with the others', () => {
    const most = mostRounds('bump', tables, 0);
    for (const count of range(2, most)) expect(checkMovement(bump(count))).toEqual([]);
    const movement = bump(most);
    const waiting = movement.rounds.flatMap((round) => waitingIn(movement, round));
    expect(waiting[0]).toBe(2 * tables + 1);
    expect(new Set(waiting).size).toBe(most);
    expect(waiting.every((pair) => pair > tables)).toBe(true);
    expect(movement.rankings[1]).toContain(2 * tables + 1);
    expect(movement.kind).toBe('bump-mitchell');
  });
});

import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { checkMovement } from './check.ts';
import { individual } from './individual.ts';
import type { IndividualMovement } from './movement.ts';
import { range } from './numbers.ts';

const SIZES = [8, 9, 12, 13, 16, 17, 20, 24];

const partnerships = (movement: IndividualMovement): string[] =>
  movement.rounds
    .flatMap(({ tables }) => tables.flatMap(({ ns, ew }) => [ns, ew]))
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);

describe.each(SIZES)('an individual of %i players', (players) => {
  const movement = orThrow(individual({ players, boardsPerRound: 2 }));

  test('passes the checks, opponents apart', () => {
    expect(checkMovement(movement, { mostMeetings: 4 })).toEqual([]);
  });

  test('everyone partners everyone exactly once', () => {
    const all = range(1, players).flatMap((a) => range(a + 1, players).map((b) => `${a}-${b}`));
    expect(partnerships(movement).sort()).toEqual(all.sort());
  });

  test('with one player too many each sits out once', () => {
    const sitOuts = movement.rounds.flatMap((round) => round.sitOuts ?? []);
    expect(sitOuts.sort((a, b) => a - b)).toEqual(players % 4 === 1 ? range(1, players) : []);
  });
});

test('eight players meet each other exactly twice as opponents, and share the boards', () => {
  const movement = orThrow(individual({ players: 8, boardsPerRound: 3 }));
  expect(balanceOf(movement).meetings).toEqual({ least: 2, most: 2 });
  expect(movement.shares).toEqual([[1, 2]]);
});

test('a barometer of twelve players lets everyone meet everyone exactly twice', () => {
  const movement = orThrow(individual({ players: 12, boardsPerRound: 2, barometer: true }));
  expect(checkMovement(movement, { mostMeetings: 2 })).toEqual([]);
  expect(balanceOf(movement).meetings).toEqual({ least: 2, most: 2 });
  expect(movement.copies).toBe(3);
});

test('fewer rounds: nobody has a partner twice', () => {
  const movement = orThrow(individual({ players: 16, boardsPerRound: 3, rounds: 8 }));
  expect(movement.rounds).toHaveLength(8);
  expect(checkMovement(movement, { mostMeetings: 4 })).toEqual([]);
});

test.each([
  [{ players: 4, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 14, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 44, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 12, boardsPerRound: 2, rounds: 12 }, 'individual-rounds'],
  [{ players: 12, boardsPerRound: 0 }, 'boards-per-round'],
])('%j is refused: %s', (request, code) => {
  expect(individual(request)).toMatchObject({ ok: false, error: { code } });
});

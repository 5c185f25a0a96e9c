import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { checkMovement } from './check.ts';
import {
  FEWEST_INDIVIDUAL_PLAYERS,
  individual,
  individualRounds,
  MOST_INDIVIDUAL_PLAYERS,
} from './individual.ts';
import { INDIVIDUAL_DESIGNS } from './individual-designs.ts';
import { boardsPlayed, type IndividualMovement } from './movement.ts';
import { range } from './numbers.ts';

const partnerships = (movement: IndividualMovement): string[] =>
  movement.rounds
    .flatMap(({ tables }) => tables.flatMap(({ ns, ew }) => [ns, ew]))
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);

const opponentsOf = (movement: IndividualMovement): Map<string, number> => {
  const met = new Map<string, number>();
  for (const { tables } of movement.rounds) {
    for (const { ns, ew } of tables) {
      for (const a of ns) {
        for (const b of ew) {
          const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
          met.set(key, (met.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return met;
};

const ALL = range(FEWEST_INDIVIDUAL_PLAYERS, MOST_INDIVIDUAL_PLAYERS);

describe.each(ALL)('an individual of %i players', (players) => {
  const movement = orThrow(individual({ players, boardsPerRound: 1 }));
  const tables = Math.floor(players / 4);

  test('is sound: one seat a round, no board twice, no partner twice', () => {
    expect(checkMovement(movement)).toEqual([]);
    expect(movement.rounds.every((round) => round.tables.length === tables)).toBe(true);
  });

  test('partners: everybody with everybody of 4n and 4n + 1, else with as many as he plays rounds', () => {
    const couples = new Set(partnerships(movement));
    expect(couples.size).toBe(2 * tables * individualRounds(players));
    if (players % 4 < 2) expect(couples.size).toBe((players * (players - 1)) / 2);
  });

  test('those who are too many sit out, everybody equally often', () => {
    const out = movement.rounds.flatMap(({ sitOuts = [] }) => sitOuts);
    const times = range(1, players).map((number) => out.filter((each) => each === number).length);
    expect(new Set(times)).toEqual(new Set([players % 4]));
    expect(new Set(boardsPlayed(movement).values()).size).toBe(1);
  });

  test('fewer rounds are sound too', () => {
    const rounds = Math.max(1, Math.min(7, individualRounds(players) - 1));
    const shorter = orThrow(individual({ players, boardsPerRound: 2, rounds }));
    expect(checkMovement(shorter)).toEqual([]);
    expect(shorter.rounds).toHaveLength(rounds);
  });
});

test.each(INDIVIDUAL_DESIGNS.map((line) => line.split(' ').slice(0, 4)))(
  '%s players, sets %s on %s: the balance kept with the design, %s, is that of the movement',
  (players, kind, _, quality) => {
    const barometer = kind === 'together' && Number(players) >= 12;
    const movement = orThrow(individual({ players: Number(players), boardsPerRound: 1, barometer }));
    expect(balanceOf(movement).quality).toBeCloseTo(Number(quality), 1);
  },
);

test('nine players: as even as can be, as published ones are', () => {
  const movement = orThrow(individual({ players: 9, boardsPerRound: 3 }));
  expect(balanceOf(movement)).toMatchObject({ quality: 100, verdict: 'perfect' });
});

// A whist tournament: partners once, opponents twice. Larger ones exist; ours come near.
test.each([8, 9, 12, 13, 16, 17, 20, 21])(
  '%i players at the same boards: everybody meets everybody exactly twice as an opponent',
  (players) => {
    const movement = orThrow(individual({ players, boardsPerRound: 1, barometer: true }));
    expect(new Set(opponentsOf(movement).values())).toEqual(new Set([2]));
    expect(opponentsOf(movement).size).toBe((players * (players - 1)) / 2);
  },
);

test.each(ALL)('%i players: nobody meets anybody more than four times', (players) => {
  const movement = orThrow(individual({ players, boardsPerRound: 1 }));
  // One table of five plays five rounds with the same people.
  const most = players < 8 ? 2 * individualRounds(players) : 4;
  expect(Math.max(...opponentsOf(movement).values())).toBeLessThanOrEqual(most);
});

test('eight players share the boards between two tables', () => {
  const movement = orThrow(individual({ players: 8, boardsPerRound: 3 }));
  expect(movement.shares).toEqual([[1, 2]]);
  expect(movement.copies).toBe(1);
});

test('twelve players at the same boards need three copies; where boards move, one', () => {
  expect(orThrow(individual({ players: 12, boardsPerRound: 2, barometer: true })).copies).toBe(3);
  expect(orThrow(individual({ players: 12, boardsPerRound: 2 })).copies).toBe(1);
});

test.each([
  [{ players: 3, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 4.5, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 44, boardsPerRound: 2 }, 'individual-size'],
  [{ players: 12, boardsPerRound: 2, rounds: 12 }, 'individual-rounds'],
  [{ players: 14, boardsPerRound: 2, rounds: 15 }, 'individual-rounds'],
  [{ players: 12, boardsPerRound: 0 }, 'boards-per-round'],
])('%j is refused: %s', (request, code) => {
  expect(individual(request)).toMatchObject({ ok: false, error: { code } });
});

import { describe, expect, test } from 'vitest';
import { checkMovement } from './check.ts';
import { boardsInPlay } from './movement.ts';
import { range } from './numbers.ts';
import { recommendIndividual } from './recommend-individual.ts';

const WISHES = { minutesPerBoard: 7 };

describe.each([...range(8, 40), 48, 61, 80])('%i players', (players) => {
  const suggestions = recommendIndividual(players, WISHES);

  test('have a way to play about 26 boards, everybody in one section', () => {
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { movements, rounds, boardsPerRound } of suggestions) {
      expect(movements.reduce((sum, movement) => sum + movement.players, 0)).toBe(players);
      expect(Math.abs(rounds * boardsPerRound - 26)).toBeLessThanOrEqual(8);
    }
  });

  test('sections play the same number of rounds and the same boards', () => {
    for (const { movements, rounds } of suggestions) {
      expect(new Set(movements.map((movement) => movement.rounds.length))).toEqual(new Set([rounds]));
      expect(movements.flatMap((movement) => checkMovement(movement))).toEqual([]);
    }
  });
});

test('twelve players: eleven rounds of two boards, everybody with everybody, in 154 minutes of 7 a board', () => {
  const whole = recommendIndividual(12, WISHES).find(({ rounds }) => rounds === 11);
  expect(whole).toMatchObject({ boardsPerRound: 2, boardsPerPlayer: { least: 22, most: 22 }, minutes: 154 });
  expect(boardsInPlay(whole!.movements[0])).toHaveLength(22);
});

test('a few are one table, and too many or none are nobody', () => {
  expect(recommendIndividual(5, { ...WISHES, boards: 20 })[0]?.movements[0].players).toBe(5);
  expect(recommendIndividual(3, WISHES)).toEqual([]);
  expect(recommendIndividual(161, WISHES)).toEqual([]);
});

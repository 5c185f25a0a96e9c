import { expect, test } from 'vitest';
import { roundName } from './round-name.ts';

const team = { contestant: '1', names: ['Clube A'] as const };
const at = (round: number, segment: number, segments: number) =>
  ({ round, rounds: 7, segment, segments, room: 'open', home: team, away: team }) as const;

test('among pairs a round has its own number', () => {
  expect(roundName({ round: 3 })).toBe('3');
  expect(roundName({ round: 3 }, 4)).toBe('4');
});

test('a round of matches has the number of the phase: the movement goes on from session to session', () => {
  expect(roundName({ round: 1, match: at(5, 1, 1) })).toBe('5');
  expect(roundName({ round: 1, match: at(5, 1, 1) }, 2)).toBe('6');
});

test('where a match has segments, each is a round of the movement', () => {
  expect(roundName({ round: 3, match: at(2, 1, 2) })).toBe('2 (1/2)');
  expect(roundName({ round: 3, match: at(2, 1, 2) }, 4)).toBe('2 (2/2)');
  expect(roundName({ round: 3, match: at(2, 1, 2) }, 5)).toBe('3 (1/2)');
  expect(roundName({ round: 3, match: at(2, 1, 2) }, 2)).toBe('1 (2/2)');
});

import type { Overview } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { nameOfRound } from './name-of-round.ts';

const section = (name: string, more = {}) => ({ section: name, ...more });
const overview = {
  sessions: [
    { session: 1, sections: [section('A')] },
    {
      session: 2,
      sections: [
        section('A', {
          ofMatches: [{ round: 3, segment: 2, segments: 2 }, { round: 4, segment: 1, segments: 2 }, null],
        }),
        section('B', { ofMatches: [{ round: 7, segment: 1, segments: 1 }] }),
      ],
    },
  ],
} as unknown as Overview;

test('a round of a movement has its number; where matches are played the match’s round and segment are named', () => {
  const named = (session: number, of: string, round: number) =>
    nameOfRound(overview, { session, section: of, round });
  expect(named(1, 'A', 5)).toBe('5');
  expect(named(2, 'A', 1)).toBe('3 (2/2)');
  expect(named(2, 'A', 2)).toBe('4 (1/2)');
  expect(named(2, 'B', 1)).toBe('7');
  // Nothing is known of it: as it is.
  expect(named(2, 'A', 3)).toBe('3');
  expect(named(9, 'A', 2)).toBe('2');
});

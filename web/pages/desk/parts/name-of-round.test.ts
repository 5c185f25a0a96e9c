import type { HistoryLine, Overview } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { nameOfRound, withRefusedRoundsNamed, withRoundsNamed } from './name-of-round.ts';

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

test('the history counts as the matches do: rounds of the movement by name, rounds of a draw as they are', () => {
  const named = (code: HistoryLine['code'], params: HistoryLine['params']) =>
    withRoundsNamed(overview, { code, params });
  const at = { session: 2, section: 'A', board: 9 };
  expect(named('result-recorded', { ...at, round: 2 })).toEqual({ ...at, round: '4 (1/2)' });
  expect(named('places-exchanged', { ...at, round: 1, through: 2 })).toMatchObject({
    round: '3 (2/2)',
    through: '4 (1/2)',
  });
  // A fact of the whole session names no section.
  expect(named('player-substituted', { session: 2, fromRound: 2 })).toMatchObject({ fromRound: '4 (1/2)' });
  expect(named('round-drawn', { ...at, round: 2 })).toEqual({ ...at, round: 2 });
  expect(named('result-recorded', { session: 1, section: 'A', round: 5 })).toMatchObject({ round: '5' });
});

test('a refusal counts as the matches do, in the session that is looked at', () => {
  const refused = (code: string, params: Readonly<Record<string, string | number>>) =>
    withRefusedRoundsNamed(overview, 2, code, params);
  expect(refused('round-order', { round: 1, next: 2, section: 'A' })).toMatchObject({
    round: '3 (2/2)',
    next: '4 (1/2)',
  });
  expect(refused('round-not-running', { round: 1, section: 'B' })).toMatchObject({ round: '7' });
  // A reserve is next by his number; a session that is named is that one; a draw is counted by the phase already.
  expect(refused('not-next-reserve', { next: '12' })).toEqual({ next: '12' });
  expect(refused('round-begun', { session: 1, section: 'A', round: 2 })).toMatchObject({ round: '2' });
  expect(refused('draw-stands', { round: 3, section: 'A' })).toEqual({ round: 3, section: 'A' });
  expect(refused('draw-order', { round: 5, next: 4 })).toEqual({ round: 5, next: 4 });
});

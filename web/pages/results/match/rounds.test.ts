import type { MatchesView, MatchState } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { lastRoundOf, roundsOf } from './rounds.ts';

const round = (number: number, state: MatchState, section = 'A') =>
  ({ round: number, section, matches: [{ state }] }) as unknown as MatchesView['rounds'][number];

const view = (...rounds: readonly MatchesView['rounds'][number][]) => ({ rounds }) as unknown as MatchesView;

test('groups that play a round side by side count once', () => {
  expect(roundsOf(view(round(2, 'playing'), round(1, 'agreed'), round(1, 'agreed', 'B')))).toEqual([1, 2]);
});

test.each([
  [
    'in play, though the next is drawn',
    view(round(1, 'agreed'), round(2, 'playing'), round(3, 'published')),
    2,
  ],
  ['to be signed', view(round(1, 'scored'), round(2, 'published')), 1],
  [
    'the first to come of a calendar',
    view(round(1, 'agreed'), round(2, 'published'), round(3, 'published')),
    2,
  ],
  ['the last of all when everything is over', view(round(1, 'agreed'), round(2, 'ruled')), 2],
  ['none before the first draw', view(), undefined],
])('the round to look at is the one %s', (_which, shown, expected) => {
  expect(lastRoundOf(shown)).toBe(expected);
});

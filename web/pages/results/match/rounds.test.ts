import type { MatchesView, MatchState } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { inPlay, lastRoundOf, placeOfRound, roundsOf, roundsToShow } from './rounds.ts';

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
  [
    'the last played, though an earlier one lacks signatures',
    view(round(1, 'scored'), round(2, 'agreed')),
    2,
  ],
  ['the last of all when everything is over', view(round(1, 'agreed'), round(2, 'ruled')), 2],
  ['none before the first draw', view(), undefined],
])('the round to look at is the one %s', (_which, shown, expected) => {
  expect(lastRoundOf(shown)).toBe(expected);
});

test('the room sees the round in play and the next one once it is drawn, of a calendar no more', () => {
  const calendar = view(
    round(1, 'agreed'),
    round(2, 'playing'),
    round(2, 'playing', 'B'),
    round(3, 'published'),
    round(4, 'published'),
  );
  expect(roundsToShow(calendar).map((each) => `${each.round}${each.section}`)).toEqual(['2A', '2B', '3A']);
  expect(roundsToShow(view())).toEqual([]);
});

test('running scores are of matches in play that have one to be seen', () => {
  const tiles = [
    { match: 1, state: 'playing', imps: { home: '3', away: '0' } },
    { match: 2, state: 'playing' },
    { match: 3, state: 'agreed', imps: { home: '9', away: '1' } },
  ];
  const shown = view({ ...round(2, 'playing'), matches: tiles } as unknown as MatchesView['rounds'][number]);
  expect(inPlay(shown).map(({ tile }) => tile.match)).toEqual([1]);
});

test('a round of the movement is a segment of a round of matches', () => {
  const drawn = (number: number, first: number, session = 2) =>
    ({ ...round(number, 'playing'), session, first, segments: 2 }) as MatchesView['rounds'][number];
  const shown = view(drawn(3, 1, 1), drawn(4, 1), drawn(5, 3));
  expect(placeOfRound(shown, 2, 2)).toEqual({ round: 4, segment: 2, segments: 2 });
  expect(placeOfRound(shown, 2, 3)).toEqual({ round: 5, segment: 1, segments: 2 });
  expect(placeOfRound(shown, 2, 5)).toBeUndefined();
});

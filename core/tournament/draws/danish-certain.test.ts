import { expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { continued } from '../testing/given.ts';
import { drawnIn, drawRound, matchAtIn, SWISS, scoreSheet, teamsPlanned } from '../testing/team-event.ts';
import { drawView } from '../views/matches/draw.ts';

/**
 * Four rounds of five, the last Danish: A wins by so many IMPs in each, all others draw. 70 IMPs over 16 boards are 20 VPs (RTP,
 * Annex I), a drawn match 10. Of the fourth round only the match of A and perhaps those of the others are over.
 */
function fourRounds(lag: 0 | 1, margins: readonly number[], fourth: 'played' | 'open' = 'played') {
  let state = teamsPlanned([...'ABCDEFGHIJKL'], { ...SWISS, rounds: 5, danishRounds: 1, lag });
  margins.forEach((margin, index) => {
    const round = index + 1;
    state = drawRound(state, round);
    for (const { match, home, away } of drawnIn(state, round)?.matches ?? []) {
      const [up, down] = [Math.max(margin, 0), Math.max(-margin, 0)];
      const imps = home === 'A' ? [up, down] : away === 'A' ? [down, up] : [0, 0];
      if (round === 4 && fourth === 'open' && home !== 'A' && away !== 'A') continue;
      state = continued(state, scoreSheet(matchAtIn(round, match), imps[0] ?? 0, imps[1] ?? 0));
    }
  });
  return state;
}

/** Why A meets whom it meets in the last round. */
function whyLast({ tournament }: TournamentState) {
  if (tournament === undefined) throw new Error('Nothing is planned.');
  const view = drawView(tournament, { session: 1, section: 'A', round: 5 });
  return view.ok
    ? view.value.proposal?.reasons.find(({ teams }) => teams.includes('A'))?.code
    : view.error.code;
}

test('RTP 3.6.12.8: all of the round before played, 70 against at most 40: 60 at best, the place is certain', () => {
  expect(whyLast(fourRounds(0, [70, 70, 70, 0]))).toBe('place-certain');
});

test('RTP 3.6.12.8: who still plays has 30, and 20 and 20 to win: 70 can be reached, the place is not certain', () => {
  expect(whyLast(fourRounds(0, [70, 70, 70, 0], 'open'))).toBe('danish');
  // With 80 it is.
  expect(whyLast(fourRounds(0, [70, 70, 70, 70], 'open'))).toBe('place-certain');
});

test('RTP 3.6.12.8: drawn on the standings of the round before, 60 against 30: two rounds can bring 40', () => {
  expect(whyLast(fourRounds(1, [70, 70, 70, -70]))).toBe('danish');
});

import { describe, expect, test } from 'vitest';
import type { MatchesPhase } from '../../phase.ts';
import { NOTHING, type TournamentState } from '../../state.ts';
import { type AnyCommand, command, continued } from '../../testing/given.ts';
import { type StoryRound, wholeSwiss } from '../../testing/naive/whole-swiss.ts';
import { drawnIn } from '../../testing/team-event.ts';
import { rankGroup } from './standing.ts';

const drawnAs = (state: TournamentState, round: number): StoryRound => {
  const drawn = drawnIn(state, round);
  if (drawn === undefined) throw new Error(`Round ${round} was not drawn.`);
  return {
    bye: drawn.bye,
    matches: drawn.matches.map(({ match, home, away, open, closed = 0 }) => ({
      match,
      home,
      away,
      open,
      closed,
    })),
  };
};

const standingOf = ({ tournament }: TournamentState) => {
  if (tournament === undefined) throw new Error('No tournament.');
  return rankGroup(tournament, tournament.phases.get(1) as MatchesPhase, 'A').places.map(
    ({ contestant, value }) => ({ team: contestant, vps: Number(value.times(100).toDecimal(0)) }),
  );
};

/** Plays the story in memory, holding every draw and every standing against the second reckoning. */
function playedThrough(seed: number): number {
  let [state, compared] = [NOTHING, 0];
  const story = wholeSwiss(seed);
  let next = story.next();
  while (next.done !== true) {
    const { value: step } = next;
    let answer: StoryRound | undefined;
    switch (step.step) {
      case 'command':
        state = continued(state, command(step.type, step.data) as AnyCommand);
        break;
      case 'drawn':
        answer = drawnAs(state, step.round);
        break;
      case 'compare-draw': {
        const { matches, bye } = drawnAs(state, step.round);
        const pairs = matches.map(({ home, away }) => [home, away].toSorted().join('-'));
        expect(pairs, `round ${step.round}`).toEqual(
          step.expected.matches.map((each) => each.toSorted().join('-')),
        );
        expect(bye ?? undefined).toBe(step.expected.bye);
        compared++;
        break;
      }
      case 'compare-standing':
        expect(standingOf(state), `round ${step.round}`).toEqual(step.expected);
        compared++;
        break;
    }
    next = (story as Generator<unknown, unknown, unknown>).next(answer) as typeof next;
  }
  return compared;
}

describe('RTP 3.6.12: a whole Swiss of thirteen teams and seven rounds against a second reckoning', () => {
  test.each([7, 11, 23])('every draw and every standing, results of seed %i', (seed) => {
    expect(playedThrough(seed)).toBe(6 + 7);
  });
});

import { describe, expect, test } from 'vitest';
import type { MatchesPhase } from '../../phase.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import {
  WORKED_SWISSES,
  type WorkedMatch,
  type WorkedSwiss,
  workedMatches,
} from '../../testing/naive/worked.ts';
import { drawnIn, drawRound, matchAtIn, SWISS, scoreSheet, teamsPlanned } from '../../testing/team-event.ts';
import { rankGroup } from './standing.ts';

/** The round drawn and its sheets typed; who has no IMPs did not come. */
function playedRound(
  state: TournamentState,
  round: number,
  matches: readonly WorkedMatch[],
): TournamentState {
  const drawn = drawRound(state, round);
  return matches.reduce((next, { home, away, imps }) => {
    const found = drawnIn(drawn, round)?.matches.find((match) =>
      [match.home, match.away].every((team) => team === home || team === away),
    );
    if (found === undefined) throw new Error(`${home}-${away} was not drawn.`);
    const at = matchAtIn(round, found.match);
    if (imps === undefined)
      return continued(
        next,
        command('rule-match', {
          ...at,
          ruling: { kind: 'no-show', absent: [away] },
          clause: 'RTP 3.6.7.2',
          reason: 'did not appear',
        }),
      );
    const [own, other] = found.home === home ? imps : [imps[1], imps[0]];
    return continued(next, scoreSheet(at, own, other));
  }, drawn);
}

const standingText = (state: TournamentState): string => {
  const { tournament } = state;
  const phase = tournament?.phases.get(1) as MatchesPhase;
  if (tournament === undefined) throw new Error('No tournament.');
  return rankGroup(tournament, phase, 'A')
    .places.map(({ contestant, value }) => `${contestant} ${value.toDecimal(2)}`)
    .join(', ');
};

describe.each(WORKED_SWISSES)(
  'a Swiss of teams by commands, $clause',
  ({ clause, teams, first, rounds }: WorkedSwiss) => {
    const start = teamsPlanned(teams, { ...SWISS, rounds: rounds.length, first });
    const states: TournamentState[] = [];
    for (const round of rounds) {
      states.push(playedRound(states.at(-1) ?? start, states.length + 1, workedMatches(round)));
    }
    test.each(rounds.map((round, index) => ({ ...round, round: index + 1 })))(
      `${clause}: the draw and the standing of round $round`,
      ({ round, standing, bye, ...worked }) => {
        const state = states[round - 1] as TournamentState;
        const drawn = drawnIn(state, round);
        expect(drawn?.matches.map(({ home, away }) => [home, away].toSorted().join('-'))).toEqual(
          workedMatches({ ...worked, standing }).map(({ home, away }) => [home, away].toSorted().join('-')),
        );
        expect(drawn?.bye).toBe(bye ?? null);
        expect(standingText(state)).toBe(standing);
      },
    );
  },
);

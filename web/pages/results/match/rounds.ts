import type { MatchesView } from 'naipe/tournament';

/** The rounds of a phase that have been drawn, in order; groups play them side by side. */
export const roundsOf = ({ rounds }: MatchesView): readonly number[] =>
  [...new Set(rounds.map(({ round }) => round))].sort((a, b) => a - b);

/** The round that everybody looks at: the last one in play, else the last that is over, else the first to come. */
export function lastRoundOf(view: MatchesView): number | undefined {
  const withState = (...states: readonly string[]) =>
    view.rounds
      .filter(({ matches }) => matches.some(({ state }) => states.includes(state)))
      .map(({ round }) => round);
  const playing = withState('playing', 'scored');
  if (playing.length > 0) return Math.max(...playing);
  const toPlay = withState('published');
  if (toPlay.length > 0) return Math.min(...toPlay);
  return roundsOf(view).at(-1);
}

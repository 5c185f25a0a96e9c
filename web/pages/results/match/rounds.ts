import type { MatchesView, MatchTile, RoundMatches, SectionId, SessionNumber } from 'naipe/tournament';

/** The rounds of a phase that have been drawn, in order; groups play them side by side. */
export const roundsOf = ({ rounds }: MatchesView): readonly number[] =>
  [...new Set(rounds.map(({ round }) => round))].sort((a, b) => a - b);

/**
 * The round that everybody looks at: the last one in play; else the last that was played, while somebody has to sign it; else
 * the first to come. Signatures that an earlier round still lacks bring nobody back to it.
 */
export function lastRoundOf(view: MatchesView): number | undefined {
  const withState = (...states: readonly string[]) =>
    view.rounds
      .filter(({ matches }) => matches.some(({ state }) => states.includes(state)))
      .map(({ round }) => round);
  const playing = withState('playing');
  if (playing.length > 0) return Math.max(...playing);
  const played = Math.max(0, ...withState('scored', 'agreed', 'ruled'));
  if (withState('scored').includes(played)) return played;
  const toPlay = withState('published');
  if (toPlay.length > 0) return Math.min(...toPlay);
  return roundsOf(view).at(-1);
}

/** What a room is shown: that round, and the one after it as soon as its draw is out. */
export function roundsToShow(view: MatchesView): readonly RoundMatches[] {
  const now = lastRoundOf(view);
  return now === undefined ? [] : view.rounds.filter(({ round }) => round === now || round === now + 1);
}

export const severalGroups = ({ rounds }: MatchesView): boolean =>
  new Set(rounds.map(({ section }) => section)).size > 1;

/** A match with where it is played. */
export interface MatchOfRound extends Pick<RoundMatches, 'session' | 'round'> {
  readonly section: SectionId;
  readonly tile: MatchTile;
}

/** The matches in play whose score may be seen. */
export const inPlay = ({ rounds }: MatchesView): readonly MatchOfRound[] =>
  rounds.flatMap(({ session, section, round, matches }) =>
    matches
      .filter(({ state, imps, vps }) => state === 'playing' && (imps ?? vps) !== undefined)
      .map((tile) => ({ session, section, round, tile })),
  );

/** The round of matches, and its segment, that a round of a session's movement is. */
export function placeOfRound({ rounds }: MatchesView, session: SessionNumber, movementRound: number) {
  for (const { round, segments, ofMovement = false, ...drawn } of rounds) {
    for (const sitting of drawn.sittings ?? [{ ...drawn, segments: numbersTo(segments) }]) {
      const segment = sitting.segments[movementRound - sitting.first];
      if (sitting.session !== session || segment === undefined) continue;
      // A movement is drawn as one: its parts are its rounds.
      return ofMovement ? { round: segment, segment: 1, segments: 1 } : { round, segment, segments };
    }
  }
  return undefined;
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

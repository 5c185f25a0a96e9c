import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import type { DrawnMatch } from '../match.ts';

/** A round of a repechage: matches, and who goes on without one. */
export interface RepechageRound {
  readonly matches: readonly DrawnMatch[];
  readonly byes: readonly string[];
}

/** As many as have to be lost, and no more than there are opponents for. */
const matchesToPlay = (teams: number, places: number): number =>
  Math.min(teams - places, Math.floor(teams / 2));

/** How many rounds it takes until only so many are left. */
export function repechageRounds(teams: number, places: number): number {
  let rounds = 0;
  for (let left = teams; left > Math.max(1, places); left -= matchesToPlay(left, Math.max(1, places)))
    rounds++;
  return rounds;
}

/**
 * The next round among beaten teams who play for places in the next round of the main event, best first: as many matches as
 * have to be lost, the weakest against each other so that the best wait. No matches when there are as many as places.
 */
export function repechageRound(teams: readonly string[], places: number): Result<RepechageRound> {
  if (!Number.isInteger(places) || places < 1 || places > teams.length) {
    return fail<Fault>({
      code: 'places',
      message: `${teams.length} teams cannot play for ${places} places.`,
    });
  }
  const count = matchesToPlay(teams.length, places);
  const playing = teams.slice(teams.length - 2 * count);
  return ok({
    matches: playing
      .slice(0, count)
      .map((home, index) => ({ home, away: playing[playing.length - 1 - index] as string })),
    byes: teams.slice(0, teams.length - 2 * count),
  });
}

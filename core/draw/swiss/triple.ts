import { couple, type DrawnMatch } from '../match.ts';
import type { Obstacle } from '../matching/maximum.ts';
import type { Pairing } from './opponents.ts';
import type { Reason } from './reason.ts';
import type { SwissTeam } from './request.ts';

/** Three teams that meet each other over half the boards each (RTP 3.6.12.2, A21). */
export interface Triple {
  readonly teams: readonly string[];
  /** Those of the three who have met before. */
  readonly met: readonly (readonly [string, string])[];
  /** Where some have met: the lowest three who have not and leave the others a draw, with that draw (A31). */
  readonly offered?: { readonly teams: readonly string[]; readonly matches: readonly DrawnMatch[] };
}

type PairRest = (trio: readonly string[]) => readonly Pairing[] | Obstacle;

interface FoundTriple {
  readonly teams: readonly string[];
  readonly met: readonly (readonly [string, string])[];
  readonly pairings: readonly Pairing[];
  readonly reason: Reason;
  readonly offered?: { readonly teams: readonly string[]; readonly pairings: readonly Pairing[] };
}

const metAmong = (trio: readonly SwissTeam[]): (readonly [string, string])[] =>
  trio.flatMap((team, index) =>
    trio
      .slice(index + 1)
      .flatMap((other) => (team.met.includes(other.id) ? [[team.id, other.id] as const] : [])),
  );

const ids = (trio: readonly SwissTeam[]): string[] => trio.map(({ id }) => id);

/**
 * The lowest three that leave the others a draw: the lowest member as low as possible, then the next; `apart`: of those that have
 * not met. How many the others would leave without an opponent says at each step whether those still to be taken out can be enough.
 */
function lowestTrio(teams: readonly SwissTeam[], pairRest: PairRest, apart: boolean) {
  // A pair that has met is met again in many threes.
  const haveMet = new Set(teams.flatMap((team) => team.met.map((other) => couple(team.id, other))));
  const mayMeet = (one: SwissTeam, other: SwissTeam): boolean =>
    !apart || !haveMet.has(couple(one.id, other.id));
  const canBeEnough = (out: readonly SwissTeam[]): boolean => {
    const rest = pairRest(ids(out));
    return !('groups' in rest) || rest.alone + out.length <= 3;
  };
  const above = (team: SwissTeam): readonly SwissTeam[] => teams.slice(0, teams.indexOf(team)).reverse();
  if (!canBeEnough([])) return undefined;
  for (const low of teams.toReversed()) {
    if (!canBeEnough([low])) continue;
    for (const middle of above(low)) {
      if (!mayMeet(middle, low) || !canBeEnough([middle, low])) continue;
      for (const high of above(middle)) {
        if (!mayMeet(high, low) || !mayMeet(high, middle)) continue;
        const trio = [high, middle, low];
        const pairings = pairRest(ids(trio));
        if (!('groups' in pairings)) return { trio, pairings };
      }
    }
  }
  return undefined;
}

/**
 * The last three play a triple. If two of them have met, it stands all the same, and the lowest three who have not are offered
 * (A31), or play it if that is `preferred`. If the others could not be paired then, the lowest three play it who let them.
 */
export function tripleFor(
  teams: readonly SwissTeam[],
  pairRest: PairRest,
  preferred: 'last' | 'unmet' = 'last',
): FoundTriple | (Obstacle & { readonly trio: readonly string[] }) {
  const last = teams.slice(-3);
  const pairings = pairRest(ids(last));
  const met = metAmong(last);
  if (!('groups' in pairings)) {
    if (met.length === 0) {
      return { teams: ids(last), met, pairings, reason: { code: 'triple', teams: ids(last), because: [] } };
    }
    const other = lowestTrio(teams, pairRest, true);
    const reason: Reason = { code: 'triple-met', teams: ids(last), because: [] };
    const found: FoundTriple = { teams: ids(last), met, pairings, reason };
    if (other === undefined) return found;
    if (preferred === 'unmet') {
      const unmet = ids(other.trio);
      const why: Reason = { code: 'triple-unmet', teams: unmet, because: [] };
      return { teams: unmet, met: [], pairings: other.pairings, reason: why };
    }
    return { ...found, offered: { teams: ids(other.trio), pairings: other.pairings } };
  }
  const other = lowestTrio(teams, pairRest, true) ?? lowestTrio(teams, pairRest, false);
  if (other === undefined) return { ...pairings, trio: ids(last) };
  const because = [{ code: 'out-blocks-rest' as const, teams: ids(last) }];
  return {
    teams: ids(other.trio),
    met: metAmong(other.trio),
    pairings: other.pairings,
    reason: { code: 'triple-moved', teams: ids(other.trio), because },
  };
}

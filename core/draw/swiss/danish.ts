import { type Fault, type Fraction, fail, ok, type Result } from '../../base/index.ts';
import { byeCandidates, byeReason } from './bye.ts';
import { whyNotDrawn } from './faults.ts';
import { homeAndAway } from './home.ts';
import type { Reason } from './reason.ts';
import type { SwissTeam } from './request.ts';
import type { SwissDraw } from './swiss.ts';

/** A team with what it has won so far. */
export interface ScoredTeam extends SwissTeam {
  readonly points: Fraction;
}

export interface DanishRequest {
  /** In the order of the standings. */
  readonly teams: readonly ScoredTeam[];
  /** The last round of all: only then does a leader who cannot be caught meet the last (RTP 3.6.12.8). */
  readonly last: boolean;
  /** The most that a team can win in a round. */
  readonly mostPerRound: Fraction;
  readonly bye?: string;
}

/**
 * How many of the first places are certain: each is further ahead of the next than a round can bring, and all better places are
 * certain too. Exactly as far is not enough, for the tie-break could turn it (RTP 3.6.12.8, A20).
 */
export function certainPlaces(teams: readonly Pick<ScoredTeam, 'points'>[], mostPerRound: Fraction): number {
  const open = teams.findIndex((team, index) => {
    const next = teams[index + 1];
    return next === undefined || team.points.minus(next.points).compare(mostPerRound) <= 0;
  });
  return Math.max(open, 0);
}

/** A round in the order of the standings, 1 v 2, 3 v 4, whether or not they have met (RTP 3.6.12.8, ROP 8.2.3). */
export function drawDanish({ teams: all, last, mostPerRound, bye }: DanishRequest): Result<SwissDraw> {
  // A team that has left stands last whatever it won (RTP 3.6.7.3).
  const teams = all.filter(({ absent }) => absent !== true);
  const fault: Fault | undefined =
    whyNotDrawn({ teams: all, method: 'regulation', ...(bye === undefined ? {} : { bye }) }) ??
    whyNotOrdered(teams);
  if (fault !== undefined) return fail(fault);
  const out = teams.length % 2 === 0 ? undefined : byeCandidates(teams, bye)[0];
  const playing = teams.filter((team) => team !== out);
  const certain = last ? Math.min(certainPlaces(teams, mostPerRound), playing.length / 2) : 0;
  const certainTeams = playing.slice(0, certain).filter((team) => teams.indexOf(team) < certain);
  const middle = playing.slice(certainTeams.length, playing.length - certainTeams.length);
  const pairs = [
    ...certainTeams.map(
      (team, index) => ['place-certain', team, playing[playing.length - 1 - index] as ScoredTeam] as const,
    ),
    ...middle.flatMap((team, index) =>
      index % 2 === 0 ? [['danish', team, middle[index + 1] as ScoredTeam] as const] : [],
    ),
  ];
  const reasons: Reason[] = pairs.map(([code, { id }, other]) => ({
    code,
    teams: [id, other.id],
    because: [],
  }));
  return ok({
    matches: pairs.map(([, upper, lower]) => homeAndAway(upper, lower)),
    bye: out?.id ?? null,
    triple: null,
    reasons: out === undefined ? reasons : [...reasons, byeReason(out, teams, [], bye)],
  });
}

function whyNotOrdered(teams: readonly ScoredTeam[]): Fault | undefined {
  const wrong = teams.findIndex((team, index) => {
    const before = teams[index - 1];
    return before !== undefined && before.points.compare(team.points) < 0;
  });
  if (wrong < 0) return undefined;
  return {
    code: 'not-in-order',
    message: `Team ${teams[wrong]?.id} has more points than ${teams[wrong - 1]?.id} above it: teams stand in the order of the standings.`,
  };
}

import { type Fault, type Fraction, fail, ok, type Result } from '../../base/index.ts';
import { couple } from '../match.ts';
import { byeCandidates, byeReason } from './bye.ts';
import { type DrawFault, whyNotDrawn } from './faults.ts';
import { homeAndAway } from './home.ts';
import type { Reason } from './reason.ts';
import type { SwissRequest, SwissTeam } from './request.ts';
import { drawSwiss, type SwissDraw } from './swiss.ts';

/** A team with what it has won so far. */
export interface ScoredTeam extends SwissTeam {
  readonly points: Fraction;
}

export interface DanishRequest extends Pick<SwissRequest, 'bye' | 'odd' | 'fixed' | 'forbidden'> {
  /** In the order of the standings. */
  readonly teams: readonly ScoredTeam[];
  /** The last round of all: only then does a leader who cannot be caught meet the last (RTP 3.6.12.8). */
  readonly last: boolean;
  /** The most that a team can win in a round. */
  readonly mostPerRound: Fraction;
  /** What each may end with, where more is open than the round to be drawn. */
  readonly prospects?: ReadonlyMap<string, Prospect>;
}

/** The fewest and the most points a team may end the event with. */
export interface Prospect {
  readonly least: Fraction;
  readonly most: Fraction;
}

/**
 * How many of the first places are certain: nobody below can come up to each, whatever is still to be played or not known yet, and
 * all better places are certain too. Exactly as many is not enough, for the tie-break could turn it (RTP 3.6.12.8, A20).
 */
export function certainPlaces(
  teams: readonly Pick<ScoredTeam, 'id' | 'points'>[],
  mostPerRound: Fraction,
  prospects: DanishRequest['prospects'] = new Map(),
): number {
  const prospectOf = ({ id, points }: Pick<ScoredTeam, 'id' | 'points'>): Prospect =>
    prospects.get(id) ?? { least: points, most: points.plus(mostPerRound) };
  const open = teams.findIndex((team, index) => {
    const { least } = prospectOf(team);
    const below = teams.slice(index + 1);
    return below.length === 0 || below.some((other) => prospectOf(other).most.compare(least) >= 0);
  });
  return Math.max(open, 0);
}

/** Leaders whose places are certain, each with the last of those who play that is left. */
function certainPairs(
  { teams, last, mostPerRound, prospects }: DanishRequest,
  playing: readonly ScoredTeam[],
) {
  const certain = last
    ? Math.min(certainPlaces(teams, mostPerRound, prospects), Math.floor(playing.length / 2))
    : 0;
  return playing
    .slice(0, certain)
    .filter((team) => teams.indexOf(team) < certain)
    .map((team, index) => [team, playing[playing.length - 1 - index] as ScoredTeam] as const);
}

/** A round in the order of the standings, 1 v 2, 3 v 4, whether or not they have met (RTP 3.6.12.8, ROP 8.2.3). */
export function drawDanish(asked: DanishRequest): Result<SwissDraw, DrawFault> {
  // A team that has left stands last whatever it won (RTP 3.6.7.3).
  const teams = asked.teams.filter(({ absent }) => absent !== true);
  const { bye, odd = 'bye', fixed = [], forbidden = [] } = asked;
  const wishes = { odd, fixed, forbidden, ...(bye === undefined ? {} : { bye }) };
  const fault =
    whyNotDrawn({ teams: asked.teams, method: 'regulation', round: Number.MAX_SAFE_INTEGER, ...wishes }) ??
    whyNotOrdered(teams);
  if (fault !== undefined) return fail(fault);
  const isOdd = teams.length % 2 === 1;
  const out = isOdd && odd === 'bye' ? byeCandidates(teams, bye)[0] : undefined;
  const three = isOdd && odd === 'triple' ? teams.slice(-3) : [];
  const playing = teams.filter((team) => team !== out && !three.includes(team));
  const certain = certainPairs({ ...asked, teams }, playing);
  if (three.length > 0 || fixed.length > 0 || forbidden.length > 0)
    return drawAround({ ...asked, teams }, certain);
  const middle = playing.slice(certain.length, playing.length - certain.length);
  const pairs = [
    ...certain.map(([team, other]) => ['place-certain', team, other] as const),
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

/** The same with matches that the director fixed or ruled out, or with three who play a triple: as a Swiss that forgets who has met. */
function drawAround(
  { teams, bye, odd, fixed = [], forbidden = [] }: DanishRequest,
  certain: readonly (readonly [ScoredTeam, ScoredTeam])[],
): Result<SwissDraw, DrawFault> {
  const said = new Set([
    ...fixed.flatMap(({ home, away }) => [home, away]),
    ...(bye === undefined ? [] : [bye]),
  ]);
  const ruledOut = new Set(forbidden.map(({ home, away }) => couple(home, away)));
  const kept = certain.filter(
    ([one, other]) => !said.has(one.id) && !said.has(other.id) && !ruledOut.has(couple(one.id, other.id)),
  );
  const made = drawSwiss({
    teams: teams.map((team) => ({ ...team, met: [], joins: 1 })),
    method: 'regulation',
    forbidden,
    fixed: [...fixed, ...kept.map(([upper, lower]) => homeAndAway(upper, lower))],
    ...(odd === undefined ? {} : { odd }),
    ...(bye === undefined ? {} : { bye }),
  });
  if (!made.ok) return made;
  const isKept = (pair: readonly string[]): boolean =>
    kept.some(([one, other]) => pair.includes(one.id) && pair.includes(other.id));
  const reasons = made.value.reasons.map((reason): Reason => {
    if (reason.code === 'next') return { ...reason, code: 'danish' };
    return reason.code === 'fixed' && isKept(reason.teams) ? { ...reason, code: 'place-certain' } : reason;
  });
  return ok({ ...made.value, reasons });
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

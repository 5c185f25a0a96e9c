import { ok, type Result } from '../../base/index.ts';
import {
  type Allegiance,
  drawn as drawnByLot,
  type Exchange,
  finalPools,
  lotsFrom,
  potSeries,
  rematchesOf,
  type SeriesScheme,
  type SeriesTeam,
  schemeFor,
  serpentine,
} from '../../draw/index.ts';
import { playersOf } from '../contestant.ts';
import { rankGroup } from '../format/matches/standing.ts';
import type { ContestantId } from '../meeting.ts';
import { drawnRounds } from '../meetings/drawn-rounds.ts';
import { type Group, type GroupOfPhase, isOfMatches, type MatchesPhase } from '../phase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Contestant, Tournament } from '../state.ts';
import { allegiances, wasMeeting } from './draw-request.ts';

/** How groups are made: everybody spread evenly by value, by the places of the phase before, or of those whom it beat. */
export const GROUPS_WAYS = ['spread', 'by-place', 'repechage'] as const;
export type GroupsWay = (typeof GROUPS_WAYS)[number];

/** What groups are asked for with. */
export interface GroupsWishes {
  readonly groups: number;
  readonly way?: GroupsWay;
  /** How many go on, where not everybody does. */
  readonly goOn?: number;
  /** Whose teams are spread evenly: of a club unless told (RTP 3.6.3). */
  readonly spread?: Allegiance;
  /** In which order a group is numbered: by value or place, or by lot (RTP 3.6.3, ROP 6.5). */
  readonly numbers?: 'in-order' | 'lots';
  /** What lots are drawn from: whoever knows it can repeat the draw. */
  readonly seed?: string;
  /** Who does not play this phase and comes into a later one (ROP 6.5). */
  readonly exempt?: readonly ContestantId[];
}

/** Groups for a phase, with how they came about. */
export interface ProposedGroups {
  readonly groups: readonly Group[];
  readonly method: 'serpentine' | 'pots' | 'by-place' | 'repechage';
  readonly clause?: string;
  readonly exchanges: readonly Exchange[];
  /** Teams of one group that met in an earlier phase. */
  readonly rematches: readonly (readonly [ContestantId, ContestantId])[];
  /** Teams of a club that a group has too many of, for want of anybody to change with. */
  readonly overfull: readonly ContestantId[];
  /** Those who left between the phases: last of all, without points (ROP 8.2.4). */
  readonly left: readonly ContestantId[];
  /** A pool of one, which is not played. */
  readonly alone: readonly ContestantId[];
  readonly exempt: readonly ContestantId[];
  /** Everybody's number as drawn, of exempt teams too (ROP 6.5); the order of a group where nobody is exempt. */
  readonly numbers?: readonly ContestantId[];
  /** Equals of the phase before whom a play-off is to separate. */
  readonly toPlayOff: readonly (GroupOfPhase & { readonly contestants: readonly ContestantId[] })[];
  /** Rounds and boards of a match, where the regulation says them for so many. */
  readonly foreseen?: { readonly rounds: number; readonly boards: number };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A to Z, then A1 to Z1. */
const sectionName = (index: number): string =>
  `${LETTERS[index % LETTERS.length]}${Math.floor(index / LETTERS.length) || ''}`;

const isHere = ({ withdrawn }: Contestant): boolean => withdrawn === undefined;

/** The phases of matches before the one that is planned, in order. */
const earlierPhases = ({ phases }: Tournament, phase: number): readonly MatchesPhase[] =>
  [...phases.values()].filter(isOfMatches).filter((each) => each.phase < phase);

/** The last of them that play-offs did not only put in order. */
const phaseBefore = (tournament: Tournament, phase: number): MatchesPhase | undefined =>
  earlierPhases(tournament, phase).findLast(({ playOff }) => playOff === undefined);

function tiesToPlayOff(tournament: Tournament, phase: number): ProposedGroups['toPlayOff'] {
  const before = phaseBefore(tournament, phase);
  return (before?.groups ?? []).flatMap(({ section }) =>
    before === undefined
      ? []
      : rankGroup(tournament, before, section).toPlayOff.map((contestants) => ({
          phase: before.phase,
          section,
          contestants,
        })),
  );
}

/** Who has met whom in earlier phases. */
function meetingsBefore(tournament: Tournament, phase: number): readonly [ContestantId, ContestantId][] {
  return earlierPhases(tournament, phase).flatMap((earlier) =>
    earlier.groups.flatMap(({ section }) =>
      drawnRounds(tournament, earlier.phase, section).flatMap((placed) =>
        placed.drawn.matches
          .filter(({ match }) => wasMeeting(placed, match))
          .map(({ home, away }): [ContestantId, ContestantId] => [home, away]),
      ),
    ),
  );
}

function seriesTeam(entry: Contestant, met: readonly (readonly [ContestantId, ContestantId])[]): SeriesTeam {
  const { contestant, valueIndex = 0 } = entry;
  const ranks = playersOf(entry).flatMap(({ rank }) => rank ?? []);
  return {
    id: contestant,
    iv: valueIndex,
    met: met
      .filter((pair) => pair.includes(contestant))
      .flatMap((pair) => pair.filter((id) => id !== contestant)),
    ...(ranks.length === 0 ? {} : { best: Math.min(...ranks) }),
    ...allegiances(entry),
  };
}

/** Those of the wished who are entered and here. */
const exemptOf = ({ contestants }: Tournament, { exempt = [] }: GroupsWishes): readonly ContestantId[] =>
  exempt.filter((id) => {
    const entry = contestants.get(id);
    return entry !== undefined && isHere(entry);
  });

/** Everybody who is entered, spread evenly: by the serpentine (RTP 3.6.3) or from pots by lot (ROP 8.2.4). */
function spread(
  tournament: Tournament,
  phase: number,
  wishes: GroupsWishes,
): Result<ProposedGroups, Refusal> {
  const { groups: count, seed = '' } = wishes;
  const rules = profileOf(tournament.settings).teams.series;
  const met = meetingsBefore(tournament, phase);
  const exempt = exemptOf(tournament, wishes);
  const teams = [...tournament.contestants.values()]
    .filter((entry) => isHere(entry) && !exempt.includes(entry.contestant))
    .map((entry) => seriesTeam(entry, met));
  const method = rules?.way ?? 'serpentine';
  const made =
    method === 'serpentine'
      ? serpentine(teams, { count, spread: wishes.spread ?? 'club' })
      : potSeries(teams, count, lotsFrom(`${phase}/${seed}`));
  if (!made.ok) return refuse(made.error.code, made.error.message, { params: { groups: count } });
  const { series } = made.value;
  const scheme = rules?.table === undefined ? undefined : schemeFor(rules.table, teams.length);
  return ok({
    groups: series.map((contestants, index) => ({ section: sectionName(index), contestants })),
    method,
    ...(rules === undefined ? {} : { clause: rules.clause }),
    exchanges: 'exchanges' in made.value ? made.value.exchanges : [],
    rematches: rematchesOf(series, met),
    overfull: 'overfull' in made.value ? made.value.overfull : [],
    left: [],
    alone: [],
    exempt,
    toPlayOff: tiesToPlayOff(tournament, phase),
    ...(scheme === undefined || rules?.table === undefined
      ? {}
      : {
          foreseen:
            scheme.kind === 'one-pool'
              ? { rounds: rules.table.onePool.rounds, boards: rules.table.onePool.boardsPerMatch }
              : { rounds: scheme.scheme.initial.rounds, boards: scheme.scheme.initial.boardsPerMatch },
        }),
  });
}

/** So many in groups of about one size, the larger ones first. */
const evenSizes = (teams: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.ceil((teams - index) / count));

/** Who was exempt from the phase before and is here now, the highest value first. */
const entrantsAfter = ({ contestants }: Tournament, { exempt = [] }: MatchesPhase): readonly ContestantId[] =>
  exempt
    .flatMap((id) => contestants.get(id) ?? [])
    .filter(isHere)
    .sort((one, other) => (other.valueIndex ?? 0) - (one.valueIndex ?? 0))
    .map(({ contestant }) => contestant);

/** Who was exempt comes first, the others by their places after them. */
function poolsOf(
  entering: readonly ContestantId[],
  pools: readonly (readonly ContestantId[])[],
  sizes: readonly number[],
): readonly (readonly ContestantId[])[] {
  if (entering.length === 0) return pools;
  const order = [...entering, ...pools.flat()];
  return sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, each) => sum + each, 0);
    return order.slice(from, from + size);
  });
}

/** How many a knockout leaves in each of its groups, where it does not end with a winner. */
const leftBy = ({ format: { draw } }: MatchesPhase): number | undefined =>
  draw.kind === 'knockout' ? draw.until : undefined;

/** After such a knockout those who were left go on, with those who had waited. */
function goOnAfter(before: MatchesPhase, entering: readonly ContestantId[]): number | undefined {
  const left = leftBy(before);
  return left === undefined ? undefined : left * before.groups.length + entering.length;
}

/** Those whom the knockout before beat, the best of them first; everybody else waits for the phase after. */
function repechage(tournament: Tournament, phase: number, count: number): Result<ProposedGroups, Refusal> {
  const before = phaseBefore(tournament, phase);
  const left = before && leftBy(before);
  if (before === undefined || left === undefined)
    return refuse(
      'no-repechage',
      'Only after a knockout that ends with several left do those it beat play on.',
    );
  const isStillHere = (id: ContestantId): boolean => {
    const entry = tournament.contestants.get(id);
    return entry !== undefined && isHere(entry);
  };
  const standings = before.groups.map(({ section }) =>
    rankGroup(tournament, before, section, { everyPlace: true }).places.map(({ contestant }) => contestant),
  );
  const waiting = standings.flatMap((places) => places.slice(0, left));
  const beaten = standings.map((places) => places.slice(left).filter(isStillHere));
  const playing = beaten.flat().length;
  if (playing < 2 * count)
    return refuse('series-count', `${playing} teams cannot be put into ${count} groups.`, {
      params: { groups: count, teams: playing },
    });
  const { pools } = finalPools(beaten, { block: 1, sizes: evenSizes(playing, count) }, []);
  return ok({
    groups: pools.map((contestants, index) => ({ section: sectionName(index), contestants })),
    method: 'repechage',
    exchanges: [],
    rematches: rematchesOf(pools, meetingsBefore(tournament, phase)),
    overfull: [],
    left: standings.flat().filter((id) => !isStillHere(id)),
    alone: [],
    exempt: [...entrantsAfter(tournament, before), ...waiting.filter(isStillHere)],
    toPlayOff: [],
  });
}

/** Those who go on, by the places of the phase before; who left is last and the others move up (ROP 8.2.4). */
function byPlace(
  tournament: Tournament,
  phase: number,
  wishes: GroupsWishes,
): Result<ProposedGroups, Refusal> {
  const before = phaseBefore(tournament, phase);
  if (before === undefined)
    return refuse('no-earlier-phase', 'There is no earlier phase of matches.', { params: { phase } });
  const standings = before.groups.map(({ section }) =>
    rankGroup(tournament, before, section, { everyPlace: true }).places.map(({ contestant }) => contestant),
  );
  const played = standings.flat();
  const left = played.filter((contestant) => {
    const entry = tournament.contestants.get(contestant);
    return entry === undefined || !isHere(entry);
  });
  const entering = entrantsAfter(tournament, before);
  const still = played.length - left.length + entering.length;
  const count = wishes.groups;
  const rules = profileOf(tournament.settings).teams.series;
  const scheme = entering.length > 0 ? undefined : schemeOf(tournament, played.length, wishes);
  const going = wishes.goOn ?? goOnAfter(before, entering) ?? still;
  const sizes = scheme?.final.sizes ?? evenSizes(Math.min(still, going), count);
  if (sizes.some((size) => size < 1) || still < 2)
    return refuse('series-count', `${still} teams cannot be put into ${count} groups.`, {
      params: { groups: count, teams: still },
    });
  const pools = poolsOf(
    entering,
    finalPools(standings, { block: scheme?.block ?? 1, sizes }, left).pools,
    sizes,
  );
  const kept = pools.slice(0, sizes.length);
  const groups = kept.filter(({ length }) => length > 1);
  return ok({
    groups: groups.map((contestants, index) => ({ section: sectionName(index), contestants })),
    method: 'by-place',
    ...(rules === undefined || scheme === undefined ? {} : { clause: rules.clause }),
    exchanges: [],
    rematches: rematchesOf(groups, meetingsBefore(tournament, phase)),
    overfull: [],
    left,
    alone: kept.filter(({ length }) => length === 1).flat(),
    exempt: [],
    toPlayOff: tiesToPlayOff(tournament, phase),
    ...(scheme === undefined
      ? {}
      : { foreseen: { rounds: scheme.final.rounds, boards: scheme.final.boardsPerMatch } }),
  });
}

/** The final pools that the regulation has for so many, where that is what was asked for. */
function schemeOf(
  { settings }: Tournament,
  teams: number,
  { goOn, groups }: GroupsWishes,
): SeriesScheme | undefined {
  const table = profileOf(settings).teams.series?.table;
  const found = table === undefined || goOn !== undefined ? undefined : schemeFor(table, teams);
  return found?.kind === 'pools' && found.scheme.final.sizes.length === groups ? found.scheme : undefined;
}

function groupsBy(
  tournament: Tournament,
  phase: number,
  wishes: GroupsWishes,
): Result<ProposedGroups, Refusal> {
  switch (wishes.way) {
    case 'by-place':
      return byPlace(tournament, phase, wishes);
    case 'repechage':
      return repechage(tournament, phase, wishes.groups);
    default:
      return spread(tournament, phase, wishes);
  }
}

/** Groups for a phase as the regulation makes them; the director plans the phase with them, or with others. */
export function proposeGroups(
  tournament: Tournament,
  phase: number,
  wishes: GroupsWishes,
): Result<ProposedGroups, Refusal> {
  const made = groupsBy(tournament, phase, wishes);
  if (!made.ok || wishes.numbers !== 'lots') return made;
  const { exempt } = made.value;
  if (exempt.length > 0) {
    // ROP 6.5: numbers are drawn for all teams, exempt or not.
    const all = [...made.value.groups.flatMap(({ contestants }) => contestants), ...exempt];
    const numbers = drawnByLot(all, lotsFrom(`${phase}/${wishes.seed ?? ''}`));
    const byNumber = made.value.groups.map(({ section, contestants }) => ({
      section,
      contestants: numbers.filter((id) => contestants.includes(id)),
    }));
    return ok({ ...made.value, groups: byNumber, numbers });
  }
  const groups = made.value.groups.map(({ section, contestants }) => ({
    section,
    contestants: drawnByLot(contestants, lotsFrom(`${phase}/${section}/${wishes.seed ?? ''}`)),
  }));
  return ok({ ...made.value, groups });
}

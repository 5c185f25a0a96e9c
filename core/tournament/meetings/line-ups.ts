import {
  type Breach,
  type DeclaredLineUp,
  declaresFirst,
  type LineUp,
  type LineUpRules,
  lineUpBreaches,
} from '../../regulation/index.ts';
import type { Room } from '../../scoring/index.ts';
import {
  type DrawnRound,
  type DrawnTables,
  type LineUpData,
  lineUpKey,
  matchInSegment,
  matchOf,
  roundOfSegment,
} from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Contestant, SessionState, Tournament } from '../state.ts';

type Team = Extract<Contestant, { readonly kind: 'team' }>;

/** A team with a pair that plays a highly unusual system, whichever pairs it fields (RTP 2.3.4.3). */
export const hasUnusualSystem = (entry: Contestant | undefined): boolean =>
  entry?.kind === 'team' && entry.pairs?.some(({ hum }) => hum === true) === true;

/** The players of a team by the names that tell them apart. */
export const playerNames = ({ players }: Team): readonly string[] =>
  players.map(({ name }, index) =>
    players.some((other, at) => at !== index && other.name === name) ? `${name} (${index + 1})` : name,
  );

/** The line-up in names, as the regulation looks at it. */
function namedLineUp(team: Team, { open, closed }: LineUpData): LineUp {
  const names = playerNames(team);
  const name = (index: number): string => names[index] ?? `player ${index + 1}`;
  return { open: [name(open[0]), name(open[1])], closed: [name(closed[0]), name(closed[1])] };
}

/** The places of those whom a team fields in any segment of its match; nothing where it has not said. */
export function fieldedIn(
  { lineUps }: DrawnRound,
  contestant: ContestantId,
): ReadonlySet<number> | undefined {
  const own = [...lineUps].filter(([key]) => key.slice(0, key.lastIndexOf('/')) === contestant);
  return own.length === 0 ? undefined : new Set(own.flatMap(([, { open, closed }]) => [...open, ...closed]));
}

/** Who meets whom when line-ups are declared. */
export interface LineUpSide {
  readonly match: DrawnTables;
  readonly team: Team;
  readonly opponents: Team;
}

export function lineUpSide(
  { contestants }: Tournament,
  drawn: DrawnRound,
  contestant: ContestantId,
  segment: number,
): LineUpSide | undefined {
  const match = matchInSegment(drawn, contestant, segment) ?? matchOf(drawn, contestant);
  if (match === undefined) return undefined;
  const team = contestants.get(contestant);
  const opponents = contestants.get(match.home === contestant ? match.away : match.home);
  return team?.kind === 'team' && opponents?.kind === 'team' ? { match, team, opponents } : undefined;
}

/** Who declares first in a segment, and by which rule; nobody where the regulation says nothing, or a team meets two others. */
export function firstToDeclare(
  tournament: Tournament,
  match: DrawnTables,
  segment: number,
): { readonly contestant: ContestantId; readonly clause: string } | undefined {
  const { home, away } = match;
  const rules = profileOf(tournament.settings).teams.lineUps;
  if (rules === undefined || meetsTwo(match)) return undefined;
  const { contestants } = tournament;
  const { team, clause } = declaresFirst(rules, segment, {
    home: hasUnusualSystem(contestants.get(home)),
    visitors: hasUnusualSystem(contestants.get(away)),
  });
  return { contestant: team === 'home' ? home : away, clause };
}

/** The women of a team, where it is known of everybody who is one. */
function womenOf(team: Team): Pick<DeclaredLineUp, 'women'> {
  const { players } = team;
  if (players.some(({ sex }) => sex === undefined)) return {};
  return { women: playerNames(team).filter((_, index) => players[index]?.sex === 'F') };
}

/** What the regulation looks at besides the line-up itself. */
export function declaredBy(
  { settings }: Pick<Tournament, 'settings'>,
  { match, team, opponents }: LineUpSide,
  drawn: DrawnRound,
  segment: number,
  seesOpponents: boolean,
): DeclaredLineUp {
  const of = (each: Team, at: number): LineUp | undefined => {
    const found = drawn.lineUps.get(lineUpKey(each.contestant, at));
    return found === undefined ? undefined : namedLineUp(each, found);
  };
  const [own, theirs] = [of(team, segment - 1), of(opponents, segment - 1)];
  const now = seesOpponents ? of(opponents, segment) : undefined;
  return {
    players: playerNames(team),
    ...(settings.mixed ? womenOf(team) : {}),
    // The parts of a triple or a movement are against other teams.
    ...(own === undefined || theirs === undefined || meetsTwo(match)
      ? {}
      : { before: { own, opponents: theirs } }),
    ...(now === undefined ? {} : { opponents: now }),
  };
}

/** Where a regulation says nothing, a line-up is still made of players of the team, each once. */
const ANY_RULES: LineUpRules = {
  order: 'Law 4',
  stays: 'Law 4',
  meets: 'Law 4',
  players: 'Law 4',
  unusualSystems: undefined,
};

/** What speaks against a line-up: always who plays, and by the order of the regulation where it is followed. */
export function breachesOf(
  tournament: Tournament,
  side: LineUpSide,
  lineUp: LineUpData,
  declared: DeclaredLineUp,
  inOrder: boolean,
): readonly Breach[] {
  const rules = profileOf(tournament.settings).teams.lineUps ?? ANY_RULES;
  const { players, women } = declared;
  const whoPlays = { players, ...(women === undefined ? {} : { women }) };
  return lineUpBreaches(rules, namedLineUp(side.team, lineUp), inOrder ? declared : whoPlays);
}

/**
 * Which of its pairs a team has in a room: in a movement and a triple, where it meets two teams at a time, the first is its
 * North–South pair, in whichever room of a match it plays.
 */
const pairIn = (match: DrawnTables, contestant: ContestantId, room: Room): Room =>
  !meetsTwo(match) || match.home === contestant ? room : room === 'open' ? 'closed' : 'open';

/** In a movement and a triple a team meets two others at a time: it names who sits North–South and who East–West. */
export const meetsTwo = ({ boards }: DrawnTables): boolean => boards !== undefined;

/** The two, by their places in the entry, whom a team fields in a room of its match for the boards of a segment. */
export const pairFielded = (
  { lineUps }: DrawnRound,
  match: DrawnTables,
  contestant: ContestantId,
  room: Room,
  segment: number,
): readonly [number, number] | undefined =>
  lineUps.get(lineUpKey(contestant, match.segments?.[room] ?? segment))?.[pairIn(match, contestant, room)];

/** The names of those who sit for a team in a room, their substitutes in their places; none before it is declared. */
export function namesInRoom(
  { contestants }: Tournament,
  { substitutions }: SessionState,
  drawn: DrawnRound,
  contestant: ContestantId,
  at: { readonly match: DrawnTables; readonly room: Room; readonly segment: number },
): readonly [string, string] | undefined {
  const team = contestants.get(contestant);
  const pair = pairFielded(drawn, at.match, contestant, at.room, at.segment);
  if (team?.kind !== 'team' || pair === undefined) return undefined;
  const round = roundOfSegment(drawn, at.segment) ?? drawn.first;
  const name = (index: number): string => {
    const instead = substitutions.findLast(
      (each) =>
        each.contestant === contestant &&
        each.player === index &&
        each.fromRound <= round &&
        (each.toRound ?? round) >= round,
    );
    return instead?.substitute.name ?? team.players[index]?.name ?? '';
  };
  const [one, other] = pair;
  return [name(one), name(other)];
}

import { TEAM_KINDS } from '../../draw/index.ts';
import type { PairMovement, RoundPlan, TablePlan } from '../../movement/index.ts';
import type { Room } from '../../scoring/index.ts';
import {
  beginsIn,
  boardsInSegment,
  type DrawnRound,
  type DrawnTables,
  type MatchAt,
  matchIn,
  roomsOf,
  segmentsHere,
} from '../match.ts';
import type { ContestantId, Meeting, SectionId } from '../meeting.ts';
import { isOfMatches, type MatchesPhase, roundsOf } from '../phase.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';

/* A drawn round as rounds of the section's movement: one for each segment, with two tables for each match. */

/** A movement that grows with every draw. */
export const undrawnMovement = (contestants: number): PairMovement => ({
  kind: 'drawn',
  pairs: contestants,
  rounds: [],
  vacant: [],
  rankings: [Array.from({ length: contestants }, (_, index) => index + 1)],
  shares: [],
  copies: 1,
  barometer: false,
});

type Numbers = ReadonlyMap<ContestantId, number>;

function tablesIn(drawn: DrawnRound, segment: number, numbers: Numbers): readonly TablePlan<number>[] {
  return drawn.matches.flatMap((match) =>
    roomsOf(match).flatMap(([room, table]) => {
      const boards = boardsInSegment(drawn, match, room, segment);
      const [home, away] = [numbers.get(match.home), numbers.get(match.away)];
      if (boards.length === 0 || home === undefined || away === undefined) return [];
      return [{ table, boards, ...(room === 'open' ? { ns: home, ew: away } : { ns: away, ew: home }) }];
    }),
  );
}

/** The rounds of the movement that a drawn round is in its session. */
export const roundsOfDraw = (drawn: DrawnRound, numbers: Numbers): readonly RoundPlan<number>[] =>
  segmentsHere(drawn).map((segment, index) => {
    const tables = tablesIn(drawn, segment, numbers);
    const seated = new Set(tables.flatMap(({ ns, ew }) => [ns, ew]));
    return {
      round: drawn.first + index,
      tables,
      sitOuts: [...numbers.values()].filter((number) => !seated.has(number)),
    };
  });

/** A drawn round with the session and the section that it is in. */
export interface PlacedRound {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
}

/** The sessions of a phase, in order. */
export const sessionsOf = ({ sessions }: Tournament, phase: number): readonly SessionState[] =>
  [...sessions.values()].filter((each) => each.phase === phase).sort((a, b) => a.session - b.session);

/** The rounds of a group as drawn so far, over all sessions of the phase, each in the session in which it begins. */
export const drawnRounds = (
  tournament: Tournament,
  phase: number,
  section: SectionId,
): readonly PlacedRound[] =>
  sessionsOf(tournament, phase)
    .flatMap((session) => {
      const state = session.sections.get(section);
      if (state === undefined) return [];
      return (state.drawn ?? [])
        .filter((drawn) => beginsIn(drawn, session.session))
        .map((drawn) => ({ session, section: state, drawn }));
    })
    .sort((a, b) => a.drawn.round - b.drawn.round);

/** A round in every session that it is played in, in order. */
export function partsOf<P extends PlacedRound>({ sessions }: Tournament, placed: P): readonly PlacedRound[] {
  const { sitting, round } = placed.drawn;
  if (sitting === undefined) return [placed];
  return sitting.sessions.flatMap((number) => {
    const session = sessions.get(number);
    const section = session?.sections.get(placed.section.section);
    const drawn = section?.drawn?.find((each) => each.round === round);
    return session === undefined || section === undefined || drawn === undefined
      ? []
      : [{ session, section, drawn }];
  });
}

/** The round in the session that plays that segment of it. */
export const partWith = (tournament: Tournament, placed: PlacedRound, segment: number): PlacedRound =>
  partsOf(tournament, placed).find(({ drawn }) => segmentsHere(drawn).includes(segment)) ?? placed;

/** The phase of matches that a session belongs to, if it does. */
export function matchesPhaseOf(
  { phases }: Tournament,
  { phase }: Pick<SessionState, 'phase'>,
): MatchesPhase | undefined {
  const found = phase === undefined ? undefined : phases.get(phase);
  return isOfMatches(found) ? found : undefined;
}

/** Which round of the phase, and which segment of it, a round of the movement is. */
export interface PlaceInMatch {
  readonly drawn: DrawnRound;
  readonly segment: number;
}

export function placeInMatch({ drawn = [] }: SectionState, movementRound: number): PlaceInMatch | undefined {
  for (const each of drawn) {
    const segment = segmentsHere(each)[movementRound - each.first];
    if (segment !== undefined) return { drawn: each, segment };
  }
  return undefined;
}

/** A round of a phase of matches and a segment of it, with how many there are of each. */
export interface RoundAndSegment {
  readonly round: number;
  /** Rounds of matches that the phase has. */
  readonly rounds: number;
  readonly segment: number;
  readonly segments: number;
}

const MOVEMENTS: ReadonlySet<string> = new Set(TEAM_KINDS);

/** What a part of a drawn round is called: of a movement, which is drawn as one, the parts are its rounds. */
export const partCalled = ({ drawn, segment }: PlaceInMatch): Omit<RoundAndSegment, 'rounds'> =>
  MOVEMENTS.has(drawn.method)
    ? { round: segment, segment: 1, segments: 1 }
    : { round: drawn.round, segment, segments: drawn.segments };

/** Of a match of a movement: the round in which it begins. */
export const roundOfMovement = (
  { method }: Pick<DrawnRound, 'method'>,
  { segments }: DrawnTables,
): number | undefined =>
  MOVEMENTS.has(method) && segments !== undefined ? Math.min(segments.open, segments.closed) : undefined;

/** What a round of the movement is called where matches are played. */
export function roundAndSegment(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  movementRound: number,
): RoundAndSegment | undefined {
  const phase = matchesPhaseOf(tournament, session);
  const place = placeInMatch(section, movementRound);
  if (phase === undefined || place === undefined) return undefined;
  const { round, segments, method } = place.drawn;
  const last = section.drawn?.at(-1)?.round ?? round;
  // The rounds of a movement are known only from its draw.
  const rounds = MOVEMENTS.has(method)
    ? segments
    : Math.max(last, roundsOf(phase.format.draw, section.seating.size));
  return { ...partCalled(place), rounds };
}

export interface MatchAtTable extends PlaceInMatch {
  readonly match: DrawnTables;
  readonly room: Room;
}

/** The match that is played at a table in a round of the movement. */
export function matchAtTable(
  section: SectionState,
  { round, table }: Pick<Meeting, 'round' | 'table'>,
): MatchAtTable | undefined {
  const place = placeInMatch(section, round);
  if (place === undefined) return undefined;
  for (const match of place.drawn.matches) {
    for (const [room, of] of roomsOf(match)) {
      if (of === table && boardsInSegment(place.drawn, match, room, place.segment).length > 0)
        return { ...place, match, room };
    }
  }
  return undefined;
}

export interface FoundMatch {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
  readonly match: DrawnTables;
}

/** A match in the session in which it begins, whichever of its sessions is named. */
export function matchAt(tournament: Tournament, at: MatchAt): FoundMatch | undefined {
  const session = tournament.sessions.get(at.session);
  const section = session?.sections.get(at.section);
  const drawn = section?.drawn?.find(({ round }) => round === at.round);
  const match = drawn === undefined ? undefined : matchIn(drawn, at.match);
  if (session === undefined || section === undefined || drawn === undefined || match === undefined)
    return undefined;
  const [begins = { session, section, drawn }] = partsOf(tournament, { session, section, drawn });
  return { ...begins, match };
}

/** Nothing more is expected from the tables of a match: it was entered as a whole, or ruled on. */
export const isClosed = ({ scored, rulings }: DrawnRound, match: number): boolean =>
  scored.has(match) || rulings.has(match);

import { fail, ok, type Result } from '../../../base/index.ts';
import type { MatchScore } from '../../../scoring/index.ts';
import { type DrawnRound, type DrawnTables, type MatchAt, roomsOf } from '../../match.ts';
import { matchAt, matchesPhaseOf, partsOf } from '../../meetings/drawn-rounds.ts';
import { playIn } from '../../meetings/plays.ts';
import { meetingsOf, type PlannedMeeting } from '../../meetings/schedule.ts';
import type { MatchesPhase } from '../../phase.ts';
import type { BoardState, SectionState, SessionState, Tournament } from '../../state.ts';
import { type MatchResult, matchResult } from './played-match.ts';
import { type Counting, type RoundPlace, roomsBoards } from './rooms.ts';

export type { MatchResult } from './played-match.ts';

/** A round of matches with what stands in each. */
export interface RoundOfMatches {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
  readonly matches: readonly MatchResult[];
}

interface Kept {
  readonly from: readonly unknown[];
  readonly result: MatchResult;
}

/** The matches of a round as they were worked out last, by number and counting: one is worked out again when it changed. */
const kept = new WeakMap<DrawnRound, Map<string, Kept>>();

/** All that the result of a match is made from. */
function madeFrom(place: RoundPlace, phase: MatchesPhase, match: DrawnTables): readonly unknown[] {
  const { tournament } = place;
  const boards = roomsBoards(place, match, 'written');
  return [
    tournament.settings,
    phase.format,
    phase.groups,
    match,
    ...partsOf(tournament, place).flatMap(({ session: { penalties, status, boards: field } }) => [
      penalties,
      status,
      // A match of pairs is worth what the field makes of its boards.
      match.closed === undefined ? field : undefined,
    ]),
    ...boards.flatMap(({ board, open, closed, cancelled, alone }) => [board, open, closed, cancelled, alone]),
  ];
}

function resultOfMatch(
  place: RoundPlace,
  phase: MatchesPhase,
  match: DrawnTables,
  counting: Counting,
): MatchResult {
  const known = kept.get(place.drawn) ?? new Map<string, Kept>();
  kept.set(place.drawn, known);
  const key = `${match.match} ${counting}`;
  const from = madeFrom(place, phase, match);
  const last = known.get(key);
  if (last !== undefined && isSame(last.from, from)) return last.result;
  const result = matchResult(place, phase, match, counting);
  known.set(key, { from, result });
  return result;
}

interface KeptRound {
  /** What all of its matches go by. */
  readonly from: readonly unknown[];
  readonly boards: readonly number[];
  readonly states: readonly (BoardState | undefined)[];
  readonly matches: readonly MatchResult[];
}

const keptRounds = new WeakMap<DrawnRound, Map<Counting, KeptRound>>();

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, at) => part === others[at]);

type Meetings = ReturnType<typeof meetingsOf>[number];

const keptTables = new WeakMap<Meetings, ReadonlyMap<number, PlannedMeeting>>();

/** The meetings of a round of the movement by their tables. */
function byTable(meetings: Meetings): ReadonlyMap<number, PlannedMeeting> {
  const known = keptTables.get(meetings);
  if (known !== undefined) return known;
  const tables = new Map(meetings.map((meeting) => [meeting.table, meeting]));
  keptTables.set(meetings, tables);
  return tables;
}

/** The boards that a round of matches has, as drawn and as its meetings stand. */
function boardsOfRound({ boards }: DrawnRound, played: readonly Meetings[]): readonly number[] {
  const all = new Set(boards);
  for (const meetings of played)
    for (const meeting of meetings) for (const board of meeting.boards) all.add(board);
  return [...all];
}

/** Two states of a board that are known to differ. */
interface Changed {
  readonly before: BoardState | undefined;
  readonly after: BoardState | undefined;
}

/** Is what stands on the boards all that changed, and not where they count or how they are marked? */
const onlyPlays = ({ before, after }: Changed): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.cancelled === after.cancelled &&
  before.cancelledAt === after.cancelledAt &&
  before.groups === after.groups &&
  before.marked === after.marked;

/** Did something change on these boards in a room of the match? */
const isTouched = (match: DrawnTables, played: readonly Meetings[], changed: readonly Changed[]): boolean =>
  roomsOf(match).some(([, table]) =>
    played.some((meetings) => {
      const meeting = byTable(meetings).get(table);
      return (
        meeting !== undefined &&
        changed.some(({ before, after }) => playIn(before, meeting) !== playIn(after, meeting))
      );
    }),
  );

/** The matches of a round: worked out again only where something was written in one of their rooms, or all of them changed. */
function matchesOfRound(
  place: RoundPlace,
  phase: MatchesPhase,
  meetings: ReturnType<typeof meetingsOf>,
  counting: Counting,
): readonly MatchResult[] {
  const { tournament, session, drawn } = place;
  if (drawn.sitting !== undefined) return matchesOverSessions(place, phase, counting);
  const played = meetings.slice(drawn.first - 1, drawn.first - 1 + drawn.segments);
  const from = [
    tournament.settings,
    phase.format,
    phase.groups,
    session.penalties,
    session.status,
    // Matches of pairs are worth what the field makes of their boards.
    drawn.matches.some(({ closed }) => closed === undefined) ? session.boards : undefined,
    ...played,
  ];
  const known = keptRounds.get(drawn) ?? new Map<Counting, KeptRound>();
  keptRounds.set(drawn, known);
  const last = known.get(counting);
  const isAsBefore = last !== undefined && isSame(last.from, from);
  const boards = isAsBefore ? last.boards : boardsOfRound(drawn, played);
  const states = boards.map((board) => session.boards.get(board));
  if (isAsBefore && isSame(last.states, states)) return last.matches;
  const changed: readonly Changed[] | undefined = isAsBefore
    ? states.flatMap((after, at) => {
        const before = last.states[at];
        return before === after ? [] : [{ before, after }];
      })
    : undefined;
  const isSingle = changed?.every(onlyPlays) === true;
  const matches = drawn.matches.map((match, at) => {
    const before = last?.matches[at];
    return changed !== undefined && isSingle && before !== undefined && !isTouched(match, played, changed)
      ? before
      : resultOfMatch(place, phase, match, counting);
  });
  known.set(counting, { from, boards, states, matches });
  return matches;
}

const keptOverSessions = new WeakMap<DrawnRound, Map<Counting, readonly MatchResult[]>>();

/** The matches of a round that is played in several sessions: the same list while none of them changes. */
function matchesOverSessions(
  place: RoundPlace,
  phase: MatchesPhase,
  counting: Counting,
): readonly MatchResult[] {
  const { drawn } = place;
  const known = keptOverSessions.get(drawn) ?? new Map<Counting, readonly MatchResult[]>();
  keptOverSessions.set(drawn, known);
  const matches = drawn.matches.map((match) => resultOfMatch(place, phase, match, counting));
  const last = known.get(counting);
  if (last !== undefined && isSame(last, matches)) return last;
  known.set(counting, matches);
  return matches;
}

interface KeptSection {
  readonly from: readonly unknown[];
  readonly rounds: readonly RoundOfMatches[];
}

const keptSections = new WeakMap<SectionState, Map<Counting, KeptSection>>();

/** The other sessions in which rounds of the section are played. */
const otherSessions = (
  tournament: Tournament,
  { session }: SessionState,
  { drawn = [] }: SectionState,
): readonly (SessionState | undefined)[] =>
  drawn
    .flatMap(({ sitting }) => sitting?.sessions ?? [])
    .filter((number) => number !== session)
    .map((number) => tournament.sessions.get(number));

/** Every drawn round of a section with its matches as they stand. */
export function matchesOf(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  counting: Counting = 'agreed',
): readonly RoundOfMatches[] {
  const phase = matchesPhaseOf(tournament, session);
  if (phase === undefined) return [];
  const byCounting = keptSections.get(section) ?? new Map<Counting, KeptSection>();
  keptSections.set(section, byCounting);
  const { boards, penalties, status } = session;
  const meetings = meetingsOf(tournament, session.session, section);
  const elsewhere = otherSessions(tournament, session, section);
  const from = [tournament.settings, phase, boards, penalties, status, meetings, ...elsewhere];
  const last = byCounting.get(counting);
  if (last !== undefined && isSame(last.from, from)) return last.rounds;
  const rounds = (section.drawn ?? []).map((drawn): RoundOfMatches => {
    const place = { tournament, session, section, drawn };
    return { session, section, drawn, matches: matchesOfRound(place, phase, meetings, counting) };
  });
  byCounting.set(counting, { from, rounds });
  return rounds;
}

/** One match as it stands. */
export function resultOf(
  tournament: Tournament,
  at: MatchAt,
  counting: Counting = 'agreed',
): MatchResult | undefined {
  const found = matchAt(tournament, at);
  if (found === undefined) return undefined;
  const phase = matchesPhaseOf(tournament, found.session);
  if (phase === undefined) return undefined;
  return resultOfMatch({ tournament, ...found }, phase, found.match, counting);
}

/** The match board by board as far as it is in, for rulings: what compares, and by how much. */
export function scoreOf(tournament: Tournament, at: MatchAt): Result<MatchScore> {
  const result = resultOf(tournament, at, 'written');
  if (result?.score !== undefined) return ok(result.score);
  return fail(
    result?.fault ?? {
      code: 'no-such-match',
      message: `There is no match ${at.match} in round ${at.round}.`,
    },
  );
}

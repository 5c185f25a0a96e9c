import type { DirectorCall } from '../calls/call.ts';
import { type Clock, clockOf, lastPause, millisecondsLeft, type PauseView } from '../clock/clock.ts';
import { playerOf } from '../contestant.ts';
import { askedBy, type CorrectionRequest, pairsOfScore } from '../corrections.ts';
import { formatOf } from '../format/index.ts';
import { NOTHING_SOLVED, type Solutions } from '../makeable/solutions.ts';
import {
  type ContestantId,
  type MeetingBoard,
  type MeetingKey,
  meetingKey,
  type SectionId,
  type SessionNumber,
} from '../meeting.ts';
import { type AbsenceView, absencesOf } from '../meetings/absences.ts';
import { type BreakPlaces, breakPlaces } from '../meetings/break-places.ts';
import { type MoveQuestion, moveQuestion, stoppedBoards } from '../meetings/move-call.ts';
import { playIn } from '../meetings/plays.ts';
import { meetingsPostponed } from '../meetings/postponed-boards.ts';
import {
  calledRound,
  isCancelled,
  isMatchClosed,
  isPlayedMeeting,
  isPostponed,
  meetingsOf,
  type PlannedMeeting,
} from '../meetings/schedule.ts';
import { roundOfTable } from '../meetings/table-round.ts';
import type { Refusal } from '../refusal.ts';
import type {
  AgreementStatus,
  Authorisation,
  SectionState,
  SessionState,
  SessionStatus,
  Tournament,
} from '../state.ts';
import { type Oddity, oddities } from './oddities.ts';
import { type Overview, overview, resultCounts } from './overview.ts';
import { once } from './remember.ts';

/** What a table does in a round. */
export type TileState =
  /** Nobody sits there, or one pair without opponents. */
  | 'idle'
  /** The round was not called yet. */
  | 'waiting'
  | 'playing'
  /** Some results are in. */
  | 'scoring'
  /** All are in, some not agreed. */
  | 'awaiting-agreement'
  | 'disputed'
  | 'done';

export interface TableTile {
  readonly section: SectionId;
  readonly table: number;
  readonly round: number;
  readonly ns: ContestantId | null;
  readonly ew: ContestantId | null;
  readonly state: TileState;
  readonly boards: readonly number[];
  readonly boardsIn: number;
  readonly boardsAgreed: number;
  /** Boards of this round without a result. */
  readonly missing: readonly number[];
  /** It has not said yet how far it was when the move was called. */
  readonly move?: MoveQuestion;
  /** The time of the round is over, or the next was called, and the table is not done. */
  readonly late: boolean;
  /** A result of this round looks odd. */
  readonly odd: boolean;
  readonly call?: DirectorCall;
  /** The state of every round at this table, from the first. */
  readonly rounds: readonly TileState[];
}

export interface SectionRoom {
  readonly section: SectionId;
  readonly round: number;
  readonly rounds: number;
  readonly clock?: Clock;
  readonly tables: readonly TableTile[];
}

export interface RoomView {
  readonly session: SessionNumber;
  readonly status: SessionStatus;
  /** The pause called last: it may be over by now. */
  readonly pause?: PauseView;
  readonly sections: readonly SectionRoom[];
  /** Where a break fits, if the regulation says something of it. */
  readonly breaks?: BreakPlaces;
  /** Who may use a device of his own, where the others rest. */
  readonly authorisations: readonly AuthorisationView[];
  /** Results that should be there by now and are not. */
  readonly missing: readonly MeetingBoard[];
  /** Those of them that are not played any more, because the move was called. */
  readonly stopped: readonly MeetingBoard[];
  /** Boards that the director put off and nobody has played yet (Laws 8B2, 82B2). */
  readonly postponed: readonly MeetingBoard[];
  /** Who was not there when play began, and what can be done about it. */
  readonly absences: readonly AbsenceView[];
  /** Corrections that players asked for and the director has not decided. */
  readonly requests: readonly RequestView[];
  readonly resultsIn: number;
  readonly resultsExpected: number;
}

/** A request with the score it is about. */
export interface RequestView extends CorrectionRequest {
  readonly stands: string;
  /** Does whoever asks belong to another table? */
  readonly elsewhere: boolean;
  /** Who has yet to say whether it is so. */
  readonly asked: readonly ContestantId[];
}

export interface AuthorisationView extends Authorisation {
  readonly name: string;
}

/** What stays in view everywhere on the desk. */
export interface DeskView {
  readonly overview: Overview;
  /** The session in play, or the latest. */
  readonly room?: RoomView;
  readonly oddities: readonly Oddity[];
  /** Why the tournament cannot be scored, when what was recorded long ago does not let it. */
  readonly unscorable?: Refusal;
}

/** Where each board of a meeting stands; a cancelled one is out of it. */
function boardStates(session: SessionState, meeting: PlannedMeeting): (AgreementStatus | undefined)[] {
  return meeting.boards
    .filter((board) => !isCancelled(session.boards.get(board), meeting))
    .map((board) => playIn(session.boards.get(board), meeting)?.status);
}

function tileState(session: SessionState, meeting: PlannedMeeting, hasBegun: boolean): TileState {
  if (!isPlayedMeeting(meeting)) return 'idle';
  if (isMatchClosed(session, meeting)) return 'done';
  const states = boardStates(session, meeting);
  if (states.includes('disputed')) return 'disputed';
  if (states.every((state) => state === 'agreed')) return 'done';
  if (states.every((state) => state !== undefined)) return 'awaiting-agreement';
  if (states.some((state) => state !== undefined)) return 'scoring';
  return hasBegun ? 'playing' : 'waiting';
}

interface RoomNow {
  readonly tournament: Tournament;
  readonly session: SessionState;
  readonly odd: ReadonlySet<MeetingKey>;
}

/** Has the round of a table begun: called, or simply next where tables go on by themselves? */
const hasBegun = ({ tournament, session }: RoomNow, section: SectionState, round: number): boolean =>
  session.status !== 'planned' && (tournament.settings.rounds === 'free' || round <= calledRound(section));

function tile(room: RoomNow, section: SectionState, table: number): TableTile {
  const { tournament, session, odd } = room;
  const round = roundOfTable(tournament, session, section, table);
  const meetings = meetingsOf(tournament, session.session, section).map((round) =>
    round.find((meeting) => meeting.table === table),
  );
  const rounds = meetings.map((meeting, index) =>
    meeting === undefined ? 'idle' : tileState(session, meeting, hasBegun(room, section, index + 1)),
  );
  const meeting = meetings[round - 1];
  const states = meeting === undefined ? [] : boardStates(session, meeting);
  const state = rounds[round - 1] ?? 'idle';
  const call = section.calls.get(table);
  const move = meeting === undefined ? undefined : moveQuestion(tournament, session, section, meeting);
  const boards = meeting !== undefined && isPlayedMeeting(meeting) ? meeting.boards : [];
  return {
    section: section.section,
    table,
    round,
    ns: meeting?.ns ?? null,
    ew: meeting?.ew ?? null,
    state,
    boards,
    boardsIn: states.filter((status) => status !== undefined).length,
    boardsAgreed: states.filter((status) => status === 'agreed').length,
    missing: boards.filter((board) => isMissing(session, meeting, board)),
    // Law 8B1: the next round was called while it still plays this one.
    late:
      session.status === 'open' && round < calledRound(section) && tournament.settings.rounds === 'called',
    odd: meeting !== undefined && odd.has(meetingKey(meeting)),
    ...(call === undefined ? {} : { call }),
    ...(move === undefined ? {} : { move }),
    rounds,
  };
}

function isMissing(session: SessionState, meeting: PlannedMeeting | undefined, board: number): boolean {
  if (meeting === undefined || !isPlayedMeeting(meeting) || isMatchClosed(session, meeting)) return false;
  const state = session.boards.get(board);
  if (isCancelled(state, meeting) || playIn(state, meeting) !== undefined) return false;
  return session.status !== 'open' || !isPostponed(session, meeting, board);
}

const postponedBoards = (tournament: Tournament, session: SessionState): readonly MeetingBoard[] =>
  meetingsPostponed(tournament, session).flatMap((meeting) =>
    meeting.boards.map((board) => boardAt(session, meeting, board)),
  );

const boardAt = (
  { session }: SessionState,
  { section, round, table }: PlannedMeeting,
  board: number,
): MeetingBoard => ({ session, section, round, table, board });

/** Results that the rounds already called, or those before the table's own, should have brought. */
function missingResults(room: RoomNow, section: SectionState): MeetingBoard[] {
  const { tournament, session } = room;
  if (session.status === 'planned') return [];
  const isFree = tournament.settings.rounds === 'free';
  const ended = [...section.rounds]
    .filter(([, times]) => times.endedAt !== undefined)
    .map(([round]) => round);
  const due = isFree ? section.movement.rounds.length : Math.max(0, ...ended);
  return meetingsOf(tournament, session.session, section)
    .slice(0, session.status === 'open' ? due : undefined)
    .flat()
    .filter(
      ({ table, round }) =>
        !isFree || session.status !== 'open' || round < roundOfTable(tournament, session, section, table),
    )
    .flatMap((meeting) =>
      meeting.boards
        .filter((board) => isMissing(session, meeting, board))
        .map((board) => boardAt(session, meeting, board)),
    );
}

const tablesOf = ({ movement }: SectionState): readonly number[] =>
  [...new Set(movement.rounds.flatMap(({ tables }) => tables.map(({ table }) => table)))].sort(
    (a, b) => a - b,
  );

/** Every table of a session and what it does now: with the time, also which are late. */
export function roomView(tournament: Tournament, session: SessionState, now?: string): RoomView {
  const room = once(tournament, `room ${session.session}`, () => roomAnyTime(tournament, session));
  if (now === undefined) return room;
  return {
    ...room,
    sections: room.sections.map(({ tables, ...section }) => ({
      ...section,
      tables: tables.map((table) => (isLate(table, section.clock, now) ? { ...table, late: true } : table)),
    })),
  };
}

/** A table that should have finished its round and has not. */
function isLate({ state, round }: TableTile, clock: Clock | undefined, now: string): boolean {
  const isRunning = state !== 'done' && state !== 'idle' && state !== 'waiting';
  return isRunning && clock?.round === round && millisecondsLeft(clock, Date.parse(now)) < 0;
}

function roomAnyTime(tournament: Tournament, session: SessionState): RoomView {
  const odd = new Set(oddities(tournament, session).map(meetingKey));
  const room: RoomNow = { tournament, session, odd };
  const sections = [...session.sections.values()];
  const pause = lastPause(session);
  const breaks = breakPlaces(tournament, session);
  return {
    session: session.session,
    status: session.status,
    ...(pause === undefined ? {} : { pause }),
    sections: sections.map((section) => {
      const clock = clockOf(tournament, session, section);
      const tables = tablesOf(section).map((table) => tile(room, section, table));
      return {
        section: section.section,
        round: Math.max(1, ...(clock === undefined ? tables.map(({ round }) => round) : [clock.round])),
        rounds: section.movement.rounds.length,
        ...(clock === undefined ? {} : { clock }),
        tables,
      };
    }),
    ...(breaks === undefined ? {} : { breaks }),
    authorisations: session.authorisations.map((each) => ({
      ...each,
      name: playerOf(tournament.contestants.get(each.contestant), each.player)?.name ?? '',
    })),
    missing: sections.flatMap((section) => missingResults(room, section)),
    stopped: stoppedBoards(tournament, session),
    postponed: postponedBoards(tournament, session),
    absences: absencesOf(tournament, session),
    requests: (session.requests ?? [])
      .filter(({ decided }) => decided === undefined)
      .map((request) => ({
        ...request,
        stands: playIn(session.boards.get(request.board), request)?.recorded?.result ?? '',
        asked: askedBy(tournament, session, request),
        elsewhere: !pairsOfScore(tournament, session, request).includes(request.contestant),
      })),
    ...resultCounts(tournament, session),
  };
}

/** The session in play, or else the latest that has begun, or the first. */
export function sessionInView({ sessions }: Tournament): SessionState | undefined {
  const ordered = [...sessions.values()].sort((a, b) => a.session - b.session);
  return (
    ordered.find(({ status }) => status === 'open') ??
    ordered.findLast(({ status }) => status !== 'planned') ??
    ordered[0]
  );
}

export function deskView(
  tournament: Tournament,
  version: number,
  now?: string,
  solutions: Solutions = NOTHING_SOLVED,
): DeskView {
  const session = sessionInView(tournament);
  const scored = formatOf(tournament).scorable(tournament);
  return {
    overview: overview(tournament, version),
    ...(session === undefined ? {} : { room: roomView(tournament, session, now) }),
    oddities: session === undefined ? [] : oddities(tournament, session, solutions),
    ...(scored.ok ? {} : { unscorable: scored.error }),
  };
}

import type { Side } from '../../game/index.ts';
import { type Sitters, sitters, type TablePlan } from '../../movement/index.ts';
import {
  type ContestantId,
  type Meeting,
  meetingKey,
  partnership,
  type Sitting,
  sitsIn,
  sittersOf,
} from '../meeting.ts';
import type { BoardState, Contestant, Play, SectionState, SessionState, Tournament } from '../state.ts';
import { isClosed, matchAtTable } from './drawn-rounds.ts';
import { type Exchange, mendedMeeting, whoSitsFor } from './mending.ts';
import { playIn } from './plays.ts';

/** Who sits where: a meeting with its two sides and its boards. */
export interface PlannedMeeting extends Meeting {
  readonly ns: Sitting | undefined;
  readonly ew: Sitting | undefined;
  readonly boards: readonly number[];
  /** Boards on which the pairs sat the other way round than on the others. */
  readonly turnedBoards?: readonly number[];
}

/** A meeting that is played: both pairs are there. */
export interface PlayedMeeting extends PlannedMeeting {
  readonly ns: Sitting;
  readonly ew: Sitting;
}

export const isPlayedMeeting = (meeting: PlannedMeeting): meeting is PlayedMeeting =>
  meeting.ns !== undefined && meeting.ew !== undefined && meeting.boards.length > 0;

/** Does the pair still play in that round? */
function isPresent(contestant: Contestant | undefined, session: number, round: number): boolean {
  if (contestant === undefined) return false;
  if (contestant.withdrawn === undefined) return true;
  const { from } = contestant.withdrawn;
  return from !== undefined && (session < from.session || (session === from.session && round < from.round));
}

function plannedMeeting(
  { contestants }: Tournament,
  session: number,
  section: SectionState,
  round: number,
  { table, ns, ew, boards }: TablePlan,
): PlannedMeeting {
  const present = (number: number): ContestantId | undefined => {
    const planned = section.seating.get(number);
    const contestant = planned === undefined ? undefined : whoSitsFor(section.exchanged, planned, round);
    return contestant !== undefined && isPresent(contestants.get(contestant), session, round)
      ? contestant
      : undefined;
  };
  const side = (who: Sitters): Sitting | undefined => {
    const [first, second, ...more] = sitters(who).map(present);
    if (typeof who === 'number') return first;
    return first === undefined || second === undefined || more.length > 0
      ? undefined
      : partnership(first, second);
  };
  const planned = {
    session,
    section: section.section,
    round,
    table,
    ns: side(ns),
    ew: side(ew),
    boards,
  };
  return mendedMeeting(planned, section.mended);
}

interface Kept {
  readonly contestants: Tournament['contestants'];
  readonly movement: SectionState['movement'];
  readonly mended: SectionState['mended'];
  readonly exchanged: SectionState['exchanged'];
  readonly meetings: readonly (readonly PlannedMeeting[])[];
}

const kept = new WeakMap<SectionState['seating'], Kept>();

/** The meetings of a section by round, the first at index 0. Worked out once for a movement, a seating and the entries. */
export function meetingsOf(
  tournament: Tournament,
  session: number,
  section: SectionState,
): readonly (readonly PlannedMeeting[])[] {
  const known = kept.get(section.seating);
  const { movement, mended, exchanged } = section;
  const isSame =
    known?.contestants === tournament.contestants &&
    known.movement === movement &&
    known.mended === mended &&
    known.exchanged === exchanged;
  if (isSame) return known.meetings;
  const meetings = section.movement.rounds.map(({ round, tables }) =>
    tables.map((plan) => plannedMeeting(tournament, session, section, round, plan)),
  );
  kept.set(section.seating, { contestants: tournament.contestants, movement, mended, exchanged, meetings });
  return meetings;
}

export function meetingAt(
  tournament: Tournament,
  session: SessionState,
  { section, round, table }: Omit<Meeting, 'session'>,
): PlannedMeeting | undefined {
  const state = session.sections.get(section);
  if (state === undefined) return undefined;
  return meetingsOf(tournament, session.session, state)[round - 1]?.find(
    (meeting) => meeting.table === table,
  );
}

/** Every meeting of a session that is played. */
export function* playedMeetings(tournament: Tournament, session: SessionState): Generator<PlayedMeeting> {
  for (const section of session.sections.values()) {
    for (const round of meetingsOf(tournament, session.session, section)) {
      for (const meeting of round) if (isPlayedMeeting(meeting)) yield meeting;
    }
  }
}

/** The numbers of the boards that the movements of a session use, in order. */
export function boardsInPlay({ sections }: SessionState): readonly number[] {
  const boards = new Set<number>();
  for (const { movement } of sections.values()) {
    for (const { tables } of movement.rounds) {
      for (const table of tables) for (const board of table.boards) boards.add(board);
    }
  }
  return [...boards].sort((a, b) => a - b);
}

export const playAt = (
  session: SessionState,
  at: Omit<Meeting, 'session'> & { readonly board: number },
): Play | undefined => playIn(session.boards.get(at.board), at);

/** Does the board count for nothing there: everywhere, in the section, or in that meeting? */
export const isCancelled = (board: BoardState | undefined, at: Omit<Meeting, 'session'>): boolean =>
  board !== undefined &&
  (board.cancelled === 'everywhere' ||
    board.cancelled.includes(at.section) ||
    board.cancelledAt.has(meetingKey(at)));

/**
 * Has the director put off the board there (Law 82B2), and is it still to be played or agreed? For that board the round
 * does not end for its players (Law 8B2): until then it is neither lost nor holds anybody up.
 */
export function isPostponed(
  { cases, boards }: SessionState,
  at: Omit<Meeting, 'session'>,
  board: number,
): boolean {
  if (cases === undefined) return false;
  const state = boards.get(board);
  if (isCancelled(state, at) || playIn(state, at)?.status === 'agreed') return false;
  const here = meetingKey(at);
  const said = [...cases.values()]
    .filter((kept) => kept.board === board && meetingKey(kept) === here)
    .flatMap(({ rulings }) => rulings)
    .filter(({ becomes }) => becomes !== undefined)
    .toSorted((one, other) => one.number - other.number);
  return said.at(-1)?.becomes?.status === 'postponed';
}

/** The boards of a meeting that are played now: all but those put off. */
export const withoutPostponed = <M extends PlannedMeeting>(session: SessionState, meeting: M): M => {
  const boards = meeting.boards.filter((board) => !isPostponed(session, meeting, board));
  return boards.length === meeting.boards.length ? meeting : { ...meeting, boards };
};

/** Was the board not far enough when the move was called, so that it is no longer played there? */
export function isStopped(session: SessionState, at: Omit<Meeting, 'session'>, board: number): boolean {
  const underWay = session.sections.get(at.section)?.underWay?.get(meetingKey(at));
  if (underWay === undefined || underWay === board) return false;
  return playIn(session.boards.get(board), at) === undefined && !isPostponed(session, at, board);
}

/** Nothing more is to be done about a board at a table. */
function isSettled(session: SessionState, at: Omit<Meeting, 'session'>, board: number): boolean {
  const state = session.boards.get(board);
  return isCancelled(state, at) || playIn(state, at)?.status === 'agreed' || isStopped(session, at, board);
}

/** Is nothing more expected from the table, because its match was entered as a whole or ruled on? */
export function isMatchClosed({ sections }: SessionState, at: Omit<Meeting, 'session'>): boolean {
  const section = sections.get(at.section);
  const here = section?.drawn === undefined ? undefined : matchAtTable(section, at);
  return here !== undefined && isClosed(here.drawn, here.match.match);
}

export const isComplete = (session: SessionState, meeting: PlannedMeeting): boolean =>
  !isPlayedMeeting(meeting) ||
  meeting.boards.every((board) => isSettled(session, meeting, board)) ||
  isMatchClosed(session, meeting);

/** The last round that was called, 0 before the first. */
export const calledRound = (section: SectionState): number => Math.max(0, ...section.rounds.keys());

/**
 * The last round that was called, or in which somebody has a result. A score that was given before the board could be
 * played (Law 15) begins no round.
 */
export function lastRoundBegun({ boards }: SessionState, section: SectionState): number {
  let last = calledRound(section);
  for (const { plays } of boards.values()) {
    for (const { round, recorded } of plays.get(section.section)?.values() ?? [])
      if (recorded !== undefined) last = Math.max(last, round);
  }
  return last;
}

interface KeptFinished {
  readonly from: readonly unknown[];
  readonly round: number;
}

const finishedKept = new WeakMap<SectionState['seating'], KeptFinished>();

/** The last round that every table of the section has settled, all before it too. Looked for when the section changed. */
export function finishedRound(tournament: Tournament, session: SessionState, section: SectionState): number {
  const rounds = meetingsOf(tournament, session.session, section);
  const boards = Array.from(session.boards.values(), (board) => [
    board.cancelled,
    board.plays.get(section.section),
  ]);
  const from = [
    rounds,
    section.drawn,
    section.underWay,
    session.cases,
    ...session.boards.keys(),
    ...boards.flat(),
  ];
  const known = finishedKept.get(section.seating);
  if (known?.from.length === from.length && from.every((part, at) => part === known.from[at])) {
    return known.round;
  }
  const first = rounds.findIndex((round) => !round.every((meeting) => isComplete(session, meeting)));
  const round = first < 0 ? rounds.length : first;
  finishedKept.set(section.seating, { from, round });
  return round;
}

export interface SeatInRound {
  readonly meeting: PlannedMeeting;
  readonly side: Side;
}

const seatsKept = new WeakMap<readonly PlannedMeeting[], ReadonlyMap<ContestantId, SeatInRound>>();

/** Where a pair sits in a round, given the meetings of it. */
export function seatOf(
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
): SeatInRound | undefined {
  const known = seatsKept.get(meetings);
  if (known !== undefined) return known.get(contestant);
  const seats = new Map<ContestantId, SeatInRound>();
  for (const meeting of meetings) {
    for (const player of sittersOf(meeting.ns)) seats.set(player, { meeting, side: 'NS' });
    for (const player of sittersOf(meeting.ew)) seats.set(player, { meeting, side: 'EW' });
  }
  seatsKept.set(meetings, seats);
  return seats.get(contestant);
}

/** Where a contestant sits at a table: a team plays at two of them. */
export function seatAtTable(
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
  table: number,
): SeatInRound | undefined {
  const meeting = meetings.find((each) => each.table === table);
  if (meeting === undefined) return undefined;
  if (sitsIn(meeting.ns, contestant)) return { meeting, side: 'NS' };
  return sitsIn(meeting.ew, contestant) ? { meeting, side: 'EW' } : undefined;
}

type Numbers = ReadonlyMap<ContestantId, number>;

const numbersKept = new WeakMap<SectionState['seating'], Numbers>();

const numbersWithTaken = new WeakMap<
  readonly Exchange[],
  { readonly held: Numbers; readonly all: Numbers }
>();

/** The number of each pair: those who took the place of another have his. */
export function numbersOf({ seating, exchanged }: SectionState): Numbers {
  const held = numbersKept.get(seating) ?? new Map(Array.from(seating, ([number, who]) => [who, number]));
  numbersKept.set(seating, held);
  if (exchanged === undefined) return held;
  const known = numbersWithTaken.get(exchanged);
  if (known?.held === held) return known.all;
  const all = new Map(held);
  for (const { contestants: pair } of exchanged) {
    for (const [one, other] of [pair, pair.toReversed()]) {
      const number = one === undefined ? undefined : all.get(one);
      if (number !== undefined && other !== undefined && !all.has(other)) all.set(other, number);
    }
  }
  numbersWithTaken.set(exchanged, { held, all });
  return all;
}

/** Who plays in the place of a contestant in a round. */
export const holderIn = (
  { exchanged }: SectionState,
  contestant: ContestantId,
  round: number,
): ContestantId =>
  whoSitsFor(
    exchanged?.filter(({ as }) => as !== undefined),
    contestant,
    round,
  );

/** The seating with whoever has taken the place of another to the end. */
export const seatingNow = (section: SectionState): ReadonlyMap<number, ContestantId> =>
  section.exchanged?.some(({ as }) => as !== undefined) === true
    ? new Map(
        Array.from(section.seating, ([number, contestant]) => [
          number,
          holderIn(section, contestant, section.movement.rounds.length),
        ]),
      )
    : section.seating;

/** The section and number of a pair in a session. */
export function numberOf(
  session: SessionState,
  contestant: ContestantId,
): { readonly section: SectionState; readonly number: number } | undefined {
  for (const section of session.sections.values()) {
    const number = numbersOf(section).get(contestant);
    if (number !== undefined) return { section, number };
  }
  return undefined;
}

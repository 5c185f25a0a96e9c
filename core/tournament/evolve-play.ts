import { orThrow } from '../base/index.ts';
import { parseBoardResult, printBoardResult, scoreNS, vulnerabilityOf } from '../game/index.ts';
import { withSection } from './evolve-session.ts';
import type { FactData, RecordedResult } from './fact.ts';
import { type MeetingBoard, type MeetingKey, meetingKey, type Party } from './meeting.ts';
import { withPlayOn } from './plays.ts';
import { meetingAt, playAt } from './schedule.ts';
import type { BoardState, Play, RecordedPlay, SessionState, Tournament } from './state.ts';

const emptyBoard = (board: number): BoardState => ({
  board,
  plays: new Map(),
  cancelled: [],
  groups: new Map(),
});

const withBoard = (
  session: SessionState,
  board: number,
  change: (board: BoardState) => BoardState,
): SessionState => {
  const before = session.boards.get(board) ?? emptyBoard(board);
  return { ...session, boards: new Map(session.boards).set(board, change(before)) };
};

const withPlay = (session: SessionState, play: Play): SessionState =>
  withBoard(session, play.board, (board) => withPlayOn(board, play));

/** What was written down, in the one way that results are printed. */
export function recordedPlay(
  { result, lead }: RecordedResult,
  board: number,
  by: Party,
  corrected: boolean,
): RecordedPlay {
  const read = orThrow(parseBoardResult(result));
  return {
    result: printBoardResult(read),
    ...(lead === undefined ? {} : { lead }),
    by,
    nsPoints: scoreNS(read, vulnerabilityOf(board)),
    corrected,
  };
}

function blankPlay(tournament: Tournament, session: SessionState, at: MeetingBoard): Play {
  const { section, round, table, board } = at;
  const meeting = meetingAt(tournament, session, at);
  const { ns = '', ew = '' } = meeting ?? {};
  return { section, round, table, board, ns, ew, status: 'entered' };
}

export function recordResult(
  tournament: Tournament,
  session: SessionState,
  data: MeetingBoard & RecordedResult,
  by: Party,
): SessionState {
  const before = playAt(session, data);
  const { dispute: _, ...play } = before ?? blankPlay(tournament, session, data);
  const recorded = recordedPlay(data, data.board, by, before?.recorded !== undefined && by === 'director');
  return withPlay(session, {
    ...play,
    ns: data.ns ?? play.ns,
    ew: data.ew ?? play.ew,
    recorded,
    status: by === 'director' ? 'agreed' : 'entered',
  });
}

function knownPlay(session: SessionState, at: MeetingBoard): Play {
  const play = playAt(session, at);
  if (play === undefined) throw new Error(`Board ${at.board} has no result at ${meetingKey(at)}.`);
  return play;
}

export function agreeResult(session: SessionState, at: FactData['result-agreed']): SessionState {
  const { dispute: _, ...play } = knownPlay(session, at);
  return withPlay(session, { ...play, status: 'agreed' });
}

export function disputeResult(
  session: SessionState,
  { by, reason, ...at }: FactData['result-disputed'],
): SessionState {
  const dispute = reason === undefined ? { by } : { by, reason };
  return withPlay(session, { ...knownPlay(session, at), status: 'disputed', dispute });
}

export const confirmRound = (session: SessionState, { by, ...at }: FactData['round-confirmed']) =>
  withSection(session, at.section, (section) => {
    const key = meetingKey(at);
    const sides = section.confirmed.get(key) ?? [];
    return { ...section, confirmed: new Map(section.confirmed).set(key, [...sides, by]) };
  });

export function adjustScore(
  tournament: Tournament,
  session: SessionState,
  { ns, ew, clause, reason, ...at }: FactData['score-adjusted'],
): SessionState {
  const { dispute: _, ...play } = playAt(session, at) ?? blankPlay(tournament, session, at);
  const isKept = ns.kind === 'kept' && ew.kind === 'kept';
  const { adjustment: __, ...plain } = play;
  if (isKept) return withPlay(session, { ...plain, status: 'agreed' });
  return withPlay(session, { ...play, adjustment: { ns, ew, clause, reason }, status: 'agreed' });
}

export const cancelBoard = (session: SessionState, { board, section }: FactData['board-cancelled']) =>
  withBoard(session, board, (state) => ({
    ...state,
    cancelled:
      section === undefined || state.cancelled === 'everywhere'
        ? 'everywhere'
        : [...state.cancelled, section],
  }));

export const groupBoard = (
  session: SessionState,
  { board, group, meetings }: FactData['board-grouped'],
): SessionState =>
  withBoard(session, board, (state) => {
    const groups = new Map<MeetingKey, string>(state.groups);
    for (const meeting of meetings) groups.set(meetingKey(meeting), group);
    return { ...state, groups };
  });

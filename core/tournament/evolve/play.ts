import { orThrow } from '../../base/index.ts';
import {
  parseBoardResult,
  printBoardResult,
  scoreNS,
  type Vulnerability,
  vulnerabilityOf,
} from '../../game/index.ts';
import { secondsBetween } from '../clock/corrections.ts';
import type { FactData, RecordedResult } from '../fact.ts';
import { type MeetingBoard, type MeetingKey, meetingKey, type Party } from '../meeting.ts';
import { conditionsAt, conditionsOf } from '../meetings/marking.ts';
import { sidesOn } from '../meetings/mending.ts';
import { playsOn, withBoard, withPlayOn } from '../meetings/plays.ts';
import { calledRound, meetingAt, playAt } from '../meetings/schedule.ts';
import type { BoardState, Play, RecordedPlay, SessionState, Tournament } from '../state.ts';
import { withSection } from './session.ts';

const withPlay = (session: SessionState, play: Play): SessionState =>
  withBoard(session, play.board, (board) => withPlayOn(board, play));

/** Who wrote something down, and when. */
export interface Writing {
  readonly by: Party;
  readonly at: string;
}

/** Had the round after it been called when a table wrote that down? */
const isLate = ({ sections }: SessionState, { section, round }: MeetingBoard): boolean => {
  const state = sections.get(section);
  return state !== undefined && round < calledRound(state);
};

/** What was written down, in the one way that results are printed. */
function recordedPlay(
  session: SessionState,
  data: MeetingBoard & RecordedResult,
  { by, at }: Writing,
  before: RecordedPlay | undefined,
): RecordedPlay {
  const { result, lead } = data;
  const read = orThrow(parseBoardResult(result));
  const late = before?.late === true || (by !== 'director' && isLate(session, data));
  return {
    result: printBoardResult(read),
    ...(lead === undefined ? {} : { lead }),
    by,
    nsPoints: scoreNS(read, conditionsAt(session, data).vulnerable),
    corrected: before !== undefined && by === 'director',
    at,
    ...(late ? { late } : {}),
  };
}

function blankPlay(tournament: Tournament, session: SessionState, at: MeetingBoard): Play {
  const { section, round, table, board } = at;
  const meeting = meetingAt(tournament, session, at);
  const { ns = '', ew = '' } = meeting === undefined ? {} : sidesOn(meeting, board);
  const { vulnerable } = conditionsAt(session, at);
  const marked = vulnerable === vulnerabilityOf(board) ? {} : { vulnerable };
  return { section, round, table, board, ns, ew, ...marked, status: 'entered' };
}

export function recordResult(
  tournament: Tournament,
  session: SessionState,
  data: MeetingBoard & RecordedResult,
  writing: Writing,
): SessionState {
  const before = playAt(session, data);
  const {
    dispute: _,
    agreedAfter: __,
    agreedBefore,
    ...play
  } = before ?? blankPlay(tournament, session, data);
  const isByDirector = writing.by === 'director';
  return withPlay(session, {
    ...play,
    ns: data.ns ?? play.ns,
    ew: data.ew ?? play.ew,
    recorded: recordedPlay(session, data, writing, before?.recorded),
    status: isByDirector ? 'agreed' : 'entered',
    ...(agreedBefore === undefined || isByDirector ? {} : { agreedBefore }),
  });
}

function knownPlay(session: SessionState, at: MeetingBoard): Play {
  const play = playAt(session, at);
  if (play === undefined) throw new Error(`Board ${at.board} has no result at ${meetingKey(at)}.`);
  return play;
}

export function agreeResult(
  session: SessionState,
  { seconds, ...at }: FactData['result-agreed'],
  time: string,
): SessionState {
  const { dispute: _, ...play } = knownPlay(session, at);
  const agreedAfter = seconds ?? secondsBetween(play.recorded?.at ?? time, time);
  return withPlay(session, { ...play, status: 'agreed', agreedAfter });
}

export function disputeResult(
  session: SessionState,
  { by, reason, ...at }: FactData['result-disputed'],
): SessionState {
  const dispute = reason === undefined ? { by } : { by, reason };
  const { agreedAfter: _, ...play } = knownPlay(session, at);
  const agreed = play.status === 'agreed' ? play.recorded?.result : undefined;
  const agreedBefore = play.agreedBefore ?? agreed;
  return withPlay(session, {
    ...play,
    status: 'disputed',
    dispute,
    ...(agreedBefore === undefined ? {} : { agreedBefore }),
  });
}

export const confirmRound = (session: SessionState, { by, ...at }: FactData['round-confirmed']) =>
  withSection(session, at.section, (section) => {
    const key = meetingKey(at);
    const sides = section.confirmed.get(key) ?? [];
    return { ...section, confirmed: new Map(section.confirmed).set(key, [...sides, by]) };
  });

export const answerMove = (session: SessionState, { underWay, ...at }: FactData['move-answered']) =>
  withSection(session, at.section, (section) => ({
    ...section,
    underWay: new Map(section.underWay).set(meetingKey(at), underWay),
  }));

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

export const cancelBoard = (
  session: SessionState,
  { board, section, meetings }: FactData['board-cancelled'],
): SessionState =>
  withBoard(session, board, (state) => {
    if (meetings !== undefined)
      return { ...state, cancelledAt: new Set([...state.cancelledAt, ...meetings.map(meetingKey)]) };
    const everywhere = section === undefined || state.cancelled === 'everywhere';
    return { ...state, cancelled: everywhere ? 'everywhere' : [...state.cancelled, section] };
  });

/** What stands is worked out again with who is vulnerable by the marks. */
export const asMarked = (play: Play, vulnerable: Vulnerability): Play => {
  const { recorded, vulnerable: _, ...rest } = play;
  const marked = vulnerable === vulnerabilityOf(play.board) ? rest : { ...rest, vulnerable };
  if (recorded === undefined) return marked;
  const nsPoints = scoreNS(orThrow(parseBoardResult(recorded.result)), vulnerable);
  return { ...marked, recorded: { ...recorded, nsPoints } };
};

export function markBoard(
  session: SessionState,
  { board: number, dealer, vulnerable, meetings }: FactData['board-marked'],
): SessionState {
  const where = meetings === undefined ? {} : { meetings: meetings.map(meetingKey) };
  return withBoard(session, number, (before) => {
    const marked = { ...before, marked: [...(before.marked ?? []), { dealer, vulnerable, ...where }] };
    return [...playsOn(before)].reduce<BoardState>(
      (board, play) => withPlayOn(board, asMarked(play, conditionsOf(number, marked, play).vulnerable)),
      marked,
    );
  });
}

export const groupBoard = (
  session: SessionState,
  { board, group, meetings }: FactData['board-grouped'],
): SessionState =>
  withBoard(session, board, (state) => {
    const groups = new Map<MeetingKey, string>(state.groups);
    for (const meeting of meetings) {
      if (group === undefined) groups.delete(meetingKey(meeting));
      else groups.set(meetingKey(meeting), group);
    }
    return { ...state, groups };
  });

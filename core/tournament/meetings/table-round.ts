import { type Meeting, meetingKey } from '../meeting.ts';
import type { Play, SectionState, SessionState, Tournament } from '../state.ts';
import { playIn } from './plays.ts';
import {
  calledRound,
  isCancelled,
  isComplete,
  isPlayedMeeting,
  isPostponed,
  meetingsOf,
  type PlannedMeeting,
  type PlayedMeeting,
  withoutPostponed,
} from './schedule.ts';

/** The rounds whose boards a table may write down: the one it is in and, when it can go on, the one that follows. */
export interface RoundsOfTable {
  /** The round the table is in. */
  readonly now: number;
  /** The last round it may go on to; below `now` when nothing may be written down yet. */
  readonly last: number;
}

/** Written down at the table itself. What the director enters, perhaps on the wrong line, moves nobody. */
const isFromTable = ({ recorded }: Play): boolean =>
  recorded !== undefined && (recorded.by !== 'director' || recorded.corrected);

const hasBegun = (session: SessionState, meeting: PlayedMeeting): boolean =>
  meeting.boards.some((board) => {
    const play = playIn(session.boards.get(board), meeting);
    return play !== undefined && isFromTable(play);
  });

const isConfirmed = ({ confirmed }: SectionState, meeting: Omit<Meeting, 'session'>): boolean =>
  confirmed.get(meetingKey(meeting))?.length === 2;

/** The meetings of a table that are played, in order. */
const meetingsAt = (
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): readonly PlayedMeeting[] =>
  meetingsOf(tournament, session.session, section).flatMap((round) =>
    round.filter((meeting) => meeting.table === table).filter(isPlayedMeeting),
  );

/**
 * Where the director calls the rounds, a table that has not finished when the next is called stays in its round until
 * there has been a progression of players (Law 8B1): until all is settled there, or somebody writes down a board of the
 * next round at it.
 */
function calledRounds(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): RoundsOfTable {
  const last = calledRound(section);
  const now = Math.max(1, last);
  const rounds = meetingsOf(tournament, session.session, section);
  const at = (round: number): PlannedMeeting | undefined =>
    rounds[round - 1]?.find((meeting) => meeting.table === table);
  const [before, here] = [at(now - 1), at(now)];
  const stays =
    before !== undefined &&
    !isComplete(session, withoutPostponed(session, before)) &&
    !(here !== undefined && isPlayedMeeting(here) && hasBegun(session, here));
  return { now: stays ? now - 1 : now, last };
}

/**
 * Where tables go on by themselves, a round is over at a table when both sides have confirmed it, or when somebody writes
 * down a board of the next, which waits until every board of the one before has a result.
 */
function freeRounds(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): RoundsOfTable {
  const meetings = meetingsAt(tournament, session, section, table);
  const begun = Math.max(
    0,
    meetings.findLastIndex((meeting) => hasBegun(session, meeting)),
  );
  const isOver = (meeting: PlayedMeeting): boolean =>
    isComplete(session, withoutPostponed(session, meeting)) &&
    (isConfirmed(section, meeting) || !hasBegun(session, meeting));
  const left = meetings.slice(begun).findIndex((meeting) => !isOver(meeting));
  const index = left < 0 ? meetings.length - 1 : begun + left;
  const now = meetings[index];
  if (now === undefined) return { now: section.movement.rounds.length, last: 0 };
  const isWritten = now.boards.every((board) => {
    const state = session.boards.get(board);
    return isCancelled(state, now) || playIn(state, now) !== undefined || isPostponed(session, now, board);
  });
  return { now: now.round, last: (isWritten ? meetings[index + 1] : undefined)?.round ?? now.round };
}

export const roundsOfTable = (
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): RoundsOfTable =>
  tournament.settings.rounds === 'called'
    ? calledRounds(tournament, session, section, table)
    : freeRounds(tournament, session, section, table);

/** The round a table is in. */
export const roundOfTable = (
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): number => roundsOfTable(tournament, session, section, table).now;

/** Can nothing more come of the round at that table: called over, or left behind by it? */
export function isRoundOver(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  meeting: PlannedMeeting,
): boolean {
  const { round, table } = meeting;
  const isLeft = round < roundOfTable(tournament, session, section, table);
  if (isLeft || !isComplete(session, meeting)) return isLeft;
  return tournament.settings.rounds === 'called'
    ? section.rounds.get(round)?.endedAt !== undefined
    : isConfirmed(section, meeting);
}

import type { ContestantId } from '../meeting.ts';
import {
  isComplete,
  isPlayedMeeting,
  meetingsOf,
  type PlannedMeeting,
  playAt,
  seatOf,
} from '../meetings/schedule.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';

/*
 * Law 8C (8B2 in 1997): the session ends for each table when all boards scheduled there have been played and their scores
 * entered without objection.
 */

/** When a result stood without objection; nothing where only a ruling stands. */
function settledAt(session: SessionState, at: Parameters<typeof playAt>[1]): number | undefined {
  const play = playAt(session, at);
  return play?.recorded === undefined
    ? undefined
    : Date.parse(play.recorded.at) + (play.agreedAfter ?? 0) * 1000;
}

/** All that was scheduled at a table, once it is over; nothing while it plays. */
function overAt(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): readonly PlannedMeeting[] | undefined {
  const meetings = meetingsOf(tournament, session.session, section)
    .flat()
    .filter((meeting) => meeting.table === table && isPlayedMeeting(meeting));
  const isOver = meetings.length > 0 && meetings.every((meeting) => isComplete(session, meeting));
  return isOver ? meetings : undefined;
}

/** Has the session ended for somebody: is the table where he plays last over? */
export function hasEndedFor(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  contestant: ContestantId,
): boolean {
  const last = meetingsOf(tournament, session.session, section)
    .map((meetings) => seatOf(meetings, contestant)?.meeting)
    .findLast((meeting) => meeting !== undefined && isPlayedMeeting(meeting));
  return last !== undefined && overAt(tournament, session, section, last.table) !== undefined;
}

/** When the session ended for a table; nothing while it plays, or where nothing says when. */
export function tableEndedAt(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
): string | undefined {
  const meetings = overAt(tournament, session, section, table);
  if (meetings === undefined) return undefined;
  const moments = meetings.flatMap((meeting) =>
    meeting.boards.flatMap((board) => settledAt(session, { ...meeting, board }) ?? []),
  );
  return moments.length === 0 ? undefined : new Date(Math.max(...moments)).toISOString();
}

/** When a session that was closed ended: at its last table, at the latest when it was closed. */
export function sessionEndedAt(tournament: Tournament, session: SessionState): string | undefined {
  const { closedAt, sections } = session;
  if (closedAt === undefined) return undefined;
  const ends: number[] = [];
  for (const section of sections.values()) {
    const tables = new Set(
      meetingsOf(tournament, session.session, section)
        .flat()
        .filter(isPlayedMeeting)
        .map(({ table }) => table),
    );
    for (const table of tables) {
      const ended = tableEndedAt(tournament, session, section, table);
      if (ended === undefined) return closedAt;
      ends.push(Date.parse(ended));
    }
  }
  const last = Math.max(...ends);
  return ends.length === 0 || last >= Date.parse(closedAt) ? closedAt : new Date(last).toISOString();
}

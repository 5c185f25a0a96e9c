import { everybodyAt } from '../meeting.ts';
import type { SessionState, Tournament } from '../state.ts';
import { isPostponed, type PlannedMeeting, type PlayedMeeting, playedMeetings } from './schedule.ts';

/** A meeting with those of its boards that the director has put off and that are still to be played or agreed (Laws 82B2, 8B2). */
export const meetingsPostponed = (tournament: Tournament, session: SessionState): readonly PlayedMeeting[] =>
  session.cases === undefined || session.status !== 'open'
    ? []
    : [...playedMeetings(tournament, session)].flatMap((meeting) => {
        const boards = meeting.boards.filter((board) => isPostponed(session, meeting, board));
        return boards.length === 0 ? [] : [{ ...meeting, boards }];
      });

/** Those that concern a table besides the meeting it is at: put off at the table itself, or for somebody who sits there now. */
export function postponedAround(
  tournament: Tournament,
  session: SessionState,
  here: PlannedMeeting,
): readonly PlayedMeeting[] {
  const now = everybodyAt(here);
  return meetingsPostponed(tournament, session).filter(
    (meeting) =>
      meeting.section === here.section &&
      (meeting.round !== here.round || meeting.table !== here.table) &&
      (meeting.table === here.table || everybodyAt(meeting).some((each) => now.includes(each))),
  );
}

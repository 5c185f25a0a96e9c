import type { MeetingBoard } from '../meeting.ts';
import { meetingKey } from '../meeting.ts';
import { isMoveCalled, moveRule, unplayedAt } from '../meetings/move-call.ts';
import { isStopped } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows } from './decision.ts';
import { findMeeting, findOpenSession, findSection } from './find.ts';

/** RTP 2.2.5, ROP 5.5: the board under way is played to its end; the others that are not begun are lost. */
export const answerMove: Decider<'answer-move'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const section = findSection(session.value, data.section);
  if (!section.ok) return section;
  const meeting = findMeeting(tournament, session.value, data);
  if (!meeting.ok) return meeting;
  const { round, by, underWay } = data;
  const rule = moveRule(tournament, session.value);
  if (rule === undefined || !isMoveCalled(section.value, meeting.value)) {
    return refuse('move-not-called', `The move that ends round ${round} has not been called.`, {
      params: { round },
    });
  }
  const said = section.value.underWay?.get(meetingKey(data));
  if (said === underWay) return ALREADY_SO;
  if (said !== undefined && by !== 'director') {
    const message = 'The table has said how far it was: only the director changes that. Call him.';
    return refuse('move-answered', message, { clause: rule.clause });
  }
  if (underWay !== null && !unplayedAt(session.value, meeting.value).includes(underWay)) {
    const message = `Board ${underWay} is not waiting for a result at this table.`;
    return refuse('board-not-waiting', message, { clause: rule.clause, params: { board: underWay } });
  }
  return follows(fact('move-answered', data));
};

/** Why those at a table cannot write the board down: it was not far enough when the move was called. */
export function stoppedFault(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
): Refused | undefined {
  const rule = moveRule(tournament, session);
  if (rule === undefined || !isStopped(session, at, at.board)) return undefined;
  const message = `Board ${at.board} was not far enough when the move was called: it is not played any more. Call the director.`;
  return refuse('board-stopped', message, { clause: rule.clause, params: { board: at.board } });
}

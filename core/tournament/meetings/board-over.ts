import type { SessionState, Tournament } from '../state.ts';
import { yetToPlay } from '../views/traveller.ts';
import { playsOn } from './plays.ts';
import { isCancelled, playedMeetings } from './schedule.ts';
import { isRoundOver } from './table-round.ts';

export const isSessionOver = ({ status }: SessionState): boolean =>
  status === 'closed' || status === 'published';

/** Is the board behind everybody who was to play it, in every section, with all results agreed? */
export function isBehindEverybody(tournament: Tournament, session: SessionState, board: number): boolean {
  const state = session.boards.get(board);
  if (state === undefined || yetToPlay(tournament, session, board) > 0) return false;
  return [...playsOn(state)].every((play) => play.status === 'agreed' || isCancelled(state, play));
}

/** Is every round over in which the board is played, at the tables that play it? */
function areItsRoundsOver(tournament: Tournament, session: SessionState, board: number): boolean {
  for (const meeting of playedMeetings(tournament, session)) {
    const section = session.sections.get(meeting.section);
    if (section === undefined || !meeting.boards.includes(board)) continue;
    if (!isRoundOver(tournament, session, section, meeting)) return false;
  }
  return true;
}

/** Can the cards of the board do no harm any more? A board that nobody met may still be played another day. */
export const isBoardOver = (tournament: Tournament, session: SessionState, board: number): boolean =>
  isSessionOver(session)
    ? session.boards.has(board)
    : isBehindEverybody(tournament, session, board) && areItsRoundsOver(tournament, session, board);

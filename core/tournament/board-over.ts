import { playsOn } from './plays.ts';
import { isCancelled } from './schedule.ts';
import type { SessionState, Tournament } from './state.ts';
import { yetToPlay } from './views/traveller.ts';

export const isSessionOver = ({ status }: SessionState): boolean =>
  status === 'closed' || status === 'published';

/** Is the board behind everybody who was to play it, in every section, with all results agreed? */
export function isBehindEverybody(tournament: Tournament, session: SessionState, board: number): boolean {
  const state = session.boards.get(board);
  if (state === undefined || yetToPlay(tournament, session, board) > 0) return false;
  return [...playsOn(state)].every(
    ({ status, section }) => status === 'agreed' || isCancelled(state, section),
  );
}

/** Can the cards of the board do no harm any more? A board that nobody met may still be played another day. */
export const isBoardOver = (tournament: Tournament, session: SessionState, board: number): boolean =>
  isSessionOver(session) ? session.boards.has(board) : isBehindEverybody(tournament, session, board);

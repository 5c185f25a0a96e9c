import { type ContestantId, type Meeting, meetingKey, sitsAt } from '../meeting.ts';
import type { BoardState, Play, SessionState } from '../state.ts';

/** What stands on a board at a table. */
export const playIn = (board: BoardState | undefined, meeting: Omit<Meeting, 'session'>): Play | undefined =>
  board?.plays.get(meeting.section)?.get(meetingKey(meeting));

/** Everything that stands on a board, section by section. */
export function* playsOn(board: BoardState | undefined): Generator<Play> {
  for (const plays of board?.plays.values() ?? []) yield* plays.values();
}

/** The board with one more play, or another in the place of one. Copies the plays of its section alone. */
export const withPlayOn = (board: BoardState, play: Play): BoardState => ({
  ...board,
  plays: new Map(board.plays).set(
    play.section,
    new Map(board.plays.get(play.section)).set(meetingKey(play), play),
  ),
});

/** Has the pair sat anywhere in the session where something is written down? */
export const hasPlayed = ({ boards }: SessionState, contestant: ContestantId): boolean =>
  [...boards.values()].some((board) => [...playsOn(board)].some((play) => sitsAt(play, contestant)));

/** How many results, adjusted scores included, a session has. */
export const resultsIn = ({ boards }: SessionState): number =>
  [...boards.values()].reduce((sum, board) => sum + [...playsOn(board)].length, 0);

/** The board without what stands there at a table. */
export function withoutPlayOn(board: BoardState, play: Play): BoardState {
  const plays = new Map(board.plays.get(play.section));
  plays.delete(meetingKey(play));
  return { ...board, plays: new Map(board.plays).set(play.section, plays) };
}

const emptyBoard = (board: number): BoardState => ({
  board,
  plays: new Map(),
  cancelled: [],
  cancelledAt: new Set(),
  groups: new Map(),
});

export const withBoard = (
  session: SessionState,
  board: number,
  change: (board: BoardState) => BoardState,
): SessionState => {
  const before = session.boards.get(board) ?? emptyBoard(board);
  return { ...session, boards: new Map(session.boards).set(board, change(before)) };
};

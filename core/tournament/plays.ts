import { type Meeting, meetingKey } from './meeting.ts';
import type { BoardState, Play } from './state.ts';

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

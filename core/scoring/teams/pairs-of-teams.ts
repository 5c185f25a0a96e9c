import type { ContestantId, LineScore, TravellerLine } from '../line.ts';
import type { MatchBoard, Room } from './team-board.ts';

/** Who sat in a room: the pairs by their own ids. */
export interface RoomSeats {
  readonly ns: ContestantId;
  readonly ew: ContestantId;
}

/** A match with its pairs, for the comparison of all pairs who played the same boards. */
export interface SeatedMatch {
  readonly id: string;
  readonly round?: number;
  readonly boards: readonly MatchBoard[];
  readonly seats: (board: number, room: Room) => RoomSeats | undefined;
}

/**
 * The rooms of all matches as lines of travellers: scored as a session they rank the pairs by Butler or cross-IMPs, each
 * against everybody who played the board. A board ruled as a whole has no score here.
 */
export function linesOfMatches(matches: readonly SeatedMatch[]): readonly TravellerLine[] {
  return matches.flatMap(({ id, round, boards, seats }) =>
    boards.flatMap((board) =>
      (['open', 'closed'] as const).flatMap((room): TravellerLine[] => {
        const sitting = seats(board.board, room);
        const score = scoreIn(board, room);
        if (sitting === undefined || score === undefined) return [];
        return [
          {
            board: board.board,
            table: `${id} ${room}`,
            ...(round === undefined ? {} : { round }),
            ns: sitting.ns,
            ew: sitting.ew,
            score,
          },
        ];
      }),
    ),
  );
}

function scoreIn(board: MatchBoard, room: Room): LineScore | undefined {
  if (board.ruling !== undefined) return { kind: 'no-score', why: 'cancelled' };
  return board[room];
}

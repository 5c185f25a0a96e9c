import type { Fault } from '../base/index.ts';

/** More boards than any session has seen: a guard against a slip of the keyboard. */
const MOST_BOARDS = 200;

/** What is wrong with a number of sets and the boards of each, if anything. */
export function mostBoardsFault(sets: number, boardsPerRound: number): Fault | undefined {
  if (!Number.isInteger(boardsPerRound) || boardsPerRound < 1) {
    return { code: 'boards-per-round', message: `A round has at least one board, not ${boardsPerRound}.` };
  }
  const boards = sets * boardsPerRound;
  if (boards <= MOST_BOARDS) return undefined;
  return {
    code: 'too-many-boards',
    message: `${sets} sets of ${boardsPerRound} are ${boards} boards; a session has at most ${MOST_BOARDS}.`,
  };
}

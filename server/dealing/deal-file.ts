import type { Result } from 'naipe/base';
import { boardToWrite, MACHINE_FORMATS, type MachineFormat, writeMachine, writePbn } from 'naipe/format';
import type { SessionState } from 'naipe/tournament';

/** What dealing machines and their programs take. */
export const DEAL_FILES = ['pbn', ...MACHINE_FORMATS] as const;
export type DealFile = 'pbn' | MachineFormat;

/** The deals of a session as a file; each of its characters is a byte. */
export function dealFile({ deals }: SessionState, ending: DealFile): Result<string> {
  const boards = Array.from(deals, ([board, deal]) => ({ board, deal })).toSorted(
    (a, b) => a.board - b.board,
  );
  return ending === 'pbn'
    ? writePbn(boards.map(({ board, deal }) => boardToWrite(board, deal)))
    : writeMachine(ending, boards);
}

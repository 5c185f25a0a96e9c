import { ok, type Result } from 'naipe/base';
import {
  boardToWrite,
  MACHINE_FORMATS,
  type MachineFormat,
  writeHandText,
  writeMachine,
  writePbn,
} from 'naipe/format';
import type { SessionState } from 'naipe/tournament';

/** What dealing machines and their programs take, and what is printed. */
export const DEAL_FILES = ['pbn', ...MACHINE_FORMATS, 'txt'] as const;
export type DealFile = 'pbn' | 'txt' | MachineFormat;

/** The deals of a session as a file; each of its characters is a byte. */
export function dealFile({ deals }: SessionState, ending: DealFile): Result<string> {
  const boards = Array.from(deals, ([board, deal]) => ({ board, deal })).toSorted(
    (a, b) => a.board - b.board,
  );
  if (ending === 'txt') return ok(writeHandText(boards));
  return ending === 'pbn'
    ? writePbn(boards.map(({ board, deal }) => boardToWrite(board, deal)))
    : writeMachine(ending, boards);
}

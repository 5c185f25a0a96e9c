import { fail, ok, type Result } from '../../base/index.ts';
import type { DealRecord } from '../results/model.ts';
import { isDlm, MOST_DLM_BOARDS, readDlm, writeDlm } from './dlm.ts';
import { fixedFormat, readFixed, writeFixed } from './fixed.ts';
import type { MachineFormat, MachineOptions, MachineReading } from './model.ts';

/** The format of a text, by what it holds; `undefined` when it is no dealing machine's. */
export const machineFormat = (text: string): MachineFormat | undefined =>
  isDlm(text) ? 'dlm' : fixedFormat(text);

/** Reads a dealing machine's file, whichever it is; `undefined` when the text is none. */
export function readMachine(text: string): MachineReading | undefined {
  const format = machineFormat(text);
  if (format === undefined) return undefined;
  return format === 'dlm' ? readDlm(text) : readFixed(format, text);
}

const refuse = (message: string) => fail({ code: 'machine-write', message });

/** DUP has three characters for a number, DLM two; BRI and DGE have no numbers at all. */
const HIGHEST: Readonly<Record<MachineFormat, number>> = {
  dup: 999,
  dlm: MOST_DLM_BOARDS,
  bri: 9999,
  dge: 9999,
};

/**
 * Writes boards for a dealing machine. They must follow one another: a set has a first and a last board and no gaps. Every
 * character of the answer is one byte (ASCII). BRI and DGE carry no numbers: the first record is dealt as whatever board the
 * machine is told to begin with.
 */
export function writeMachine(
  format: MachineFormat,
  deals: readonly DealRecord[],
  options: MachineOptions = {},
): Result<string> {
  const boards = deals.toSorted((a, b) => a.board - b.board);
  const [first] = boards;
  if (first === undefined) return refuse('There is no board to write.');
  const gap = boards.find(({ board }, at) => board !== first.board + at);
  if (gap !== undefined) {
    const expected = first.board + boards.indexOf(gap);
    return refuse(
      expected > gap.board
        ? `Board ${gap.board} is there twice; a dealing machine takes each board once.`
        : `Board ${expected} is missing; a dealing machine takes boards that follow one another.`,
    );
  }
  const last = first.board + boards.length - 1;
  if (last > HIGHEST[format])
    return refuse(`A ${format.toUpperCase()} file has boards up to ${HIGHEST[format]}; ${last} is too high.`);
  return format === 'dlm' ? ok(writeDlm(boards, options)) : writeFixed(format, boards);
}

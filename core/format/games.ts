import type { Finding } from './finding.ts';
import { isHandText, readHandText } from './hand-text/index.ts';
import { pbnOfLin, readLin } from './lin/index.ts';
import { type MachineFormat, type MachineReading, readMachine } from './machine/index.ts';
import type { PbnFile, PbnGame } from './pbn/model.ts';
import { readPbn } from './pbn/reader.ts';
import { boardToWrite, type PbnGameToWrite } from './pbn/writer.ts';

/** The formats in which boards are exchanged, with their auction and play or with their cards alone. */
export type GameFormat = 'pbn' | 'lin' | 'txt' | MachineFormat;

/** The games of a file, whichever format it is in. */
export interface Games {
  readonly format: GameFormat;
  readonly file: PbnFile;
  readonly findings: readonly Finding[];
}

/** A LIN file is made of two letters and bars; a name is nothing that could be relied on. */
const isLin = (text: string): boolean => /^\uFEFF?\s*[a-z]{2}\|[^|]*\|/i.test(text);

/** What would be written, as if it had been read from a line. */
const asRead = (
  { tags, auction, play }: PbnGameToWrite,
  line: number,
  comments: readonly string[] = [],
): PbnGame => ({
  tags: tags.map((tag) => ({ ...tag, inherited: false, line })),
  ...(auction === undefined ? {} : { auction: { ...auction, line } }),
  ...(play === undefined ? {} : { play: { ...play, line } }),
  tables: [],
  sections: [],
  comments: comments.map((comment) => ({ text: comment, line })),
  line,
});

const fileOf = (games: readonly PbnGame[]): PbnFile => ({ exportFormat: false, directives: [], games });

function gamesOfLin(text: string): Games {
  const { file, findings } = readLin(text);
  const games = pbnOfLin(file).map((game, at) => {
    const board = file.boards[at];
    return asRead(game, board?.line ?? 1, board?.comments);
  });
  return { format: 'lin', file: fileOf(games), findings };
}

/** The line of a board from a dealing machine is its record. */
const gamesOfMachine = ({ format, deals, findings }: MachineReading): Games => ({
  format,
  file: fileOf(deals.map(({ board, deal }, at) => asRead(boardToWrite(board, deal), at + 1))),
  findings,
});

function gamesOfHandText(text: string): Games {
  const { deals, findings } = readHandText(text);
  return {
    format: 'txt',
    file: fileOf(deals.map(({ board, deal }) => asRead(boardToWrite(board, deal), 1))),
    findings,
  };
}

/** Reads boards from a text by what it holds: PBN, LIN, the file of a dealing machine, or diagrams as they are printed. */
export function readGames(text: string): Games {
  if (isLin(text)) return gamesOfLin(text);
  if (isHandText(text)) return gamesOfHandText(text);
  const machine = readMachine(text);
  return machine === undefined ? { format: 'pbn', ...readPbn(text) } : gamesOfMachine(machine);
}

import type { Finding } from './finding.ts';
import { pbnOfLin, readLin } from './lin/index.ts';
import type { PbnFile, PbnGame } from './pbn/model.ts';
import { readPbn } from './pbn/reader.ts';

/** The formats in which boards with their auction and play are exchanged. */
export type GameFormat = 'pbn' | 'lin';

/** The games of a file, whichever format it is in. */
export interface Games {
  readonly format: GameFormat;
  readonly file: PbnFile;
  readonly findings: readonly Finding[];
}

/** A LIN file is made of two letters and bars; a name is nothing that could be relied on. */
const isLin = (text: string): boolean => /^\uFEFF?\s*[a-z]{2}\|[^|]*\|/i.test(text);

function gamesOfLin(text: string): Games {
  const { file, findings } = readLin(text);
  const games = pbnOfLin(file).map(({ tags, auction, play }, at): PbnGame => {
    const board = file.boards[at];
    const line = board?.line ?? 1;
    return {
      tags: tags.map((tag) => ({ ...tag, inherited: false, line })),
      ...(auction === undefined ? {} : { auction: { ...auction, line } }),
      ...(play === undefined ? {} : { play: { ...play, line } }),
      tables: [],
      sections: [],
      comments: (board?.comments ?? []).map((comment) => ({ text: comment, line })),
      line,
    };
  });
  return { format: 'lin', file: { exportFormat: false, directives: [], games }, findings };
}

/** Reads boards from a text by what it holds: PBN or LIN. */
export const readGames = (text: string): Games =>
  isLin(text) ? gamesOfLin(text) : { format: 'pbn', ...readPbn(text) };

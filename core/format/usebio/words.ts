import type { BoardScoring, MatchScoring } from '../results/model.ts';

/** How the format says that boards are scored. */
export const BOARD_SCORING: Readonly<Record<string, BoardScoring>> = {
  MATCH_POINTS: 'matchpoints',
  CROSS_IMPS: 'cross-imps',
  BUTLER_IMPS: 'butler-imps',
  IMPS: 'imps',
  POINT_A_BOARD: 'point-a-board',
  AGGREGATE: 'aggregate',
  // As some programs write them.
  MP: 'matchpoints',
  MATCHPOINTS: 'matchpoints',
  XIMP: 'cross-imps',
  XIMPS: 'cross-imps',
  BUTLER: 'butler-imps',
  IMP: 'imps',
  PAB: 'point-a-board',
  BAM: 'point-a-board',
  BOARD_A_MATCH: 'point-a-board',
};

/** How it says that matches are scored; of two words for one thing the first is written. */
export const MATCH_SCORING: Readonly<Record<string, MatchScoring>> = {
  ...BOARD_SCORING,
  VPS: 'vps',
  VP: 'vps',
  PERCENTAGE: 'percentage',
};

/** The word for a value, where it has one. */
export const wordFor = <T>(table: Readonly<Record<string, T>>, value: T | undefined): string | undefined =>
  value === undefined ? undefined : Object.keys(table).find((word) => table[word] === value);

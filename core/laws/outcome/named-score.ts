import type { AdjustedScore } from '../ruling/lasting.ts';

/** Is it said what an adjusted score is, and not only that there is one? */
export const isScoreNamed = ({ award, tricks, results }: AdjustedScore): boolean =>
  award !== undefined || tricks !== undefined || results !== undefined;

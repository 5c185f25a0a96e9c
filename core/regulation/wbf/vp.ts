import { fail, ok, type Result } from '../../base/index.ts';
import {
  boardsFault,
  CONTINUOUS,
  type ColumnChoice,
  continuousAward,
  MOST_BOARDS,
  printHundredths,
  type VpScale,
} from '../../scoring/vp/index.ts';

const ownColumn = (boards: number): Result<ColumnChoice> =>
  boards > MOST_BOARDS ? fail(boardsFault(boards)) : ok({ column: boards });

/** The continuous scale of the WBF, 2013: 20–0, a column for every number of boards. */
export const WBF_2013_VPS: VpScale = {
  id: 'wbf-2013',
  draw: CONTINUOUS.draw,
  most: CONTINUOUS.most,
  columns: [],
  withoutColumn: ownColumn,
  shortened: ownColumn,
  leastComparable: { boards: 0, of: 1 }, // left to the conditions of contest
  award: continuousAward,
  print: printHundredths,
};

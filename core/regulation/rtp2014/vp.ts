import { fail, ok } from '../../base/index.ts';
import {
  boardsFault,
  CONTINUOUS,
  continuousAward,
  MOST_BOARDS,
  nearestColumn,
  printHundredths,
  type VpScale,
} from '../../scoring/vp/index.ts';

/** RTP 2014, Annex I: the lengths of match it prints, in boards. */
const ANNEX_I_COLUMNS = [6, 7, 8, 10, 16, 20, 24, 32] as const;

/**
 * RTP 2014, Annex I. Its 463 cells are those of the continuous scale, but for 24 boards and 19 IMPs, printed 14,80
 * between 13,90 and 14,26: a misprint of 14,08.
 */
export const RTP_2014_VPS: VpScale = {
  id: 'rtp-2014',
  draw: CONTINUOUS.draw,
  most: CONTINUOUS.most,
  columns: ANNEX_I_COLUMNS,
  withoutColumn: (boards) =>
    boards > MOST_BOARDS
      ? fail(boardsFault(boards))
      : ok({
          column: boards,
          check: `RTP Annex I has no column for ${boards} boards; the formula behind its columns was used. The regulations of the event should say so.`,
        }),
  shortened: (comparable) => ok({ column: nearestColumn(ANNEX_I_COLUMNS, comparable) }), // RTP 2.3.6.7 b
  leastComparable: { boards: 1, of: 2 }, // RTP 2.3.6.7, 3.6.8.1
  award: continuousAward,
  print: printHundredths,
};

import { fail, ok, type Result } from '../../base/index.ts';
import { bandAward } from './bands.ts';
import { CONTINUOUS, continuousAward, continuousCurve, MOST_BOARDS } from './continuous.ts';
import { printHundredths, printShortest } from './print.ts';
import { boardsFault, type ColumnChoice, type VpScale } from './scale.ts';

const ownColumn = (boards: number): Result<ColumnChoice> =>
  boards > MOST_BOARDS ? fail(boardsFault(boards)) : ok({ column: boards });

/** Left to the conditions of contest. */
const ANY_SHARE = { boards: 0, of: 1 } as const;

/** The continuous scale of the WBF, 2013: 20–0, a column for every number of boards. The EBU uses it too. */
export const WBF_2013_VPS: VpScale = {
  id: 'wbf-2013',
  draw: CONTINUOUS.draw,
  most: CONTINUOUS.most,
  columns: [],
  withoutColumn: ownColumn,
  shortened: ownColumn,
  leastComparable: ANY_SHARE,
  award: continuousAward,
  print: printHundredths,
};

const WHOLE = 100;
const STEPS = (CONTINUOUS.most - CONTINUOUS.draw) / WHOLE;

/**
 * The least margin of each whole VP of the WBF's discrete scale, from the draw up: the first that the curve of 2013 brings
 * nearer to that VP than to the one below. No band is shorter than the one before it ("the IMP range is non-decreasing for each
 * subsequent integer VP score"): those that rounding has put out of order change places, as the steps of the continuous scale do.
 */
export function discreteBands(boards: number): readonly number[] {
  const least = Array.from({ length: STEPS }, (_, step) => {
    const half = CONTINUOUS.draw + step * WHOLE + WHOLE / 2;
    let margin = 0;
    while (continuousCurve(boards, margin) < half) margin++;
    return margin;
  });
  const [first = 0] = least;
  const lengths = least.slice(1).map((margin, step) => margin - (least[step] ?? 0));
  let margin = first;
  return [0, first, ...lengths.toSorted((a, b) => a - b).map((length) => (margin += length))];
}

const NOT_PRINTED =
  'The whole VPs are worked out from the curve of the WBF (2013); hold them against the printed table of the event.';

/** The discrete scale of the WBF, 2013: 20–0 in whole VPs. The EBU uses it for teams of four (White Book 3.1.1). */
export const WBF_2013_DISCRETE_VPS: VpScale = {
  id: 'wbf-2013-discrete',
  draw: CONTINUOUS.draw,
  most: CONTINUOUS.most,
  columns: [],
  withoutColumn: (boards) => {
    const column = ownColumn(boards);
    return column.ok ? ok({ ...column.value, check: NOT_PRINTED }) : column;
  },
  shortened: ownColumn,
  leastComparable: ANY_SHARE,
  award: (margin, column) => bandAward(discreteBands(column), margin, { draw: STEPS, most: 2 * STEPS }),
  print: printShortest,
};

/** A table of the ACBL: the least margin of each award of the winner, from the draw up. */
interface AcblTable {
  readonly boards: readonly [from: number, to: number];
  readonly least: readonly number[];
}

const ACBL_20: readonly AcblTable[] = [
  { boards: [6, 8], least: [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28] },
  { boards: [9, 11], least: [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36] },
];

/** 15–15 for a draw, then 18–12: nobody gets 16 or 17. */
const ACBL_30: readonly AcblTable[] = [
  { boards: [6, 8], least: [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28] },
  { boards: [9, 11], least: [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36] },
];

function acblScale(id: string, tables: readonly AcblTable[], awards: readonly number[]): VpScale {
  const [draw = 0, most = 0] = [awards[0], awards.at(-1)];
  const tableFor = (boards: number): AcblTable | undefined =>
    tables.find(({ boards: [from, to] }) => boards >= from && boards <= to);
  const lengths = tables.flatMap(({ boards: [from, to] }) => [from, to]);
  const none = (boards: number): Result<ColumnChoice> =>
    fail({
      code: 'vp-boards',
      message: `The scale ${id} is for matches of ${Math.min(...lengths)} to ${Math.max(...lengths)} boards, not ${boards}.`,
    });
  return {
    id,
    draw: draw * WHOLE,
    most: most * WHOLE,
    columns: tables.flatMap(({ boards: [from, to] }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    ),
    withoutColumn: none,
    shortened: (comparable) =>
      tableFor(comparable) === undefined ? none(comparable) : ok({ column: comparable }),
    leastComparable: ANY_SHARE,
    award: (margin, column) => {
      const band = tableFor(column)?.least.findLastIndex((least) => margin >= least) ?? 0;
      const winner = awards[band] ?? most;
      return { winner: winner * WHOLE, loser: (2 * draw - winner) * WHOLE };
    },
    print: printShortest,
  };
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The ACBL's scale of 20 VPs for Swiss teams. */
export const ACBL_20_VPS: VpScale = acblScale('acbl-20', ACBL_20, upTo(10, 20));
/** The ACBL's scale of 30 VPs for Swiss teams. */
export const ACBL_30_VPS: VpScale = acblScale('acbl-30', ACBL_30, [15, ...upTo(18, 30)]);

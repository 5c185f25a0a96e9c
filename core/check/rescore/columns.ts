import type { Fraction } from '../../base/index.ts';
import type { Decimal, PublishedPoints, ResultsFile } from '../../format/index.ts';
import { SIDES, type Side } from '../../game/index.ts';
import type { Entry } from './entries.ts';
import { agrees, agreesInPoints, decimalsOf } from './figures.ts';
import type { Figure } from './model.ts';
import type { Scoring } from './practice.ts';

/** A column of board scores that a file may publish, and the scoring it belongs to. */
interface BoardColumn {
  readonly points: keyof PublishedPoints;
  readonly figure: Figure;
  readonly scoring: Scoring;
  /** In per cent of the top, not in points. */
  readonly ofTop: boolean;
}

const BOARD_COLUMNS: readonly BoardColumn[] = [
  { points: 'matchpoints', figure: 'matchpoints', scoring: 'matchpoints', ofTop: false },
  { points: 'percentage', figure: 'percentage', scoring: 'matchpoints', ofTop: true },
  { points: 'crossImps', figure: 'cross-IMPs', scoring: 'cross-imps', ofTop: false },
  { points: 'butlerImps', figure: 'Butler IMPs', scoring: 'butler-imps', ofTop: false },
];

/** A board score that the file publishes for a side. */
export interface BoardFigure {
  /** The number of its entry, and the entry. */
  readonly at: number;
  readonly entry: Entry;
  readonly side: Side;
  readonly figure: Figure;
  readonly ofTop: boolean;
  readonly value: Decimal;
  /** Of its column. */
  readonly decimals: number;
}

/** Is a board score printed as it should be? */
export const boardFigureAgrees = (
  { figure, value, decimals }: Pick<BoardFigure, 'figure' | 'value' | 'decimals'>,
  exact: Fraction,
): boolean =>
  figure === 'matchpoints' ? agreesInPoints(value, exact, decimals) : agrees(value, exact, decimals);

/** The board scores of a scoring that the file publishes, column by column. */
export function boardFigures(entries: readonly Entry[], scoring: Scoring): readonly BoardFigure[] {
  return BOARD_COLUMNS.filter((column) => column.scoring === scoring).flatMap(({ points, figure, ofTop }) => {
    const found = entries.flatMap((entry, at) =>
      SIDES.flatMap((side) => {
        const value = entry.line.points[side][points];
        return value === undefined ? [] : [{ at, entry, side, figure, ofTop, value }];
      }),
    );
    const decimals = decimalsOf(found.map(({ value }) => value));
    return found.map((one) => ({ ...one, decimals }));
  });
}

const isPairScoring = (scoring: string | undefined): scoring is Scoring =>
  scoring !== undefined && scoring !== 'imps' && scoring !== 'point-a-board';

/** The scorings that a file has figures of. The first is the one that its pairs, or the pairs of its teams, go by. */
export function scoringsOf({ event }: ResultsFile, entries: readonly Entry[]): readonly Scoring[] {
  const present = BOARD_COLUMNS.filter(({ points }) =>
    entries.some(({ line }) => SIDES.some((side) => line.points[side][points] !== undefined)),
  ).map(({ scoring }) => scoring);
  const said = [event.boardScoring, event.pairwiseScoring].filter(isPairScoring);
  return [...new Set([...said, ...present])];
}

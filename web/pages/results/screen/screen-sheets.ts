import type { MatchTile, RankingLine, RankingList, RankingView, RoundMatches } from 'naipe/tournament';

/** A part of a list of the ranking. */
export interface RankingColumn {
  readonly kind: 'ranking';
  readonly list: Pick<RankingList, 'line' | 'section'>;
  readonly lines: readonly RankingLine[];
}

/** A part of the matches of a round. */
export interface MatchesColumn {
  readonly kind: 'matches';
  readonly round: Pick<RoundMatches, 'round' | 'section' | 'bye'>;
  readonly lines: readonly MatchTile[];
}

/** What one column of the projector shows. */
type ScreenColumn = RankingColumn | MatchesColumn;

/** What the projector shows at one time. */
export type ScreenSheet = readonly ScreenColumn[];

/** A list in as few parts as hold so many lines each, and of about the same length. */
function partsOf<T>(lines: readonly T[], most: number): readonly (readonly T[])[] {
  const parts = Math.max(1, Math.ceil(lines.length / most));
  const length = Math.ceil(lines.length / parts);
  return Array.from({ length: parts }, (_, index) => lines.slice(index * length, (index + 1) * length));
}

/** Neighbours two by two. */
const inTwos = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.flatMap((_, index) => (index % 2 === 0 ? [things.slice(index, index + 2)] : []));

/**
 * A ranking as the sheets that a projector turns: the two lines of a section beside each other, else one list running
 * on from the left column into the right.
 */
export function rankingSheets(
  { lists }: Pick<RankingView, 'lists'>,
  rows: number,
  columns: 1 | 2,
): readonly (readonly RankingColumn[])[] {
  const column = (list: RankingList) => (lines: readonly RankingLine[]) =>
    ({ kind: 'ranking', list, lines }) as const;
  const columnsOf = (list: RankingList) => partsOf(list.lines, rows).map(column(list));
  if (columns === 1) return lists.flatMap(columnsOf).map((each) => [each]);
  return inTwos(lists).flatMap(([first, second]): readonly (readonly RankingColumn[])[] => {
    if (first === undefined) return [];
    const areOpposite = second !== undefined && first.line !== undefined && first.section === second.section;
    if (!areOpposite)
      return [first, ...(second === undefined ? [] : [second])].flatMap((list) =>
        runningOn(list.lines, rows, columns).map((sheet) => sheet.map(column(list))),
      );
    const [left, right] = [columnsOf(first), columnsOf(second)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      [left[index], right[index]].filter((each) => each !== undefined),
    );
  });
}

/** The matches of rounds as such sheets, each round and group on its own. */
export const matchesSheets = (
  rounds: readonly RoundMatches[],
  rows: number,
  columns: 1 | 2,
): readonly (readonly MatchesColumn[])[] =>
  rounds.flatMap((round) =>
    runningOn(round.matches, rows, columns).map((sheet) =>
      sheet.map((lines) => ({ kind: 'matches', round, lines }) as const),
    ),
  );

/** Lines that run on from one column into the next: sheets of columns of lines. */
const runningOn = <T>(
  all: readonly T[],
  rows: number,
  columns: 1 | 2,
): readonly (readonly (readonly T[])[])[] =>
  partsOf(all, rows * columns).map((lines) => partsOf(lines, Math.ceil(lines.length / columns) || 1));

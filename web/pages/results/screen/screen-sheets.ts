import type { RankingLine, RankingList, RankingView } from 'naipe/tournament';

/** What one column of the projector shows: a part of a list. */
export interface ScreenColumn {
  readonly list: Pick<RankingList, 'line' | 'section'>;
  readonly lines: readonly RankingLine[];
}

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
export function screenSheets(
  { lists }: Pick<RankingView, 'lists'>,
  rows: number,
  columns: 1 | 2,
): readonly ScreenSheet[] {
  const columnsOf = (list: RankingList): readonly ScreenColumn[] =>
    partsOf(list.lines, rows).map((lines) => ({ list, lines }));
  if (columns === 1) return lists.flatMap(columnsOf).map((column) => [column]);
  return inTwos(lists).flatMap(([first, second]): readonly ScreenSheet[] => {
    if (first === undefined) return [];
    const areOpposite = second !== undefined && first.line !== undefined && first.section === second.section;
    if (!areOpposite)
      return [first, ...(second === undefined ? [] : [second])].flatMap((list) => runningOn(list, rows));
    const [left, right] = [columnsOf(first), columnsOf(second)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      [left[index], right[index]].filter((column) => column !== undefined),
    );
  });
}

function runningOn(list: RankingList, rows: number): readonly ScreenSheet[] {
  return partsOf(list.lines, rows * 2).map((lines) =>
    partsOf(lines, Math.ceil(lines.length / 2) || 1).map((part) => ({ list, lines: part })),
  );
}

import type { RankingLine, RankingView } from 'naipe/tournament';

/** Where a pair stands. */
export interface PlaceInList {
  readonly line: RankingLine;
  /** How many are ranked with it. */
  readonly of: number;
}

/** The place of a pair in the first list that ranks it. */
export function placeOf({ lists }: Pick<RankingView, 'lists'>, pair: string): PlaceInList | undefined {
  for (const { lines } of lists) {
    const line = lines.find((each) => each.contestant === pair);
    if (line !== undefined) return { line, of: lines.length };
  }
  return undefined;
}

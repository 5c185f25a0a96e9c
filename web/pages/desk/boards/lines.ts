import type { ContestantName, TableCardsView, TravellerRow, TravellerView } from 'naipe/tournament';
import type { LineWish } from './quick-entry.ts';

/** One line of a board's traveller: a meeting that plays or should play it, with what is known. */
export interface BoardLine {
  readonly key: string;
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly ns: ContestantName;
  readonly ew: ContestantName;
  readonly row?: TravellerRow;
}

/** Who plays under a pair's number. */
export type NamesByPair = ReadonlyMap<string, ContestantName['names']>;

const NAMELESS = ['', ''] as const;

const keyOf = ({ section, round, table }: Pick<BoardLine, 'section' | 'round' | 'table'>): string =>
  `${section}/${round}/${table}`;

const inOrder = (a: BoardLine, b: BoardLine): number =>
  a.section.localeCompare(b.section) || a.round - b.round || a.table - b.table;

/** The boards of a session, in order. */
export const boardNumbers = ({ cards }: TableCardsView): readonly number[] =>
  [...new Set(cards.flatMap(({ lines }) => lines.flatMap(({ boards }) => boards)))].sort((a, b) => a - b);

/** Everybody who plays a board, in the order of play: as planned, and as it was really played. */
export function linesOfBoard(
  board: number,
  cards: TableCardsView,
  traveller?: TravellerView,
  names: NamesByPair = new Map(),
): BoardLine[] {
  const named = (pair: string): ContestantName => ({ contestant: pair, names: names.get(pair) ?? NAMELESS });
  const lines = new Map<string, BoardLine>();
  for (const { section, table, lines: rounds } of cards.cards) {
    for (const { round, ns, ew, boards } of rounds) {
      if (ns === null || ew === null || !boards.includes(board)) continue;
      const place = { section, round, table };
      const key = keyOf(place);
      lines.set(key, {
        key,
        ...place,
        ns: named(ns),
        ew: named(ew),
      });
    }
  }
  for (const row of traveller?.board === board ? traveller.rows : []) {
    const { section, round, table, ns, ew } = row;
    const key = keyOf(row);
    lines.set(key, { key, section, round, table, ns, ew, row });
  }
  return [...lines.values()].sort(inOrder);
}

/** Has the line nothing yet, neither a result nor a ruling? */
export const isOpen = ({ row }: BoardLine): boolean =>
  row === undefined ||
  (row.result === undefined && row.adjustment === undefined && row.status !== 'cancelled');

/** The line that a scorer names, or the first that is open from the current one on, or the current one. */
export function chooseLine(
  lines: readonly BoardLine[],
  wish: LineWish | undefined,
  taken: (line: BoardLine) => boolean,
): BoardLine | undefined {
  if (wish === undefined) return lines.find((line) => isOpen(line) && !taken(line));
  const meant = lines.filter((line) =>
    'table' in wish
      ? line.table === wish.table && (wish.section === undefined || line.section === wish.section)
      : line.ns.contestant === wish.pair || line.ew.contestant === wish.pair,
  );
  return meant.find((line) => isOpen(line) && !taken(line)) ?? meant[0];
}

/** The next open line after one, from the top again after the last. */
export function nextOpenLine(
  lines: readonly BoardLine[],
  after: string,
  taken: (line: BoardLine) => boolean,
): BoardLine | undefined {
  const at = lines.findIndex(({ key }) => key === after);
  const turned = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return turned.find((line) => isOpen(line) && !taken(line));
}

import type { Results } from './results.ts';

type Cell = string | number | undefined;

/** A formula in a name would run when the file is opened: such text is marked as text. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d/.test(text) ? `'${text}` : text;

function printCell(cell: Cell): string {
  const text = harmless(String(cell ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const COLUMNS = [
  'line',
  'section',
  'place',
  'pair',
  'player 1',
  'player 2',
  'score',
  'unit',
  'points',
  'boards',
  'penalty',
  'made',
  'handicap',
  'carried over',
];

/** The ranking as a table for a spreadsheet (RFC 4180, with a mark so that accents survive). */
export function resultsCsv({ ranking }: Results): string {
  const rows = ranking.lists.flatMap(({ line, section, lines }) =>
    lines.map((each): readonly Cell[] => [
      line,
      section,
      `${each.place}${each.exAequo ? '=' : ''}`,
      each.pair,
      each.names[0],
      each.names[1],
      each.score,
      ranking.unit,
      each.points,
      each.boards,
      each.penalty,
      each.real,
      each.handicap,
      each.carried?.amount,
    ]),
  );
  const lines = [COLUMNS, ...rows].map((row) => row.map(printCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

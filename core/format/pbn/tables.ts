import { readDecimal } from '../decimal.ts';
import type { Tell } from './finding-text.ts';
import type { PbnColumn, PbnTable } from './model.ts';

const COLUMN = /^([+-]?)([^\\]*)(?:\\(\d{1,3})([LR]?))?$/;
const ORDERS = { '+': 'descending', '-': 'ascending' } as const;
const MOST_COLUMNS = 64;

const isOrder = (sign: string): sign is keyof typeof ORDERS => sign === '+' || sign === '-';

function readColumn(text: string): PbnColumn | undefined {
  const [, sign = '', name, width, align] = COLUMN.exec(text) ?? [];
  if (name === undefined) return undefined;
  return {
    name,
    ...(isOrder(sign) ? { order: ORDERS[sign] } : {}),
    ...(width === undefined ? {} : { width: Number(width) }),
    ...(align === 'L' || align === 'R' ? { align } : {}),
  };
}

/** Reads the columns that a table's tag names: `-Rank\3R;+Score_NS\5R`. */
export function readColumns(value: string, line: number, tell: Tell): readonly PbnColumn[] | undefined {
  const columns: PbnColumn[] = [];
  for (const text of value.split(';', MOST_COLUMNS)) {
    const column = readColumn(text);
    if (column === undefined) {
      tell('pbn-column', line, 'column', { found: text });
      return undefined;
    }
    columns.push(column);
  }
  return columns;
}

/** Writes columns as a table's tag names them. */
export const printColumns = (columns: readonly PbnColumn[]): string =>
  columns
    .map(({ name, order, width, align }) => {
      const sign = order === undefined ? '' : order === 'descending' ? '+' : '-';
      return `${sign}${name}${width === undefined ? '' : `\\${width}${align ?? ''}`}`;
    })
    .join(';');

const CELL = /\s*(?:"((?:[^"\\]|\\.)*)"|([^\s[\]{};"%]+))/y;

/** The cells of one line of a table; one with a character that may not stand there is noted and left out. */
export function readRow(text: string, from: number, line: number, tell: Tell): readonly string[] | undefined {
  const row = text.trimEnd();
  const cells: string[] = [];
  let at = from;
  while (at < row.length) {
    CELL.lastIndex = at;
    const found = CELL.exec(row);
    if (found === null) {
      const column = at + row.slice(at).search(/\S/) + 1;
      tell('pbn-table-character', { line, column }, 'table-character', { found: row[column - 1] ?? '' });
      return undefined;
    }
    cells.push(found[1]?.replace(/\\(["\\])/g, '$1') ?? found[2] ?? '');
    at = CELL.lastIndex;
  }
  return cells;
}

function noteOrder(
  column: PbnColumn,
  values: readonly string[],
  table: string,
  line: number,
  tell: Tell,
): void {
  const sign = column.order === 'descending' ? -1 : 1;
  let before: number | undefined;
  for (const [row, text] of values.entries()) {
    const decimal = readDecimal(text);
    if (decimal === undefined) continue;
    const value = decimal.units / 10 ** decimal.decimals;
    if (before !== undefined && sign * (value - before) < 0) {
      const told = column.order === 'descending' ? 'not-descending' : 'not-ascending';
      tell('pbn-order', line, told, { table, column: column.name, row: row + 1, found: text });
      return;
    }
    before = value;
  }
}

/** Checks that every row has all cells, and that columns keep the order they promise. */
export function checkTable(
  { name, columns, rows, line }: PbnTable,
  rowLines: readonly number[],
  tell: Tell,
): void {
  for (const [index, row] of rows.entries()) {
    if (row.length === columns.length) continue;
    const cells = { table: name, cells: row.length, columns: columns.length };
    tell('pbn-row', rowLines[index] ?? line, 'cells', cells);
  }
  for (const [index, column] of columns.entries()) {
    if (column.order === undefined) continue;
    noteOrder(
      column,
      rows.map((row) => row[index] ?? ''),
      name,
      line,
      tell,
    );
  }
}

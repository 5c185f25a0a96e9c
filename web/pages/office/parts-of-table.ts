import { csvRow, readCsv } from 'naipe/base';

/** So many lines are sent at a time, so that one sees how far it is. */
const LINES_AT_ONCE = 2000;

/** A long table in parts, each with the names of the columns. */
export function partsOfTable(csv: string): readonly { readonly text: string; readonly lines: number }[] {
  const [head, ...rows] = readCsv(csv).rows.map(({ cells }) => cells);
  if (head === undefined || rows.length <= LINES_AT_ONCE) return [{ text: csv, lines: rows.length }];
  const parts = [];
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
    const some = rows.slice(at, at + LINES_AT_ONCE);
    parts.push({ text: [head, ...some].map(csvRow).join('\r\n'), lines: some.length });
  }
  return parts;
}

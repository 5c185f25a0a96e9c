import { csvRow, readCsv } from 'naipe/base';
import { readPeopleFile } from 'naipe/federation';

/** So many lines are sent at a time, so that one sees how far it is. */
const LINES_AT_ONCE = 2000;

/**
 * A long table in parts, each with the names of the columns. Lines that are wrong stay out: a part alone would not know that
 * a member number stands in an earlier one too.
 */
export function partsOfTable(csv: string): readonly { readonly text: string; readonly lines: number }[] {
  const [head, ...rows] = readCsv(csv).rows;
  if (head === undefined || rows.length <= LINES_AT_ONCE) return [{ text: csv, lines: rows.length }];
  const wrong = new Set(readPeopleFile(csv).faults.map(({ line }) => line));
  const right = rows.filter(({ line }) => !wrong.has(line));
  const parts = [];
  for (let at = 0; at < right.length; at += LINES_AT_ONCE) {
    const some = right.slice(at, at + LINES_AT_ONCE);
    parts.push({
      text: [head, ...some].map(({ cells }) => csvRow(cells)).join('\r\n'),
      lines: some.length,
    });
  }
  return parts;
}

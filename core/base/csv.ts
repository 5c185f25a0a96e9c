/** A row of a table that was read, and the line it begins at, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table as a spreadsheet writes it. */
export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** The line of a quotation mark that nothing closes. */
  readonly openQuote?: number;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** What stands most often outside quotes in the first line: spreadsheets of half of Europe write semicolons. */
function separatorOf(text: string): string {
  const first = (text.split(/\r?\n|\r/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string): number => first.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Reads a table (RFC 4180), separated by commas, semicolons or tabs; empty lines are left out, cells are trimmed. */
export function readCsv(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted: number | undefined;
  let line = 1;
  let begins = 1;
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push({ line: begins, cells });
    cells = [];
    begins = line + 1;
  };
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] ?? '';
    const isBreak = letter === '\n' || (letter === '\r' && plain[at + 1] !== '\n');
    if (quoted !== undefined) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') {
        cell += letter;
        at++;
      } else quoted = undefined;
    } else if (letter === '"' && cell.trim() === '') quoted = line;
    else if (letter === separator) endCell();
    else if (isBreak) endRow();
    else cell += letter;
    if (isBreak) line++;
  }
  endRow();
  return quoted === undefined ? { rows } : { rows, openQuote: quoted };
}

/** What spreadsheets take for the beginning of a formula, the wide forms of East Asia among them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A cell as it is written. A formula in a name would run when the file is opened: such text is marked as text. */
function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A row of a table for a spreadsheet (RFC 4180). */
export const csvRow = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** The whole table, with a mark so that accents survive. */
export const csvText = (rows: readonly string[]): string => `\uFEFF${rows.join('\r\n')}\r\n`;

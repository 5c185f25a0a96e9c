import { ok, type Result } from '../../base/index.ts';
import type { Deal } from '../../game/index.ts';
import { findingList, type Note } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';
import type { MachineFormat, MachineReading } from './model.ts';
import {
  BRI_LENGTH,
  DGE_LENGTH,
  printBri,
  printDge,
  type RecordFault,
  readBri,
  readDge,
  SIGNS,
} from './records.ts';

const FIXED_LENGTH = 128;
const DUP_LENGTH = 156;
/** More boards than this nobody deals at once. */
const MOST_RECORDS = 10_000;

/** Records are as long as they are; what fills them up differs from program to program. */
const isFiller = (character: string): boolean => character === '\0' || character.trim() === '';

const SET = /^([YN ])([YN ])([\d ]{3})([\d ]{2})([\d ]{3})$/;

/** BRI: 32 spaces and 18 zero bytes fill a record up to 128. */
const briRecord = (deal: Deal): string =>
  `${printBri(deal)}${' '.repeat(32)}${'\0'.repeat(FIXED_LENGTH - BRI_LENGTH - 32)}`;

/** DGE: zero bytes fill a record up to 128. */
const dgeRecord = (deal: Deal): string => printDge(deal).padEnd(FIXED_LENGTH, '\0');

/** DUP: both, then random hands yes, backwards no, the lowest board, one copy, the highest board. */
const dupRecord = (deal: Deal, first: number, last: number): string =>
  `${printBri(deal)}${printDge(deal)}YN${String(first).padEnd(3)}1 ${String(last).padEnd(3)}`;

/** A record of a DUP file: the numbers decide, and the hands must say the same where they are given. */
function readDup(text: string): Result<Deal, RecordFault> {
  const deal = readBri(text);
  if (!deal.ok) return deal;
  const hands = text.slice(BRI_LENGTH, BRI_LENGTH + DGE_LENGTH);
  if (hands.trim() === '' || hands === printDge(deal.value)) return deal;
  const told = readDge(hands);
  if (!told.ok) return { ok: false, error: { ...told.error, at: BRI_LENGTH + told.error.at } };
  return { ok: false, error: { at: BRI_LENGTH, message: 'the hands are not those that the numbers say' } };
}

interface Layout {
  /** What of a record says its cards; filler may follow. */
  readonly length: number;
  readonly read: (text: string) => Result<Deal, RecordFault>;
}

const LAYOUTS: Readonly<Record<Exclude<MachineFormat, 'dlm'>, Layout>> = {
  bri: { length: BRI_LENGTH, read: readBri },
  dge: { length: DGE_LENGTH, read: readDge },
  dup: { length: DUP_LENGTH, read: readDup },
};

/** What the first record of a DUP file says of the numbers of its boards. */
function numbering(format: MachineFormat, text: string): (record: number, of: number) => number {
  const [, , backwards, lowest = ''] =
    (format === 'dup' && SET.exec(text.slice(DUP_LENGTH - 10, DUP_LENGTH))) || [];
  const first = Math.max(1, Number(lowest.trim()) || 1);
  return backwards === 'Y' ? (record, of) => first + of - 1 - record : (record) => first + record;
}

function skipFiller(text: string, from: number): number {
  let at = from;
  while (at < text.length && isFiller(text.charAt(at))) at++;
  return at;
}

/** Where each record begins and what it holds. */
function recordsOf(text: string, { length }: Layout, note: Note): readonly string[] {
  const records: string[] = [];
  for (let at = skipFiller(text, 0); at < text.length; at = skipFiller(text, at + length)) {
    const record = text.slice(at, at + length);
    const number = records.length + 1;
    if (record.length < length || number > MOST_RECORDS) {
      const why =
        number > MOST_RECORDS
          ? `there are more than ${MOST_RECORDS} records; the rest is left out`
          : `it ends after ${record.length} of ${length} characters`;
      note('machine-size', { line: number, column: record.length }, `Record ${number}: ${why}.`);
      return records;
    }
    records.push(record);
  }
  return records;
}

/**
 * Reads records of fixed length, BRI, DGE or DUP. They carry no numbers of boards: they are numbered from 1, or from where a DUP
 * file says. A finding's line is the record and its column the character in it.
 */
export function readFixed(format: Exclude<MachineFormat, 'dlm'>, text: string): MachineReading {
  const { findings, note } = findingList();
  const layout = LAYOUTS[format];
  const records = recordsOf(text, layout, note);
  const boardOf = numbering(format, text);
  const deals = records.flatMap((record, index): readonly DealRecord[] => {
    const deal = layout.read(record);
    if (deal.ok) return [{ board: boardOf(index, records.length), deal: deal.value }];
    const [line, column] = [index + 1, deal.error.at + 1];
    note('machine-record', { line, column }, `Record ${line}, character ${column}: ${deal.error.message}.`);
    return [];
  });
  return { format, deals: deals.toSorted((a, b) => a.board - b.board), findings };
}

/** The format of a text of fixed records, by how it begins. */
export function fixedFormat(text: string): Exclude<MachineFormat, 'dlm'> | undefined {
  const start = text.slice(skipFiller(text, 0)).slice(0, DUP_LENGTH);
  if (start.startsWith(SIGNS.S) && start.slice(1, 15).includes(SIGNS.H)) return 'dge';
  if (!/^\d{78}(?!\d)/.test(start)) return undefined;
  return SET.test(start.slice(DUP_LENGTH - 10)) && /[YN]/.test(start.slice(DUP_LENGTH - 10)) ? 'dup' : 'bri';
}

/** The text of a set of consecutive boards. */
export function writeFixed(
  format: Exclude<MachineFormat, 'dlm'>,
  deals: readonly DealRecord[],
): Result<string> {
  const [first, last] = [deals[0]?.board ?? 1, deals.at(-1)?.board ?? 1];
  const records = deals.map(({ deal }) =>
    format === 'bri' ? briRecord(deal) : format === 'dge' ? dgeRecord(deal) : dupRecord(deal, first, last),
  );
  return ok(records.join(''));
}

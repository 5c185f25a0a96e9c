import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import {
  dealerOf,
  isSeat,
  type PartialDeal,
  parsePartialDeal,
  printDeal,
  readVulnerability,
  type Seat,
  seatAfter,
  sideOf,
  vulnerabilityOf,
} from '../../game/index.ts';
import type { PbnAction, PbnAuction, PbnPlay, PbnSection, PbnTable } from './model.ts';
import { printColumns } from './tables.ts';

/** What can be written of a game; a game that was read is one. */
export interface PbnGameToWrite {
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  readonly auction?: Pick<PbnAuction, 'first' | 'actions' | 'ended' | 'notes'>;
  readonly play?: Pick<PbnPlay, 'first' | 'actions' | 'ended' | 'notes'>;
  readonly tables?: readonly Pick<PbnTable, 'name' | 'columns' | 'rows'>[];
  /** Sections that the standard does not define are written as they stood. */
  readonly sections?: readonly Pick<PbnSection, 'name' | 'value' | 'lines'>[];
}

/** The tags that every game of the export format gives, in this order (PBN 2.1, 3.4). */
const MANDATORY =
  `Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract
  Result`.split(/\s+/);

const LONGEST_LINE = 255;
const NEW_LINE = '\r\n';
const UNKNOWN = '?';

const refuse = (message: string): Fault => ({ code: 'pbn-write', message });

const hasControl = (text: string): boolean => [...text].some((character) => character < ' ');

/** Why a line cannot be written, if it cannot. */
function lineFault(line: string): Fault | undefined {
  if (hasControl(line))
    return refuse(`PBN has no line breaks or control characters inside values: "${line}".`);
  if (line.length > LONGEST_LINE)
    return refuse(`A PBN line has at most 255 characters: "${line.slice(0, 40)}…".`);
  return undefined;
}

const escapeValue = (value: string): string => value.replace(/["\\]/g, '\\$&');
const tagLine = (name: string, value: string): string => `[${name} "${escapeValue(value)}"]`;

type Tags = ReadonlyMap<string, string>;

const seatIn = (tags: Tags, name: string): Seat | undefined => {
  const letter = tags.get(name)?.toUpperCase() ?? '';
  return isSeat(letter) ? letter : undefined;
};

/** `NS 11` and the like as the tricks of declarer, when the declarer is known. */
function exportResult(value: string, declarer: Seat | undefined): string {
  const [, caret = '', side, tricks] = /^(\^?)(NS|EW) (\d+)/.exec(value) ?? [];
  if (side === undefined || declarer === undefined) return value;
  return `${caret}${sideOf(declarer) === side ? tricks : 13 - Number(tricks)}`;
}

/** The value of a tag as the export format wants it. */
function exportValue(name: string, value: string, tags: Tags): string {
  if (name === 'Vulnerable') return readVulnerability(value) ?? value;
  if (name === 'Result') return exportResult(value, seatIn(tags, 'Declarer'));
  if (name !== 'Deal') return value;
  const deal = parsePartialDeal(value);
  const dealer = seatIn(tags, 'Dealer');
  return deal.ok && dealer !== undefined ? printDeal(deal.value, dealer) : value;
}

function printAction({ text, irregularity, note, nags }: PbnAction): string {
  const annotations = nags.toSorted((a, b) => a - b).map((nag) => `$${nag}`);
  const parts = [irregularity && `^${irregularity}`, text, note && `=${note}=`, ...annotations];
  return parts.filter((part) => part !== undefined).join(' ');
}

function actionLines(
  tag: 'Auction' | 'Play',
  { first, actions, ended, notes }: NonNullable<PbnGameToWrite['play']>,
): readonly string[] {
  const rows = Array.from({ length: Math.ceil(actions.length / 4) }, (_, row) =>
    actions
      .slice(row * 4, row * 4 + 4)
      .map(printAction)
      .join(' '),
  );
  const explanations = notes.map(({ index, text }) => tagLine('Note', `${index}:${text}`));
  return [tagLine(tag, first), ...rows, ...(ended ? ['*'] : []), ...explanations];
}

/** In the export format the auction begins with its dealer: dashes before the first call are left out. */
function fromDealer(auction: NonNullable<PbnGameToWrite['auction']>): NonNullable<PbnGameToWrite['auction']> {
  const begins = auction.actions.findIndex(({ text }) => text !== '-');
  if (begins <= 0) return auction;
  return { ...auction, first: seatAfter(auction.first, begins), actions: auction.actions.slice(begins) };
}

const printCell = (cell: string): string => (/^[^\s[\]{};"%]+$/.test(cell) ? cell : `"${escapeValue(cell)}"`);

function tableLines({
  name,
  columns,
  rows,
}: NonNullable<PbnGameToWrite['tables']>[number]): Result<readonly string[]> {
  const header = printColumns(columns);
  if (/"/.test(header) || columns.some((column) => /[;\\]|^[+-]/.test(column.name))) {
    return fail(
      refuse(`${name}: a column name may not hold quotes, ";" or "\\", nor begin with "+" or "-".`),
    );
  }
  if (rows.some((row) => row.length !== columns.length)) {
    return fail(refuse(`${name}: every row must have ${columns.length} cells.`));
  }
  const lines = rows.map((row) =>
    columns
      .map(({ width = 0, align }, index) => {
        const cell = printCell(row[index] ?? '');
        return align === 'R' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' ')
      .trimEnd(),
  );
  return ok([`[${name} "${header}"]`, ...lines]);
}

function gameLines({
  tags: list,
  auction,
  play,
  tables = [],
  sections = [],
}: PbnGameToWrite): Result<readonly string[]> {
  const begins = new Set(sections.map(({ name }) => name));
  const tags: Tags = new Map(
    list.filter(({ name }) => !begins.has(name)).map(({ name, value }) => [name, value]),
  );
  const supplemental = [...tags.keys()].filter((name) => !MANDATORY.includes(name)).toSorted();
  const names = [...MANDATORY, ...supplemental];
  const misnamed = names.find(
    (name) => !/^[A-Z]\w*$/.test(name) || /^(Auction|Play|Note)$|.Table$/.test(name),
  );
  if (misnamed !== undefined)
    return fail(refuse(`"${misnamed}" is not the name of a tag that holds a value.`));
  const taken = [...tags].find(([, value]) => value === '#' || value.startsWith('##'));
  if (taken !== undefined)
    return fail(refuse(`${taken[0]}: "${taken[1]}" would mean the value of another game.`));
  const lines = names.map((name) => tagLine(name, exportValue(name, tags.get(name) ?? UNKNOWN, tags)));
  if (auction !== undefined) lines.push(...actionLines('Auction', fromDealer(auction)));
  if (play !== undefined) lines.push(...actionLines('Play', play));
  for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const written = tableLines(table);
    if (!written.ok) return written;
    lines.push(...written.value);
  }
  // In the export format what the standard does not know comes last, in the order of its names.
  for (const { name, value, lines: told } of sections.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    lines.push(tagLine(name, value), ...told.map((line) => line.trimEnd()).filter((line) => line !== ''));
  const fault = lines.map(lineFault).find((found) => found !== undefined);
  return fault === undefined ? ok(lines) : fail(fault);
}

/** Writes games in the export format of PBN 2.1. Comments are not written; the play stands as it was given. */
export function writePbn(games: readonly PbnGameToWrite[]): Result<string> {
  const texts: string[] = [];
  for (const game of games) {
    const written = writePbnGame(game);
    if (!written.ok) return written;
    texts.push(written.value);
  }
  return ok(pbnFileOf(texts));
}

/** One game of such a file, for those who write a large one piece by piece. */
export function writePbnGame(game: PbnGameToWrite): Result<string> {
  const written = gameLines(game);
  return written.ok ? ok(written.value.map((line) => line + NEW_LINE).join('')) : written;
}

/** The file of games that were written one by one. */
export const pbnFileOf = (games: readonly string[]): string =>
  ['% PBN 2.1', '% EXPORT'].map((line) => line + NEW_LINE).join('') + games.join(NEW_LINE);

/** A board with nothing but its cards, as a dealing program writes it: dealer and vulnerability follow from Law 2. */
export function boardToWrite(
  board: number,
  deal: PartialDeal,
  about: Readonly<Record<string, string>> = {},
): PbnGameToWrite {
  const empty = Object.fromEntries(MANDATORY.map((name) => [name, '']));
  const tags = {
    ...empty,
    ...about,
    Board: String(board),
    Dealer: dealerOf(board),
    Vulnerable: vulnerabilityOf(board),
    Deal: printDeal(deal, dealerOf(board)),
  };
  return { tags: Object.entries(tags).map(([name, value]) => ({ name, value })) };
}

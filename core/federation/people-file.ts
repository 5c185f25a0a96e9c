import { csvRow, csvText, plainLetters, readCsv } from '../base/index.ts';
import { RTP_2014_CATEGORIES, type RtpCategory } from '../regulation/index.ts';
import { DIRECTOR_GRADES, type Person } from './person.ts';

/** The columns of a list of people, in the order of an export. */
export const PEOPLE_COLUMNS = [
  'number',
  'name',
  'sex',
  'born',
  'club',
  'region',
  'nationality',
  'licences',
  'category',
  'national',
  'list',
  'listed',
  'index',
  'points',
  'rank',
  'grade',
] as const;
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number];

/** What spreadsheets of the four languages call them, in plain letters. */
const CALLED: Readonly<Record<string, PeopleColumn>> = {
  'member number': 'number',
  licence: 'number',
  numero: 'number',
  'n.o': 'number',
  nome: 'name',
  nombre: 'name',
  sexo: 'sex',
  sesso: 'sex',
  'birth date': 'born',
  'date of birth': 'born',
  nascimento: 'born',
  nacimiento: 'born',
  nascita: 'born',
  clube: 'club',
  circolo: 'club',
  regiao: 'region',
  regione: 'region',
  nacionalidade: 'nationality',
  nacionalidad: 'nationality',
  nazionalita: 'nationality',
  licencas: 'licences',
  licencias: 'licences',
  licenze: 'licences',
  categoria: 'category',
  nacional: 'national',
  nazionale: 'national',
  lista: 'list',
  'value index': 'index',
  iv: 'index',
  pontos: 'points',
  puntos: 'points',
  punti: 'points',
  posicao: 'rank',
  puesto: 'rank',
  posizione: 'rank',
  grau: 'grade',
  grado: 'grade',
};

function columnOf(heading: string): PeopleColumn | undefined {
  const plain = plainLetters(heading).trim();
  const own = PEOPLE_COLUMNS.find((column) => column === plain);
  return own ?? (Object.hasOwn(CALLED, plain) ? CALLED[plain] : undefined);
}

/** What is wrong with a line, and what to do about it. */
export const LINE_FAULTS = [
  'unknown-column',
  'column-twice',
  'no-name-column',
  'too-many-cells',
  'open-quote',
  'no-name',
  'bad-number',
  'bad-sex',
  'bad-date',
  'bad-licences',
  'bad-category',
  'bad-yes',
  'bad-figure',
  'bad-grade',
  'no-list-date',
  'number-twice',
  'unknown-club',
  'unknown-region',
  'several-people',
  'other-club',
] as const;
export type LineFaultCode = (typeof LINE_FAULTS)[number];

/** Something wrong in a list of people: where, what stands there, and a sentence with the remedy. */
export interface LineFault {
  readonly code: LineFaultCode;
  readonly line: number;
  readonly column?: string;
  readonly found?: string;
  readonly message: string;
}

/** What a line says of somebody: what it leaves empty is not said. */
export interface PeopleLine {
  readonly line: number;
  readonly said: Partial<Person>;
}

/** A list of people as it was read. */
export interface PeopleFile {
  readonly lines: readonly PeopleLine[];
  readonly faults: readonly LineFault[];
}

const SUITS: Readonly<Record<string, string>> = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
  '♠': 'spades',
  '♥': 'hearts',
  '♦': 'diamonds',
  '♣': 'clubs',
};
const CLASSES: Readonly<Record<string, string>> = { '2': 'second', '3': 'third' };
const SHORT: Readonly<Record<string, RtpCategory>> = {
  n: 'national',
  nacional: 'national',
  '1': 'first',
  '1a': 'first',
  nc: 'unclassified',
};

/** A category as lists write it: `N`, `1`, `2H`, `NC`. */
export function shortCategory(category: RtpCategory): string {
  const [place = '', suit = ''] = category.split('-');
  const number = { second: '2', third: '3' }[place];
  if (number !== undefined) return number + suit.charAt(0).toUpperCase();
  return { national: 'N', first: '1', unclassified: 'NC' }[place] ?? '';
}

/** `second-hearts`, `2H`, `2♥`, `1`, `N`, `NC`. */
export function readCategory(text: string): RtpCategory | undefined {
  const plain = plainLetters(text).trim();
  const [number = '', suit = ''] = [...plain];
  const long =
    CLASSES[number] && SUITS[suit] && plain.length === 2 ? `${CLASSES[number]}-${SUITS[suit]}` : plain;
  return SHORT[plain] ?? RTP_2014_CATEGORIES.find((category) => category === long);
}

/** A day of the calendar as `2001-05-31` or `31/05/2001`; nothing when there is no such day. */
export function readDay(text: string): string | undefined {
  const turned = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const iso =
    turned === null ? text : `${turned[3]}-${turned[2]?.padStart(2, '0')}-${turned[1]?.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

const readFigure = (text: string): number | undefined =>
  /^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

const YES = new Set(['yes', 'y', 'sim', 's', 'si', 'x', '1']);
const NO = new Set(['no', 'n', 'nao', '0']);

type Read = Partial<Person> | LineFaultCode;
interface Cells {
  readonly of: (column: PeopleColumn) => string | undefined;
}

const SENTENCES: Readonly<Record<LineFaultCode, string>> = {
  'unknown-column': 'is no column that is known. Leave it out, or call it as one of the columns of an export',
  'column-twice': 'stands twice in the first line. Leave one of the two out',
  'no-name-column': 'The first line names no column "name". Put the names of the columns there',
  'too-many-cells':
    'has more cells than the first line has columns. Put text with commas into quotation marks',
  'open-quote': 'opens a quotation mark that nothing closes. Close it',
  'no-name': 'has no name. Give one, or leave the line out',
  'bad-number': 'is no member number. It has letters, digits, dots, slashes and hyphens, 20 at most',
  'bad-sex': 'is no sex. Write F or M, or leave it empty',
  'bad-date': 'is no day of the calendar. Write it as 1961-05-31 or 31/05/1961',
  'bad-licences': 'are no years. Write them with blanks between: 2013 2014',
  'bad-category': 'is no category. Write one as N, 1, 2S, 2H, 2D, 2C, 3S, 3H, 3D, 3C or NC',
  'bad-yes': 'is neither yes nor no',
  'bad-figure': 'is no number. Write it as 45 or 45.5',
  'bad-grade': `is no grade. Write one of ${DIRECTOR_GRADES.join(', ')}`,
  'no-list-date':
    'gives a value index without its list and the day since when it holds. Fill in "list" and "listed"',
  'number-twice': 'is the member number of an earlier line too. Two people never have the same: correct one',
  'unknown-club': 'is the code of no club. Enter the club first, or correct the code',
  'unknown-region': 'is no region that is known. Enter the region first, or correct it',
  'several-people':
    'is the name of several people in the register. Give the member number or the date of birth',
  'other-club': 'is of another club. Leave the line out, or ask the federation to move him',
};

/** A fault with its sentence. */
export function lineFault(code: LineFaultCode, line: number, column?: string, found?: string): LineFault {
  const where = `Line ${line}: `;
  const what = found === undefined ? (code === 'no-name-column' ? '' : 'it ') : `"${found}" `;
  return {
    code,
    line,
    ...(column === undefined ? {} : { column }),
    ...(found === undefined ? {} : { found }),
    message: `${where}${what}${SENTENCES[code]}.`,
  };
}

function readLicences(text: string): readonly number[] | undefined {
  const years = text.split(/[\s,;/]+/).filter((year) => year !== '');
  return years.every((year) => /^(19|20)\d\d$/.test(year))
    ? [...new Set(years.map(Number))].sort((one, other) => one - other)
    : undefined;
}

const figure =
  (key: 'points' | 'rank') =>
  (text: string): Read => {
    const value = readFigure(text);
    return value === undefined ? 'bad-figure' : { [key]: value };
  };

const plainText =
  (key: 'club' | 'region' | 'nationality') =>
  (text: string): Read => ({ [key]: text });

/** How each cell is read; the parts of a value index together. */
const READERS: Readonly<
  Record<Exclude<PeopleColumn, 'list' | 'listed'>, (text: string, cells: Cells) => Read>
> = {
  number: (text) => (/^[\p{L}\p{N}./-]{1,20}$/u.test(text) ? { id: text } : 'bad-number'),
  name: (text) => ({ name: text.replace(/\s+/g, ' ') }),
  sex: (text) => {
    const sex = text.toUpperCase();
    return sex === 'F' || sex === 'M' ? { sex } : 'bad-sex';
  },
  born: (text) => {
    const born = readDay(text);
    return born === undefined ? 'bad-date' : { born };
  },
  club: plainText('club'),
  region: plainText('region'),
  nationality: plainText('nationality'),
  licences: (text) => {
    const licences = readLicences(text);
    return licences === undefined ? 'bad-licences' : { licences };
  },
  category: (text) => {
    const category = readCategory(text);
    return category === undefined ? 'bad-category' : { category };
  },
  national: (text) => {
    const plain = plainLetters(text);
    return YES.has(plain) ? { national: true } : NO.has(plain) ? {} : 'bad-yes';
  },
  index: (text, { of }) => {
    const value = readFigure(text);
    if (value === undefined) return 'bad-figure';
    const list = of('list');
    const date = readDay(of('listed') ?? '');
    return list === undefined || date === undefined ? 'no-list-date' : { indexes: [{ list, date, value }] };
  },
  points: figure('points'),
  rank: figure('rank'),
  grade: (text) => {
    const grade = DIRECTOR_GRADES.find((each) => each === plainLetters(text));
    return grade === undefined ? 'bad-grade' : { grade };
  },
};

function readLine(
  line: number,
  columns: readonly PeopleColumn[],
  cells: readonly string[],
): PeopleLine | readonly LineFault[] {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return [lineFault('too-many-cells', line)];
  const of = (column: PeopleColumn): string | undefined => {
    const cell = cells[columns.indexOf(column)];
    return cell === undefined || cell === '' ? undefined : cell;
  };
  let said: Partial<Person> = {};
  const faults: LineFault[] = [];
  for (const column of columns) {
    const cell = of(column);
    if (cell === undefined || column === 'list' || column === 'listed') continue;
    const read = READERS[column](cell, { of });
    if (typeof read === 'string') faults.push(lineFault(read, line, column, cell));
    else said = { ...said, ...read };
  }
  if (said.name === undefined) faults.push(lineFault('no-name', line));
  return faults.length > 0 ? faults : { line, said };
}

/** Reads a list of people: the first line names the columns, in any order; what is wrong is told line by line. */
export function readPeopleFile(text: string): PeopleFile {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== undefined) return { lines: [], faults: [lineFault('open-quote', openQuote)] };
  const [first, ...rest] = rows;
  const headings = first?.cells ?? [];
  const columns = headings.map(columnOf);
  const faults = headings.flatMap((heading, at) => {
    const column = columns[at];
    if (column === undefined) return heading === '' ? [] : [lineFault('unknown-column', 1, heading, heading)];
    return columns.indexOf(column) < at ? [lineFault('column-twice', 1, column, heading)] : [];
  });
  if (!columns.includes('name')) faults.push(lineFault('no-name-column', 1));
  if (faults.length > 0) return { lines: [], faults };
  const lines: PeopleLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rest) {
    const read = readLine(line, columns as readonly PeopleColumn[], cells);
    if (!('said' in read)) faults.push(...read);
    else if (read.said.id !== undefined && seen.has(read.said.id))
      faults.push(lineFault('number-twice', line, 'number', read.said.id));
    else lines.push(read);
    if ('said' in read && read.said.id !== undefined) seen.add(read.said.id);
  }
  return { lines, faults };
}

const cellsOf = (person: Person): Readonly<Record<PeopleColumn, string>> => {
  const latest = person.indexes?.at(-1);
  return {
    number: person.id ?? '',
    name: person.name,
    sex: person.sex ?? '',
    born: person.born ?? '',
    club: person.club ?? '',
    region: person.region ?? '',
    nationality: person.nationality ?? '',
    licences: person.licences?.join(' ') ?? '',
    category: person.category ?? '',
    national: person.national === true ? 'yes' : '',
    list: latest?.list ?? '',
    listed: latest?.date ?? '',
    index: latest === undefined ? '' : String(latest.value),
    points: person.points === undefined ? '' : String(person.points),
    rank: person.rank === undefined ? '' : String(person.rank),
    grade: person.grade ?? '',
  };
};

/** The people as a table that can be read in again. */
export const writePeopleFile = (
  people: Iterable<Person>,
  columns: readonly PeopleColumn[] = PEOPLE_COLUMNS,
): string =>
  csvText([
    csvRow(columns),
    ...Array.from(people, (person) => {
      const cells = cellsOf(person);
      return csvRow(columns.map((column) => cells[column]));
    }),
  ]);

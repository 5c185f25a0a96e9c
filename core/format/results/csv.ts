import { type CsvRow, csvRow, csvText, fail, ok, type Result, readCsv } from '../../base/index.ts';
import { isBoardNumber, parseBoardResult, parseCard, printBoardResult } from '../../game/index.ts';
import { type Decimal, printDecimal, readDecimal } from '../decimal.ts';
import { type Finding, findingList, type Note } from '../finding.ts';
import type { Outcome, ResultsFile, ResultsSection, Traveller, TravellerLine } from './model.ts';
import { withTableScores } from './table-scores.ts';
import { sectionsOf, travellersOf } from './walk.ts';

/** One line for each result, so that any spreadsheet can sort and sum them. */
const COLUMNS = [
  'section',
  'round',
  'table',
  'board',
  'ns',
  'ew',
  'result',
  'lead',
  'score ns',
  'points ns',
  'points ew',
] as const;
type ColumnName = (typeof COLUMNS)[number];

const cell = (value: Decimal | undefined): string => (value === undefined ? '' : printDecimal(value));

function outcomeCell(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'played':
      return printBoardResult(outcome.result);
    case 'artificial':
      return `${printDecimal(outcome.percent.NS)}%-${printDecimal(outcome.percent.EW)}%`;
    case 'unreadable':
      return `${outcome.contract} ${outcome.declarer} ${outcome.tricks}`.trim();
    case 'scored':
    case 'not-played':
      return '';
  }
}

function cellsOf(section: string | undefined, board: number, line: TravellerLine): readonly string[] {
  const { seated, points } = line;
  const [ns, ew] =
    seated.kind === 'pairs' ? [seated.NS, seated.EW] : [`${seated.N}+${seated.S}`, `${seated.E}+${seated.W}`];
  const own = (side: 'NS' | 'EW'): string =>
    cell(points[side].matchpoints ?? points[side].crossImps ?? points[side].butlerImps);
  return [
    section ?? '',
    line.round?.toString() ?? '',
    line.table ?? '',
    String(board),
    ns,
    ew,
    outcomeCell(line.outcome),
    line.lead ?? '',
    line.score?.NS.toString() ?? '',
    own('NS'),
    own('EW'),
  ];
}

/** Every result as a line of a table for a spreadsheet. */
export const writeResultsCsv = (file: ResultsFile): string =>
  csvText([
    csvRow(COLUMNS),
    ...sectionsOf(withTableScores(file)).flatMap((section) =>
      travellersOf(section).flatMap(({ board, lines }) =>
        lines.map((line) => csvRow(cellsOf(section.id, board, line))),
      ),
    ),
  ]);

/** Does a text begin as such a table does? The order of the columns is free. */
export function isResultsCsv(text: string): boolean {
  const [head] = readCsv(text.slice(0, 1000)).rows;
  const names = new Set(head?.cells.map((name) => name.toLowerCase()));
  return ['board', 'ns', 'ew', 'result'].every((name) => names.has(name));
}

const ARTIFICIAL = /^(\d{1,3}(?:\.\d+)?)%\s*[-/]\s*(\d{1,3}(?:\.\d+)?)%$/;

function readOutcome(text: string, score: number | undefined): Outcome {
  const [, forNS = '', forEW = ''] = ARTIFICIAL.exec(text) ?? [];
  const [NS, EW] = [readDecimal(forNS), readDecimal(forEW)];
  if (NS !== undefined && EW !== undefined) return { kind: 'artificial', percent: { NS, EW } };
  if (text === '') return { kind: score === undefined ? 'not-played' : 'scored' };
  const read = parseBoardResult(text);
  return read.ok
    ? { kind: 'played', result: read.value }
    : { kind: 'unreadable', contract: text, declarer: '', tricks: '' };
}

interface Row {
  readonly section: string;
  readonly board: number;
  readonly line: TravellerLine;
}

function readRow({ cells, line }: CsvRow, columns: ReadonlyMap<string, number>, note: Note): readonly Row[] {
  const of = (name: ColumnName): string => cells[columns.get(name) ?? -1] ?? '';
  const board = Number(of('board'));
  if (!isBoardNumber(board)) {
    const column = (columns.get('board') ?? 0) + 1;
    note(
      'csv-board',
      { line, column },
      `Line ${line}, column ${column}: "${of('board')}" is no number of a board; the line is left out.`,
    );
    return [];
  }
  const given = /^-?\d{1,5}$/.test(of('score ns')) ? Number(of('score ns')) : undefined;
  const outcome = readOutcome(of('result'), given);
  if (outcome.kind === 'unreadable') {
    const column = (columns.get('result') ?? 0) + 1;
    note(
      'csv-result',
      { line, column },
      `Line ${line}, column ${column}: "${of('result')}" is no result such as 4SN+1 or Pass.`,
    );
  }
  const lead = parseCard(of('lead'));
  const points = (side: 'ns' | 'ew') => {
    const matchpoints = readDecimal(of(`points ${side}`));
    return matchpoints === undefined ? {} : { matchpoints };
  };
  return [
    {
      section: of('section'),
      board,
      line: {
        seated: { kind: 'pairs', NS: of('ns'), EW: of('ew') },
        ...(/^\d{1,4}$/.test(of('round')) ? { round: Number(of('round')) } : {}),
        ...(of('table') === '' ? {} : { table: of('table') }),
        outcome,
        ...(lead.ok ? { lead: lead.value } : {}),
        ...(given === undefined ? {} : { score: { NS: given, EW: 0 - given } }),
        points: { NS: points('ns'), EW: points('ew') },
        line,
      },
    },
  ];
}

function grouped<K, T>(rows: readonly T[], key: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** Reads such a table; a line that says no board is noted and left out. */
export function readResultsCsv(
  text: string,
): Result<{ readonly file: ResultsFile; readonly findings: readonly Finding[] }> {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== undefined)
    return fail({ code: 'csv-quote', message: `Line ${openQuote}: a quotation mark is not closed.` });
  const [head, ...body] = rows;
  if (head === undefined || !isResultsCsv(text)) {
    const message = 'Line 1: the first line must name the columns board, ns, ew and result.';
    return fail({ code: 'csv-columns', message });
  }
  const { findings, note } = findingList();
  const columns = new Map(head.cells.map((name, at) => [name.toLowerCase(), at]));
  const read = body.flatMap((row) => readRow(row, columns, note));
  const sections = [...grouped(read, ({ section }) => section)].map(
    ([section, lines]): ResultsSection => ({
      ...(section === '' ? {} : { id: section }),
      contestants: [],
      travellers: [...grouped(lines, ({ board }) => board)].map(
        ([board, played]): Traveller => ({ board, lines: played.map(({ line }) => line) }),
      ),
      matches: [],
    }),
  );
  return ok({
    findings,
    file: {
      format: 'CSV',
      event: {
        competition: 'pairs',
        boardScoring: 'matchpoints',
        declared: {},
        overall: [],
        sessions: [{ overall: [], sections }],
      },
      deals: [],
    },
  });
}

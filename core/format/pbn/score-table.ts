import { isBoardNumber, parseCard, readVulnerability } from '../../game/index.ts';
import { type Decimal, readDecimal } from '../decimal.ts';
import type { Note } from '../finding.ts';
import { readPlayed, readPoints, unreadableText } from '../results/cells.ts';
import type {
  BoardScoring,
  Outcome,
  PublishedPoints,
  Seated,
  Traveller,
  TravellerLine,
} from '../results/model.ts';
import { type PbnGame, type PbnTable, tableOf, tagValue } from './model.ts';

/** A traveller and the section it belongs to, where the file names one. */
export interface SectionTraveller {
  readonly section: string | undefined;
  readonly traveller: Traveller;
}

/** The cells of one row by the names of their columns; those that say nothing are missing. */
export type Cells = (...columns: readonly string[]) => string | undefined;

const NOTHING = new Set(['', '-', '?', '*']);

/** Reads cells of a row: the first of several columns that has something to say. */
export function cellsOf({ columns }: PbnTable, row: readonly string[]): Cells {
  const byName = new Map(columns.map(({ name }, at) => [name, (row[at] ?? '').trim()]));
  return (...names) =>
    names.map((name) => byName.get(name)).find((text) => text !== undefined && !NOTHING.has(text));
}

export function decimalCell(cells: Cells, ...columns: readonly string[]): Decimal | undefined {
  const text = cells(...columns);
  return text === undefined ? undefined : readDecimal(text.replace(/%$/, ''));
}

/** A frequency sheet names nobody. */
function seatedOf(cells: Cells): Seated {
  const [N, S] = [cells('PlayerId_North'), cells('PlayerId_South')];
  const [E, W] = [cells('PlayerId_East'), cells('PlayerId_West')];
  const NS = cells('PairId_NS');
  const EW = cells('PairId_EW');
  const players = N !== undefined && S !== undefined && E !== undefined && W !== undefined;
  if (players && NS === undefined) return { kind: 'players', N, E, S, W };
  return { kind: 'pairs', NS: NS ?? '', EW: EW ?? '' };
}

/** The points of both sides; one side alone stands for both. */
function scoreOf(cells: Cells): TravellerLine['score'] {
  const NS = readPoints(cells('Score_NS') ?? '');
  const EW = readPoints(cells('Score_EW') ?? '');
  if (NS !== undefined) return { NS, EW: EW ?? 0 - NS };
  return EW === undefined ? undefined : { NS: 0 - EW, EW };
}

/**
 * No contract and no points where other rows have them, but a percentage for each side: what the director gave instead of a
 * result.
 */
function artificialOf(cells: Cells, { columns }: PbnTable): Outcome | undefined {
  if (!columns.some(({ name }) => name === 'Contract' || name === 'Score_NS')) return undefined;
  const [NS, EW] = [decimalCell(cells, 'Percentage_NS'), decimalCell(cells, 'Percentage_EW')];
  return NS === undefined || EW === undefined ? undefined : { kind: 'artificial', percent: { NS, EW } };
}

function outcomeOf(cells: Cells, score: TravellerLine['score'], table: PbnTable, note: Note): Outcome {
  const contract = cells('Contract');
  if (contract === undefined)
    return score === undefined ? (artificialOf(cells, table) ?? { kind: 'not-played' }) : { kind: 'scored' };
  const outcome = readPlayed(contract, cells('Declarer') ?? '', cells('Result') ?? '');
  if (outcome.kind === 'unreadable') note('pbn-contract', table.line, unreadableText(outcome));
  return outcome;
}

function pointsOf(cells: Cells, side: 'NS' | 'EW', scoring: BoardScoring): PublishedPoints {
  const matchpoints = decimalCell(cells, `MP_${side}`);
  const imps = decimalCell(cells, `IMP_${side}`);
  const percentage = decimalCell(cells, `Percentage_${side}`);
  return {
    ...(matchpoints === undefined ? {} : { matchpoints }),
    ...(imps === undefined ? {} : { [scoring === 'butler-imps' ? 'butlerImps' : 'crossImps']: imps }),
    ...(percentage === undefined ? {} : { percentage }),
  };
}

function lineOf(cells: Cells, scoring: BoardScoring, table: PbnTable, note: Note): TravellerLine {
  const score = scoreOf(cells);
  const round = cells('Round');
  const at = cells('Table');
  const lead = parseCard(cells('Lead') ?? '');
  return {
    seated: seatedOf(cells),
    ...(round !== undefined && /^\d{1,4}$/.test(round) ? { round: Number(round) } : {}),
    ...(at === undefined ? {} : { table: at }),
    outcome: outcomeOf(cells, score, table, note),
    ...(lead.ok ? { lead: lead.value } : {}),
    ...(score === undefined ? {} : { score }),
    points: { NS: pointsOf(cells, 'NS', scoring), EW: pointsOf(cells, 'EW', scoring) },
    line: table.line,
  };
}

/** How often a row of a frequency sheet stands for a result; once where it does not say. */
function multiplicityOf(cells: Cells): number {
  const text = cells('Multiplicity') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : 1;
}

/** The results that a game's ScoreTable stands for. */
export function resultCount(game: PbnGame): number {
  const table = tableOf(game, 'ScoreTable');
  return (table?.rows ?? []).reduce((sum, row) => sum + (table ? multiplicityOf(cellsOf(table, row)) : 0), 0);
}

/** The travellers in a game's ScoreTable, one for each section it names. */
export function readScoreTable(
  game: PbnGame,
  scoring: BoardScoring,
  note: Note,
): readonly SectionTraveller[] {
  const table = tableOf(game, 'ScoreTable');
  const board = Number(tagValue(game, 'Board'));
  if (table === undefined) return [];
  if (!isBoardNumber(board)) {
    note('pbn-board', table.line, 'The game has no board number; its ScoreTable is left out.');
    return [];
  }
  const vulnerability = readVulnerability(tagValue(game, 'Vulnerable') ?? '');
  const bySection = new Map<string | undefined, TravellerLine[]>();
  for (const row of table.rows) {
    const cells = cellsOf(table, row);
    const section = cells('Section') ?? (tagValue(game, 'Section') || undefined);
    const lines = bySection.get(section) ?? [];
    const line = lineOf(cells, scoring, table, note);
    for (let copies = multiplicityOf(cells); copies > 0; copies--) lines.push(line);
    bySection.set(section, lines);
  }
  return [...bySection].map(([section, lines]) => ({
    section,
    traveller: { board, ...(vulnerability === undefined ? {} : { vulnerability }), lines },
  }));
}

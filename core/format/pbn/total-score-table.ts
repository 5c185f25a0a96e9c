import type { Note } from '../finding.ts';
import { readPlace } from '../results/cells.ts';
import type { BoardScoring, PublishedTotals, ResultsContestant } from '../results/model.ts';
import type { PbnTable } from './model.ts';
import { type Cells, cellsOf, decimalCell } from './score-table.ts';

/** A contestant and the section it is ranked in, where the file names one. */
export interface SectionContestant {
  readonly section: string | undefined;
  readonly contestant: ResultsContestant;
}

/** The columns that hold a total; programs write the name of the unit alone, or after `Total` or `TotalScore`. */
const inUnit = (unit: string): readonly string[] => [`TotalScore${unit}`, `Total${unit}`, unit];

const TOTAL_COLUMNS: Readonly<Record<BoardScoring, readonly string[]>> = {
  matchpoints: inUnit('MP'),
  'cross-imps': inUnit('IMP'),
  'butler-imps': inUnit('IMP'),
  imps: [...inUnit('VP'), ...inUnit('IMP')],
  'point-a-board': [...inUnit('BAM'), ...inUnit('MP')],
  aggregate: ['TotalScore', 'Score'],
};

const KINDS = { PairId: 'pair', PlayerId: 'player', TeamId: 'team' } as const;

function totalsOf(cells: Cells, scoring: BoardScoring): PublishedTotals {
  const place = readPlace(cells('Rank') ?? '');
  const percentage = decimalCell(cells, 'TotalPercentage', 'Percentage', 'TotalScorePercentage');
  const total = decimalCell(cells, ...TOTAL_COLUMNS[scoring]);
  const boards = cells('NrBoards') ?? '';
  return {
    ...(place === undefined ? {} : { place }),
    ...(percentage === undefined ? {} : { percentage }),
    ...(total === undefined ? {} : { total }),
    ...(/^\d{1,4}$/.test(boards) ? { boardsPlayed: Number(boards) } : {}),
    masterPoints: [],
  };
}

/** The contestants of a TotalScoreTable; a row that does not say who it is about is noted and left out. */
export function readTotalScoreTable(
  table: PbnTable,
  scoring: BoardScoring,
  note: Note,
): readonly SectionContestant[] {
  return table.rows.flatMap((row): SectionContestant[] => {
    const cells = cellsOf(table, row);
    for (const [column, kind] of Object.entries(KINDS)) {
      const number = cells(column);
      if (number === undefined) continue;
      const direction = cells('Direction')?.toUpperCase();
      const names = (cells('Names', 'Name') ?? '').split(/[;&]/).map((name) => name.trim());
      const contestant: ResultsContestant = {
        kind,
        number,
        ...(direction === 'NS' || direction === 'EW' ? { side: direction } : {}),
        players: names.filter((name) => name !== '').map((name) => ({ name })),
        pairs: [],
        published: totalsOf(cells, scoring),
        line: table.line,
      };
      return [{ section: cells('Section'), contestant }];
    }
    note(
      'pbn-total-row',
      table.line,
      `A row of ${table.name} has no PairId, PlayerId or TeamId; it is left out.`,
    );
    return [];
  });
}

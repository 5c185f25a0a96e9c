import type { Side } from '../../game/index.ts';
import { dealerOf, printDeal, printUndertaking, vulnerabilityOf } from '../../game/index.ts';
import { type Decimal, printDecimal } from '../decimal.ts';
import type { PbnColumn, PbnTable } from '../pbn/model.ts';
import type { PbnGameToWrite } from '../pbn/writer.ts';
import type { BoardScoring, ResultsContestant, ResultsFile, TravellerLine } from './model.ts';
import { withTableScores } from './table-scores.ts';
import { contestantsOf, travellersOf } from './walk.ts';

const NOTHING = '-';

interface SectionLine {
  readonly section: string | undefined;
  readonly line: TravellerLine;
}

interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => string | undefined;
}

const figure = (value: Decimal | undefined): string | undefined =>
  value === undefined ? undefined : printDecimal(value);

const contractOf = ({ outcome }: TravellerLine) =>
  outcome.kind === 'played' && outcome.result !== 'passed-out' ? outcome.result : undefined;

function contractCell(line: TravellerLine): string | undefined {
  if (line.outcome.kind === 'unreadable') return line.outcome.contract;
  if (line.outcome.kind !== 'played') return undefined;
  const played = contractOf(line);
  return played === undefined ? 'Pass' : printUndertaking(played.contract);
}

const seat = (side: Side, { seated }: TravellerLine): string | undefined =>
  seated.kind === 'pairs' ? seated[side] || undefined : undefined;

const imps = (side: Side, { points }: TravellerLine): string | undefined =>
  figure(points[side].crossImps ?? points[side].butlerImps);

const percentage = (side: Side, { points, outcome }: TravellerLine): string | undefined =>
  figure(outcome.kind === 'artificial' ? outcome.percent[side] : points[side].percentage);

const PLAYERS = { N: 'North', S: 'South', E: 'East', W: 'West' } as const;

const LINE_COLUMNS: readonly Column<SectionLine>[] = [
  { name: 'Section', cell: ({ section }) => section },
  { name: 'Table', cell: ({ line }) => line.table },
  { name: 'Round', cell: ({ line }) => (line.round === undefined ? undefined : String(line.round)) },
  { name: 'PairId_NS', cell: ({ line }) => seat('NS', line) },
  { name: 'PairId_EW', cell: ({ line }) => seat('EW', line) },
  ...(['N', 'S', 'E', 'W'] as const).map(
    (who): Column<SectionLine> => ({
      name: `PlayerId_${PLAYERS[who]}`,
      cell: ({ line: { seated } }) => (seated.kind === 'players' ? seated[who] : undefined),
    }),
  ),
  { name: 'Contract', cell: ({ line }) => contractCell(line) },
  { name: 'Declarer', cell: ({ line }) => contractOf(line)?.contract.declarer },
  { name: 'Result', cell: ({ line }) => contractOf(line)?.tricks.toString() },
  { name: 'Lead', cell: ({ line }) => line.lead },
  { name: 'Score_NS', cell: ({ line }) => line.score?.NS.toString() },
  {
    name: 'Score_EW',
    cell: ({ line: { score } }) =>
      score === undefined || score.NS + score.EW === 0 ? undefined : `${score.EW}`,
  },
  ...(['NS', 'EW'] as const).flatMap((side): readonly Column<SectionLine>[] => [
    { name: `MP_${side}`, cell: ({ line }) => figure(line.points[side].matchpoints) },
    { name: `IMP_${side}`, cell: ({ line }) => imps(side, line) },
    { name: `Percentage_${side}`, cell: ({ line }) => percentage(side, line) },
  ]),
];

/** A table with those columns that have something to say in some row. */
function tableOf<T>(
  name: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
): Pick<PbnTable, 'name' | 'columns' | 'rows'> {
  const used = columns.filter(({ cell }) => rows.some((row) => cell(row) !== undefined));
  return {
    name,
    columns: used.map((column): PbnColumn => ({ name: column.name })),
    rows: rows.map((row) => used.map(({ cell }) => cell(row) ?? NOTHING)),
  };
}

interface Ranked {
  readonly section: string | undefined;
  readonly contestant: ResultsContestant;
}

const IDS = { pair: 'PairId', player: 'PlayerId', team: 'TeamId' } as const;
const TOTALS: Readonly<Record<BoardScoring, string>> = {
  matchpoints: 'TotalScoreMP',
  'cross-imps': 'TotalScoreIMP',
  'butler-imps': 'TotalScoreIMP',
  imps: 'TotalScoreVP',
  'point-a-board': 'TotalScoreBAM',
  aggregate: 'TotalScore',
};

const totalColumns = (scoring: BoardScoring): readonly Column<Ranked>[] => [
  {
    name: 'Rank',
    cell: ({ contestant: { published } }) =>
      published.place && `${published.place.rank}${published.place.tied ? '=' : ''}`,
  },
  ...(['pair', 'player', 'team'] as const).map(
    (kind): Column<Ranked> => ({
      name: IDS[kind],
      cell: ({ contestant }) => (contestant.kind === kind ? contestant.number : undefined),
    }),
  ),
  { name: 'Section', cell: ({ section }) => section },
  { name: 'Direction', cell: ({ contestant }) => contestant.side },
  { name: 'TotalPercentage', cell: ({ contestant }) => figure(contestant.published.percentage) },
  { name: TOTALS[scoring], cell: ({ contestant }) => figure(contestant.published.total) },
  { name: 'NrBoards', cell: ({ contestant }) => contestant.published.boardsPlayed?.toString() },
  {
    name: 'Names',
    cell: ({ contestant: { players } }) =>
      players.length === 0 ? undefined : players.map(({ name }) => name).join(' & '),
  },
];

const SCORINGS: Readonly<Record<BoardScoring, string>> = {
  matchpoints: 'MP',
  'cross-imps': 'Cross-IMP',
  'butler-imps': 'Butler',
  imps: 'IMP',
  'point-a-board': 'BAM',
  aggregate: 'Rubber',
};

/** `14/03/2026` and `2026-03-14` as PBN writes it. */
const dateTag = (date: string): string => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(date) ?? [];
  return year === undefined ? date.replaceAll('-', '.') : `${year}.${month}.${day}`;
};

/**
 * Results as PBN games: one for each board with its cards and a ScoreTable over all sections; the first also has the
 * TotalScoreTable. Matches are written by their boards.
 */
export function pbnOfResults(file: ResultsFile): readonly PbnGameToWrite[] {
  const { event, deals } = withTableScores(file);
  const scoring = event.boardScoring ?? 'matchpoints';
  const sections = event.sessions.flatMap((session) =>
    session.sections.map((section) => ({ session, section })),
  );
  const lines = new Map<number, SectionLine[]>();
  for (const { section } of sections)
    for (const { board, lines: played } of travellersOf(section))
      lines.set(board, [
        ...(lines.get(board) ?? []),
        ...played.map((line) => ({ section: section.id, line })),
      ]);
  for (const { board } of deals) if (!lines.has(board)) lines.set(board, []);
  const ranked = sections.flatMap(({ session, section }) =>
    contestantsOf(event, session, section).map((contestant) => ({ section: section.id, contestant })),
  );
  const cards = new Map(deals.map(({ board, deal }) => [board, deal]));
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([board, rows], at): PbnGameToWrite => {
      const deal = cards.get(board);
      const tags = {
        Event: event.name ?? '',
        Date: dateTag(event.date ?? ''),
        Board: String(board),
        Dealer: dealerOf(board),
        Vulnerable: vulnerabilityOf(board),
        Deal: deal === undefined ? '' : printDeal(deal, dealerOf(board)),
        Scoring: SCORINGS[scoring],
      };
      return {
        tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
        tables: [
          ...(rows.length === 0 ? [] : [tableOf('ScoreTable', LINE_COLUMNS, rows)]),
          ...(at === 0 && ranked.length > 0
            ? [tableOf('TotalScoreTable', totalColumns(scoring), ranked)]
            : []),
        ],
      };
    });
}

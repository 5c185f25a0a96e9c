import { csvText, ok, type Result } from 'naipe/base';
import type { EntryView, MatchBoardLine, MatchView, SideScoreData, TravellerRow } from 'naipe/tournament';
import type { InSteps } from '../in-steps.ts';
import { type Cell, printRow } from './csv.ts';
import type { Results } from './results.ts';

/* Tables for whoever counts by himself: every result, a line each; and every match of teams. */

const RESULT_COLUMNS = [
  'session',
  'section',
  'round',
  'table',
  'board',
  'ns',
  'ns players',
  'ew',
  'ew players',
  'result',
  'lead',
  'score ns',
  'adjusted ns',
  'adjusted ew',
  'points ns',
  'points ew',
];

const namesOf = (names: readonly string[]): string => names.join(' – ');

/** What a side was given by the director: `60%`, `3 IMPs`, or of what kind it is where a cell cannot say it. */
function given(side: SideScoreData | undefined): string {
  if (side === undefined) return '';
  switch (side.kind) {
    case 'percent':
      return `${side.percent}%`;
    case 'imps':
      return `${side.imps} IMPs`;
    default:
      return side.kind;
  }
}

type Made = Pick<TravellerRow, 'result' | 'adjustment'>;

/** An adjusted board keeps no result in the table: what stands is what the director gave. */
const madeCells = ({ result, adjustment }: Made): readonly Cell[] => [
  ...(adjustment === undefined ? [result?.result, result?.lead, result?.ns] : ['', '', '']),
  given(adjustment?.ns),
  given(adjustment?.ew),
];

const travellerRow = (session: number, board: number, row: TravellerRow): string =>
  printRow([
    session,
    row.section,
    row.round,
    row.table,
    board,
    row.ns.contestant,
    namesOf(row.ns.names),
    row.ew.contestant,
    namesOf(row.ew.names),
    ...madeCells(row),
    row.nsScore?.points,
    row.ewScore?.points,
  ]);

/** Both rooms of a board: the home team sits North–South in the open one, East–West in the closed one. */
function roomRows(match: MatchView, line: MatchBoardLine): readonly string[] {
  const seats = match.seats.find(({ segment }) => segment === line.segment);
  const [home, away] = [match.home.contestant, match.away.contestant];
  return (['open', 'closed'] as const).flatMap((room) => {
    const made = line[room];
    if (made?.result === undefined && made?.adjustment === undefined) return [];
    const [ns, ew] = room === 'open' ? [home, away] : [away, home];
    const [forNs, forEw] =
      room === 'open' ? [line.imps?.home, line.imps?.away] : [line.imps?.away, line.imps?.home];
    return printRow([
      line.session,
      match.section,
      match.round,
      room,
      line.board,
      ns,
      namesOf(seats?.[room]?.ns ?? []),
      ew,
      namesOf(seats?.[room]?.ew ?? []),
      ...madeCells(made),
      forNs,
      forEw,
    ]);
  });
}

/** Every result as a line of a spreadsheet, with who sat there and what it was worth. */
export function* boardsCsv({ sessions, matches }: Results): InSteps<Result<string>> {
  const rows = [printRow(RESULT_COLUMNS)];
  for (const match of matches?.matches ?? []) {
    yield;
    rows.push(...match.lines.flatMap((line) => roomRows(match, line)));
  }
  if (matches === undefined) {
    for (const { session, travellers } of sessions) {
      for (const { board, rows: played } of travellers) {
        yield;
        const made = played.filter(
          ({ result, adjustment }) => result !== undefined || adjustment !== undefined,
        );
        rows.push(...made.map((row) => travellerRow(session, board, row)));
      }
    }
  }
  return ok(csvText(rows));
}

const MATCH_COLUMNS = [
  'session',
  'section',
  'round',
  'match',
  'home',
  'home team',
  'away',
  'away team',
  'boards',
  'imps home',
  'imps away',
  'vps home',
  'vps away',
  'winner',
  'state',
];

/** Every match as a line of a spreadsheet; of an event without matches the columns alone. */
export function* matchesCsv({ matches }: Results): InSteps<Result<string>> {
  const rows = [printRow(MATCH_COLUMNS)];
  for (const match of matches?.matches ?? []) {
    yield;
    rows.push(
      printRow([
        match.session,
        match.section,
        match.round,
        match.match,
        match.home.contestant,
        namesOf(match.home.names),
        match.away.contestant,
        namesOf(match.away.names),
        match.boards,
        match.imps?.home,
        match.imps?.away,
        match.vps?.home,
        match.vps?.away,
        match.winner,
        match.state,
      ]),
    );
  }
  return ok(csvText(rows));
}

/** The captain is one of the players, by his place from 0, or somebody who does not play. */
const captainOf = (team: EntryView['team'], players: EntryView['players']): string | undefined =>
  typeof team?.captain === 'number' ? players[team.captain]?.name : team?.captain.name;

const ENTRY_COLUMNS = [
  'number',
  'kind',
  'name',
  'value index',
  'handicap',
  'withdrawn',
  'reserve',
  'club',
  'captain',
];

/** Who entered, as a line of a spreadsheet each, with as many players as the largest has; the columns alone for whom it is not meant. */
export function* entriesCsv({ entries }: Results): InSteps<Result<string>> {
  const most = Math.max(0, ...entries.map(({ players }) => players.length));
  const places = Array.from({ length: most }, (_, at) => at);
  const rows = [
    printRow([...ENTRY_COLUMNS, ...places.flatMap((at) => [`player ${at + 1}`, `player ${at + 1} number`])]),
  ];
  for (const { contestant, kind, name, players, valueIndex, handicap, withdrawn, reserve, team } of entries) {
    yield;
    rows.push(
      printRow([
        contestant,
        kind,
        name,
        valueIndex,
        handicap,
        withdrawn ? 'yes' : '',
        reserve,
        team?.club,
        captainOf(team, players),
        ...places.flatMap((at) => [players[at]?.name, players[at]?.id]),
      ]),
    );
  }
  return ok(csvText(rows));
}

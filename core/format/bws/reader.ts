import { checkDeal, type Hand, handOf, isSeat, parseHand, SEATS, type Seat } from '../../game/index.ts';
import { findingList, type Note } from '../finding.ts';
import { unreadableText } from '../results/cells.ts';
import type { DealRecord } from '../results/model.ts';
import { countCell, dayCell, textCell } from './cells.ts';
import type { BwsMeeting, BwsPlayer, BwsReading, BwsResult, BwsRow, BwsRows, BwsSection } from './model.ts';
import { leadCell, outcomeCell } from './outcome.ts';

const LETTERS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'] as const;
/** No session has more. */
const MOST_BOARDS_A_ROUND = 200;

/** The letters of the sections by the numbers that rows name them by. */
const sectionNames = (rows: readonly BwsRow[]): ReadonlyMap<number, string> =>
  new Map(
    rows.flatMap((row): [number, string][] => {
      const id = countCell(row, 'ID');
      return id === undefined ? [] : [[id, textCell(row, 'Letter') ?? String(id)]];
    }),
  );

/** `1,4,5` where boards do not follow one another, otherwise from the lowest to the highest. */
function boardsCell(row: BwsRow): readonly number[] {
  const listed = textCell(row, 'CustomBoards')?.match(/\d+/g)?.map(Number) ?? [];
  const [low, high] = [countCell(row, 'LowBoard'), countCell(row, 'HighBoard')];
  if (listed.length > 0 || low === undefined || high === undefined) return listed;
  const count = Math.min(Math.max(high - low + 1, 0), MOST_BOARDS_A_ROUND);
  return Array.from({ length: count }, (_, at) => low + at);
}

interface TableRow {
  readonly section: string;
  readonly table: number;
}

class BwsReader {
  private readonly note: Note;
  private readonly names: ReadonlyMap<number, string>;

  constructor(rows: BwsRows, note: Note) {
    this.note = note;
    this.names = sectionNames(rows.Section ?? []);
  }

  private fault(table: string, line: number, why: string): void {
    this.note('bws-row', line, `${table}, row ${line}: ${why}.`);
  }

  /** Where a row belongs; it is left out where it does not say. */
  private at(table: string, row: BwsRow, line: number): TableRow | undefined {
    const section = this.names.get(Number(row.Section)) ?? textCell(row, 'Section');
    const number = countCell(row, 'Table');
    if (section !== undefined && number !== undefined) return { section, table: number };
    this.fault(table, line, 'it does not say which table it is about');
    return undefined;
  }

  meeting = (row: BwsRow, index: number): readonly BwsMeeting[] => {
    const at = this.at('RoundData', row, index + 1);
    const round = countCell(row, 'Round');
    const [ns, ew] = [countCell(row, 'NSPair'), countCell(row, 'EWPair')];
    // A table that rests has no pairs there.
    if (at === undefined || round === undefined || ns === undefined || ew === undefined) return [];
    return [{ ...at, round, ns: String(ns), ew: String(ew), boards: boardsCell(row) }];
  };

  player = (row: BwsRow, index: number): readonly BwsPlayer[] => {
    const at = this.at('PlayerNumbers', row, index + 1);
    const seat = textCell(row, 'Direction')?.toUpperCase() ?? '';
    const [id, name] = [textCell(row, 'Number'), textCell(row, 'Name')];
    if (at === undefined || !isSeat(seat) || (id === undefined && name === undefined)) return [];
    const known = {
      ...(id === undefined || id === '0' ? {} : { id }),
      ...(name === undefined ? {} : { name }),
    };
    return [{ ...at, seat, ...known }];
  };

  result = (row: BwsRow, index: number): readonly BwsResult[] => {
    const line = index + 1;
    if (row.Erased === true) return [];
    const at = this.at('ReceivedData', row, line);
    const [round, board] = [countCell(row, 'Round'), countCell(row, 'Board')];
    const [ns, ew] = [countCell(row, 'PairNS'), countCell(row, 'PairEW')];
    if (at === undefined) return [];
    if (round === undefined || board === undefined || ns === undefined || ew === undefined) {
      this.fault('ReceivedData', line, 'it lacks its round, its board or its pairs; it is left out');
      return [];
    }
    const outcome = outcomeCell(row);
    if (outcome.kind === 'unreadable')
      this.fault('ReceivedData', line, unreadableText(outcome).replace(/\.$/, ''));
    const [lead, remark] = [leadCell(row), textCell(row, 'Remarks')];
    return [
      {
        ...at,
        round,
        board,
        ns: String(ns),
        ew: String(ew),
        outcome,
        ...(lead === undefined ? {} : { lead }),
        ...(remark === undefined ? {} : { remark }),
        line,
      },
    ];
  };

  deal = (row: BwsRow, index: number): readonly DealRecord[] => {
    const board = countCell(row, 'Board');
    const [N, E, S, W] = SEATS.map((seat): Hand => {
      const text = SUITS.map((suit) => textCell(row, `${LETTERS[seat]}${suit}`) ?? '').join('.');
      const hand = parseHand(text);
      return hand.ok ? hand.value : handOf([]);
    });
    if (board === undefined || N === undefined || E === undefined || S === undefined || W === undefined)
      return [];
    const deal = checkDeal({ N, E, S, W });
    if (deal.ok) return [{ board, deal: deal.value }];
    this.fault('HandRecord', index + 1, `board ${board}: ${deal.error.message.replace(/\.$/, '')}`);
    return [];
  };

  /** A row that is not what was planned: wrong pairs, or a board of another round. */
  compare(results: readonly BwsResult[], meetings: readonly BwsMeeting[]): void {
    const planned = new Map(meetings.map((meeting) => [placeKey(meeting), meeting]));
    for (const { line, ...result } of results) {
      const meeting = planned.get(placeKey(result));
      const where = `table ${result.section}${result.table} in round ${result.round}`;
      if (meeting === undefined) this.fault('ReceivedData', line, `${where} is not planned`);
      else if (meeting.ns !== result.ns || meeting.ew !== result.ew)
        this.fault(
          'ReceivedData',
          line,
          `${where} has pairs ${meeting.ns} and ${meeting.ew}, not ${result.ns} and ${result.ew}`,
        );
      else if (!meeting.boards.includes(result.board))
        this.fault('ReceivedData', line, `${where} does not play board ${result.board}`);
    }
  }
}

const placeKey = ({ section, table, round }: TableRow & { readonly round: number }): string =>
  `${section}/${table}/${round}`;

/** A board that was entered again stands as it was entered last. */
const lastOfEach = (results: readonly BwsResult[]): readonly BwsResult[] => [
  ...new Map(results.map((result) => [`${placeKey(result)}/${result.board}`, result])).values(),
];

/** Both sides count from 1 when a number meets itself, or sits at two tables at once. */
function isNumberedApart(meetings: readonly BwsMeeting[]): boolean {
  const seated = new Set<string>();
  return meetings.some(({ round, ns, ew }) => {
    const [north, east] = [`${round}/${ns}`, `${round}/${ew}`];
    const again = ns === ew || seated.has(north) || seated.has(east);
    seated.add(north).add(east);
    return again;
  });
}

/** Reads the rows of a scoring device's database. Nothing is refused: what is wrong is noted with its table and row. */
export function readBws(rows: BwsRows): BwsReading {
  const { findings, note } = findingList();
  const reader = new BwsReader(rows, note);
  const meetings = (rows.RoundData ?? []).flatMap(reader.meeting);
  const results = lastOfEach((rows.ReceivedData ?? []).flatMap(reader.result));
  reader.compare(results, meetings);
  const names = new Set([
    ...sectionNames(rows.Section ?? []).values(),
    ...results.map(({ section }) => section),
  ]);
  const sections = [...names].map((section): BwsSection => {
    const own = meetings.filter((meeting) => meeting.section === section);
    return {
      section,
      tables: new Set(own.map(({ table }) => table)).size,
      numberedApart: isNumberedApart(own),
    };
  });
  const [session] = rows.Session ?? [];
  const [name, date] = session === undefined ? [] : [textCell(session, 'Name'), dayCell(session, 'Date')];
  const deals = new Map((rows.HandRecord ?? []).flatMap(reader.deal).map((deal) => [deal.board, deal]));
  return {
    findings,
    bws: {
      ...(name === undefined ? {} : { name }),
      ...(date === undefined ? {} : { date }),
      sections,
      meetings,
      players: (rows.PlayerNumbers ?? []).flatMap(reader.player),
      results,
      deals: [...deals.values()].toSorted((a, b) => a.board - b.board),
    },
  };
}

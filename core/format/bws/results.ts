import { type Seat, SIDES, type Side, sideOf } from '../../game/index.ts';
import type {
  ResultsContestant,
  ResultsFile,
  ResultsPlayer,
  ResultsSection,
  Traveller,
  TravellerLine,
} from '../results/model.ts';
import type { Bws, BwsResult, BwsSection } from './model.ts';

const NO_POINTS = { NS: {}, EW: {} } as const;

function lineOf({ ns, ew, round, table, outcome, lead, line }: BwsResult): TravellerLine {
  return {
    seated: { kind: 'pairs', NS: ns, EW: ew },
    round,
    table: String(table),
    outcome,
    ...(lead === undefined ? {} : { lead }),
    points: NO_POINTS,
    line,
  };
}

function travellersOf(results: readonly BwsResult[]): readonly Traveller[] {
  const boards = new Map<number, BwsResult[]>();
  for (const result of results) boards.set(result.board, [...(boards.get(result.board) ?? []), result]);
  return [...boards]
    .toSorted(([a], [b]) => a - b)
    .map(([board, played]) => ({ board, lines: played.map(lineOf) }));
}

/** The players of a pair: those who sat at its table in its first round. */
function playersOf({ meetings, players }: Bws, section: string, number: string, sides: readonly Side[]) {
  const first = meetings
    .filter((meeting) => meeting.section === section)
    .toSorted((a, b) => a.round - b.round)
    .flatMap((meeting) =>
      sides.flatMap((side) =>
        (side === 'NS' ? meeting.ns : meeting.ew) === number ? [{ table: meeting.table, side }] : [],
      ),
    )[0];
  const isThere = (seat: Seat): boolean => sideOf(seat) === first?.side;
  return players
    .filter(
      ({ table, seat, ...player }) => player.section === section && table === first?.table && isThere(seat),
    )
    .map(
      ({ name, id }): ResultsPlayer => ({
        name: name ?? id ?? '',
        ...(id === undefined ? {} : { nationalId: id }),
      }),
    );
}

function contestantsOf(bws: Bws, { section, numberedApart }: BwsSection): readonly ResultsContestant[] {
  const met = bws.meetings.filter((meeting) => meeting.section === section);
  const numbersOf = (side: Side): readonly string[] => met.map(({ ns, ew }) => (side === 'NS' ? ns : ew));
  const fields: readonly (readonly Side[])[] = numberedApart ? [['NS'], ['EW']] : [SIDES];
  return fields.flatMap((sides) =>
    [...new Set(sides.flatMap(numbersOf))]
      .toSorted((a, b) => Number(a) - Number(b))
      .map((number): ResultsContestant => {
        const [side] = sides;
        return {
          kind: 'pair',
          number,
          ...(numberedApart && side !== undefined ? { side } : {}),
          players: playersOf(bws, section, number, sides),
          pairs: [],
          published: { masterPoints: [] },
          line: 1,
        };
      }),
  );
}

/** What devices received, as a results file: raw results, nothing scored and nobody ranked yet. */
export function resultsOfBws(bws: Bws): ResultsFile {
  const sections = bws.sections.map((section): ResultsSection => {
    const own = bws.results.filter((result) => result.section === section.section);
    return {
      id: section.section,
      contestants: contestantsOf(bws, section),
      travellers: travellersOf(own),
      matches: [],
    };
  });
  return {
    format: 'BWS',
    event: {
      ...(bws.name === undefined ? {} : { name: bws.name }),
      ...(bws.date === undefined ? {} : { date: bws.date }),
      competition: 'pairs',
      boardScoring: 'matchpoints',
      winners: bws.sections.some(({ numberedApart }) => numberedApart) ? 2 : 1,
      declared: {},
      overall: [],
      sessions: [{ overall: [], sections }],
    },
    deals: bws.deals,
  };
}

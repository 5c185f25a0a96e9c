import {
  type Competition,
  type Decimal,
  type ResultsContestant,
  type ResultsFile,
  type ResultsMatch,
  type ResultsSession,
  readDecimal,
  type Traveller,
  type TravellerLine,
} from 'naipe/format';
import { parseBoardResult } from 'naipe/game';
import type { MatchBoardLine, MatchView, RankingLine, RoomResult } from 'naipe/tournament';
import { VERSION } from '../version.ts';
import { cleanText } from './clean-text.ts';
import { everybodyOnce, type MatchResults, type Results } from './results.ts';

/* Events of matches as USEBIO writes them: teams with their pairs, and matches with both rooms of each board. */

const decimal = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : readDecimal(text);

/** The pairs that teams fielded, as they are met in the matches: each has a number of its own within its team. */
class FieldedPairs {
  private readonly pairs = new Map<string, Map<string, readonly string[]>>();

  /** The number of a pair: of one whose players are not known, by its room. */
  numberOf(team: string, room: 'open' | 'closed', names: readonly string[]): string {
    const own = this.pairs.get(team) ?? new Map<string, readonly string[]>();
    this.pairs.set(team, own);
    const key = names.length === 0 ? room : JSON.stringify(names.toSorted());
    if (!own.has(key)) own.set(key, names);
    return `${team}.${[...own.keys()].indexOf(key) + 1}`;
  }

  of(team: string): readonly ResultsContestant[] {
    return [...(this.pairs.get(team)?.values() ?? [])].map((names, index) => ({
      kind: 'pair',
      number: `${team}.${index + 1}`,
      players: names.map((name) => ({ name: cleanText(name) })),
      pairs: [],
      published: { masterPoints: [] },
      line: 0,
    }));
  }
}

function outcomeOf({ result, adjustment }: RoomResult): Pick<TravellerLine, 'outcome' | 'score'> {
  const read = result === undefined ? undefined : parseBoardResult(result.result);
  if (adjustment !== undefined || result === undefined || read?.ok !== true)
    return { outcome: { kind: result === undefined ? 'not-played' : 'scored' } };
  return { outcome: { kind: 'played', result: read.value }, score: { NS: result.ns, EW: result.ew } };
}

function travellerOf(match: MatchView, line: MatchBoardLine, pairs: FieldedPairs): Traveller {
  const seats = match.seats.find(({ segment }) => segment === line.segment);
  const [home, away] = [match.home.contestant, match.away.contestant];
  const roomLine = (room: 'open' | 'closed'): readonly TravellerLine[] => {
    const made = line[room];
    if (made === undefined) return [];
    const [ns, ew] = room === 'open' ? [home, away] : [away, home];
    return [
      {
        seated: {
          kind: 'pairs',
          NS: pairs.numberOf(ns, room, seats?.[room]?.ns ?? []),
          EW: pairs.numberOf(ew, room, seats?.[room]?.ew ?? []),
        },
        side: room === 'open' ? 'NS' : 'EW',
        ...outcomeOf(made),
        points: { NS: {}, EW: {} },
        line: 0,
      },
    ];
  };
  const imps = decimal(line.imps?.home);
  return {
    board: line.board,
    ...(imps === undefined ? {} : { imps }),
    lines: [...roomLine('open'), ...roomLine('closed')],
  };
}

function matchOf(match: MatchView, pairs: FieldedPairs): ResultsMatch {
  const numbers = match.lines.map(({ board }) => board);
  const [first, second] = [match.vps?.home ?? match.imps?.home, match.vps?.away ?? match.imps?.away].map(
    decimal,
  );
  return {
    round: match.round,
    first: match.home.contestant,
    second: match.away.contestant,
    ...(numbers.length === 0 ? {} : { boards: { from: Math.min(...numbers), to: Math.max(...numbers) } }),
    score: { ...(first === undefined ? {} : { first }), ...(second === undefined ? {} : { second }) },
    travellers: match.lines
      .map((line) => travellerOf(match, line, pairs))
      .filter(({ lines }) => lines.length > 0),
    line: 0,
  };
}

function teamOf(line: RankingLine, pairs: FieldedPairs): ResultsContestant {
  const total = decimal(line.score);
  return {
    kind: 'team',
    number: line.contestant,
    name: cleanText(line.names.join(' – ')),
    players: [],
    pairs: pairs.of(line.contestant),
    published: {
      place: { rank: line.place, tied: line.exAequo },
      ...(total === undefined ? {} : { total }),
      ...(line.record === undefined ? {} : { boardsPlayed: line.boards }),
      masterPoints: [],
    },
    line: 0,
  };
}

function competitionOf({ format: { draw } }: MatchResults): Competition {
  if (draw.kind === 'swiss') return 'swiss-teams';
  return draw.kind === 'knockout' ? 'knockout' : 'teams';
}

/** The results of an event of matches between teams. */
export function matchesUsebio({ overview, ranking }: Results, matches: MatchResults): ResultsFile {
  const pairs = new FieldedPairs();
  const numbers = [...new Set(matches.matches.map(({ session }) => session))];
  const played = numbers.map((session) => ({
    session,
    matches: matches.matches
      .filter((match) => match.session === session)
      .map((match) => matchOf(match, pairs)),
  }));
  const teams = everybodyOnce(ranking)
    .flatMap(({ lines }) => lines)
    .map((line) => teamOf(line, pairs));
  const sessions = played.map(
    ({ session, matches: own }, index): ResultsSession => ({
      id: String(session),
      overall: [],
      sections: [{ contestants: index === 0 ? teams : [], travellers: [], matches: own }],
    }),
  );
  return {
    format: 'USEBIO',
    version: '1.2',
    program: { name: 'Naipe', version: VERSION },
    event: {
      name: cleanText(overview.name),
      date: overview.date.split('-').reverse().join('/'),
      competition: competitionOf(matches),
      boardScoring: 'imps',
      matchScoring: ranking.unit === 'imps' ? 'imps' : 'vps',
      declared: { sessions: sessions.length },
      overall: [],
      sessions,
    },
    deals: [],
  };
}

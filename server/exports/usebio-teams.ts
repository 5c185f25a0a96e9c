import {
  type Decimal,
  type ResultsContestant,
  type ResultsFile,
  type ResultsMatch,
  readDecimal,
  type Traveller,
  type TravellerLine,
  writeUsebio,
} from 'naipe/format';
import { parseBoardResult } from 'naipe/game';
import type {
  HomeAndAway,
  MatchBoardLine,
  MatchView,
  Player,
  RankingLine,
  RoomResult,
} from 'naipe/tournament';
import { VERSION } from '../version.ts';
import type { PhaseResults, Results } from './results.ts';

/* An event of teams as USEBIO 1.2: its matches with both rooms of every board, the VPs of each and the ranking. */

const decimalOf = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : readDecimal(text);

const given = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** A team's pair of a room: who sat there may change from match to match. */
const pairOf = (team: string, room: 'open' | 'closed'): string => `${team}-${room === 'open' ? 1 : 2}`;

function roomLine(
  { home, away }: MatchView,
  room: 'open' | 'closed',
  { result, adjustment }: RoomResult,
): TravellerLine {
  const [ns, ew] = room === 'open' ? [home.contestant, away.contestant] : [away.contestant, home.contestant];
  const read = result === undefined || adjustment !== undefined ? undefined : parseBoardResult(result.result);
  return {
    seated: { kind: 'pairs', NS: pairOf(ns, room), EW: pairOf(ew, room) },
    side: room === 'open' ? 'NS' : 'EW',
    outcome: read?.ok === true ? { kind: 'played', result: read.value } : { kind: 'not-played' },
    ...(read?.ok === true && result !== undefined ? { score: { NS: result.ns, EW: 0 - result.ns } } : {}),
    points: { NS: {}, EW: {} },
    line: 0,
  };
}

const traveller = (match: MatchView, line: MatchBoardLine): Traveller => ({
  board: line.board,
  ...given('imps', decimalOf(line.imps?.home)),
  lines: (['open', 'closed'] as const).flatMap((room) => {
    const there = line[room];
    return there === undefined ? [] : [roomLine(match, room, there)];
  }),
});

const scoreOf = (score: HomeAndAway | undefined): ResultsMatch['score'] => ({
  ...given('first', decimalOf(score?.home)),
  ...given('second', decimalOf(score?.away)),
});

function matchOf(match: MatchView, isKnockout: boolean): ResultsMatch {
  const { round, home, away, lines } = match;
  const numbers = lines.map(({ board }) => board);
  return {
    round,
    first: home.contestant,
    second: away.contestant,
    ...(numbers.length === 0 ? {} : { boards: { from: Math.min(...numbers), to: Math.max(...numbers) } }),
    score: scoreOf(isKnockout ? match.imps : match.vps),
    travellers: lines.map((line) => traveller(match, line)),
    line: 0,
  };
}

function teamOf(
  { contestant, names, place, exAequo, score }: RankingLine,
  players: readonly Player[],
): ResultsContestant {
  const pair = (room: 'open' | 'closed', two: readonly Player[]): ResultsContestant => ({
    kind: 'pair',
    number: pairOf(contestant, room),
    players: two.map(({ name, id }) => ({ name, ...given('nationalId', id) })),
    pairs: [],
    published: { masterPoints: [] },
    line: 0,
  });
  return {
    kind: 'team',
    number: contestant,
    ...given('name', names[0]),
    players: [],
    pairs: [pair('open', players.slice(0, 2)), pair('closed', players.slice(2, 4))],
    published: {
      place: { rank: place, tied: exAequo },
      ...given('total', decimalOf(score)),
      masterPoints: [],
    },
    line: 0,
  };
}

/** Matches of teams as a USEBIO file: a session for each phase, a section for each of its groups. */
export function teamsUsebio(
  { overview, ranking, entries }: Results,
  phases: readonly PhaseResults[],
): string {
  const { name, date } = overview;
  const players = new Map(entries.map(({ contestant, players: own }) => [contestant, own]));
  const teams = ranking.lists
    .flatMap(({ lines }) => lines)
    .map((line) => teamOf(line, players.get(line.contestant) ?? []));
  const isSwiss = phases.some(({ format }) => format.draw.kind === 'swiss');
  const isKnockout = phases.every(({ format }) => format.draw.kind === 'knockout');
  const file: ResultsFile = {
    format: 'USEBIO',
    version: '1.2',
    program: { name: 'Naipe', version: VERSION },
    event: {
      name,
      date: date.split('-').reverse().join('/'),
      competition: isSwiss ? 'swiss-teams' : 'teams',
      boardScoring: 'imps',
      matchScoring: isKnockout ? 'imps' : 'vps',
      declared: { sessions: phases.length },
      overall: [],
      sessions: phases.map(({ phase, format, groups }) => ({
        id: String(phase),
        overall: [],
        sections: groups.map(({ section, contestants, matches }) => ({
          id: section,
          contestants: teams.filter(({ number }) => contestants.includes(number)),
          travellers: [],
          matches: matches.map((match) => matchOf(match, format.draw.kind === 'knockout')),
        })),
      })),
    },
    deals: [],
  };
  return writeUsebio(file);
}

import { type Fraction, ok, type Result } from '../../base/index.ts';
import type {
  Decimal,
  ResultsContestant,
  ResultsFile,
  ResultsMatch,
  ResultsPlayer,
  TravellerLine,
} from '../../format/index.ts';
import { type BoardResult, scoreNS, vulnerabilityOf } from '../../game/index.ts';
import { PROFILES, type ProfileId, rankLeague, scoringUnder } from '../../regulation/index.ts';
import {
  type BothSides,
  type League,
  type MatchOutcome,
  type MatchScore,
  matchOutcome,
  type Penalty,
  scoreMatch,
  tableScore,
} from '../../scoring/index.ts';

/** A room's result on a board: who sat there, by the numbers of the pairs. */
export interface RoomResult {
  readonly ns: string;
  readonly ew: string;
  readonly result: BoardResult;
}

export interface TeamEventMatch {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly boards: readonly {
    readonly board: number;
    readonly open: RoomResult;
    readonly closed: RoomResult;
  }[];
  readonly penalties?: readonly Penalty[];
}

/** An event of teams whose matches were played to the end. */
export interface TeamEvent {
  readonly name?: string;
  readonly date?: string;
  readonly profile: ProfileId;
  readonly swiss: boolean;
  readonly teams: readonly {
    readonly number: string;
    readonly name?: string;
    readonly pairs: readonly { readonly number: string; readonly players: readonly ResultsPlayer[] }[];
  }[];
  readonly matches: readonly TeamEventMatch[];
}

interface ScoredMatch {
  readonly match: TeamEventMatch;
  readonly score: MatchScore;
  readonly outcome: MatchOutcome;
}

/** An event of teams as a results file: IMPs of boards, VPs of matches, totals and places by its regulation. */
export function resultsOfTeams(event: TeamEvent): Result<ResultsFile> {
  const scored: ScoredMatch[] = [];
  for (const match of event.matches) {
    const one = scoredMatch(match, event.profile);
    if (!one.ok) return one;
    scored.push(one.value);
  }
  return ok({
    format: 'USEBIO',
    version: '1.2',
    event: {
      ...(event.name === undefined ? {} : { name: event.name }),
      ...(event.date === undefined ? {} : { date: event.date }),
      competition: event.swiss ? 'swiss-teams' : 'teams',
      boardScoring: 'imps',
      matchScoring: 'vps',
      declared: {},
      overall: [],
      sessions: [
        {
          id: '1',
          overall: [],
          sections: [
            { contestants: contestants(event, scored), travellers: [], matches: scored.map(matchResults) },
          ],
        },
      ],
    },
    deals: [],
  });
}

function scoredMatch(match: TeamEventMatch, profile: ProfileId): Result<ScoredMatch> {
  const { laws, teams } = PROFILES[profile];
  const { awards, selfInflicted } = scoringUnder(PROFILES[profile], laws);
  const points = (board: number, { result }: RoomResult): number => scoreNS(result, vulnerabilityOf(board));
  const score = scoreMatch(
    match.boards.map(({ board, open, closed }) => ({
      board,
      open: tableScore(points(board, open)),
      closed: tableScore(points(board, closed)),
    })),
    { awards, selfInflicted, knockout: false },
  );
  if (!score.ok) return score;
  const terms = { a: match.home, b: match.away, ...(match.penalties && { penalties: match.penalties }) };
  const outcome = matchOutcome(score.value, teams.match, terms);
  return outcome.ok ? ok({ match, score: score.value, outcome: outcome.value }) : outcome;
}

/** Hundredths, as VPs are published. */
const inHundredths = (value: Fraction): Decimal => ({
  units: Number(value.times(100).rounded('half-away-from-zero')),
  decimals: 2,
});

function contestants(event: TeamEvent, scored: readonly ScoredMatch[]): readonly ResultsContestant[] {
  const league: League = {
    contestants: event.teams.map(({ number }) => number),
    results: scored.map(({ match: { round }, outcome: { record } }) => ({
      kind: 'match',
      round,
      match: record,
    })),
  };
  const rounds = scored.reduce((last, { match }) => Math.max(last, match.round), 0);
  const boards = scored[0]?.score.scheduled ?? 0;
  const { places } = rankLeague(
    PROFILES[event.profile].teams,
    league,
    { swiss: event.swiss, rounds, boards },
    'teams',
    { roundsPlayed: rounds, final: true },
  );
  return event.teams.map(({ number, name, pairs }) => {
    const place = places.find(({ contestant }) => contestant === number);
    return {
      kind: 'team',
      number,
      ...(name === undefined ? {} : { name }),
      players: [],
      pairs: pairs.map((pair) => ({
        kind: 'pair',
        number: pair.number,
        players: pair.players,
        pairs: [],
        published: { masterPoints: [] },
        line: 0,
      })),
      published: {
        ...(place === undefined
          ? {}
          : { place: { rank: place.place, tied: place.exAequo }, total: inHundredths(place.value) }),
        masterPoints: [],
      },
      line: 0,
    };
  });
}

function matchResults({ match, score, outcome }: ScoredMatch): ResultsMatch {
  const { a, b }: BothSides = outcome.record.vps;
  const numbers = match.boards.map(({ board }) => board);
  return {
    round: match.round,
    first: match.home,
    second: match.away,
    boards: { from: Math.min(...numbers), to: Math.max(...numbers) },
    score: { first: inHundredths(a), second: inHundredths(b) },
    travellers: match.boards.map(({ board, open, closed }, at) => ({
      board,
      imps: { units: Number(score.boards[at]?.imps.a.numerator ?? 0n), decimals: 0 },
      lines: [roomLine(board, open, 'NS'), roomLine(board, closed, 'EW')],
    })),
    line: 0,
  };
}

/** A line of a traveller; the side is that on which the home team sat. */
function roomLine(board: number, { ns, ew, result }: RoomResult, side: 'NS' | 'EW'): TravellerLine {
  const points = scoreNS(result, vulnerabilityOf(board));
  return {
    seated: { kind: 'pairs', NS: ns, EW: ew },
    side,
    outcome: { kind: 'played', result },
    score: { NS: points, EW: 0 - points },
    points: { NS: {}, EW: {} },
    line: 0,
  };
}

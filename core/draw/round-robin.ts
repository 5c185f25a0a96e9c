import { type Fault, fail, ok, type Result } from '../base/index.ts';
import { modulo } from '../movement/index.ts';
import { type DrawnMatch, type DrawTeam, namedTwice, share } from './match.ts';

export interface LeagueRound {
  readonly round: number;
  readonly matches: readonly DrawnMatch[];
  /** Who sits out; nobody when the number of teams is even. */
  readonly bye: string | null;
}

export interface RoundRobinOptions {
  /** Each meets each twice, once at home. */
  readonly double?: boolean;
  /** Rounds in which teams of one club, then of one region, meet come first (ROP 6.4). */
  readonly neighboursEarly?: boolean;
}

export const MOST_LEAGUE_TEAMS = 200;

/** Rounds in numbers from 1: home before away, and who sits out (0 for nobody). */
interface NumberRound {
  readonly matches: readonly (readonly [number, number])[];
  readonly bye: number;
}

/**
 * The Berger table of an even number of teams, as it is printed: in round r those meet whose numbers add up to r + 1, going
 * round the circle of all but the last; the last meets whoever would meet himself. Of two in the circle the lower number is
 * at home when the sum is odd; the first half of the circle is at home to the last. So everybody is at home as often as away,
 * but for the one match that is left over.
 */
function bergerEven(teams: number): NumberRound[] {
  const circle = teams - 1;
  return Array.from({ length: circle }, (_, index) => {
    const matches: (readonly [number, number])[] = [];
    for (let a = 1; a <= circle; a++) {
      const b = modulo(index + 2 - a - 1, circle) + 1;
      if (a === b) matches.push(2 * a <= teams ? [a, teams] : [teams, a]);
      else if (a < b) matches.push((a + b) % 2 === 1 ? [a, b] : [b, a]);
    }
    return { matches: matches.sort((x, y) => Math.min(...x) - Math.min(...y)), bye: 0 };
  });
}

/**
 * The same circle without the last number: who would meet him sits out. The rounds are turned about, home and away with them,
 * so that the first has 1 against the last, 2 against the last but one, and the middle number sitting out.
 */
const bergerOdd = (teams: number): NumberRound[] =>
  bergerEven(teams + 1)
    .reverse()
    .map(({ matches }) => {
      const played = matches.filter((match) => !match.includes(teams + 1));
      const against = matches.find((match) => match.includes(teams + 1)) ?? [];
      return {
        matches: played.map(([home, away]) => [away, home] as const),
        bye: against.find((number) => number <= teams) ?? 0,
      };
    });

/** How many meetings of a round are between neighbours: of one club, and of one region. */
const neighbours = (
  { matches }: LeagueRound,
  teamOf: ReadonlyMap<string, DrawTeam>,
): { readonly club: number; readonly region: number } => {
  const count = (by: 'club' | 'region'): number =>
    matches.filter(({ home, away }) => {
      const [one, other] = [teamOf.get(home), teamOf.get(away)];
      return one !== undefined && other !== undefined && share(one, other, by);
    }).length;
  return { club: count('club'), region: count('region') };
};

/** The rounds with most meetings of one club first, of those the ones with most of one region. */
function neighboursFirst(rounds: readonly LeagueRound[], teams: readonly DrawTeam[]): LeagueRound[] {
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  return rounds
    .map((round) => ({ round, ...neighbours(round, teamOf) }))
    .sort((a, b) => b.club - a.club || b.region - a.region || a.round.round - b.round.round)
    .map(({ round }) => round);
}

/**
 * Everybody against everybody, by the Berger table (RTP 3.6.3 asks for a calendar; ROP 6.4). The order of the teams is their
 * numbering, by lot or by a stated criterion.
 */
export function roundRobin(
  teams: readonly DrawTeam[],
  { double = false, neighboursEarly = false }: RoundRobinOptions = {},
): Result<readonly LeagueRound[]> {
  const names = teams.map(({ id }) => id);
  if (names.length < 2 || names.length > MOST_LEAGUE_TEAMS) {
    return fail<Fault>({
      code: 'team-count',
      message: `A round robin is for 2 to ${MOST_LEAGUE_TEAMS} teams, not ${names.length}.`,
    });
  }
  const repeated = namedTwice(names);
  if (repeated !== undefined) return fail(repeated);
  const named = (number: number): string => names[number - 1] ?? '';
  const table = names.length % 2 === 0 ? bergerEven(names.length) : bergerOdd(names.length);
  const leg = table.map(
    ({ matches, bye }, index): LeagueRound => ({
      round: index + 1,
      matches: matches.map(([home, away]) => ({ home: named(home), away: named(away) })),
      bye: bye === 0 ? null : named(bye),
    }),
  );
  const ordered = neighboursEarly ? neighboursFirst(leg, teams) : leg;
  const back = ordered.map((round) => ({
    ...round,
    matches: round.matches.map(({ home, away }) => ({ home: away, away: home })),
  }));
  return ok([...ordered, ...(double ? back : [])].map((round, index) => ({ ...round, round: index + 1 })));
}

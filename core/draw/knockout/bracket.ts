import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { namedTwice } from '../match.ts';

/** Who plays in a match of a bracket: a team, or whoever wins or loses another match. */
export type Entrant =
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'winner' | 'loser'; readonly of: number };

export interface BracketMatch {
  /** From 1, in the order of play. */
  readonly match: number;
  readonly round: number;
  readonly home: Entrant;
  readonly away: Entrant;
}

/** A knockout: all its matches, with byes for the first seeds where the number is no power of two. */
export interface Bracket {
  /** By seed. */
  readonly teams: readonly string[];
  readonly rounds: number;
  readonly matches: readonly BracketMatch[];
  /** Who goes straight to the second round. */
  readonly byes: readonly string[];
  /** The match of the losing semi-finalists, where there is one. */
  readonly thirdPlace?: number;
}

export const MOST_BRACKET_TEAMS = 512;

/** Seeds in the order of the bracket: 1 and 2 can only meet in the final, 1 to 4 only in the semi-finals... */
function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

function whyNot(teams: readonly string[]): Fault | undefined {
  if (teams.length < 2 || teams.length > MOST_BRACKET_TEAMS) {
    return {
      code: 'team-count',
      message: `A knockout is for 2 to ${MOST_BRACKET_TEAMS} teams, not ${teams.length}.`,
    };
  }
  return namedTwice(teams);
}

/** The bracket of teams in the order of their seeds. The better seed is the home team of the first round it plays. */
export function bracket(
  teams: readonly string[],
  { thirdPlace = false }: { readonly thirdPlace?: boolean } = {},
): Result<Bracket> {
  const fault = whyNot(teams);
  if (fault !== undefined) return fail(fault);
  const rounds = Math.ceil(Math.log2(teams.length));
  const matches: BracketMatch[] = [];
  let entrants: (Entrant | undefined)[] = seedOrder(2 ** rounds).map((seed) => {
    const team = teams[seed - 1];
    return team === undefined ? undefined : { kind: 'team', team };
  });
  for (let round = 1; round <= rounds; round++) {
    const next: (Entrant | undefined)[] = [];
    for (let at = 0; at < entrants.length; at += 2) {
      const [home, away] = [entrants[at], entrants[at + 1]];
      if (home === undefined || away === undefined) next.push(home ?? away);
      else {
        const match = matches.length + 1;
        matches.push({ match, round, home, away });
        next.push({ kind: 'winner', of: match });
      }
    }
    entrants = next;
  }
  const byes = teams.slice(0, 2 ** rounds - teams.length);
  const semis = matches.filter(({ round }) => round === rounds - 1).map(({ match }) => match);
  const [one, other] = semis;
  if (!thirdPlace || one === undefined || other === undefined) return ok({ teams, rounds, matches, byes });
  const third: BracketMatch = {
    match: matches.length + 1,
    round: rounds,
    home: { kind: 'loser', of: one },
    away: { kind: 'loser', of: other },
  };
  return ok({ teams, rounds, matches: [...matches, third], byes, thirdPlace: third.match });
}

/** What the last rounds of a knockout are called, from its end. */
const STAGES = ['final', 'semi-final', 'quarter-final', 'round-of-16'] as const;

/** What a match of a knockout decides: who is the winner of all, who is third, who comes into the final... */
export type Stage = (typeof STAGES)[number] | 'third-place';

/** Of a round that has a name of its own. */
export const stageOf = (round: number, rounds: number): Stage | undefined => STAGES[rounds - round];

/** What is known of a match: its teams as far as they are, and who won. */
export interface MatchState extends BracketMatch {
  readonly homeTeam?: string;
  readonly awayTeam?: string;
  readonly winner?: string;
  readonly loser?: string;
}

/** The bracket with what has been won; the winner of a match that has not both its teams yet is a fault. */
export function playedBracket(
  { matches }: Bracket,
  winners: ReadonlyMap<number, string>,
): Result<readonly MatchState[]> {
  const states = new Map<number, MatchState>();
  const teamOf = (entrant: Entrant): string | undefined =>
    entrant.kind === 'team' ? entrant.team : states.get(entrant.of)?.[entrant.kind];
  for (const match of matches) {
    const [homeTeam, awayTeam] = [teamOf(match.home), teamOf(match.away)];
    const winner = winners.get(match.match);
    if (winner !== undefined && winner !== homeTeam && winner !== awayTeam) {
      return fail<Fault>({
        code: 'not-in-match',
        message: `Match ${match.match}: ${winner} does not play in it.`,
      });
    }
    if (winner !== undefined && (homeTeam === undefined || awayTeam === undefined)) {
      return fail<Fault>({
        code: 'match-not-drawn',
        message: `Match ${match.match} cannot have been won: who plays in it is not known yet.`,
      });
    }
    const loser = winner === undefined ? undefined : winner === homeTeam ? awayTeam : homeTeam;
    states.set(match.match, {
      ...match,
      ...(homeTeam === undefined ? {} : { homeTeam }),
      ...(awayTeam === undefined ? {} : { awayTeam }),
      ...(winner === undefined ? {} : { winner }),
      ...(loser === undefined ? {} : { loser }),
    });
  }
  const strange = [...winners.keys()].find((match) => !states.has(match));
  if (strange !== undefined) {
    return fail<Fault>({ code: 'unknown-match', message: `There is no match ${strange}.` });
  }
  return ok([...states.values()]);
}

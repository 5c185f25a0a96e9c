import { couple, type DrawnMatch } from '../match.ts';
import { presentIn } from './faults.ts';
import type { SwissRequest, SwissTeam } from './request.ts';
import { rulesOf } from './rules.ts';
import { drawSwiss } from './swiss.ts';

/** A draw as it stands, whoever made it. */
export interface StandingDraw {
  readonly matches: readonly DrawnMatch[];
  readonly bye: string | null;
}

export type BreachCode =
  | 'unknown-team'
  | 'two-matches'
  | 'no-match'
  | 'has-met'
  | 'same-club'
  | 'same-region'
  | 'same-nation'
  | 'forbidden'
  | 'second-bye'
  | 'bye-not-lowest'
  | 'not-by-rule';

/** Something that a draw breaks, and the teams it concerns. */
export interface DrawBreach {
  readonly code: BreachCode;
  readonly teams: readonly string[];
}

/** Everybody has one match, or sits out. */
function checkSeats({ matches, bye }: StandingDraw, teams: readonly SwissTeam[]): DrawBreach[] {
  const seated = [...matches.flatMap(({ home, away }) => [home, away]), ...(bye === null ? [] : [bye])];
  const known = new Set(teams.map(({ id }) => id));
  const of = (code: BreachCode, ids: readonly string[]): DrawBreach[] =>
    [...new Set(ids)].map((team) => ({ code, teams: [team] }));
  return [
    ...of(
      'unknown-team',
      seated.filter((team) => !known.has(team)),
    ),
    ...of(
      'two-matches',
      seated.filter((team, index) => seated.indexOf(team) < index),
    ),
    ...of(
      'no-match',
      [...known].filter((team) => !seated.includes(team)),
    ),
  ];
}

function checkMatches({ matches }: StandingDraw, request: SwissRequest): DrawBreach[] {
  const teamOf = new Map(request.teams.map((team) => [team.id, team]));
  const { objection } = rulesOf(request);
  return matches.flatMap(({ home, away }) => {
    const [one, other] = [teamOf.get(home), teamOf.get(away)];
    const code = one === undefined || other === undefined ? undefined : objection(one, other);
    return code === undefined ? [] : [{ code, teams: [home, away] }];
  });
}

function checkBye({ bye }: StandingDraw, teams: readonly SwissTeam[]): DrawBreach[] {
  const out = teams.find(({ id }) => id === bye);
  if (out === undefined) return [];
  const fewest = Math.min(...teams.map(({ byes }) => byes));
  if (out.byes > fewest) return [{ code: 'second-bye', teams: [out.id] }];
  const lowest = teams.findLast(({ byes }) => byes === fewest);
  return lowest === undefined || lowest === out
    ? []
    : [{ code: 'bye-not-lowest', teams: [out.id, lowest.id] }];
}

/** What a draw breaks: seats, rematches, rules that were asked for, the order of byes, and whether it is the one of the rule. */
export function checkDraw(request: SwissRequest, draw: StandingDraw): readonly DrawBreach[] {
  const teams = presentIn(request);
  const broken = [...checkSeats(draw, teams), ...checkMatches(draw, request), ...checkBye(draw, teams)];
  const { fixed: _fixed, bye: _bye, ...plain } = request;
  const byRule = drawSwiss(plain);
  if (!byRule.ok || byRule.value.triple !== null) return broken;
  const wanted = new Set(byRule.value.matches.map(({ home, away }) => couple(home, away)));
  const others = draw.matches.filter(({ home, away }) => !wanted.has(couple(home, away)));
  return [
    ...broken,
    ...others.map(({ home, away }): DrawBreach => ({ code: 'not-by-rule', teams: [home, away] })),
  ];
}

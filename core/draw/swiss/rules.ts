import { ALLEGIANCES, type Allegiance, couple, share } from '../match.ts';
import { type Costs, growingCosts } from '../matching/costs.ts';
import type { BecauseCode } from './reason.ts';
import type { Apart, SwissRequest, SwissTeam } from './request.ts';

/** What speaks against a match; the heaviest where there is more than one thing. */
export type Objection = Extract<
  BecauseCode,
  'forbidden' | 'has-met' | 'same-club' | 'same-region' | 'same-nation'
>;

/** Who may meet whom in a draw, and what it costs to let two meet who should not. */
export interface Rules {
  /** Of teams by their index: 0 for a good match, more for one that only a need excuses, infinite for one that cannot be. */
  readonly costs: (teams: readonly SwissTeam[]) => Costs;
  readonly objection: (a: SwissTeam, b: SwissTeam) => Objection | undefined;
}

const SAME = {
  club: 'same-club',
  region: 'same-region',
  nation: 'same-nation',
} as const satisfies Record<Allegiance, Objection>;

const holds = ({ rounds }: Apart, round: number): boolean => rounds === undefined || round <= rounds;

/**
 * A rule that may be released weighs more than every match together that breaks only rules released before it; a rematch, where
 * it is allowed at all, more than all of them.
 */
export function rulesOf(request: SwissRequest, rematches = request.rematches ?? 'never'): Rules {
  const { apart = [], forbidden = [], round = 1 } = request;
  const heavier = Math.floor(request.teams.length / 2) + 1;
  const active = apart.filter((rule) => holds(rule, round));
  const weights = active.map(({ release }, step) =>
    release === undefined ? Number.POSITIVE_INFINITY : heavier ** step,
  );
  const rematchWeight = rematches === 'never' ? Number.POSITIVE_INFINITY : heavier ** active.length;
  const barred = new Set(forbidden.map(({ home, away }) => couple(home, away)));
  const isBarred = (a: SwissTeam, b: SwissTeam): boolean => barred.size > 0 && barred.has(couple(a.id, b.id));
  const met = new Map(request.teams.map((team) => [team.id, new Set(team.met)]));
  const haveMet = (a: SwissTeam, b: SwissTeam): boolean => met.get(a.id)?.has(b.id) === true;
  return {
    costs: (teams) => {
      const costs = growingCosts(teams.length);
      const place = new Map(teams.map((team, index) => [team.id, index]));
      const charge = (a: number, other: string, cost: number): void => {
        const b = place.get(other);
        if (b !== undefined && a < b) costs.add(a, b, cost);
      };
      for (const [a, team] of teams.entries()) {
        for (const other of team.met) charge(a, other, rematchWeight);
        for (const [step, { by }] of active.entries()) {
          for (const other of teams) if (share(team, other, by)) charge(a, other.id, weights[step] ?? 0);
        }
      }
      for (const { home, away } of forbidden) {
        const [a, b] = [place.get(home), place.get(away)];
        if (a !== undefined && b !== undefined) costs.add(a, b, Number.POSITIVE_INFINITY);
      }
      return costs;
    },
    objection: (a, b) => {
      if (isBarred(a, b)) return 'forbidden';
      if (haveMet(a, b)) return 'has-met';
      const broken = ALLEGIANCES.find((by) => active.some((rule) => rule.by === by) && share(a, b, by));
      return broken === undefined ? undefined : SAME[broken];
    },
  };
}

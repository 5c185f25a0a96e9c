import { ALLEGIANCES, type Allegiance, couple, share } from '../match.ts';
import type { CostEdge } from '../matching/least-cost.ts';
import type { BecauseCode } from './reason.ts';
import type { Apart, SwissRequest, SwissTeam } from './request.ts';

/** What speaks against a match; the heaviest where there is more than one thing. */
export type Objection = Extract<
  BecauseCode,
  'forbidden' | 'has-met' | 'same-club' | 'same-region' | 'same-nation'
>;

/** Who may meet whom in a draw, and what it costs to let two meet who should not. */
export interface Rules {
  /** 0 for a good match, more for one that only a need excuses, infinite for one that cannot be. */
  readonly cost: (a: SwissTeam, b: SwissTeam) => number;
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
  const { teams, apart = [], forbidden = [], round = 1 } = request;
  const heavier = Math.floor(teams.length / 2) + 1;
  const active = apart.filter((rule) => holds(rule, round));
  const weights = active.map(({ release }, step) =>
    release === undefined ? Number.POSITIVE_INFINITY : heavier ** step,
  );
  const rematchWeight = rematches === 'never' ? Number.POSITIVE_INFINITY : heavier ** active.length;
  const barred = new Set(forbidden.map(({ home, away }) => couple(home, away)));
  const isBarred = (a: SwissTeam, b: SwissTeam): boolean => barred.size > 0 && barred.has(couple(a.id, b.id));
  const met = new Map(teams.map((team) => [team.id, new Set(team.met)]));
  const haveMet = (a: SwissTeam, b: SwissTeam): boolean => met.get(a.id)?.has(b.id) === true;
  return {
    cost: (a, b) => {
      if (isBarred(a, b)) return Number.POSITIVE_INFINITY;
      const rematch = haveMet(a, b) ? rematchWeight : 0;
      return active.reduce(
        (sum, rule, step) => sum + (share(a, b, rule.by) ? (weights[step] ?? 0) : 0),
        rematch,
      );
    },
    objection: (a, b) => {
      if (isBarred(a, b)) return 'forbidden';
      if (haveMet(a, b)) return 'has-met';
      const broken = ALLEGIANCES.find((by) => active.some((rule) => rule.by === by) && share(a, b, by));
      return broken === undefined ? undefined : SAME[broken];
    },
  };
}

/** Every match that can be, with its cost. */
export function edgesOf(teams: readonly SwissTeam[], { cost }: Rules): CostEdge[] {
  const edges: CostEdge[] = [];
  for (const [a, upper] of teams.entries()) {
    for (const [b, lower] of teams.entries()) {
      if (b <= a) continue;
      const price = cost(upper, lower);
      if (Number.isFinite(price)) edges.push({ a, b, cost: price });
    }
  }
  return edges;
}

import type { Preference } from '../matching/in-order.ts';
import { pairAtLeastCost } from '../matching/least-cost-in-order.ts';
import type { Obstacle } from '../matching/maximum.ts';
import { pairNearest } from '../matching/nearest.ts';
import type { Because, BecauseCode, Reason, ReasonCode } from './reason.ts';
import type { SwissMethod, SwissTeam } from './request.ts';
import type { Objection, Rules } from './rules.ts';

/** Two who meet, the higher first, and why. */
export interface Pairing {
  readonly upper: SwissTeam;
  readonly lower: SwissTeam;
  readonly reasons: readonly Reason[];
}

/** Highest against lowest. */
const fold: Preference = (_upper, lower) => lower.toReversed();

/** The same place in the other half, then those nearest to it. */
const slide =
  (half: number): Preference =>
  (upper, lower) =>
    lower.toSorted((a, b) => Math.abs(a - upper - half) - Math.abs(b - upper - half) || a - b);

const EXCEPTIONS = {
  'has-met': 'rematch',
  'same-club': 'club-released',
  'same-region': 'region-released',
  'same-nation': 'nation-released',
} as const satisfies Partial<Record<Objection, ReasonCode>>;

const NORMAL = {
  regulation: 'next',
  nearest: 'nearest',
  fold: 'fold',
  slide: 'slide',
} as const satisfies Record<SwissMethod, ReasonCode>;

/** Those passed over, gathered by what spoke against each. */
function becauseOf(upper: SwissTeam, passed: readonly SwissTeam[], { objection }: Rules): Because[] {
  const gathered = new Map<BecauseCode, string[]>();
  for (const team of passed) {
    const code = objection(upper, team) ?? 'blocks-rest';
    gathered.set(code, [...(gathered.get(code) ?? []), team.id]);
  }
  return Array.from(gathered, ([code, teams]) => ({ code, teams }));
}

function reasonsFor(
  upper: SwissTeam,
  lower: SwissTeam,
  passed: readonly SwissTeam[],
  rules: Rules,
  method: SwissMethod,
): Reason[] {
  const teams = [upper.id, lower.id];
  const because = becauseOf(upper, passed, rules);
  const objection = rules.objection(upper, lower);
  const exception = objection === undefined || objection === 'forbidden' ? undefined : EXCEPTIONS[objection];
  if (exception !== undefined) return [{ code: exception, teams, because }];
  const code = method !== 'nearest' && because.length > 0 ? 'passed-over' : NORMAL[method];
  return [{ code, teams, because: method === 'nearest' ? because.filter(metOnly) : because }];
}

/** A draw of the nearest passes others over for the sake of the whole: only what rules forbade is a reason. */
const metOnly = ({ code }: Because): boolean => code !== 'blocks-rest';

/** Opponents for an even number of teams in the order of the standings; `places` are their places there. */
export function findOpponents(
  teams: readonly SwissTeam[],
  places: readonly number[],
  rules: Rules,
  method: SwissMethod,
): readonly Pairing[] | Obstacle {
  const at = (index: number): SwissTeam => teams[index] as SwissTeam;
  const costs = rules.costs(teams);
  if (method === 'nearest') {
    const found = pairNearest(places, costs);
    if ('groups' in found) return found;
    return found.pairs.map(([a, b]) => ({
      upper: at(a),
      lower: at(b),
      reasons: reasonsFor(at(a), at(b), teams.slice(a + 1, b), rules, method),
    }));
  }
  const half = teams.length / 2;
  const preference = method === 'fold' ? fold : method === 'slide' ? slide(half) : undefined;
  const found = pairAtLeastCost(costs, preference);
  if ('groups' in found) return found;
  const paired = new Set<number>();
  const prefer: Preference = preference ?? ((_, lower) => lower);
  return found.pairs.map(({ upper, lower }) => {
    const free = teams.map((_, index) => index).filter((index) => index > upper && !paired.has(index));
    const order = prefer(upper, free);
    const passed = order.slice(0, order.indexOf(lower)).map(at);
    paired.add(upper).add(lower);
    return {
      upper: at(upper),
      lower: at(lower),
      reasons: reasonsFor(at(upper), at(lower), passed, rules, method),
    };
  });
}

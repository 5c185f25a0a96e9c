import { pairAtLeastCost } from '../matching/least-cost-in-order.ts';
import type { Obstacle } from '../matching/maximum.ts';
import { pairNearest } from '../matching/nearest.ts';
import {
  costsOfFirst,
  type FirstMethod,
  isFirstMethod,
  ownOpponent,
  preferenceOfFirst,
} from './first-round.ts';
import type { Because, BecauseCode, Reason, ReasonCode } from './reason.ts';
import type { SwissMethod, SwissTeam } from './request.ts';
import type { Objection, Rules } from './rules.ts';

/** Two who meet, the higher first, and why. */
export interface Pairing {
  readonly upper: SwissTeam;
  readonly lower: SwissTeam;
  readonly reasons: readonly Reason[];
}

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

/** Those passed over, gathered by what spoke against each; `otherwise` where no rule did. */
function becauseOf(
  upper: SwissTeam,
  passed: readonly SwissTeam[],
  { objection }: Rules,
  otherwise: BecauseCode = 'blocks-rest',
): Because[] {
  const gathered = new Map<BecauseCode, string[]>();
  for (const team of passed) {
    const code = objection(upper, team) ?? otherwise;
    gathered.set(code, [...(gathered.get(code) ?? []), team.id]);
  }
  return Array.from(gathered, ([code, teams]) => ({ code, teams }));
}

/** Why two meet: because of a rule released, because others were passed over, or because the method says so. */
function reasonsFor(
  upper: SwissTeam,
  lower: SwissTeam,
  because: readonly Because[],
  rules: Rules,
  method: SwissMethod,
): Reason[] {
  const teams = [upper.id, lower.id];
  const objection = rules.objection(upper, lower);
  const exception = objection === undefined || objection === 'forbidden' ? undefined : EXCEPTIONS[objection];
  if (exception !== undefined) return [{ code: exception, teams, because }];
  const code = method !== 'nearest' && because.length > 0 ? 'passed-over' : NORMAL[method];
  return [{ code, teams, because }];
}

/** A draw of the nearest passes others over for the sake of the whole: only what rules forbade is a reason. */
const metOnly = ({ code }: Because): boolean => code !== 'blocks-rest';

/** A first round: those that a rule kept from the upper one, and its own opponent, where that had to meet another. */
function firstOpponents(
  teams: readonly SwissTeam[],
  rules: Rules,
  method: FirstMethod,
): readonly Pairing[] | Obstacle {
  const at = (index: number): SwissTeam => teams[index] as SwissTeam;
  const { length: size } = teams;
  const prefer = preferenceOfFirst(method, size);
  const found = pairAtLeastCost(costsOfFirst(method, rules.costs(teams)), prefer);
  if ('groups' in found) return found;
  const all = teams.map((_, index) => index);
  return found.pairs.map(({ upper, lower }) => {
    const own = ownOpponent(method, size, upper);
    const order = prefer(
      upper,
      all.filter((index) => index !== upper),
    );
    const passed = order
      .slice(0, order.indexOf(lower))
      .filter((index) => index === own || rules.objection(at(upper), at(index)) !== undefined);
    const because = becauseOf(at(upper), passed.map(at), rules, 'meets-another');
    return {
      upper: at(upper),
      lower: at(lower),
      reasons: reasonsFor(at(upper), at(lower), because, rules, method),
    };
  });
}

/** Opponents for an even number of teams in the order of the standings; `places` are their places there. */
export function findOpponents(
  teams: readonly SwissTeam[],
  places: readonly number[],
  rules: Rules,
  method: SwissMethod,
): readonly Pairing[] | Obstacle {
  if (isFirstMethod(method)) return firstOpponents(teams, rules, method);
  const at = (index: number): SwissTeam => teams[index] as SwissTeam;
  const costs = rules.costs(teams);
  if (method === 'nearest') {
    const found = pairNearest(places, costs);
    if ('groups' in found) return found;
    return found.pairs.map(([a, b]) => {
      const because = becauseOf(at(a), teams.slice(a + 1, b), rules).filter(metOnly);
      return { upper: at(a), lower: at(b), reasons: reasonsFor(at(a), at(b), because, rules, method) };
    });
  }
  const found = pairAtLeastCost(costs);
  if ('groups' in found) return found;
  const paired = new Set<number>();
  return found.pairs.map(({ upper, lower }) => {
    const passed = teams.filter((_, index) => index > upper && index < lower && !paired.has(index));
    paired.add(upper).add(lower);
    const because = becauseOf(at(upper), passed, rules);
    return {
      upper: at(upper),
      lower: at(lower),
      reasons: reasonsFor(at(upper), at(lower), because, rules, method),
    };
  });
}

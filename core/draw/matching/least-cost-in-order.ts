import { type Costs, edgesOf } from './costs.ts';
import { graphOf } from './graph.ts';
import { type OrderedPair, type Preference, pairInOrder } from './in-order.ts';
import { type CostEdge, type LeastCost, leastCostPairing } from './least-cost.ts';
import type { Obstacle } from './maximum.ts';

/** The edges among those that are left, with numbers from 0 on. */
function among(left: readonly number[], edges: readonly CostEdge[]): CostEdge[] {
  const place = new Map(left.map((vertex, index) => [vertex, index]));
  return edges.flatMap(({ a, b, cost }) => {
    const [x, y] = [place.get(a), place.get(b)];
    return x === undefined || y === undefined ? [] : [{ a: x, b: y, cost }];
  });
}

/**
 * Each takes the first partner with whom the least cost of all can still be had. Pairs with an excess are in no such pairing; the
 * pairing in hand answers for the others as long as it is kept to, and is worked out anew where it is not.
 */
function tryEach(costs: Costs, least: LeastCost, preference: Preference): readonly OrderedPair[] {
  const edges = edgesOf(costs).filter(({ a, b, cost }) => least.excess(a, b, cost) === 0);
  const canBe = new Set(edges.map(({ a, b }) => a * costs.size + b));
  const pairs: OrderedPair[] = [];
  let mate = least.mate;
  let left = Array.from({ length: costs.size }, (_, index) => index);
  let toSpend = least.cost;
  while (left.length > 0) {
    const [upper = 0, ...others] = left;
    const free = others.filter((other) => canBe.has(upper * costs.size + other));
    const lower = preference(upper, free).find((other) => {
      if (mate[upper] === other) return true;
      const rest = others.filter((one) => one !== other);
      const ofRest = leastCostPairing(rest.length, among(rest, edges));
      if (ofRest === undefined || costs.of(upper, other) + ofRest.cost !== toSpend) return false;
      const found = [...mate];
      for (const [index, partner] of ofRest.mate.entries()) found[rest[index] ?? 0] = rest[partner] ?? 0;
      mate = found;
      return true;
    });
    if (lower === undefined) throw new Error('The least cost can always be had.');
    toSpend -= costs.of(upper, lower);
    left = others.filter((other) => other !== lower);
    pairs.push({ upper, lower });
  }
  return pairs;
}

/**
 * Among the complete pairings of the least cost, the one in which the highest takes the highest. Pairings without any cost are
 * those of a graph; so are, nearly always, those of the least cost: every complete pairing of pairs that have no excess.
 */
export function pairAtLeastCost(
  costs: Costs,
  preference?: Preference,
): { readonly pairs: readonly OrderedPair[] } | Obstacle {
  const { size, of } = costs;
  const free = pairInOrder(
    graphOf(size, (a, b) => of(a, b) === 0),
    preference,
  );
  if (!('groups' in free)) return { pairs: free };
  const possible = (a: number, b: number): boolean => Number.isFinite(of(a, b));
  const least = leastCostPairing(size, edgesOf(costs));
  if (least === undefined) {
    const pairs = pairInOrder(graphOf(size, possible));
    return 'groups' in pairs ? pairs : { pairs };
  }
  const without = (a: number, b: number): boolean => possible(a, b) && least.excess(a, b, of(a, b)) === 0;
  const pairs = least.simple ? pairInOrder(graphOf(size, without), preference) : undefined;
  if (pairs !== undefined && !('groups' in pairs)) return { pairs };
  return { pairs: tryEach(costs, least, preference ?? ((_, lower) => lower)) };
}

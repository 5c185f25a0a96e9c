import { type Costs, edgesOf } from './costs.ts';
import { graphOf } from './graph.ts';
import { type OrderedPair, type Preference, pairInOrder } from './in-order.ts';
import { type CostEdge, leastCostPairing } from './least-cost.ts';
import type { Obstacle } from './maximum.ts';

/** The edges among those that are left, with numbers from 0 on. */
function among(left: readonly number[], edges: readonly CostEdge[]): CostEdge[] {
  const place = new Map(left.map((vertex, index) => [vertex, index]));
  return edges.flatMap(({ a, b, cost }) => {
    const [x, y] = [place.get(a), place.get(b)];
    return x === undefined || y === undefined ? [] : [{ a: x, b: y, cost }];
  });
}

/** Each takes the first partner with whom the least cost of all can still be had: each try is worked out anew. */
function tryEach(costs: Costs, least: number, preference: Preference): readonly OrderedPair[] {
  const edges = edgesOf(costs);
  const pairs: OrderedPair[] = [];
  let left = Array.from({ length: costs.size }, (_, index) => index);
  let toSpend = least;
  while (left.length > 0) {
    const [upper = 0, ...others] = left;
    const free = others.filter((other) => Number.isFinite(costs.of(upper, other)));
    const lower = preference(upper, free).find((other) => {
      const rest = others.filter((one) => one !== other);
      const ofRest = leastCostPairing(rest.length, among(rest, edges))?.cost;
      return ofRest !== undefined && costs.of(upper, other) + ofRest === toSpend;
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
  return { pairs: tryEach(costs, least.cost, preference ?? ((_, lower) => lower)) };
}

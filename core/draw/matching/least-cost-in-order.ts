import { graphOf, graphOfPairs } from './graph.ts';
import { type OrderedPair, type Preference, pairInOrder } from './in-order.ts';
import { type CostEdge, leastCostPairing } from './least-cost.ts';
import type { Obstacle } from './maximum.ts';

/** What each pair costs; infinite where there is no edge. */
function costsOf(size: number, edges: readonly CostEdge[]): (a: number, b: number) => number {
  const matrix = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (const { a, b, cost } of edges) matrix[a * size + b] = matrix[b * size + a] = cost;
  return (a, b) => matrix[a * size + b] as number;
}

/** The edges among those that are left, with numbers from 0 on. */
function among(left: readonly number[], edges: readonly CostEdge[]): CostEdge[] {
  const place = new Map(left.map((vertex, index) => [vertex, index]));
  return edges.flatMap(({ a, b, cost }) => {
    const [x, y] = [place.get(a), place.get(b)];
    return x === undefined || y === undefined ? [] : [{ a: x, b: y, cost }];
  });
}

/** Each takes the first partner with whom the least cost of all can still be had: each try is worked out anew. */
function tryEach(
  size: number,
  edges: readonly CostEdge[],
  least: number,
  preference: Preference,
): readonly OrderedPair[] {
  const costOf = costsOf(size, edges);
  const pairs: OrderedPair[] = [];
  let left = Array.from({ length: size }, (_, index) => index);
  let toSpend = least;
  while (left.length > 0) {
    const [upper = 0, ...others] = left;
    const free = others.filter((other) => Number.isFinite(costOf(upper, other)));
    const lower = preference(upper, free).find((other) => {
      const rest = others.filter((one) => one !== other);
      const ofRest = leastCostPairing(rest.length, among(rest, edges))?.cost;
      return ofRest !== undefined && costOf(upper, other) + ofRest === toSpend;
    });
    if (lower === undefined) throw new Error('The least cost can always be had.');
    toSpend -= costOf(upper, lower);
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
  size: number,
  edges: readonly CostEdge[],
  preference?: Preference,
): { readonly pairs: readonly OrderedPair[]; readonly cost: number } | Obstacle {
  const costOf = costsOf(size, edges);
  const free = pairInOrder(
    graphOf(size, (a, b) => costOf(a, b) === 0),
    preference,
  );
  if (!('groups' in free)) return { pairs: free, cost: 0 };
  const least = leastCostPairing(size, edges);
  if (least === undefined) {
    const pairs = pairInOrder(graphOfPairs(size, edges));
    return 'groups' in pairs ? pairs : { pairs, cost: 0 };
  }
  const without = (a: number, b: number): boolean => {
    const cost = costOf(a, b);
    return Number.isFinite(cost) && least.excess(a, b, cost) === 0;
  };
  const pairs = least.simple ? pairInOrder(graphOf(size, without), preference) : undefined;
  if (pairs !== undefined && !('groups' in pairs)) return { pairs, cost: least.cost };
  return { pairs: tryEach(size, edges, least.cost, preference ?? ((_, lower) => lower)), cost: least.cost };
}

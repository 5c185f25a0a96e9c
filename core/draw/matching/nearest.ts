import { graphOfPairs } from './graph.ts';
import { type CostEdge, type LeastCost, leastCostPairing } from './least-cost.ts';
import { completePairing, type Obstacle } from './maximum.ts';

/** How many of its nearest each vertex is tried with at first. */
const WINDOW = 40;

/** The edges to the nearest of each vertex. */
function windowed(size: number, edges: readonly CostEdge[], width: number): CostEdge[] {
  const of: CostEdge[][] = Array.from({ length: size }, () => []);
  for (const edge of edges) {
    of[edge.a]?.push(edge);
    of[edge.b]?.push(edge);
  }
  const near = of.flatMap((list) => list.toSorted((x, y) => x.cost - y.cost).slice(0, width));
  return [...new Set(near)];
}

/**
 * The complete pairing of the least cost over many edges: worked out on those to the nearest, then proved on all of them by
 * the prices. An edge that could make it cheaper is taken in, and it is worked out again; the window is made wider only where
 * it has no complete pairing.
 */
function leastOnWindow(size: number, edges: readonly CostEdge[]): LeastCost | undefined {
  let width = WINDOW;
  let tried = windowed(size, edges, width);
  for (;;) {
    const found = leastCostPairing(size, tried);
    if (found === undefined) {
      if (tried.length === edges.length) return undefined;
      width *= 2;
      tried = windowed(size, edges, width);
      continue;
    }
    const known = new Set(tried);
    const cheaper = edges.filter((edge) => !known.has(edge) && found.excess(edge.a, edge.b, edge.cost) < 0);
    if (cheaper.length === 0) return found;
    tried = [...tried, ...cheaper];
  }
}

/** The edges of the pairings that break the fewest rules, and what a broken rule has to cost beside the distance. */
function fewestBroken(
  size: number,
  edges: readonly CostEdge[],
): { readonly edges: readonly CostEdge[]; readonly weight: boolean } | Obstacle {
  const unbroken = edges.filter(({ cost }) => cost === 0);
  if ('mate' in completePairing(graphOfPairs(size, unbroken))) return { edges: unbroken, weight: false };
  const least = leastCostPairing(size, edges);
  if (least === undefined) {
    const obstacle = completePairing(graphOfPairs(size, edges));
    if ('mate' in obstacle) throw new Error('A graph with a complete pairing has a cheapest one.');
    return obstacle;
  }
  if (!least.simple) return { edges, weight: true };
  return { edges: edges.filter(({ a, b, cost }) => least.excess(a, b, cost) === 0), weight: false };
}

/**
 * Of the complete pairings that break the fewest rules, the one with the least sum of the distances between partners, and of
 * those the one with the least sum of their squares: no single pair far apart. `places` are the places in the standings.
 */
export function pairNearest(
  places: readonly number[],
  edges: readonly CostEdge[],
): { readonly pairs: readonly (readonly [number, number])[] } | Obstacle {
  const size = places.length;
  const usable = fewestBroken(size, edges);
  if ('groups' in usable) return usable;
  const furthest = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  const apart = ({ a, b }: CostEdge): number => (places[b] as number) - (places[a] as number);
  const squares = (size / 2) * furthest ** 2 + 1;
  const broken = (size / 2) * furthest + 1;
  const priced = usable.edges.map((edge): CostEdge => {
    const distance = apart(edge);
    const cost = usable.weight ? edge.cost * broken + distance : distance * squares + distance ** 2;
    return { ...edge, cost };
  });
  const found = leastOnWindow(size, priced);
  if (found === undefined) throw new Error('Edges with a complete pairing have a nearest one.');
  return {
    pairs: found.mate.flatMap((mate, vertex) => (vertex < mate ? [[vertex, mate] as const] : [])),
  };
}

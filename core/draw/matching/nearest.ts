import { type Costs, edgesOf } from './costs.ts';
import { graphOf } from './graph.ts';
import { type CostEdge, type LeastCost, leastCostPairing } from './least-cost.ts';
import { completePairing, type Obstacle } from './maximum.ts';

/** How many of its nearest each vertex is tried with at first. */
const WINDOW = 40;

/** The edges between each vertex and the nearest that it can be paired with, so many of them. */
function windowed({ size, of }: Costs, width: number): CostEdge[] {
  const taken = new Uint8Array(size * size);
  const edges: CostEdge[] = [];
  for (let a = 0; a < size; a++) {
    let left = width;
    for (let apart = 1; apart < size && left > 0; apart++) {
      for (const b of [a - apart, a + apart]) {
        if (b < 0 || b >= size || !Number.isFinite(of(a, b))) continue;
        left--;
        const [low, high] = a < b ? [a, b] : [b, a];
        if (taken[low * size + high] === 1) continue;
        taken[low * size + high] = 1;
        edges.push({ a: low, b: high, cost: of(low, high) });
      }
    }
  }
  return edges;
}

/** Pairs that would make a pairing cheaper. */
function cheaperPairs({ size, of }: Costs, { excess }: LeastCost): CostEdge[] {
  const cheaper: CostEdge[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const cost = of(a, b);
      if (Number.isFinite(cost) && excess(a, b, cost) < 0) cheaper.push({ a, b, cost });
    }
  }
  return cheaper;
}

/**
 * The complete pairing of the least cost: worked out on the edges to the nearest, then proved on all of them by the prices. An
 * edge that could make it cheaper is taken in, and it is worked out again; the window is made wider only where it has no
 * complete pairing.
 */
function leastOnWindow(costs: Costs): LeastCost | undefined {
  let width = WINDOW;
  let tried = windowed(costs, width);
  for (;;) {
    const found = leastCostPairing(costs.size, tried);
    if (found === undefined) {
      if (width >= costs.size) return undefined;
      width *= 2;
      tried = windowed(costs, width);
      continue;
    }
    const cheaper = cheaperPairs(costs, found);
    if (cheaper.length === 0) return found;
    tried = [...tried, ...cheaper];
  }
}

/** The pairs of the pairings that break the fewest rules, and whether a broken rule has to count beside the distance. */
function fewestBroken(
  costs: Costs,
): { readonly usable: (a: number, b: number) => boolean; readonly weighed: boolean } | Obstacle {
  const { size, of } = costs;
  const unbroken = (a: number, b: number): boolean => of(a, b) === 0;
  if ('mate' in completePairing(graphOf(size, unbroken))) return { usable: unbroken, weighed: false };
  const possible = (a: number, b: number): boolean => Number.isFinite(of(a, b));
  const least = leastCostPairing(size, edgesOf(costs));
  if (least === undefined) {
    const obstacle = completePairing(graphOf(size, possible));
    if ('mate' in obstacle) throw new Error('A graph with a complete pairing has a cheapest one.');
    return obstacle;
  }
  if (!least.simple) return { usable: possible, weighed: true };
  return { usable: (a, b) => possible(a, b) && least.excess(a, b, of(a, b)) === 0, weighed: false };
}

/**
 * Of the complete pairings that break the fewest rules, the one with the least sum of the distances between partners, and of
 * those the one with the least sum of their squares: no single pair far apart. `places` are the places in the standings.
 */
export function pairNearest(
  places: readonly number[],
  costs: Costs,
): { readonly pairs: readonly (readonly [number, number])[] } | Obstacle {
  const { size, of } = costs;
  const broken = fewestBroken(costs);
  if ('groups' in broken) return broken;
  const furthest = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  const [forRule, forPlace] = [(size / 2) * furthest + 1, (size / 2) * furthest ** 2 + 1];
  const found = leastOnWindow({
    size,
    of: (a, b) => {
      if (!broken.usable(a, b)) return Number.POSITIVE_INFINITY;
      const distance = Math.abs((places[b] as number) - (places[a] as number));
      return broken.weighed ? of(a, b) * forRule + distance : distance * forPlace + distance ** 2;
    },
  });
  if (found === undefined) throw new Error('Pairs with a complete pairing have a nearest one.');
  return {
    pairs: found.mate.flatMap((mate, vertex) => (vertex < mate ? [[vertex, mate] as const] : [])),
  };
}

import type { CostEdge } from './least-cost.ts';

/** What each pair of vertices costs: a whole number from 0 on, infinite for two that cannot be paired. */
export interface Costs {
  readonly size: number;
  readonly of: (a: number, b: number) => number;
}

/** Costs that start at nothing and are added to, pair by pair. */
export interface GrowingCosts extends Costs {
  readonly add: (a: number, b: number, cost: number) => void;
}

export function growingCosts(size: number): GrowingCosts {
  const matrix = new Float64Array(size * size);
  return {
    size,
    of: (a, b) => matrix[a * size + b] as number,
    add: (a, b, cost) => {
      const sum = (matrix[a * size + b] as number) + cost;
      matrix[a * size + b] = matrix[b * size + a] = sum;
    },
  };
}

/** Every pair that can be, with its cost. */
export function edgesOf({ size, of }: Costs): CostEdge[] {
  const edges: CostEdge[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if (Number.isFinite(of(a, b))) edges.push({ a, b, cost: of(a, b) });
  }
  return edges;
}

import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, graphOf } from './graph.ts';
import { pairInOrder } from './in-order.ts';
import { type CostEdge, leastCostPairing } from './least-cost.ts';
import { completePairing } from './maximum.ts';

/** A graph of even size in which each pair is joined by its own chance. */
const anyGraph = (most: number): fc.Arbitrary<Graph> =>
  fc
    .tuple(fc.integer({ min: 1, max: most / 2 }), fc.integer({ min: 1, max: 9 }), fc.integer())
    .chain(([half, chance]) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: 4 * half * half, maxLength: 4 * half * half })
        .map((lots) => graphOf(2 * half, (a, b) => (lots[a * 2 * half + b] ?? 0) < chance)),
    );

/** Every complete pairing of the vertices, one after the other, the highest meeting the highest first. */
function* everyPairing(graph: Graph, free: readonly number[]): Generator<(readonly [number, number])[]> {
  const [upper, ...rest] = free;
  if (upper === undefined) {
    yield [];
    return;
  }
  for (const lower of rest) {
    if (!graph.joined(upper, lower)) continue;
    for (const others of everyPairing(
      graph,
      rest.filter((one) => one !== lower),
    )) {
      yield [[upper, lower], ...others];
    }
  }
}

const everyone = ({ size }: Graph): number[] => Array.from({ length: size }, (_, index) => index);

describe('the highest takes the highest such that the rest can be paired (RTP 3.6.12.2)', () => {
  test('the first pairing that an exhaustive search meets, for any graph of up to 12', () => {
    fc.assert(
      fc.property(anyGraph(12), (graph) => {
        const first = everyPairing(graph, everyone(graph)).next();
        const pairs = pairInOrder(graph);
        if (first.done === true) expect('groups' in pairs).toBe(true);
        else {
          expect('groups' in pairs ? [] : pairs.map(({ upper, lower }) => [upper, lower])).toEqual(
            first.value,
          );
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('where there is no complete pairing, more odd groups than hubs prove it', () => {
  fc.assert(
    fc.property(anyGraph(30), (graph) => {
      const answer = completePairing(graph);
      if ('mate' in answer) {
        for (const vertex of everyone(graph)) {
          const other = answer.mate[vertex] as number;
          expect(answer.mate[other]).toBe(vertex);
          expect(graph.joined(vertex, other)).toBe(true);
        }
        return;
      }
      const { groups, hubs, alone } = answer;
      expect(groups.length).toBe(hubs.length + 1);
      expect(alone % 2).toBe(0);
      for (const group of groups) {
        expect(group.length % 2).toBe(1);
        for (const vertex of group) {
          for (const other of graph.neighbours[vertex] ?? []) {
            expect(group.includes(other) || hubs.includes(other)).toBe(true);
          }
        }
      }
    }),
    { numRuns: 400 },
  );
});

describe('the least cost', () => {
  const costs = (graph: Graph, lots: readonly number[]): CostEdge[] =>
    everyone(graph).flatMap((a) =>
      (graph.neighbours[a] ?? [])
        .filter((b) => b > a)
        .map((b) => ({ a, b, cost: lots[(a * 31 + b * 17) % lots.length] ?? 0 })),
    );

  test('is that of the cheapest of all pairings, for any graph of up to 10', () => {
    fc.assert(
      fc.property(
        anyGraph(10),
        fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 40, maxLength: 60 }),
        (graph, lots) => {
          const edges = costs(graph, lots);
          const costOf = new Map(edges.map(({ a, b, cost }) => [`${a}-${b}`, cost]));
          let cheapest = Number.POSITIVE_INFINITY;
          for (const pairing of everyPairing(graph, everyone(graph))) {
            const cost = pairing.reduce((sum, [a, b]) => sum + (costOf.get(`${a}-${b}`) ?? 0), 0);
            cheapest = Math.min(cheapest, cost);
          }
          const found = leastCostPairing(graph.size, edges);
          expect(found?.cost ?? Number.POSITIVE_INFINITY).toBe(cheapest);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is that of the package edmonds-blossom-fixed, for graphs of up to 60', () => {
    const blossom = createRequire(import.meta.url)('edmonds-blossom-fixed') as (
      edges: [number, number, number][],
      maxCardinality: boolean,
    ) => number[];
    fc.assert(
      fc.property(
        anyGraph(60),
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 100, maxLength: 900 }),
        (graph, lots) => {
          const edges = costs(graph, lots);
          const found = leastCostPairing(graph.size, edges);
          if (found === undefined) return;
          const costOf = new Map(edges.map(({ a, b, cost }) => [`${a}-${b}`, cost]));
          const mate = blossom(
            edges.map(({ a, b, cost }) => [a, b, 1000 - cost]),
            true,
          );
          const theirs = mate.reduce((sum, b, a) => (a < b ? sum + (costOf.get(`${a}-${b}`) ?? 0) : sum), 0);
          expect(found.cost).toBe(theirs);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('its prices prove it, for graphs of up to 80: no pair has less than no excess, and those paired have none', () => {
    fc.assert(
      fc.property(
        anyGraph(80),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 100, maxLength: 2000 }),
        (graph, lots) => {
          const edges = costs(graph, lots);
          const found = leastCostPairing(graph.size, edges);
          expect(found === undefined).toBe(!('mate' in completePairing(graph)));
          if (found === undefined) return;
          for (const { a, b, cost } of edges) {
            const excess = found.excess(a, b, cost);
            if (found.mate[a] === b) expect(excess).toBe(0);
            else expect(excess).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});

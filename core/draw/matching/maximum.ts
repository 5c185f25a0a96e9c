import type { Graph } from './graph.ts';

const NOBODY = -1;

/** A matching of a graph that can be made larger, and from which vertices can be taken out for good. */
export interface GrowingMatching {
  /** The partner of each vertex, or -1. */
  readonly mate: Int32Array;
  readonly gone: Uint8Array;
  /** Looks for an augmenting path from an unmatched vertex, and takes it; false when there is none. */
  readonly augment: (root: number) => boolean;
  /** After a failed `augment`: 1 for vertices at even, 2 for those only at odd distance in the tree that could not grow. */
  readonly sides: () => Uint8Array;
  /** After a failed `augment`: the blossom of the tree that each vertex has shrunk into. */
  readonly blossomOf: Int32Array;
}

/**
 * Edmonds' algorithm: a breadth-first search for an augmenting path, in which an odd cycle is shrunk into its base as soon as
 * it is met (J. Edmonds, Paths, Trees, and Flowers, 1965).
 */
function growingMatching({ size, neighbours }: Graph): GrowingMatching {
  const mate = new Int32Array(size).fill(NOBODY);
  const gone = new Uint8Array(size);
  const parent = new Int32Array(size);
  const base = new Int32Array(size);
  const even = new Uint8Array(size);
  const onPath = new Uint8Array(size);
  const inBlossom = new Uint8Array(size);
  const queue = new Int32Array(size);

  const at = (array: Int32Array, index: number): number => array[index] as number;

  const commonBase = (a: number, b: number): number => {
    onPath.fill(0);
    for (let one = a; ; one = at(parent, at(mate, one))) {
      one = at(base, one);
      onPath[one] = 1;
      if (mate[one] === NOBODY) break;
    }
    for (let other = b; ; other = at(parent, at(mate, other))) {
      other = at(base, other);
      if (onPath[other] === 1) return other;
    }
  };
  const markBlossom = (from: number, to: number, child: number): void => {
    for (let vertex = from, below = child; at(base, vertex) !== to; vertex = at(parent, below)) {
      inBlossom[at(base, vertex)] = 1;
      inBlossom[at(base, at(mate, vertex))] = 1;
      parent[vertex] = below;
      below = at(mate, vertex);
    }
  };
  const flip = (end: number): void => {
    for (let vertex = end; vertex !== NOBODY; ) {
      const before = at(parent, vertex);
      const next = at(mate, before);
      mate[vertex] = before;
      mate[before] = vertex;
      vertex = next;
    }
  };

  const augment = (root: number): boolean => {
    even.fill(0);
    parent.fill(NOBODY);
    for (let vertex = 0; vertex < size; vertex++) base[vertex] = vertex;
    let [head, tail] = [0, 0];
    const reach = (vertex: number): void => {
      even[vertex] = 1;
      queue[tail++] = vertex;
    };
    reach(root);
    while (head < tail) {
      const vertex = at(queue, head++);
      for (const other of neighbours[vertex] ?? []) {
        if (gone[other] === 1 || base[vertex] === base[other] || mate[vertex] === other) continue;
        if (other === root || (mate[other] !== NOBODY && parent[at(mate, other)] !== NOBODY)) {
          const shared = commonBase(vertex, other);
          inBlossom.fill(0);
          markBlossom(vertex, shared, other);
          markBlossom(other, shared, vertex);
          for (let each = 0; each < size; each++) {
            if (inBlossom[at(base, each)] === 0) continue;
            base[each] = shared;
            if (even[each] === 0) reach(each);
          }
        } else if (parent[other] === NOBODY) {
          parent[other] = vertex;
          if (mate[other] === NOBODY) {
            flip(other);
            return true;
          }
          reach(at(mate, other));
        }
      }
    }
    return false;
  };

  const sides = (): Uint8Array => {
    const side = new Uint8Array(size);
    for (let vertex = 0; vertex < size; vertex++) {
      side[vertex] = even[vertex] === 1 ? 1 : parent[vertex] === NOBODY ? 0 : 2;
    }
    return side;
  };
  return { mate, gone, augment, sides, blossomOf: base };
}

/** Matches as many vertices as can be matched; answers those that were left over. */
function matchAll({ size, neighbours }: Graph, matching: GrowingMatching): readonly number[] {
  const { mate, gone } = matching;
  for (let vertex = 0; vertex < size; vertex++) {
    if (mate[vertex] !== NOBODY || gone[vertex] === 1) continue;
    const free = neighbours[vertex]?.find((other) => mate[other] === NOBODY && gone[other] === 0);
    if (free === undefined) continue;
    mate[vertex] = free;
    mate[free] = vertex;
  }
  const left: number[] = [];
  for (let vertex = 0; vertex < size; vertex++) {
    if (mate[vertex] === NOBODY && gone[vertex] === 0 && !matching.augment(vertex)) left.push(vertex);
  }
  return left;
}

/**
 * Why a graph has no complete pairing: `groups` are one more than `hubs`, each has an odd number of vertices, and apart from
 * each other those of a group are joined to hubs only. (W. T. Tutte, C. Berge.)
 */
export interface Obstacle {
  readonly groups: readonly (readonly number[])[];
  readonly hubs: readonly number[];
  /** How many vertices stay alone in every matching. */
  readonly alone: number;
}

/** A complete pairing, or why there is none. */
export function completePairing(graph: Graph): GrowingMatching | Obstacle {
  const matching = growingMatching(graph);
  const left = matchAll(graph, matching);
  const [root] = left;
  if (root === undefined) return matching;
  matching.augment(root);
  const sides = matching.sides();
  const groups = new Map<number, number[]>();
  const hubs: number[] = [];
  for (let vertex = 0; vertex < graph.size; vertex++) {
    if (sides[vertex] === 2) hubs.push(vertex);
    if (sides[vertex] !== 1) continue;
    const blossom = matching.blossomOf[vertex] as number;
    groups.set(blossom, [...(groups.get(blossom) ?? []), vertex]);
  }
  return { groups: [...groups.values()], hubs, alone: left.length };
}

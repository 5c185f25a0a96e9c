import type { Graph } from './graph.ts';
import { completePairing, type GrowingMatching, type Obstacle } from './maximum.ts';

/** Two who are paired, the higher first. */
export interface OrderedPair {
  readonly upper: number;
  readonly lower: number;
}

/** The matching without the pairs of two vertices, which meet each other, and with their partners matched anew. */
function canMeet(matching: GrowingMatching, a: number, b: number): boolean {
  const { mate, gone, augment } = matching;
  const [ofA, ofB] = [mate[a] as number, mate[b] as number];
  if (ofA === b) return true;
  gone[a] = gone[b] = 1;
  mate[ofA] = mate[ofB] = -1;
  mate[a] = b;
  mate[b] = a;
  if (augment(ofA)) return true;
  gone[a] = gone[b] = 0;
  mate[a] = ofA;
  mate[ofA] = a;
  mate[b] = ofB;
  mate[ofB] = b;
  return false;
}

/** Whom each would meet, the one it meets first first; by the standings unless told. */
export type Preference = (upper: number, lower: readonly number[]) => readonly number[];

const nextInOrder: Preference = (_upper, lower) => lower;

/**
 * The highest unpaired takes the highest partner such that the rest can still be paired completely (RTP 3.6.12.2). Whether it
 * can is asked of a matching that is kept: one search for an augmenting path answers it, so there is nothing to take back.
 */
export function pairInOrder(
  graph: Graph,
  preference: Preference = nextInOrder,
): readonly OrderedPair[] | Obstacle {
  const matching = completePairing(graph);
  if (!('mate' in matching)) return matching;
  const { gone } = matching;
  const pairs: OrderedPair[] = [];
  for (let upper = 0; upper < graph.size; upper++) {
    if (gone[upper] === 1) continue;
    const free = (graph.neighbours[upper] ?? []).filter((other) => other > upper && gone[other] === 0);
    const lower = preference(upper, free).find((other) => canMeet(matching, upper, other));
    if (lower === undefined) throw new Error('A complete pairing leaves nobody without a partner.');
    gone[upper] = gone[lower] = 1;
    pairs.push({ upper, lower });
  }
  return pairs;
}

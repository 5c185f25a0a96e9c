import { type Ints, ints } from './machine.ts';

/**
 * The cards whose rank mattered for the result found last (partition search): one holding a suit. A position in which the
 * same seats own the cards from the top down to the lowest of them, with the same lengths, has the same result.
 */
export const relevant: Ints = ints(4);

export function nothingRelevant(): void {
  relevant[0] = 0;
  relevant[1] = 0;
  relevant[2] = 0;
  relevant[3] = 0;
}

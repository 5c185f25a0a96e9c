import type { Costs } from '../matching/costs.ts';
import type { Preference } from '../matching/in-order.ts';
import type { SwissMethod } from './request.ts';

export type FirstMethod = Extract<SwissMethod, 'fold' | 'slide'>;

export const isFirstMethod = (method: SwissMethod): method is FirstMethod =>
  method === 'fold' || method === 'slide';

/** Whom the method gives a place, of so many: the highest the lowest, or the same place in the other half (RTP 3.6.12.2). */
export const ownOpponent = (method: FirstMethod, size: number, place: number): number =>
  method === 'fold' ? size - 1 - place : (place + size / 2) % size;

const isAcross = (size: number, a: number, b: number): boolean => a < size / 2 !== b < size / 2;

/**
 * What keeps teams apart, and besides it, weighing less than any such rule, how far a match is from the method: a match within a
 * half weighs more than all matches together that are only of other places of the halves. So the method gives way in as few
 * matches as the rules demand.
 */
export function costsOfFirst(method: FirstMethod, costs: Costs): Costs {
  const { size } = costs;
  const within = size / 2 + 1;
  const forRule = (size / 2) * within + 1;
  return {
    size,
    of: (a, b) => {
      const away = ownOpponent(method, size, a) === b ? 0 : isAcross(size, a, b) ? 1 : within;
      return costs.of(a, b) * forRule + away;
    },
  };
}

/** The own opponent, then the others of the other half: the lowest first, or those nearest to the own place there. */
export function preferenceOfFirst(method: FirstMethod, size: number): Preference {
  return (upper, lower) => {
    const own = ownOpponent(method, size, upper);
    const rank = (other: number): number =>
      (other === own ? 0 : isAcross(size, upper, other) ? 1 : 2) * size +
      (method === 'fold' ? size - 1 - other : Math.abs(other - own));
    return lower.toSorted((a, b) => rank(a) - rank(b) || a - b);
  };
}

import type { Fraction } from '../base/index.ts';
import type { ContestantId } from './line.ts';
import { orderOf } from './order.ts';

/** A contestant's place. Those of equal value share one, and the places after it are skipped. */
export interface Place {
  readonly place: number;
  readonly exAequo: boolean;
  readonly contestant: ContestantId;
  readonly value: Fraction;
}

/** A contestant with what is ranked. */
export interface RankedValue {
  readonly contestant: ContestantId;
  readonly value: Fraction;
}

/**
 * The order in which equals are listed: by number when both are numbers, else by text. It says nothing of merit. Answers
 * a comparison of contestants by their index, so that texts are read as numbers only once.
 */
export function listingOrderOf(contestants: readonly ContestantId[]): (a: number, b: number) => number {
  const numbers = Float64Array.from(contestants, Number);
  return (a, b) => {
    const difference = (numbers[a] as number) - (numbers[b] as number);
    if (difference < 0 || difference > 0) return difference;
    const [first, second] = [contestants[a] as ContestantId, contestants[b] as ContestantId];
    return first < second ? -1 : first > second ? 1 : 0;
  };
}

/** Gives places to values already in order, best first. */
export function placesInOrder(ordered: readonly RankedValue[]): Place[] {
  const places: Place[] = [];
  for (let start = 0; start < ordered.length; ) {
    const { value } = ordered[start] as RankedValue;
    let end = start + 1;
    while (end < ordered.length && (ordered[end] as RankedValue).value.equals(value)) end++;
    for (let at = start; at < end; at++) {
      const { contestant } = ordered[at] as RankedValue;
      places.push({ place: start + 1, exAequo: end - start > 1, contestant, value });
    }
    start = end;
  }
  return places;
}

/** Places by exact value, the highest first. */
export function rank(values: readonly RankedValue[]): Place[] {
  const listed = listingOrderOf(values.map(({ contestant }) => contestant));
  const valueAt = (at: number): Fraction => (values[at] as RankedValue).value;
  const order = orderOf({
    quick: Float64Array.from(values, ({ value }) => value.toNumber()),
    exactly: (a, b) => valueAt(b).compare(valueAt(a)) || listed(a, b),
  });
  return placesInOrder(Array.from(order, (at) => values[at] as RankedValue));
}

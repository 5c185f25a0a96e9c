import type { Fraction } from '../base/index.ts';
import type { ContestantId } from './line.ts';

/** A contestant's place. Those of equal value share one, and the places after it are skipped. */
export interface Place {
  readonly place: number;
  readonly exAequo: boolean;
  readonly contestant: ContestantId;
  readonly value: Fraction;
}

export interface RankedValue {
  readonly contestant: ContestantId;
  readonly value: Fraction;
}

/** The order in which equals are listed: by number when both are numbers, else by text. It says nothing of merit. */
export function listingOrder(a: ContestantId, b: ContestantId): number {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isFinite(x) && Number.isFinite(y) && x !== y) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
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
  const ordered = values.toSorted(
    (a, b) => b.value.compare(a.value) || listingOrder(a.contestant, b.contestant),
  );
  return placesInOrder(ordered);
}

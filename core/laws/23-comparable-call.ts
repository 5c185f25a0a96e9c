import { SUITS } from '../game/index.ts';
import type { HandSet, Meaning, Range } from './meaning.ts';
import type { Suggestion } from './ruling.ts';
import type { MadeCall } from './table.ts';

const POINTS: Range = { min: 0, max: 40 };
const LENGTH: Range = { min: 0, max: 13 };

const inside = (inner: Range, outer: Range): boolean => inner.min >= outer.min && inner.max <= outer.max;

/** Does every hand of the first set belong to the second? */
function isSubset(inner: HandSet, outer: HandSet): boolean {
  if (!inside(inner.points ?? POINTS, outer.points ?? POINTS)) return false;
  const lengths = SUITS.every((suit) =>
    inside(inner.lengths?.[suit] ?? LENGTH, outer.lengths?.[suit] ?? LENGTH),
  );
  return lengths && (outer.features ?? []).every((feature) => inner.features?.includes(feature));
}

const coveredBy = (inner: Meaning, outer: Meaning): boolean =>
  (inner.hands ?? []).length > 0 &&
  (inner.hands ?? []).every((set) => (outer.hands ?? []).some((larger) => isSubset(set, larger)));

/** Is every hand that makes the second call among those that make the first (2007, Law 27B1(b))? */
export function isWithin(second: Meaning | undefined, first: Meaning | undefined): Suggestion | undefined {
  if (second?.hands === undefined || first?.hands === undefined) return undefined;
  return coveredBy(second, first)
    ? { answer: 'yes', reason: 'every-hand-within' }
    : { answer: 'no', reason: 'some-hand-outside' };
}

/** Half of the wider range is common to both: what most people would call a similar strength. */
function overlaps(a: Range, b: Range): boolean {
  const shared = Math.min(a.max, b.max) - Math.max(a.min, b.min) + 1;
  const wider = Math.max(a.max - a.min, b.max - b.min) + 1;
  return 2 * shared >= wider;
}

/** The same suits shown, at the same least length, with strengths that mostly agree. */
function isSimilar(a: HandSet, b: HandSet): boolean {
  const least = (set: HandSet, suit: (typeof SUITS)[number]): number => set.lengths?.[suit]?.min ?? 0;
  return (
    SUITS.every((suit) => least(a, suit) === least(b, suit)) &&
    overlaps(a.points ?? POINTS, b.points ?? POINTS)
  );
}

/**
 * Law 23A: does the engine see that the second call is comparable to the first, by what both mean in their
 * places? It can argue; the director decides.
 */
export function comparability(first: MadeCall, second: MadeCall): Suggestion | undefined {
  const a = first.meaning;
  const b = second.meaning;
  if (a === undefined || b === undefined) return undefined;
  if (a.purpose !== undefined && a.purpose === b.purpose) return { answer: 'yes', reason: 'same-purpose' }; // 23A3
  if (a.hands === undefined || b.hands === undefined) return undefined;
  if (coveredBy(b, a)) return { answer: 'yes', reason: 'every-hand-within' }; // 23A2
  const [one, ...others] = a.hands;
  const [other, ...more] = b.hands;
  const single = others.length === 0 && more.length === 0;
  if (single && one !== undefined && other !== undefined && isSimilar(one, other)) {
    return { answer: 'yes', reason: 'similar-meaning' }; // 23A1
  }
  return { answer: 'no', reason: 'some-hand-outside' };
}

import { SUITS, type Suit } from '../game/index.ts';
import { CLAUSES } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { HandSet, Meaning, Range } from './happening/meaning.ts';
import { couldHaveKnownPass, leadLimit, note, partnerPasses, review } from './ruling/consequences.ts';
import { isSo, type Telling } from './ruling/procedure.ts';
import { keptFromPartner, type Replacement } from './ruling/rotation.ts';
import type { Suggestion } from './ruling/ruling.ts';
import type { MadeCall } from './table/table.ts';

const POINTS: Range = { min: 0, max: 40 };
const LENGTH: Range = { min: 0, max: 13 };

const pointsOf = ({ points }: HandSet): Range => points ?? POINTS;
const lengthOf = ({ lengths }: HandSet, suit: Suit): Range => lengths?.[suit] ?? LENGTH;

const inside = (inner: Range, outer: Range): boolean => inner.min >= outer.min && inner.max <= outer.max;

/** Does every hand of the first set belong to the second? */
const isSubset = (inner: HandSet, outer: HandSet): boolean =>
  inside(pointsOf(inner), pointsOf(outer)) &&
  SUITS.every((suit) => inside(lengthOf(inner, suit), lengthOf(outer, suit))) &&
  (outer.features ?? []).every((feature) => inner.features?.includes(feature));

/** The hands that make a call, if anybody said. */
const handsOf = (meaning: Meaning | undefined): readonly HandSet[] => meaning?.hands ?? [];

/** Does every hand that makes the second call belong to those that make the first? */
const isCovered = (second: readonly HandSet[], first: readonly HandSet[]): boolean =>
  second.every((set) => first.some((larger) => isSubset(set, larger)));

/** Do both calls ask, or serve, for the same? */
const haveOnePurpose = (first: Meaning | undefined, second: Meaning | undefined): boolean =>
  first?.purpose !== undefined && first.purpose === second?.purpose;

/** Does the second call mean the same, or is every hand that makes it among those of the first (2007, Law 27B1(b))? */
export function isWithin(second: Meaning | undefined, first: Meaning | undefined): Suggestion | undefined {
  if (haveOnePurpose(first, second)) return { answer: 'yes', reason: 'same-purpose' };
  if (handsOf(second).length === 0 || handsOf(first).length === 0) return undefined;
  return isCovered(handsOf(second), handsOf(first))
    ? { answer: 'yes', reason: 'every-hand-within' }
    : { answer: 'no', reason: 'some-hand-outside' };
}

/** Half of the wider range is common to both: what most people would call a similar strength. */
function overlaps(a: Range, b: Range): boolean {
  const shared = Math.min(a.max, b.max) - Math.max(a.min, b.min) + 1;
  const wider = Math.max(a.max - a.min, b.max - b.min) + 1;
  return 2 * shared >= wider;
}

const hasFeaturesOf = (a: HandSet, b: HandSet): boolean =>
  (b.features ?? []).every((feature) => a.features?.includes(feature));

/** The same suits shown, at the same least length, with strengths that mostly agree. */
const isAlike = (a: HandSet, b: HandSet): boolean =>
  SUITS.every((suit) => lengthOf(a, suit).min === lengthOf(b, suit).min) &&
  overlaps(pointsOf(a), pointsOf(b)) &&
  hasFeaturesOf(a, b) &&
  hasFeaturesOf(b, a);

const isSimilar = (first: readonly HandSet[], second: readonly HandSet[]): boolean =>
  first.every((set) => second.some((other) => isAlike(set, other))) &&
  second.every((set) => first.some((other) => isAlike(set, other)));

/**
 * Law 23A: does the engine see that the second call is comparable to the first, by what both mean in their
 * places? It can argue; the director decides.
 */
export function comparability(first: MadeCall, second: MadeCall): Suggestion | undefined {
  if (haveOnePurpose(first.meaning, second.meaning)) return { answer: 'yes', reason: 'same-purpose' }; // 23A3
  if (first.call === 'Pass' && second.call === 'Pass' && second.meaning === undefined) {
    return { answer: 'yes', reason: 'same-call' }; // 23A1
  }
  const before = handsOf(first.meaning);
  const after = handsOf(second.meaning);
  if (before.length === 0 || after.length === 0) return undefined;
  if (isCovered(after, before)) return { answer: 'yes', reason: 'every-hand-within' }; // 23A2
  if (first.call === 'Pass' && before.every(isNoOpening) && after.length > 0 && after.every(isLimited)) {
    return { answer: 'yes', reason: 'limited-like-a-pass' }; // 23A1, 23A2
  }
  if (isSimilar(before, after)) return { answer: 'yes', reason: 'similar-meaning' }; // 23A1
  return { answer: 'no', reason: 'some-hand-outside' };
}

/** Fewer points than nearly everybody opens on. No law says how many; the director may. */
const BELOW_OPENING: Range = { min: 0, max: 11 };

/** The most that a limited call shows which directors' published examples compare with a pass: a raise to three, 2NT. */
const LIMITED = 12;

const isLimited = (set: HandSet): boolean => pointsOf(set).max <= LIMITED;

/** Says no more than that the hand is no opening. */
const isNoOpening = (set: HandSet): boolean =>
  set.points?.max === BELOW_OPENING.max && set.lengths === undefined && set.features === undefined;

/** A pass before anybody has bid tells at least that the hand is no opening, if nothing else was said of it. */
export const passMeantNoOpening = (made: MadeCall): MadeCall =>
  made.meaning === undefined ? { ...made, meaning: { hands: [{ points: BELOW_OPENING }] } } : made;

/** Where the law of a cancelled call speaks of a comparable replacement, and of another. */
interface Clauses {
  readonly yes: Clause;
  readonly no: Clause;
}

/** 2017: a comparable call in place of one out of rotation costs nothing (Law 23B); any other silences partner once. */
export function* replacedOutOfRotation(scene: Replacement, { yes, no }: Clauses): Telling<void> {
  const { offender, made, at, replacing } = scene.irregularity;
  const { withdrawn } = replacing;
  const comparable = yield* isSo({
    id: 'comparable',
    answerer: 'director',
    clause: yes,
    no,
    params: { call: withdrawn.call, second: made.call },
    suggestion: comparability(withdrawn, made),
  });
  if (comparable) {
    yield { type: 'lifted', what: 'information', seat: offender, about: withdrawn.call, clause: '23B' };
    yield note('no-rectification', yes);
    yield review(offender, '23C');
    return;
  }
  yield* keptFromPartner(scene);
  yield partnerPasses(offender, 'once', no);
  yield leadLimit(offender, withdrawn, CLAUSES.leadLimit[2017], at);
  yield couldHaveKnownPass(offender, 2017);
}

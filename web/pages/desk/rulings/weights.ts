import { Fraction, ONE, parseFraction } from 'naipe/base';

/** A result with its weight, as they are being typed. */
export interface OutcomeDraft {
  readonly id: number;
  readonly result: string;
  readonly weight: string;
}

export const newOutcome = (id: number, weight = ''): OutcomeDraft => ({ id, result: '', weight });

interface Weight {
  /** As it is kept: `60/100`, `2/3`. */
  readonly exact: string;
  readonly share: Fraction;
}

/** Weights are typed in per cent, as rulings are written: 60 and 40; or as parts: 2/3 and 1/3. */
export function weightOf(text: string): Weight | undefined {
  const typed = text.trim().replace('%', '').replace(',', '.').trim();
  const percent = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(typed);
  const [, whole = '0', decimals = ''] = percent ?? [];
  const inFull = `${whole}${decimals}/1${'0'.repeat(decimals.length + 2)}`.replace(/^0+(?=\d)/, '');
  const exact = percent === null && /^\d{1,4}\/\d{1,4}$/.test(typed) ? typed : percent === null ? '' : inFull;
  const share = parseFraction(exact);
  if (!share.ok) return undefined;
  return { exact: share.value.equals(ONE) ? '1' : exact, share: share.value };
}

/** A share as it would be typed: in per cent where it comes out even. */
export function typedWeight(share: Fraction): string {
  const percent = share.times(100);
  const decimal = percent.toDecimal(4).replace(/\.?0+$/, '');
  const read = parseFraction(decimal);
  return read.ok && read.value.equals(percent) ? decimal : share.toString();
}

/** What is left for the last weight; nothing while the others cannot be read or leave nothing. */
function rest(others: readonly OutcomeDraft[]): string {
  const weights = others.map(({ weight }) => weightOf(weight));
  if (weights.length === 0) return '100';
  if (weights.some((weight) => weight === undefined)) return '';
  const left = ONE.minus(Fraction.sum(weights.flatMap((weight) => weight?.share ?? [])));
  return left.sign > 0 ? typedWeight(left) : '';
}

/** With the last weight filled so that all make 100 %. */
function withRest(outcomes: readonly OutcomeDraft[]): readonly OutcomeDraft[] {
  const last = outcomes.at(-1);
  const others = outcomes.slice(0, -1);
  return last === undefined ? [] : [...others, { ...last, weight: rest(others) }];
}

/** With that typed at one of them; the last weight follows unless it is the one that is typed. */
export function withTyped(
  outcomes: readonly OutcomeDraft[],
  id: number,
  changes: Partial<Omit<OutcomeDraft, 'id'>>,
): readonly OutcomeDraft[] {
  const typed = outcomes.map((outcome) => (outcome.id === id ? { ...outcome, ...changes } : outcome));
  return changes.weight === undefined || outcomes.at(-1)?.id === id ? typed : withRest(typed);
}

export const withAnother = (outcomes: readonly OutcomeDraft[]): readonly OutcomeDraft[] =>
  withRest([...outcomes, newOutcome(Math.max(0, ...outcomes.map(({ id }) => id)) + 1)]);

export const withoutOutcome = (outcomes: readonly OutcomeDraft[], id: number): readonly OutcomeDraft[] =>
  withRest(outcomes.filter((outcome) => outcome.id !== id));

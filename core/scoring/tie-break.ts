import type { Fraction } from '../base/index.ts';
import type { ContestantId } from './line.ts';
import { type Place, type RankedValue, rank } from './ranking.ts';

/** One criterion of a ladder: what it measures on the tied, and which way is better. */
export interface TieBreakStep<Context> {
  readonly code: string;
  readonly clause: string;
  /** What the figure is, in English: `matchpoints against the other tied pairs`. */
  readonly label: string;
  readonly better: 'higher' | 'lower';
  /** How a contestant's figure is told, where the number alone says little: `131/114`. */
  readonly show?: (contestant: ContestantId, context: Context) => string;
  /** A figure for each of the tied, in their order; `undefined` when the criterion does not apply to this event. */
  readonly measure: (tied: readonly ContestantId[], context: Context) => readonly Fraction[] | undefined;
}

/** How ties are broken: who counts as tied, and the criteria in order. */
export interface TieBreakLadder<Context> {
  readonly name: string;
  readonly steps: readonly TieBreakStep<Context>[];
  /** Is a contestant tied with the first of its group? */
  readonly isTied: (first: Fraction, other: Fraction, context: Context) => boolean;
  /** With the one before it instead. */
  readonly chained?: true;
  /** Those whom a criterion leaves together go on with the next one, or start again among themselves. */
  readonly afterSplit: 'next-step' | 'first-step';
}

/** A criterion that separated some of the tied, with the figures. */
export interface Separation {
  readonly code: string;
  readonly clause: string;
  readonly figures: readonly RankedValue[];
  readonly sentence: string;
}

/** The places after ties were broken, and what broke each. */
export interface BrokenTies {
  readonly places: readonly Place[];
  readonly separations: readonly Separation[];
}

const withoutClosingZeros = (decimal: string): string => decimal.replace(/\.?0+$/, '');

/** A figure as people read it: at most four decimals. */
export const printFigure = (value: Fraction): string =>
  value.isWhole ? value.toString() : withoutClosingZeros(value.toDecimal(4));

function sentence<Context>(
  { clause, label, show }: TieBreakStep<Context>,
  groups: readonly RankedValue[][],
  context: Context,
): string {
  const figures = groups
    .flat()
    .map(({ contestant, value }) => `${contestant} ${show?.(contestant, context) ?? printFigure(value)}`);
  return `${clause}, ${label}: ${figures.join(', ')}.`;
}

/** Contestants with the same figure stay together; the better figure comes first. */
function split(figures: readonly RankedValue[], better: 'higher' | 'lower'): RankedValue[][] {
  const groups: RankedValue[][] = [];
  for (const entry of rank(figures)) {
    const last = groups.at(-1);
    const { contestant, value } = entry;
    if (last?.[0]?.value.equals(value)) last.push({ contestant, value });
    else groups.push([{ contestant, value }]);
  }
  return better === 'higher' ? groups : groups.reverse();
}

/** Puts tied contestants in order, in groups that no criterion separates. */
function climb<Context>(
  tied: readonly ContestantId[],
  ladder: TieBreakLadder<Context>,
  context: Context,
  from: number,
  separations: Separation[],
): ContestantId[][] {
  if (tied.length < 2) return [[...tied]];
  for (let at = from; at < ladder.steps.length; at++) {
    const step = ladder.steps[at] as TieBreakStep<Context>;
    const measured = step.measure(tied, context);
    if (measured === undefined) continue;
    const figures = measured.map((value, index) => ({ contestant: tied[index] as ContestantId, value }));
    const groups = split(figures, step.better);
    if (groups.length < 2) continue;
    const { code, clause } = step;
    separations.push({ code, clause, figures: groups.flat(), sentence: sentence(step, groups, context) });
    const next = ladder.afterSplit === 'next-step' ? at + 1 : 0;
    return groups.flatMap((group) =>
      climb(
        group.map(({ contestant }) => contestant),
        ladder,
        context,
        next,
        separations,
      ),
    );
  }
  return [[...tied]];
}

/** The contestants tied with the one at `start`, who is the best of them. */
function tiedFrom<Context>(
  ranked: readonly RankedValue[],
  start: number,
  ladder: TieBreakLadder<Context>,
  context: Context,
): number {
  const valueAt = (at: number) => (ranked[at] as RankedValue).value;
  let end = start + 1;
  while (
    end < ranked.length &&
    ladder.isTied(valueAt(ladder.chained === true ? end - 1 : start), valueAt(end), context)
  )
    end++;
  return end;
}

/** Whether anything hangs on a tie over these places: a title, a prize, a qualification. */
export type TieMatters = (from: number, to: number) => boolean;

/** The first so many places have titles or prizes; so many qualify, and only who is in or out matters. */
export const tieMattersFor =
  (prizes: number, qualify: number): TieMatters =>
  (from, to) =>
    from <= prizes || (from <= qualify && to > qualify);

/**
 * Breaks the ties of a ranking, all or those that matter. What no criterion separates shares its place; in a tie that does
 * not matter only those of equal value do.
 */
export function breakTies<Context>(
  entries: readonly RankedValue[],
  ladder: TieBreakLadder<Context>,
  context: Context,
  matters: TieMatters = () => true,
): BrokenTies {
  const ranked = rank(entries);
  const places: Place[] = [];
  const separations: Separation[] = [];
  for (let start = 0; start < ranked.length; ) {
    const end = tiedFrom(ranked, start, ladder, context);
    const tied = ranked.slice(start, end);
    if (tied.length > 1 && !matters(start + 1, end)) {
      places.push(...tied);
      start = end;
      continue;
    }
    const values = new Map(tied.map(({ contestant, value }) => [contestant, value]));
    const groups = climb(
      tied.map(({ contestant }) => contestant),
      ladder,
      context,
      0,
      separations,
    );
    for (const group of groups) {
      const place = places.length + 1;
      for (const contestant of group) {
        const value = values.get(contestant) as Fraction;
        places.push({ place, exAequo: group.length > 1, contestant, value });
      }
    }
    start = end;
  }
  return { places, separations };
}

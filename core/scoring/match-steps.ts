import { Fraction, ZERO } from '../base/index.ts';
import type { ContestantId } from './line.ts';
import type { BothSides, MatchRecord } from './match.ts';
import { printFigure, type TieBreakStep } from './tie-break.ts';

/** An event of matches, as its tie-breaks look at it. */
export interface MatchEvent {
  readonly matches: readonly MatchRecord[];
  /** A contestant's own, where they have been gone through already. */
  readonly matchesOf?: (contestant: ContestantId) => readonly MatchRecord[];
  /** IMPs that go with an award for a match that was not played. */
  readonly awardedImps?: ReadonlyMap<ContestantId, Fraction>;
}

type MatchStep = TieBreakStep<MatchEvent>;
type MatchFigure = 'vps' | 'imps' | 'points' | 'boardsWon';

/** A contestant's own figure and its opponents', over some matches. */
function own(matches: readonly MatchRecord[], contestant: ContestantId, figure: MatchFigure): BothSides {
  const mine = matches.filter(({ a, b }) => a === contestant || b === contestant);
  return {
    a: Fraction.sum(mine.map((match) => match[figure][match.a === contestant ? 'a' : 'b'])),
    b: Fraction.sum(mine.map((match) => match[figure][match.a === contestant ? 'b' : 'a'])),
  };
}

/** A contestant's IMPs over all its matches, and what it was awarded. */
function wonAndLost({ matches, matchesOf, awardedImps }: MatchEvent, contestant: ContestantId): BothSides {
  const { a, b } = own(matchesOf?.(contestant) ?? matches, contestant, 'imps');
  return { a: a.plus(awardedImps?.get(contestant) ?? ZERO), b };
}

const between = (matches: readonly MatchRecord[], tied: readonly ContestantId[]): MatchRecord[] =>
  matches.filter(({ a, b }) => tied.includes(a) && tied.includes(b));

const LABELS: Readonly<Record<MatchFigure, string>> = {
  vps: 'VPs',
  imps: 'difference of IMPs',
  points: 'difference of points',
  boardsWon: 'boards won',
};

/** Criteria for events of matches; each takes the clause it stands in. */
export const MATCH_STEPS = {
  betweenTied: (clause: string, figure: MatchFigure): MatchStep => ({
    code: `${figure}-between-tied`,
    clause,
    label: `${LABELS[figure]} in the matches between the tied`,
    better: 'higher',
    measure: (tied, { matches }) => {
      const among = between(matches, tied);
      return tied.map((contestant) => {
        const { a, b } = own(among, contestant, figure);
        return figure === 'imps' || figure === 'points' ? a.minus(b) : a;
      });
    },
  }),
  impDifference: (clause: string): MatchStep => ({
    code: 'imp-difference',
    clause,
    label: 'IMPs won less IMPs lost',
    better: 'higher',
    measure: (tied, { matches }) =>
      tied.map((contestant) => {
        const { a, b } = own(matches, contestant, 'imps');
        return a.minus(b);
      }),
  }),
  /** Won ÷ (won + lost) puts in the same order as won ÷ lost, and exists when nothing was lost. */
  impQuotient: (clause: string): MatchStep => ({
    code: 'imp-quotient',
    clause,
    label: 'IMPs won over IMPs lost',
    better: 'higher',
    show: (contestant, event) => {
      const { a, b } = wonAndLost(event, contestant);
      return `${printFigure(a)}/${printFigure(b)}`;
    },
    measure: (tied, event) =>
      tied.map((contestant) => {
        const { a, b } = wonAndLost(event, contestant);
        const all = a.plus(b);
        return all.sign === 0 ? Fraction.of(1, 2) : a.over(all);
      }),
  }),
} as const;

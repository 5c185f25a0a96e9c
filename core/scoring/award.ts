import { Fraction, ZERO } from '../base/index.ts';

/** The artificial scores a set of rules knows by name. */
export const AWARD_NAMES = [
  'A+',
  'A',
  'A-',
  'late',
  'late-opponent',
  'own-average',
  'omitted',
  'suspended',
] as const;
/** The name of an artificial score. */
export type AwardName = (typeof AWARD_NAMES)[number];

/** When a contestant's own score on its other boards takes the place of the fixed figure. */
export type OwnScore = 'ignored' | 'if-higher' | 'if-lower' | 'always';

/** A fixed figure, the contestant's own, or the better or worse of the two; then something off. */
export interface AwardFigure {
  readonly value: Fraction;
  readonly own: OwnScore;
  readonly less?: Fraction;
}

/** What an artificial score is worth: in per cent of the top, and in IMPs a board. */
export interface AwardRule {
  readonly clause: string;
  readonly percent: AwardFigure;
  readonly imps: AwardFigure;
  /** The other boards that the contestant's own score is taken on. */
  readonly over: 'session' | 'tournament';
}

/** What each artificial score is worth under a regulation. */
export type AwardTable = Readonly<Record<AwardName, AwardRule>>;

/** The three artificial scores that the Laws themselves name. */
export type LawAwards = Pick<AwardTable, 'A+' | 'A' | 'A-'>;

/** A share of the board for an artificial score, and whether the contestant’s own score may take its place. */
export const figure = (value: number, own: OwnScore = 'ignored'): AwardFigure => ({
  value: Fraction.of(value),
  own,
});

function award(clause: string, percent: AwardFigure, imps: AwardFigure): AwardRule {
  return { clause, percent, imps, over: 'session' };
}

/**
 * Average plus, average and average minus by edition of the Laws. In 1997 only a side not at fault has its own
 * percentage looked at, and only in matchpoints (Law 88); since 2007 both sides do (Law 12C2(c)), and "the equivalent
 * in IMPs" is read as the mean of the contestant's other boards against 3 IMPs.
 */
export const LAW_AWARDS = {
  1997: {
    'A+': award('Laws 12C1, 86A and 88', figure(60, 'if-higher'), figure(3)),
    A: award('Law 12C1', figure(50), figure(0)),
    'A-': award('Laws 12C1 and 86A', figure(40), figure(-3)),
  },
  2007: {
    'A+': award('Law 12C2', figure(60, 'if-higher'), figure(3, 'if-higher')),
    A: award('Law 12C2', figure(50), figure(0)),
    'A-': award('Law 12C2', figure(40, 'if-lower'), figure(-3, 'if-lower')),
  },
  2017: {
    'A+': award('Law 12C2', figure(60, 'if-higher'), figure(3, 'if-higher')),
    A: award('Law 12C2', figure(50), figure(0)),
    'A-': award('Law 12C2', figure(40, 'if-lower'), figure(-3, 'if-lower')),
  },
} as const satisfies Readonly<Record<number, LawAwards>>;

/** What a figure comes to for a contestant whose own score is known; without other boards the fixed figure stands. */
export function resolveFigure(
  { value, own, less = ZERO }: AwardFigure,
  ownScore: Fraction | undefined,
): Fraction {
  return figureBeforeDeduction(value, own, ownScore).minus(less);
}

function figureBeforeDeduction(value: Fraction, own: OwnScore, ownScore: Fraction | undefined): Fraction {
  if (ownScore === undefined) return value;
  switch (own) {
    case 'ignored':
      return value;
    case 'always':
      return ownScore;
    case 'if-higher':
      return Fraction.max(value, ownScore);
    case 'if-lower':
      return Fraction.min(value, ownScore);
  }
}

import { Fraction, ZERO } from '../../base/index.ts';
import { BUTLER, CROSS_IMPS, MATCHPOINTS, type Method, neuberg, TOTAL_POINTS } from '../../scoring/index.ts';
import type { Standing } from './compare.ts';

/** Who is compared with whom on a board: the session's whole field, each section, or each round for itself. */
export type Field = 'across' | 'apart' | 'by-round';

/** What a program does with the results of a board (Law 78). */
export type BoardPractice = { readonly field: Field } & BoardRule;

export type BoardRule =
  | {
      readonly scoring: 'matchpoints';
      readonly win: 2 | 1;
      /**
       * Boards with fewer results than others: by the formula, by it but rounded to 0.1, or each as it is; or
       * Ascherman's reckoning, where every result also ties with itself and boards need no formula.
       */
      readonly neuberg: 'exact' | 'tenths' | 'none' | 'ascherman';
      /** The percentages of a board are taken of its points after these were rounded to hundredths: rounded twice, as the ACBL's are. */
      readonly percentages?: 'of-rounded-points';
    }
  | { readonly scoring: 'cross-imps'; readonly divided: 'by-comparisons' | 'by-results' | 'not' }
  | {
      readonly scoring: 'butler-imps';
      /**
       * How many results are left out at each end; all but the middle ones make the median. A datum that was given, by
       * experts or another field, is none of its results' making: it is the one that the figures of the board go by.
       */
      readonly dropped: number | 'median' | 'given';
      readonly datum: 'tens' | 'exact';
      /** The most IMPs that a board gives, where there is such a limit. */
      readonly cap?: number;
    }
  | { readonly scoring: 'aggregate' };

/** A practice as it is reported: where no board is short of results, nothing shows whether the formula is used. */
export type ReportedPractice =
  | BoardPractice
  | (Omit<BoardPractice & { readonly scoring: 'matchpoints' }, 'neuberg'> & {
      readonly neuberg: 'not-needed';
    });

export type Scoring = BoardRule['scoring'];

type MatchpointRule = BoardRule & { readonly scoring: 'matchpoints' };

function matchpointRule(win: 2 | 1, formula: MatchpointRule['neuberg']): MatchpointRule {
  return { scoring: 'matchpoints', win, neuberg: formula };
}

/** What is tried for each way of scoring, the likeliest first: where all fit alike, the first is taken. */
const RULES: Readonly<Record<Scoring, readonly BoardRule[]>> = {
  matchpoints: [
    ...([2, 1] as const).flatMap((win) =>
      (['exact', 'tenths', 'none'] as const).map((formula) => matchpointRule(win, formula)),
    ),
    matchpointRule(2, 'ascherman'),
    ...([2, 1] as const).flatMap((win) =>
      (['exact', 'none'] as const).map((formula) => ({
        ...matchpointRule(win, formula),
        percentages: 'of-rounded-points' as const,
      })),
    ),
  ],
  'cross-imps': (['by-comparisons', 'by-results', 'not'] as const).map((divided) => ({
    scoring: 'cross-imps' as const,
    divided,
  })),
  'butler-imps': [
    ...([1, 0, 2, 'median'] as const).flatMap((dropped) =>
      (['tens', 'exact'] as const).map((datum) => ({ scoring: 'butler-imps' as const, dropped, datum })),
    ),
    { scoring: 'butler-imps', dropped: 'given', datum: 'tens' },
  ],
  aggregate: [{ scoring: 'aggregate' }],
};

/**
 * `percentages`: does the file print them for a board? `most` is the largest figure that it prints for one: where there is a
 * limit, that is it.
 */
export const practicesOf = (
  scoring: Scoring,
  fields: readonly Field[],
  percentages: boolean,
  most: number | undefined,
): readonly BoardPractice[] =>
  fields.flatMap((field) =>
    RULES[scoring]
      .filter((rule) => percentages || !('percentages' in rule))
      .concat(RULES[scoring].flatMap((rule) => capped(rule, most)))
      .map((rule) => ({ ...rule, field })),
  );

const capped = (rule: BoardRule, most: number | undefined): readonly BoardRule[] =>
  rule.scoring === 'butler-imps' && most !== undefined ? [{ ...rule, cap: most }] : [];

export type GivenDatum = BoardPractice & { readonly scoring: 'butler-imps'; readonly dropped: 'given' };

/** Are boards held against a datum that their results do not make? */
export const isGiven = (practice: BoardPractice): practice is GivenDatum =>
  practice.scoring === 'butler-imps' && practice.dropped === 'given';

/** The comparison that a rule rests on; rules with the same one differ only in what they make of it. */
export function methodOf(rule: BoardRule): Method {
  switch (rule.scoring) {
    case 'matchpoints':
      return MATCHPOINTS;
    case 'cross-imps':
      return CROSS_IMPS;
    case 'butler-imps':
      return {
        kind: 'butler',
        dropAtEachEnd: typeof rule.dropped === 'number' ? rule.dropped : Number.MAX_SAFE_INTEGER,
        datum: rule.datum === 'tens' ? BUTLER.datum : 'exact',
      };
    case 'aggregate':
      return TOTAL_POINTS;
  }
}

/** What a side gets on a board, and the most it could have got; 0 where the method has no top. */
export interface Worth {
  readonly points: Fraction;
  readonly top: Fraction;
  /** Per cent of the top, where that is not taken of the points as they are. */
  readonly percent?: Fraction;
}

const TENTH = Fraction.of(1, 10);
const HUNDREDTH = Fraction.of(1, 100);
/** Average plus is 60% or 3 IMPs (Laws 12C2 and 86B): 10% is worth 3 IMPs. */
export const IMPS_OF_PERCENT = Fraction.of(3, 10);

/** What a rule makes of a side's standing on a board. */
export function worthOf(rule: BoardRule, standing: Standing): Worth | undefined {
  switch (rule.scoring) {
    case 'matchpoints':
      return matchpointWorth(rule, standing);
    case 'cross-imps':
    case 'butler-imps':
      return { points: impWorth(rule, standing), top: ZERO };
    case 'aggregate':
      return standing.kind === 'compared' ? { points: standing.gained, top: ZERO } : undefined;
  }
}

function matchpointWorth(rule: MatchpointRule, standing: Standing): Worth {
  const worth = pointsWorth(rule, standing);
  if (rule.percentages === undefined || worth.top.sign === 0) return worth;
  const rounded = worth.points.roundedTo(HUNDREDTH, 'half-away-from-zero');
  return { ...worth, percent: rounded.times(100).over(worth.top) };
}

function pointsWorth({ win, neuberg: formula }: MatchpointRule, standing: Standing): Worth {
  if (formula === 'ascherman') return aschermanWorth(standing);
  const full = formula === 'none' ? standing.results : standing.full;
  const unit = Fraction.of(win, 2);
  const top = Fraction.of(2 * Math.max(full - 1, 0)).times(unit);
  if (standing.kind === 'artificial') return { points: standing.percent.times(top).over(100), top };
  const points = neuberg(standing.gained, standing.results, full).times(unit);
  return { points: formula === 'tenths' ? points.roundedTo(TENTH, 'half-away-from-zero') : points, top };
}

function aschermanWorth(standing: Standing): Worth {
  const top = Fraction.of(2 * standing.results);
  if (standing.kind === 'artificial') return { points: standing.percent.times(top).over(100), top };
  return { points: standing.gained.plus(1), top };
}

function impWorth(rule: BoardRule & { scoring: 'cross-imps' | 'butler-imps' }, standing: Standing): Fraction {
  if (standing.kind === 'artificial') return standing.percent.minus(50).times(IMPS_OF_PERCENT);
  if (rule.scoring === 'butler-imps') return withinCap(standing.gained, rule.cap);
  if (rule.divided === 'not') return standing.gained;
  const by = rule.divided === 'by-results' ? standing.results : standing.results - 1;
  return standing.gained.over(Math.max(by, 1));
}

/** IMPs within the limit of a board, where there is one. */
export const withinCap = (gained: Fraction, cap: number | undefined): Fraction =>
  cap === undefined ? gained : Fraction.max(Fraction.of(-cap), Fraction.min(Fraction.of(cap), gained));

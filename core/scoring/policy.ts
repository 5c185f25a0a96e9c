import type { AwardRule, AwardTable, LawAwards } from './award.ts';
import { figure, LAW_AWARDS } from './award.ts';

/** How the groups of a board played in several forms are scored (Law 87B leaves it to the regulation). */
export interface GroupScale {
  readonly clause: string;
  /** Groups of these sizes score these percentages of the top in order; any other group Neuberg's formula. */
  readonly byOrder: Readonly<Record<number, readonly number[]>>;
  /**
   * What the opponents of a group scored by order get: the same percentages in their own order, or what is left of 100.
   * The same unless told.
   */
  readonly opponents?: 'mirrored' | 'complement';
  /** The one group of a board that is larger than all others is scored by the formula, however small; not unless told. */
  readonly largestByFormula?: boolean;
  /** A result alone in its group; `'formula'` leaves it to Neuberg's, which gives 50%. */
  readonly alone: AwardRule | 'formula';
}

/** What a side not at fault loses when it hurt itself: that part of its damage, or all relief. */
export type SelfInflictedRule = 'that-part' | 'all-relief';

/** What the rules in force say about scoring pairs: the Laws' edition and the regulation's own figures. */
export interface PairsScoringPolicy {
  readonly name: string;
  readonly awards: AwardTable;
  readonly groups: GroupScale;
  readonly selfInflicted: SelfInflictedRule;
}

/** The awards that a regulation may name, when it says nothing of its own: the Laws' by fault. */
export function lawAwardTable(laws: LawAwards): AwardTable {
  const own: AwardRule = { ...laws.A, percent: figure(50, 'always'), imps: figure(0, 'always') };
  return {
    ...laws,
    late: laws['A-'],
    'late-opponent': laws['A+'],
    'own-average': own,
    omitted: laws.A,
    suspended: laws['A-'],
  };
}

const NEUBERG_ONLY = {
  clause: 'Law 87B, Neuberg',
  byOrder: {},
  alone: 'formula',
} as const satisfies GroupScale;

/** The Laws alone, with Neuberg's formula for groups. */
export const LAW_POLICIES = {
  1997: lawPolicy('Laws 1997', LAW_AWARDS[1997], 'all-relief'),
  2007: lawPolicy('Laws 2007', LAW_AWARDS[2007], 'that-part'),
  2017: lawPolicy('Laws 2017', LAW_AWARDS[2017], 'that-part'),
} as const;

function lawPolicy(name: string, laws: LawAwards, selfInflicted: SelfInflictedRule): PairsScoringPolicy {
  return { name, awards: lawAwardTable(laws), groups: NEUBERG_ONLY, selfInflicted };
}

import type { KnockoutRules, MatchRules } from '../scoring/index.ts';

/** What a regulation says about matches between teams. */
export interface TeamRules {
  readonly match: MatchRules;
  /** How a tied knock-out match is decided; where nothing is said, the conditions of contest do (Law 78D). */
  readonly knockout: KnockoutRules | undefined;
}

import type { Fraction } from '../base/index.ts';
import type {
  ContestantId,
  KnockoutRules,
  LeagueTable,
  MatchRules,
  TieBreakLadder,
} from '../scoring/index.ts';
import type { LineUpRules } from './line-up.ts';

/** When a Swiss is ranked, and the lots that were drawn, if any. */
export interface SwissMoment {
  readonly roundsPlayed: number;
  /** The end of the event, not a standing for the next draw. */
  readonly final: boolean;
  readonly lots?: readonly ContestantId[];
}

/** What a regulation says about matches between teams; what it leaves out is for the conditions of contest (Law 78D). */
export interface TeamRules {
  readonly match: MatchRules;
  /** How a tied knock-out match is decided. */
  readonly knockout: KnockoutRules | undefined;
  readonly lineUps: LineUpRules | undefined;
  /** How ties are broken where all meet all. */
  readonly roundRobinTies: TieBreakLadder<LeagueTable> | undefined;
  readonly swissTies: (moment: SwissMoment) => TieBreakLadder<LeagueTable> | undefined;
  /** What a round without a match is worth. */
  readonly bye: { readonly clause: string; readonly vps: Fraction } | undefined;
  /** How those beaten in the same round of a knock-out are separated. */
  readonly knockoutRanking: { readonly clause: string } | undefined;
}

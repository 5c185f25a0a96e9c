import { Fraction } from '../../../base/index.ts';
import type { TeamRules } from '../../../regulation/index.ts';
import type { MatchesPhase } from '../../phase.ts';

/** Law 12C2(a): 60 per cent to a contestant that is in no way at fault. */
const NOT_AT_FAULT = Fraction.of(60, 100);

/** The most that a match of the phase brings. */
export function mostOfMatch({ format: { match } }: MatchesPhase, { match: { scale } }: TeamRules): Fraction {
  switch (match.scoring) {
    case 'imps':
      return Fraction.of(scale.most, 100);
    case 'patton':
      return Fraction.of(2 * (match.patton?.win ?? 2) * match.boards);
    case 'board-a-match':
      return Fraction.of(2 * match.boards);
    case 'board-a-match-halves':
      return Fraction.of(match.boards);
    case 'win-loss':
      return Fraction.of(2);
    case 'total-points':
      return Fraction.of(0);
  }
}

/** What a team without a match gets; where the regulation leaves it to the conditions of contest (Law 78D), 60 per cent. */
export const withoutMatch = (phase: MatchesPhase, rules: TeamRules): Fraction =>
  (phase.format.match.scoring === 'imps' ? rules.bye?.vps : undefined) ??
  mostOfMatch(phase, rules).times(NOT_AT_FAULT);

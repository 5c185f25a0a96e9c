import { Fraction } from '../../base/index.ts';
import type { ContestantId } from '../line.ts';
import type { MatchRecord } from '../match.ts';
import { MATCH_STEPS, type MatchEvent } from '../match-steps.ts';
import {
  type BrokenTies,
  breakTies,
  type TieBreakLadder,
  type TieBreakStep,
  type TieMatters,
} from '../tie-break.ts';
import { isIn } from './league.ts';

/** A knock-out match that was decided. */
export interface KnockoutMatch {
  readonly round: number;
  readonly match: MatchRecord;
  readonly winner: ContestantId;
}

interface KnockoutEvent extends MatchEvent {
  readonly decided: readonly KnockoutMatch[];
}

const wins = (clause: string): TieBreakStep<KnockoutEvent> => ({
  code: 'wins',
  clause,
  label: 'matches won',
  better: 'higher',
  measure: (tied, { decided }) =>
    tied.map((contestant) =>
      Fraction.of(
        decided.filter(({ match, winner }) => winner === contestant && isIn(match, contestant)).length,
      ),
    ),
});

/**
 * The ranking of a knock-out: by the round of defeat, those beaten in the same round together; where something hangs on
 * it they are separated by matches won, then by the quotient of IMPs (RTP 3.6.10.3(b)). Those entered who have not lost yet stand first.
 */
export function rankKnockout(
  decided: readonly KnockoutMatch[],
  clause: string,
  matters: TieMatters,
  entered: readonly ContestantId[] = [],
): BrokenTies {
  const contestants = [...new Set([...entered, ...decided.flatMap(({ match }) => [match.a, match.b])])];
  const lastRound = Math.max(0, ...decided.map(({ round }) => round));
  const reached = (contestant: ContestantId): number =>
    decided.find(({ match, winner }) => isIn(match, contestant) && winner !== contestant)?.round ??
    lastRound + 1;
  const ladder: TieBreakLadder<KnockoutEvent> = {
    name: clause,
    isTied: (first, other) => first.equals(other),
    afterSplit: 'next-step',
    steps: [wins(clause), MATCH_STEPS.impQuotient(clause)],
  };
  return breakTies(
    contestants.map((contestant) => ({ contestant, value: Fraction.of(reached(contestant)) })),
    ladder,
    { matches: decided.map(({ match }) => match), decided },
    matters,
  );
}

import { type Fraction, ZERO } from '../../../base/index.ts';
import type { PendingWay } from '../../../draw/index.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import type { MatchesPhase } from '../../phase.ts';
import type { Tournament } from '../../state.ts';

/** When a group is ranked. */
export interface StandingMoment {
  /** The last round of the phase that counts; all that are drawn unless told. */
  readonly afterRound?: number;
  /** How a match without a result counts. */
  readonly pending?: PendingWay;
  /** The end of the phase, not a standing for a draw. */
  readonly final?: boolean;
}

export interface StandingLine {
  readonly contestant: ContestantId;
  readonly vps: Fraction;
  /** Withdrawn or excluded. */
  readonly out: boolean;
}

/** Every contestant of the group, the best first. */
export function standingOf(
  tournament: Tournament,
  phase: MatchesPhase,
  section: SectionId,
  _moment: StandingMoment = {},
): readonly StandingLine[] {
  const group = phase.groups.find((each) => each.section === section);
  return (group?.contestants ?? []).map((contestant) => ({
    contestant,
    vps: ZERO,
    out: tournament.contestants.get(contestant)?.withdrawn !== undefined,
  }));
}

import type { OffenceCompetition } from '../../regulation/index.ts';
import type { ContestantId, SessionNumber } from '../meeting.ts';
import type { Exclusion } from '../penalties/exclusion.ts';
import { competitionOf, givenIn, type OffenceGiven } from '../penalties/offence.ts';
import { offenderNamed, whyGiven } from '../penalties/why-given.ts';
import type { PenaltyAmount } from '../score-data.ts';
import type { Tournament } from '../state.ts';

/** A warning, a penalty or a suspension that somebody was given. */
export interface GivenLine {
  readonly sequence: number;
  readonly session: SessionNumber;
  readonly contestant: ContestantId;
  /** Which of its players, where one alone was meant, and his name. */
  readonly offender?: number;
  readonly player?: string;
  readonly excluded?: Exclusion;
  readonly board?: number;
  readonly amount: PenaltyAmount | 'warning' | 'suspension';
  readonly offence?: OffenceGiven;
  /** What followed from one command is one offence. */
  readonly incident?: string;
  readonly reason: string;
  readonly clause: string;
}

/** All penalties of the event, for whoever gives the next. */
export interface PenaltiesView {
  readonly competition: OffenceCompetition;
  readonly given: readonly GivenLine[];
}

export const penaltiesView = (tournament: Tournament): PenaltiesView => ({
  competition: competitionOf(tournament),
  given: givenIn(tournament).map(({ match: _, ...given }) => {
    const session = tournament.sessions.get(given.session);
    const reason = session === undefined ? given.reason : whyGiven(session, given);
    return { ...given, reason, ...offenderNamed(tournament, given) };
  }),
});

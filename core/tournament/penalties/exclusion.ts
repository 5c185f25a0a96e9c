import type { Confirmed, Departing, Grounds } from '../fact.ts';
import type { ContestantId, SessionNumber } from '../meeting.ts';

/** Out of what: of the session by the director's own power (Law 91A), of the event with the organiser's approval (Law 91B). */
export const EXCLUDED_FROM = ['session', 'event'] as const;

export interface Exclusion {
  readonly from: (typeof EXCLUDED_FROM)[number];
  /** Who has approved it for the organiser (Law 91B, RTP 3.2.1(6)). */
  readonly approvedBy?: string;
}

export interface ExcludePlayer extends Exclusion, Grounds, Confirmed, Departing {
  readonly session: SessionNumber;
  readonly contestant: ContestantId;
  /** Which of its players, by his place in the entry; else all of them. */
  readonly offender?: number;
  /** The contestant plays on, with a substitute: no board is lost. */
  readonly playsOn?: true;
}

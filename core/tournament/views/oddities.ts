import type { MeetingBoard } from '../meeting.ts';

export type OddityCode =
  /** The plus is on the other side from nearly everybody's. */
  | 'against-the-field'
  /** The same contract as another table's, by the other side. */
  | 'other-declarer'
  /** Far from all other scores. */
  | 'outlier'
  /** Hardly a result at all: seven tricks down or more, a redoubled contract. */
  | 'unlikely'
  /** Not who was planned sat there. */
  | 'other-pairs'
  | 'disputed';

/** A result that the director should look at (RTP 2.2.7.2). */
export interface Oddity extends MeetingBoard {
  readonly code: OddityCode;
  readonly result: string;
  readonly params: Readonly<Record<string, string | number>>;
}

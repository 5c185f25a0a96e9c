import type { MeetingBoard, PairId, SectionId, SessionNumber } from '../meeting.ts';
import type { DirectorCall, SessionStatus } from '../state.ts';
import type { Oddity } from './oddities.ts';
import type { Clock, Overview } from './overview.ts';

/** What a table does in a round. */
export type TileState =
  /** Nobody sits there, or one pair without opponents. */
  | 'idle'
  /** The round was not called yet. */
  | 'waiting'
  | 'playing'
  /** Some results are in. */
  | 'scoring'
  /** All are in, some not agreed. */
  | 'awaiting-agreement'
  | 'disputed'
  | 'done';

export interface TableTile {
  readonly section: SectionId;
  readonly table: number;
  readonly round: number;
  readonly ns: PairId | null;
  readonly ew: PairId | null;
  readonly state: TileState;
  readonly boards: readonly number[];
  readonly boardsIn: number;
  readonly boardsAgreed: number;
  /** Boards of this round without a result. */
  readonly missing: readonly number[];
  /** The time of the round is over and the table is not done. */
  readonly late: boolean;
  /** A result of this round looks odd. */
  readonly odd: boolean;
  readonly call?: DirectorCall;
  /** The state of every round at this table, from the first. */
  readonly rounds: readonly TileState[];
}

export interface SectionRoom {
  readonly section: SectionId;
  readonly round: number;
  readonly rounds: number;
  readonly clock?: Clock;
  readonly tables: readonly TableTile[];
}

export interface RoomView {
  readonly session: SessionNumber;
  readonly status: SessionStatus;
  readonly sections: readonly SectionRoom[];
  /** Results that should be there by now and are not. */
  readonly missing: readonly MeetingBoard[];
  readonly resultsIn: number;
  readonly resultsExpected: number;
}

/** What stays in view everywhere on the desk. */
export interface DeskView {
  readonly overview: Overview;
  /** The session in play, or the latest. */
  readonly room?: RoomView;
  readonly oddities: readonly Oddity[];
}

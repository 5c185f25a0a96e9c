import type { Seat, Side } from '../../game/index.ts';
import type { MeetingBoard, SectionId, SessionNumber } from '../meeting.ts';
import type { LeadPolicy } from '../settings.ts';
import type { DirectorCall, SessionStatus } from '../state.ts';
import type { Clock } from './overview.ts';
import type { AdjustmentView, BoardStatus, EnteredBy, PairName, ResultView } from './shared.ts';

/** A board of the round as the table sees it. */
export interface TableBoard {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: 'None' | 'NS' | 'EW' | 'All';
  readonly status: BoardStatus;
  readonly result?: ResultView;
  readonly entered?: EnteredBy;
  /** Who has to agree now. */
  readonly verifies?: Side;
  readonly adjustment?: AdjustmentView;
}

/** Where a pair goes after the round. */
export type NextPlace =
  | { readonly kind: 'table'; readonly table: number; readonly side: Side; readonly stays: boolean }
  | { readonly kind: 'sits-out'; readonly table?: number }
  | { readonly kind: 'finished' };

/** One line of a side's own scorecard. */
export interface CardLine {
  readonly board: number;
  readonly result: string;
  /** From the side's own view. */
  readonly points: number;
}

export interface TableSide {
  readonly pair: PairName;
  readonly next: NextPlace;
  readonly confirmed: boolean;
  /** The round as this side would write it down. */
  readonly card: readonly CardLine[];
}

export interface TableView {
  readonly version: number;
  readonly session: SessionNumber;
  readonly sessionStatus: SessionStatus;
  readonly section: SectionId;
  readonly table: number;
  readonly round: number;
  readonly rounds: number;
  readonly clock?: Clock;
  readonly lead: LeadPolicy;
  /** May results of this round be entered now? */
  readonly open: boolean;
  /** Absent when nobody sits there. A side without opponents waits. */
  readonly ns?: TableSide;
  readonly ew?: TableSide;
  readonly boards: readonly TableBoard[];
  /** Everything is agreed, and each side may confirm. */
  readonly complete: boolean;
  readonly call?: DirectorCall;
  /** The next board to play or settle. */
  readonly upNext?: MeetingBoard;
}

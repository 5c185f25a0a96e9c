import type { Seat } from '../../game/index.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import type { AdjustmentView, BoardScoreView, BoardStatus, PairName, ResultView } from './shared.ts';

/** What one table did with a board. */
export interface TravellerRow {
  readonly section: SectionId;
  readonly round: number;
  readonly table: number;
  readonly ns: PairName;
  readonly ew: PairName;
  readonly status: BoardStatus;
  readonly result?: ResultView;
  readonly adjustment?: AdjustmentView;
  readonly group?: string;
  readonly nsScore?: BoardScoreView;
  readonly ewScore?: BoardScoreView;
}

export interface TravellerView {
  readonly session: SessionNumber;
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: 'None' | 'NS' | 'EW' | 'All';
  readonly cancelled: boolean;
  /** By North–South's score, the best first; without a score last. */
  readonly rows: readonly TravellerRow[];
  /** Meetings that have still to play it. */
  readonly toPlay: number;
  /** Results of a full board, and the most points it gives. */
  readonly full: number;
  readonly top: string;
  /** What Butler compares with. */
  readonly datum?: string;
}

/** The same results grouped by score. */
export interface FrequencyRow {
  readonly nsPoints: number;
  readonly count: number;
  readonly nsScore?: BoardScoreView;
  readonly ewScore?: BoardScoreView;
  readonly pairs: readonly { readonly ns: PairId; readonly ew: PairId }[];
  readonly group?: string;
}

export interface FrequencyView {
  readonly session: SessionNumber;
  readonly board: number;
  readonly rows: readonly FrequencyRow[];
  /** Lines with an adjusted score, which no row counts. */
  readonly adjusted: readonly TravellerRow[];
}

import type { Side } from '../../game/index.ts';
import type { SectionId, SessionNumber } from '../meeting.ts';
import type { AdjustmentView, BoardScoreView, BoardStatus, PairName, ScoreUnit } from './shared.ts';

/** One board of a pair. */
export interface ScorecardLine {
  readonly board: number;
  readonly round: number;
  readonly table: number;
  readonly side: Side;
  readonly opponents: PairName;
  readonly status: BoardStatus;
  readonly result?: string;
  readonly lead?: string;
  /** Table points from the pair's own view. */
  readonly points?: number;
  readonly adjustment?: AdjustmentView;
  readonly score?: BoardScoreView;
}

export interface ScorecardPenalty {
  readonly kind: 'warning' | 'penalty';
  /** `10 percent-of-top`, absent for a warning. */
  readonly amount?: string;
  readonly clause: string;
  readonly reason: string;
}

export interface SessionCard {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly number: number;
  readonly lines: readonly ScorecardLine[];
  readonly penalties: readonly ScorecardPenalty[];
  readonly total?: { readonly score: string; readonly points: string; readonly boards: number };
}

export interface ScorecardView {
  readonly pair: PairName;
  readonly unit: ScoreUnit;
  readonly sessions: readonly SessionCard[];
}

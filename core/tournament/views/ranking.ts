import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import type { PairName, ScoreUnit } from './shared.ts';

export interface RankingLine extends PairName {
  readonly place: number;
  readonly exAequo: boolean;
  /** Places gained since the round before; below zero when lost. Absent when there was none. */
  readonly moved?: number;
  /** `57.78` in the ranking's unit, rounded to two decimals. */
  readonly score: string;
  /** Exact, for programs: `520/9`. */
  readonly exact: string;
  /** Matchpoints, IMPs or points in all. */
  readonly points: string;
  readonly boards: number;
  /** Points taken off, when any. */
  readonly penalty?: string;
  readonly sessions?: readonly SessionScore[];
  /** What put equals in order. */
  readonly tieBreak?: TieBreakView;
  readonly withdrawn: boolean;
}

export interface SessionScore {
  readonly session: SessionNumber;
  readonly score: string;
  readonly boards: number;
}

export interface TieBreakView {
  readonly code: string;
  readonly clause: string;
  readonly figure: string;
  readonly tiedWith: readonly PairId[];
  readonly sentence: string;
}

/** Pairs ranked together. */
export interface RankingList {
  /** Which line, when there are several. */
  readonly line?: 'NS' | 'EW';
  readonly section?: SectionId;
  readonly lines: readonly RankingLine[];
}

export interface RankingView {
  /** One session; all of them when absent. */
  readonly session?: SessionNumber;
  readonly unit: ScoreUnit;
  /** The last round counted; all results when absent. */
  readonly throughRound?: number;
  /** Results may still come in or change. */
  readonly provisional: boolean;
  readonly published: boolean;
  readonly lists: readonly RankingList[];
}

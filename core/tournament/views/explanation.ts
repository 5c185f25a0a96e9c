import type { Side } from '../../game/index.ts';
import type { ScoreRule } from '../../scoring/index.ts';
import type { PairId, SessionNumber } from '../meeting.ts';
import type { AdjustmentView, PairName } from './shared.ts';

export interface OutcomeView {
  /** From the pair's own view. */
  readonly points: number;
  /** `1`, `1/3`. */
  readonly weight: string;
}

export interface ComparisonView {
  readonly against: PairId | null;
  readonly theirs: readonly OutcomeView[];
  readonly gained: string;
}

/** Where a score comes from: the comparisons behind it and the clause. */
export interface ExplanationView {
  readonly pair: PairName;
  readonly session: SessionNumber;
  readonly board: number;
  readonly side: Side;
  readonly rule: ScoreRule;
  readonly clause: string;
  readonly own: readonly OutcomeView[];
  readonly comparisons: readonly ComparisonView[];
  readonly datum?: string;
  readonly results: number;
  readonly full: number;
  readonly top: number;
  readonly compared: string;
  readonly points?: string;
  readonly adjustment?: AdjustmentView;
  readonly sentence: string;
}

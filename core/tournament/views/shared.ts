import type { Side } from '../../game/index.ts';
import type { PairId, Party } from '../meeting.ts';
import type { SideScoreData } from '../score-data.ts';
import type { AgreementStatus } from '../state.ts';

/** A pair with the names of who really sits there. */
export interface PairName {
  readonly pair: PairId;
  readonly names: readonly [string, string];
}

/** A result with its points for both sides. */
export interface ResultView {
  /** `4SXN+1`, `Pass`. */
  readonly result: string;
  readonly lead?: string;
  readonly ns: number;
  readonly ew: number;
}

/** Where a board stands at a table. */
export type BoardStatus = 'to-play' | 'cancelled' | AgreementStatus;

/** An adjusted score as given, with its grounds. */
export interface AdjustmentView {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
  readonly clause: string;
  readonly reason: string;
}

/** What scores are counted in. */
export type ScoreUnit = 'percent' | 'imps' | 'points';

/** Scores in decimal text, rounded once, here: `57.78`. */
export interface BoardScoreView {
  /** The side's points on the board: matchpoints, IMPs or points. */
  readonly points: string;
  /** The points as a share of the top; only in matchpoints. */
  readonly percent?: string;
}

export interface EnteredBy {
  readonly by: Party;
  readonly disputedBy?: Side;
  readonly why?: string;
}

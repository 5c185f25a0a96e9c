import type { AwardName, PenaltyUnit } from '../scoring/index.ts';

/** An exact number as text: `60`, `-3`, `57.5`, `1/3`. Facts hold no floating-point numbers. */
export type ExactNumber = string;

/** A result that might have been (`4SN=`, `Pass`), and how probable it was. */
export interface WeightedResult {
  readonly result: string;
  readonly weight: ExactNumber;
}

/** What a side scores instead of, or besides, what happened at the table (Law 12C). */
export type SideScoreData =
  /** What the table made stands for this side. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'assigned'; readonly outcomes: readonly WeightedResult[] }
  | {
      readonly kind: 'self-inflicted';
      readonly table: readonly WeightedResult[];
      readonly withoutInfraction: readonly WeightedResult[];
      readonly withoutError: readonly WeightedResult[];
    }
  | { readonly kind: 'named'; readonly name: AwardName }
  | { readonly kind: 'percent'; readonly percent: ExactNumber }
  | { readonly kind: 'imps'; readonly imps: ExactNumber }
  | { readonly kind: 'points'; readonly points: ExactNumber }
  | { readonly kind: 'no-score' };

export interface PenaltyAmount {
  readonly unit: PenaltyUnit;
  readonly value: ExactNumber;
}

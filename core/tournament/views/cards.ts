import type { Side } from '../../game/index.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import type { PairName } from './shared.ts';
import type { NextPlace } from './table.ts';

/** What a pair does in one round. */
export type GuideLineView =
  | {
      readonly kind: 'plays';
      readonly round: number;
      readonly table: number;
      readonly side: Side;
      readonly opponents: PairId;
      readonly boards: readonly number[];
      readonly switched: boolean;
    }
  | { readonly kind: 'sits-out'; readonly round: number; readonly table?: number };

export interface GuideCardView {
  readonly section: SectionId;
  readonly number: number;
  readonly pair: PairName;
  readonly lines: readonly GuideLineView[];
}

export interface GuideCardsView {
  readonly session: SessionNumber;
  readonly cards: readonly GuideCardView[];
}

export interface TableCardLine {
  readonly round: number;
  readonly ns: PairId | null;
  readonly ew: PairId | null;
  readonly boards: readonly number[];
  readonly nsNext?: NextPlace;
  readonly ewNext?: NextPlace;
}

export interface TableCardView {
  readonly section: SectionId;
  readonly table: number;
  readonly lines: readonly TableCardLine[];
}

export interface TableCardsView {
  readonly session: SessionNumber;
  readonly cards: readonly TableCardView[];
}

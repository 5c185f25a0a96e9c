import type { Partners } from '../fact.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';

export interface EntryView {
  readonly pair: PairId;
  readonly players: Partners;
  readonly valueIndex?: number;
  readonly stationary: boolean;
  readonly withdrawn: boolean;
  readonly seats: readonly {
    readonly session: SessionNumber;
    readonly section: SectionId;
    readonly number: number;
  }[];
}

export interface EntriesView {
  readonly entries: readonly EntryView[];
}

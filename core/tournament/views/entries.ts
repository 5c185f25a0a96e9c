import { listingOrderOf } from '../../scoring/index.ts';
import type { Partners } from '../fact.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import { numberOf } from '../schedule.ts';
import type { Pair, Tournament } from '../state.ts';

export interface EntryView {
  readonly pair: PairId;
  readonly players: Partners;
  readonly valueIndex?: number;
  readonly handicap?: string;
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

export const entriesView = ({ pairs, sessions }: Tournament): EntriesView => ({
  entries: inListingOrder([...pairs.values()]).map(
    ({ pair, players, valueIndex, handicap, stationary = false, withdrawn }) => ({
      pair,
      players,
      ...(valueIndex === undefined ? {} : { valueIndex }),
      ...(handicap === undefined ? {} : { handicap }),
      stationary,
      withdrawn: withdrawn !== undefined,
      seats: [...sessions.values()].flatMap((session) => {
        const seat = numberOf(session, pair);
        return seat === undefined
          ? []
          : [{ session: session.session, section: seat.section.section, number: seat.number }];
      }),
    }),
  ),
});

function inListingOrder(pairs: readonly Pair[]): readonly Pair[] {
  const order = listingOrderOf(pairs.map(({ pair }) => pair));
  return pairs
    .map((pair, index) => ({ pair, index }))
    .sort((a, b) => order(a.index, b.index))
    .map(({ pair }) => pair);
}

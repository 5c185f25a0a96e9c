import type { Side } from '../../game/index.ts';
import { listingOrderOf } from '../../scoring/index.ts';
import type { Partners } from '../fact.ts';
import type { PairId, SectionId, SessionNumber } from '../meeting.ts';
import { calledRound, meetingsOf, numberOf, seatOf } from '../schedule.ts';
import type { Pair, SectionState, SessionState, Tournament } from '../state.ts';

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
    /** Where it sits in the round that is on, the first before play; nowhere when it waits without a seat. */
    readonly at?: { readonly round: number; readonly table: number; readonly side: Side };
  }[];
}

export interface EntriesView {
  readonly entries: readonly EntryView[];
}

export const entriesView = (tournament: Tournament): EntriesView => ({
  entries: inListingOrder([...tournament.pairs.values()]).map(
    ({ pair, players, valueIndex, handicap, stationary = false, withdrawn }) => ({
      pair,
      players,
      ...(valueIndex === undefined ? {} : { valueIndex }),
      ...(handicap === undefined ? {} : { handicap }),
      stationary,
      withdrawn: withdrawn !== undefined,
      seats: [...tournament.sessions.values()].flatMap((session) => {
        const seat = numberOf(session, pair);
        if (seat === undefined) return [];
        const { section, number } = seat;
        const at = placeOf(tournament, session, section, pair);
        const held = { session: session.session, section: section.section, number };
        return [at === undefined ? held : { ...held, at }];
      }),
    }),
  ),
});

function placeOf(tournament: Tournament, { session }: SessionState, section: SectionState, pair: PairId) {
  const round = Math.max(1, calledRound(section));
  const found = seatOf(meetingsOf(tournament, session, section)[round - 1] ?? [], pair);
  return found === undefined ? undefined : { round, table: found.meeting.table, side: found.side };
}

function inListingOrder(pairs: readonly Pair[]): readonly Pair[] {
  const order = listingOrderOf(pairs.map(({ pair }) => pair));
  return pairs
    .map((pair, index) => ({ pair, index }))
    .sort((a, b) => order(a.index, b.index))
    .map(({ pair }) => pair);
}

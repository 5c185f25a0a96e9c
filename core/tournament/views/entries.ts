import type { Side } from '../../game/index.ts';
import { listingOrderOf } from '../../scoring/index.ts';
import {
  type ContestantKind,
  nameOf,
  type Player,
  pairValueOf,
  playersOf,
  reserveOf,
  type TeamEntry,
} from '../contestant.ts';
import type { ContestantId, SectionId, SessionNumber } from '../meeting.ts';
import { calledRound, meetingsOf, numberOf, seatOf } from '../meetings/schedule.ts';
import type { Contestant, SectionState, SessionState, Tournament } from '../state.ts';

export interface EntryView {
  readonly contestant: ContestantId;
  readonly kind: ContestantKind;
  readonly name: string;
  readonly players: readonly Player[];
  readonly valueIndex?: number;
  readonly handicap?: string;
  readonly stationary: boolean;
  readonly withdrawn: boolean;
  /** It plays, and has no place in the ranking (RTP 2.2.2.2, ROP 5.11). */
  readonly unranked?: true;
  /** Its place among the reserves. */
  readonly reserve?: number;
  /** What only a team has. */
  readonly team?: Pick<TeamEntry, 'captain' | 'club' | 'region' | 'nation' | 'pairs' | 'fixedTable'>;
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
  entries: inListingOrder([...tournament.contestants.values()]).map((entry) => {
    const { contestant, kind, withdrawn, unranked } = entry;
    const valueIndex = entry.kind === 'pair' ? pairValueOf(entry) : entry.valueIndex;
    const reserve = reserveOf(entry);
    const { handicap, stationary = false } = kind === 'pair' ? entry : {};
    return {
      contestant,
      kind,
      name: nameOf(entry),
      players: playersOf(entry),
      ...(valueIndex === undefined ? {} : { valueIndex }),
      ...(handicap === undefined ? {} : { handicap }),
      stationary,
      withdrawn: withdrawn !== undefined,
      ...(unranked === undefined ? {} : { unranked: true }),
      ...(reserve === undefined ? {} : { reserve }),
      ...(kind === 'team' ? { team: teamOf(entry) } : {}),
      seats: seatsOf(tournament, contestant),
    };
  }),
});

const teamOf = ({
  captain,
  club,
  region,
  nation,
  pairs,
  fixedTable,
}: TeamEntry): NonNullable<EntryView['team']> => ({
  captain,
  ...(club === undefined ? {} : { club }),
  ...(region === undefined ? {} : { region }),
  ...(nation === undefined ? {} : { nation }),
  ...(pairs === undefined ? {} : { pairs }),
  ...(fixedTable === undefined ? {} : { fixedTable }),
});

const seatsOf = (tournament: Tournament, contestant: ContestantId): EntryView['seats'] =>
  [...tournament.sessions.values()].flatMap((session) => {
    const seat = numberOf(session, contestant);
    if (seat === undefined) return [];
    const { section, number } = seat;
    const at = placeOf(tournament, session, section, contestant);
    const held = { session: session.session, section: section.section, number };
    return [at === undefined ? held : { ...held, at }];
  });

function placeOf(
  tournament: Tournament,
  { session }: SessionState,
  section: SectionState,
  contestant: ContestantId,
) {
  const round = Math.max(1, calledRound(section));
  const found = seatOf(meetingsOf(tournament, session, section)[round - 1] ?? [], contestant);
  return found === undefined ? undefined : { round, table: found.meeting.table, side: found.side };
}

function inListingOrder(contestants: readonly Contestant[]): readonly Contestant[] {
  const order = listingOrderOf(contestants.map(({ contestant }) => contestant));
  return contestants
    .map((contestant, index) => ({ contestant, index }))
    .sort((a, b) => order(a.index, b.index))
    .map(({ contestant }) => contestant);
}

import type { Side } from '../../game/index.ts';
import type { Room } from '../../scoring/index.ts';
import { type ContestantId, everybodyAt, type PlayerSeat, playerSeat } from '../meeting.ts';
import { matchAtTable } from '../meetings/drawn-rounds.ts';
import {
  isPlayedMeeting,
  meetingsOf,
  type PlannedMeeting,
  type SeatInRound,
  seatOf,
} from '../meetings/schedule.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { type ContestantName, contestantName } from './shared.ts';

/** Where a contestant goes after the round; a player of an individual, to which seat and to whom. */
export type NextPlace =
  | (Partial<PlayerSeat> & {
      readonly kind: 'table';
      readonly table: number;
      readonly side: Side;
      readonly stays: boolean;
      /** At the same table for the other line: nobody need change chairs (RTP 2.2.4.2). */
      readonly turns?: true;
    })
  | { readonly kind: 'sits-out'; readonly table?: number }
  | { readonly kind: 'finished' };

/** Where a contestant sits in a round: a team at two tables, of which the one in the same room as that table is meant. */
function seatNear(
  section: SectionState,
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
  room: Room | undefined,
): SeatInRound | undefined {
  if (room === undefined) return seatOf(meetings, contestant);
  const meeting = meetings.find(
    (each) =>
      (each.ns === contestant || each.ew === contestant) && matchAtTable(section, each)?.room === room,
  );
  return meeting === undefined ? undefined : { meeting, side: meeting.ns === contestant ? 'NS' : 'EW' };
}

/** Where a contestant sits in the next round, if there is one; a team's pair of the table that it leaves. */
export function nextPlace(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  contestant: ContestantId,
  round: number,
  from?: number,
): NextPlace {
  const rounds = meetingsOf(tournament, session.session, section);
  const next = rounds[round];
  if (next === undefined) return { kind: 'finished' };
  const room = from === undefined ? undefined : matchAtTable(section, { round, table: from })?.room;
  const now = seatNear(section, rounds[round - 1] ?? [], contestant, room);
  const seat = seatNear(section, next, contestant, room);
  if (seat === undefined) return { kind: 'sits-out' };
  const { meeting, side } = seat;
  if (!isPlayedMeeting(meeting)) return { kind: 'sits-out', table: meeting.table };
  const place = playerSeat(meeting, contestant);
  const before = now === undefined ? undefined : playerSeat(now.meeting, contestant);
  const isHere = now?.meeting.table === meeting.table;
  const stays = isHere && now.side === side && before?.seat === place?.seat;
  // A pair keeps its chairs when the table is turned; a player of an individual is sent to a seat.
  const turns = isHere && !stays && place === undefined;
  return { kind: 'table', table: meeting.table, side, stays, ...(turns ? { turns } : {}), ...place };
}

/** A player of an individual, his seat and where he goes from it. */
export interface PlayerLeaving extends PlayerSeat {
  readonly contestant: ContestantName;
  readonly next: NextPlace;
}

/** The four of a table of an individual, North, South, East, West; nothing where whole contestants sit there. */
export function playersLeaving(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  { round, table, ...sides }: Pick<PlannedMeeting, 'round' | 'table' | 'ns' | 'ew'>,
): { readonly players?: readonly PlayerLeaving[] } {
  const seated = { session, round, section: section.section, table };
  const players = everybodyAt(sides).flatMap((contestant): PlayerLeaving[] => {
    const seat = playerSeat(sides, contestant);
    return seat === undefined
      ? []
      : [
          {
            contestant: contestantName(tournament, contestant, seated),
            ...seat,
            next: nextPlace(tournament, session, section, contestant, round, table),
          },
        ];
  });
  return players.length === 0 ? {} : { players };
}

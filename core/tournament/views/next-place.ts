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

/** Which pair of a team is meant: that of a room, or, where it meets two teams at a time, that of a line. */
type PairOfTeam = Room | Side;

/** The pair of a team that sits at a table: in a movement and a triple its North–South pair stays, and the other moves. */
function pairAt(
  section: SectionState,
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
  at: { readonly round: number; readonly table: number },
): PairOfTeam | undefined {
  const found = matchAtTable(section, at);
  if (found?.match.boards === undefined) return found?.room;
  return meetings.find(({ table }) => table === at.table)?.ns === contestant ? 'NS' : 'EW';
}

/** Where a contestant sits in a round: a team at two tables, of which that of the pair is meant. */
function seatNear(
  section: SectionState,
  meetings: readonly PlannedMeeting[],
  contestant: ContestantId,
  pair: PairOfTeam | undefined,
): SeatInRound | undefined {
  if (pair === undefined) return seatOf(meetings, contestant);
  const meeting = meetings.find((each) => {
    if (pair === 'NS') return each.ns === contestant;
    if (pair === 'EW') return each.ew === contestant;
    return (each.ns === contestant || each.ew === contestant) && matchAtTable(section, each)?.room === pair;
  });
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
  const here = rounds[round - 1] ?? [];
  const pair = from === undefined ? undefined : pairAt(section, here, contestant, { round, table: from });
  const now = seatNear(section, here, contestant, pair);
  const seat = seatNear(section, next, contestant, pair);
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

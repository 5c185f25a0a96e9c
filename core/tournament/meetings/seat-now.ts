import type { Side } from '../../game/index.ts';
import type { ContestantId, Meeting } from '../meeting.ts';
import type { Tournament } from '../state.ts';
import { calledRound, isPlayedMeeting, meetingsOf, numberOf, seatOf } from './schedule.ts';
import { roundOfTable } from './table-round.ts';

/** Where a pair plays at this moment. */
export interface SeatNow extends Meeting {
  readonly side: Side;
}

/**
 * The meeting that a pair is in: of the rounds that its tables are in, the first, since who is late stays where he is
 * (Law 8B1). A pair whose table others still play at belongs there all the same: its round has been called.
 */
export function seatNow(tournament: Tournament, contestant: ContestantId): SeatNow | undefined {
  const session = [...tournament.sessions.values()].find(({ status }) => status === 'open');
  const section = session === undefined ? undefined : numberOf(session, contestant)?.section;
  if (session === undefined || section === undefined) return undefined;
  const seats = meetingsOf(tournament, session.session, section).flatMap((meetings) => {
    const seat = seatOf(meetings, contestant);
    return seat !== undefined && isPlayedMeeting(seat.meeting) ? [seat] : [];
  });
  const isIn = (round: number, table: number): boolean =>
    roundOfTable(tournament, session, section, table) === round;
  const called = calledRound(section);
  const found =
    seats.find(({ meeting: { round, table } }) => isIn(round, table)) ??
    seats.find(({ meeting: { round } }) => round === called);
  if (found === undefined) return undefined;
  const { round, table } = found.meeting;
  return { session: session.session, section: section.section, round, table, side: found.side };
}

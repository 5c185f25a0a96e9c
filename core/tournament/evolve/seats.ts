import type { FactData } from '../fact.ts';
import { meetingAt } from '../meetings/schedule.ts';
import type { SessionState, Tournament } from '../state.ts';

export function takeSeats(
  tournament: Tournament,
  session: SessionState,
  { section, round, table, side, first }: FactData['seats-taken'],
): SessionState {
  const meeting = meetingAt(tournament, session, { section, round, table });
  const contestant = side === 'NS' ? meeting?.ns : meeting?.ew;
  if (contestant === undefined) return session;
  const told = { section, round, table, contestant, side, first };
  return { ...session, seatsTaken: [...(session.seatsTaken ?? []), told] };
}

import type { FactOf, RoundOfSession } from '../fact.ts';
import type { Pause, RoundTimes, SessionState } from '../state.ts';

const isOpen = ({ to, until }: Pause, time: string): boolean =>
  to === undefined && (until === undefined || Date.parse(time) < Date.parse(until));

/** The pause in which play stands still at that moment. */
export function openPause({ pauses }: SessionState, time: string): Pause | undefined {
  const last = pauses.at(-1);
  return last !== undefined && isOpen(last, time) ? last : undefined;
}

/** The clock stands from now on; when it stands already, what was said of the pause is said anew. */
export function pauseClock(session: SessionState, { time, data }: FactOf<'clock-paused'>): SessionState {
  const { session: _, confirmed: __, ...about } = data;
  const open = openPause(session, time);
  const before = open === undefined ? session.pauses : session.pauses.slice(0, -1);
  return { ...session, pauses: [...before, { from: open?.from ?? time, ...about }] };
}

export function resumeClock(session: SessionState, { time }: FactOf<'clock-resumed'>): SessionState {
  const open = openPause(session, time);
  if (open === undefined) return session;
  return { ...session, pauses: [...session.pauses.slice(0, -1), { ...open, to: time }] };
}

/** Changes the times of a round that was called, in one section or in all. */
function withTimes(
  session: SessionState,
  { section: only, round }: RoundOfSession,
  change: (times: RoundTimes) => RoundTimes,
): SessionState {
  const sections = new Map(session.sections);
  for (const [name, section] of sections) {
    const times = section.rounds.get(round);
    if (times === undefined || (only !== undefined && only !== name)) continue;
    sections.set(name, { ...section, rounds: new Map(section.rounds).set(round, change(times)) });
  }
  return { ...session, sections };
}

export const extendRound = (session: SessionState, { data }: FactOf<'round-extended'>): SessionState =>
  withTimes(session, data, (times) => ({ ...times, extended: (times.extended ?? 0) + data.minutes }));

export const seatRound = (session: SessionState, { data, time }: FactOf<'round-seated'>): SessionState =>
  withTimes(session, data, (times) => ({ ...times, seatedAt: time }));

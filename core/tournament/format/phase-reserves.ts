import { reserveOf } from '../contestant.ts';
import type { ContestantId } from '../meeting.ts';
import { numberOf } from '../meetings/schedule.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { formatOf } from './index.ts';

/** The sessions before one that those play who went on from them; none where everybody plays. */
const phaseBefore = (
  { sessions }: Tournament,
  { session, inGroups }: SessionState,
): readonly SessionState[] =>
  inGroups === true
    ? [...sessions.values()].filter((other) => other.session < session && other.status !== 'planned')
    : [];

/** Did not go on from the phase before a session. */
export const didNotGoOn = (
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
): boolean =>
  numberOf(session, contestant) === undefined &&
  phaseBefore(tournament, session).some((earlier) => numberOf(earlier, contestant) !== undefined);

/**
 * Who did not go on from the phase before stands by in the order of its ranking; where several lists went on, that of the
 * one who is not there first, the others place by place (RTP 2.1.10, ROP 4.4). Nobody where reserves have to be announced
 * and are not.
 */
function fromPhaseBefore(
  tournament: Tournament,
  session: SessionState,
  absent: ContestantId,
): readonly ContestantId[] {
  const { settings, contestants } = tournament;
  const sessions = phaseBefore(tournament, session);
  const mustBeAnnounced = profileOf(settings).absence?.reserves.announced !== undefined;
  if (sessions.length === 0 || (mustBeAnnounced && !settings.reserves)) return [];
  const format = formatOf(tournament);
  const standings = format.standings(tournament, sessions);
  return format
    .listsOfTournament(tournament, sessions)
    .flatMap((list) => {
      const isOwn = list.contestants.includes(absent);
      return format
        .places(tournament, standings, list, true)
        .places.map(({ contestant }, index) => ({ contestant, index, isOwn }));
    })
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.index - b.index)
    .map(({ contestant }) => contestant)
    .filter(
      (contestant) =>
        contestants.get(contestant)?.withdrawn === undefined && numberOf(session, contestant) === undefined,
    );
}

/** Reserves that play for nobody yet, in the order in which they are called: those entered as such, then who did not go on. */
export function reservesLeft(
  tournament: Tournament,
  session: SessionState,
  absent: ContestantId,
): readonly ContestantId[] {
  const entered = [...tournament.contestants.values()]
    .flatMap((entry) => {
      const order = reserveOf(entry);
      const isFree = entry.withdrawn === undefined && numberOf(session, entry.contestant) === undefined;
      return order === undefined || !isFree ? [] : [{ order, contestant: entry.contestant }];
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ contestant }) => contestant);
  return [...new Set([...entered, ...fromPhaseBefore(tournament, session, absent)])];
}

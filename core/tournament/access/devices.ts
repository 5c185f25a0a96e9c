import { minutesAfter } from '../clock/corrections.ts';
import { hasEndedFor } from '../clock/session-end.ts';
import type { ContestantId } from '../meeting.ts';
import { numberOf } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import type { ViewName } from '../views/views.ts';

/*
 * Where only the table's device is used, the players' own rest from shortly before a session to its end (RTP 3.4), which
 * comes for each table with its own last score (Law 8C): what
 * belongs to a person alone is shown and taken before and after. What everybody may see stays open to everybody.
 */

/** A session that was planned and not opened so long after its time is played some other day. */
const LATEST_START_MINUTES = 180;

/** What a player may look at even then: it says nothing that is not on the wall. */
const ALWAYS_SHOWN: ReadonlySet<ViewName> = new Set([
  'overview',
  'entries',
  'guide-cards',
  'table-cards',
] satisfies ViewName[]);

const isBetween = (now: string, from: string, to: string): boolean =>
  Date.parse(now) >= Date.parse(from) && Date.parse(now) < Date.parse(to);

/** Do the players' own devices rest now for this session? Without the time, only while it is open. */
function devicesRest(
  session: Pick<SessionState, 'status' | 'startsAt'>,
  minutesBefore: number,
  now?: string,
): boolean {
  const { status, startsAt } = session;
  if (status !== 'planned') return status === 'open';
  return (
    startsAt !== undefined &&
    now !== undefined &&
    isBetween(now, minutesAfter(startsAt, -minutesBefore), minutesAfter(startsAt, LATEST_START_MINUTES))
  );
}

/** Law 8C: the session ends for each table. Matches of a team are drawn one after another: its devices rest till the end. */
const isOverFor = (
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  contestant: ContestantId,
): boolean =>
  session.status === 'open' &&
  tournament.settings.contestants !== 'team' &&
  hasEndedFor(tournament, session, section, contestant);

/** Why a pair's own device is shown nothing and taken nothing from, if it is not. */
export function restingDevice(
  tournament: Tournament,
  contestant: ContestantId,
  now?: string,
): Refused | undefined {
  const { settings, sessions } = tournament;
  if (settings.devices === 'own') return undefined;
  const { minutesBefore, clause } = profileOf(settings).devices;
  const resting = [...sessions.values()].find((session) => {
    const section = numberOf(session, contestant)?.section;
    return (
      section !== undefined &&
      devicesRest(session, minutesBefore, now) &&
      !session.authorisations.some((each) => each.contestant === contestant) &&
      !isOverFor(tournament, session, section, contestant)
    );
  });
  if (resting === undefined) return undefined;
  const { session } = resting;
  const message = `Players' own devices rest from ${minutesBefore} minutes before session ${session} to its end: this opens again when the session is over.`;
  return refuse('devices-rest', message, {
    params: { session, minutes: minutesBefore },
    ...(clause === undefined ? {} : { clause }),
  });
}

/** The same for a view: some are for everybody at any time. */
export const restingView = (
  tournament: Tournament,
  contestant: ContestantId,
  view: ViewName,
  now?: string,
): Refused | undefined => (ALWAYS_SHOWN.has(view) ? undefined : restingDevice(tournament, contestant, now));

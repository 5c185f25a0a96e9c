import type { RequestSubject } from '../../regulation/index.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { dayIn, momentIn, sameOrNextDay } from './days.ts';
import { sessionEndedAt } from './session-end.ts';

const MINUTE = 60_000;

/** A moment so many minutes after another. Both are texts; no clock is read. */
export const minutesAfter = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * MINUTE).toISOString();

/** How many seconds one moment is after another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

export const isAfter = (time: string, limit: string): boolean => Date.parse(time) > Date.parse(limit);

/** The session that comes next, planned or not; nothing after the last. */
export function nextSession({ settings, sessions }: Tournament, { session }: SessionState) {
  const [next] = [...sessions.values()]
    .filter((other) => other.session > session)
    .sort((a, b) => a.session - b.session);
  if (next !== undefined) return next;
  return session < settings.sessionCount ? 'not-planned' : undefined;
}

/** When a session begins or began, as far as that is known. */
export const startOf = (session: SessionState | 'not-planned' | undefined): string | undefined =>
  typeof session === 'object' ? (session.openedAt ?? session.startsAt) : undefined;

/**
 * Until when the director corrects scores of a published session: for the period that the organiser set, or until the
 * next session starts where the regulation has it so (Law 79C1, RTP 2.2.7.2, ROP 4.16). Absent while no end is known.
 */
export function correctionsUntil(tournament: Tournament, session: SessionState): string | undefined {
  if (session.status !== 'published' || session.publishedAt === undefined) return undefined;
  const { settings } = tournament;
  const isToNext =
    profileOf(settings).corrections.untilNextSession && settings.correctionsEnd === 'next-session';
  const next = nextSession(tournament, session);
  if (!isToNext || next === undefined) return minutesAfter(session.publishedAt, settings.correctionMinutes);
  return next === 'not-planned' ? undefined : next.openedAt;
}

/** When the tournament's last session was over; absent until then. */
function endOf(tournament: Tournament): string | undefined {
  const { settings, sessions } = tournament;
  const last = sessions.get(Math.max(settings.sessionCount, ...sessions.keys()));
  return last === undefined ? undefined : sessionEndedAt(tournament, last);
}

/** ROP 4.14: when the results of a session become final for another that follows; absent while nobody knows when it begins. */
function finalBefore(
  { settings: { timeZone } }: Tournament,
  session: SessionState,
  next: string,
): string | undefined {
  const began = startOf(session) ?? session.publishedAt;
  if (began === undefined) return undefined;
  return sameOrNextDay(timeZone, began, next) ? next : momentIn(timeZone, dayIn(timeZone, next), 0);
}

/** ROP 4.14: when the results of a session that another follows become final; absent where nothing says so, or nobody knows yet. */
export function finalFrom(tournament: Tournament, session: SessionState): string | undefined {
  const following = nextSession(tournament, session);
  if (profileOf(tournament.settings).corrections.beyondDoubt.finalBeforeNext !== true) return undefined;
  const next = startOf(following);
  return next === undefined ? undefined : finalBefore(tournament, session, next);
}

/** The last moment for a correction beyond reasonable doubt with the organiser's agreement; absent while there is none. */
export function beyondDoubtUntil(tournament: Tournament, session: SessionState): string | undefined {
  const { beyondDoubt } = profileOf(tournament.settings).corrections;
  if (beyondDoubt.finalBeforeNext === true && nextSession(tournament, session) !== undefined)
    return finalFrom(tournament, session);
  const minutes = tournament.settings.official ? beyondDoubt.official : beyondDoubt.other;
  const from = beyondDoubt.from === 'last-session-end' ? endOf(tournament) : session.publishedAt;
  return minutes === undefined || from === undefined ? undefined : minutesAfter(from, minutes);
}

/** Until when the director changes a ruling of his own, by which clause. */
export interface RulingsUntil {
  readonly until: string;
  readonly clause: string;
}

/**
 * RTP 2.1.1.3: half an hour before the next session, after the last half an hour or, in official events, 48 hours. Nothing
 * while no end is known.
 */
export function rulingsUntil(tournament: Tournament, session: SessionState): RulingsUntil | undefined {
  const { rulings } = profileOf(tournament.settings).corrections;
  if (rulings === undefined) return undefined;
  const { clause, beforeNextSession, afterLast } = rulings;
  const next = nextSession(tournament, session);
  const from = next === undefined ? sessionEndedAt(tournament, session) : startOf(next);
  if (from === undefined) return undefined;
  const after = tournament.settings.official ? afterLast.official : afterLast.other;
  return { until: minutesAfter(from, next === undefined ? after : -beforeNextSession), clause };
}

/** When the results of a session that is over should be out, and until when players ask when that is later. */
export interface PublicationDue {
  readonly by: string;
  readonly clause: string;
  /** Published after that: justified requests are heard for so long (RTP 3.7.2). */
  readonly requestsUntil?: string;
}

export function publicationDue(tournament: Tournament, session: SessionState): PublicationDue | undefined {
  const { publication } = profileOf(tournament.settings);
  const { publishedAt } = session;
  const ended = sessionEndedAt(tournament, session);
  if (publication === undefined || ended === undefined || session.status === 'open') return undefined;
  const by = minutesAfter(ended, publication.minutes);
  const { clause, laterRequests } = publication;
  const isLate = publishedAt !== undefined && isAfter(publishedAt, by);
  if (publishedAt !== undefined && !isLate) return undefined;
  return { by, clause, ...(isLate ? { requestsUntil: minutesAfter(ended, laterRequests) } : {}) };
}

/** Until when players may ask for a correction, and of what. */
export interface RequestsUntil {
  readonly about: RequestSubject;
  readonly until: string;
  readonly clause: string;
}

/**
 * Until when players may ask for corrections of a published session: a time before the next one where the regulation has
 * it so and that is on the same day or the next, there, else a time after the results are out (RTP 3.7.2, ROP 4.15, 4.16).
 */
export function requestsUntil(tournament: Tournament, session: SessionState): readonly RequestsUntil[] {
  const { publishedAt } = session;
  if (session.status !== 'published' || publishedAt === undefined) return [];
  const { prizePlaces, correctionMinutes, requestMinutes, timeZone } = tournament.settings;
  const following = nextSession(tournament, session);
  const next = startOf(following);
  const began = startOf(session) ?? publishedAt;
  const hasPrizes = prizePlaces > 0 && following === undefined;
  // RTP 3.7.2: results that came late are questioned for longer, with reason, whatever follows.
  const longer = publicationDue(tournament, session)?.requestsUntil;
  const atLeast = (until: string) => (longer !== undefined && isAfter(longer, until) ? longer : until);
  return profileOf(tournament.settings)
    .corrections.requests.filter(({ about }) => about !== 'prizes' || hasPrizes)
    .flatMap(({ about, clause, minutes, mayBeShorter, asDirector, beforeNextSession }) => {
      if (asDirector === true) {
        const until = correctionsUntil(tournament, session);
        return until === undefined ? [] : [{ about, until, clause }];
      }
      if (next !== undefined && beforeNextSession !== undefined && sameOrNextDay(timeZone, began, next))
        return [{ about, until: atLeast(minutesAfter(next, -beforeNextSession)), clause }];
      const heard = mayBeShorter === true ? requestMinutes : (minutes ?? correctionMinutes);
      return [{ about, until: atLeast(minutesAfter(publishedAt, heard)), clause }];
    });
}

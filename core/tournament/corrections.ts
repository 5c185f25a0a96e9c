import { profileOf } from './settings-defaults.ts';
import type { SessionState, Tournament } from './state.ts';

const MINUTE = 60_000;

/** A moment so many minutes after another. Both are texts; no clock is read. */
export const minutesAfter = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * MINUTE).toISOString();

/** How many seconds one moment is after another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

export const isAfter = (time: string, limit: string): boolean => Date.parse(time) > Date.parse(limit);

/**
 * Until when the director corrects scores of a published session: until the next session starts, or after the last
 * one for the period that the organiser set (Law 79C1, RTP 2.2.7.2). Absent while no end is known.
 */
export function correctionsUntil(tournament: Tournament, session: SessionState): string | undefined {
  if (session.status !== 'published' || session.publishedAt === undefined) return undefined;
  const later = [...tournament.sessions.values()].filter((other) => other.session > session.session);
  if (later.length === 0) return minutesAfter(session.publishedAt, tournament.settings.correctionMinutes);
  const begun = later.flatMap(({ openedAt }) => openedAt ?? []).sort();
  return begun[0];
}

/** The last moment for a correction beyond reasonable doubt with the organiser's agreement; absent when unlimited. */
export function beyondDoubtUntil(tournament: Tournament, session: SessionState): string | undefined {
  const { beyondDoubt } = profileOf(tournament.settings).corrections;
  const minutes = tournament.settings.official ? beyondDoubt.official : beyondDoubt.other;
  return minutes === undefined || session.closedAt === undefined
    ? undefined
    : minutesAfter(session.closedAt, minutes);
}

import { workingDayAfter } from '../../regulation/index.ts';
import { isAfter, minutesAfter, nextSession, startOf } from '../clock/corrections.ts';
import { dayIn, momentIn } from '../clock/days.ts';
import { sessionEndedAt } from '../clock/session-end.ts';
import type { Meeting } from '../meeting.ts';
import { matchAtTable, matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { AppealDecision } from './appeal.ts';

/** A moment until which something may be done; no moment while what it is counted from has not happened. */
export interface Deadline {
  readonly kind: 'own-ruling' | 'appeal' | 'council';
  readonly until?: string;
  readonly clause: string;
  /** It is handed to the organiser: the committee has gone. */
  readonly toOrganiser?: true;
}

/** A ruling that was told: where, and when. */
export interface RulingTold {
  readonly at: string;
  readonly place: Omit<Meeting, 'session'>;
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && isAfter(other, one) ? other : one;

/** When the match of a table was over; of pairs the session. */
function endedAt(
  tournament: Tournament,
  session: SessionState,
  place: RulingTold['place'],
): string | undefined {
  const section = session.sections.get(place.section);
  const match = section === undefined ? undefined : matchAtTable(section, place);
  if (section === undefined || match === undefined) return sessionEndedAt(tournament, session);
  const last = match.drawn.first + match.drawn.segments - 1;
  return section.rounds.get(last)?.endedAt ?? sessionEndedAt(tournament, session);
}

/** When the next match after a moment began or begins, as far as that is known. */
function nextMatchAfter(
  tournament: Tournament,
  session: SessionState,
  { at, place }: RulingTold,
): string | undefined {
  const rounds = session.sections.get(place.section)?.rounds ?? new Map();
  const begun = [...rounds.values()].map(({ startedAt }) => startedAt).filter((time) => isAfter(time, at));
  const following = startOf(nextSession(tournament, session));
  const [first] = [...begun, ...(following === undefined ? [] : [following])].sort();
  return first;
}

/** Until when a ruling may be appealed against (Law 92B, RTP 3.8.1, ROP 4.14). */
export function appealUntil(tournament: Tournament, session: SessionState, told: RulingTold): Deadline {
  const { clause, minutes, from, toldLate } = profileOf(tournament.settings).appeals;
  const by = (until: string | undefined): Deadline => ({
    kind: 'appeal',
    ...(until === undefined ? {} : { until }),
    clause,
  });
  const ended = endedAt(tournament, session, told.place);
  const counted = from === 'session-end' ? ended : session.publishedAt;
  const normal = counted === undefined ? undefined : minutesAfter(counted, minutes);
  const isLate = ended !== undefined && isAfter(told.at, minutesAfter(ended, minutes));
  if (toldLate === undefined || !isLate) return by(normal);
  const next = nextSession(tournament, session);
  if (matchesPhaseOf(tournament, session) !== undefined) {
    const match = nextMatchAfter(tournament, session, told);
    if (match !== undefined || next !== undefined) return by(match);
  }
  if (next !== undefined) {
    const start = startOf(next);
    return by(start === undefined ? undefined : minutesAfter(start, -toldLate.beforeNextSession));
  }
  const { committee, settings } = tournament;
  if (committee !== undefined && committee.members.length > 0)
    return by(later(minutesAfter(told.at, minutes), normal));
  const day = workingDayAfter(dayIn(settings.timeZone, told.at));
  const until = momentIn(settings.timeZone, day, toldLate.organiserBy.hour);
  return { kind: 'appeal', until, clause, toOrganiser: true };
}

/** Until when a decision may be taken further (RTP 3.8.3, ROP 4.14). */
export function councilUntil(tournament: Tournament, decision: AppealDecision): Deadline | undefined {
  const { council } = profileOf(tournament.settings).appeals;
  if (council === undefined) return undefined;
  const { clause, minutes, adHocMinutes } = council;
  const isAdHoc = decision.body === 'committee' && decision.panel === undefined;
  return {
    kind: 'council',
    until: minutesAfter(decision.at, isAdHoc ? adHocMinutes : minutes),
    clause,
  };
}

/** Until when a director changes a ruling of his own (RTP 2.1.1.3). */
export function ownRulingUntil(tournament: Tournament, session: SessionState): Deadline | undefined {
  const { ownRuling } = profileOf(tournament.settings).appeals;
  if (ownRuling === undefined) return undefined;
  const { clause, beforeNextSession, after, afterOfficial } = ownRuling;
  const next = nextSession(tournament, session);
  const [from, minutes] =
    next === undefined
      ? [sessionEndedAt(tournament, session), tournament.settings.official ? afterOfficial : after]
      : [startOf(next), -beforeNextSession];
  return {
    kind: 'own-ruling',
    ...(from === undefined ? {} : { until: minutesAfter(from, minutes) }),
    clause,
  };
}

import { workingDayAfter } from '../../regulation/index.ts';
import { isAfter, minutesAfter, nextSession, startOf } from '../clock/corrections.ts';
import { dayIn, momentIn } from '../clock/days.ts';
import { sessionEndedAt } from '../clock/session-end.ts';
import { segmentsHere } from '../match.ts';
import type { Meeting } from '../meeting.ts';
import { matchAtTable, matchesPhaseOf, placeInMatch } from '../meetings/drawn-rounds.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type AppealState, committeeDecision } from './appeal.ts';

/** A moment until which something may be done; no moment while what it is counted from has not happened. */
export interface Deadline {
  readonly kind: 'own-ruling' | 'appeal' | 'council';
  readonly until?: string;
  readonly clause: string;
  /** It is handed to the organiser: the committee has gone. */
  readonly toOrganiser?: true;
}

/** A ruling that was told: when, and where; a penalty may be of no table. */
export interface RulingTold {
  readonly at: string;
  readonly place?: Omit<Meeting, 'session'>;
}

/** Is there a committee, and has it not gone? */
export const hasCommittee = ({ committee }: Tournament): boolean => (committee?.members.length ?? 0) > 0;

const later = (one: string, other: string | undefined): string =>
  other !== undefined && isAfter(other, one) ? other : one;

/** When the match of a table was over and its result was there; of pairs the session. */
function over(
  tournament: Tournament,
  session: SessionState,
  place: RulingTold['place'],
): { readonly ended: string | undefined; readonly available: string | undefined } {
  const section = place === undefined ? undefined : session.sections.get(place.section);
  const found = place === undefined || section === undefined ? undefined : matchAtTable(section, place);
  const ended = sessionEndedAt(tournament, session);
  if (section === undefined || found === undefined) return { ended, available: session.publishedAt };
  const { drawn, match } = found;
  const last = segmentsHere(drawn).length + drawn.first - 1;
  return {
    ended: section.rounds.get(last)?.endedAt ?? ended,
    // A match has its result when both teams have signed it (RTP 2.3.9), or with the results of the session.
    available: drawn.signedAt?.get(match.match) ?? session.publishedAt,
  };
}

/** When the next match after a moment began or begins, as far as that is known. */
function nextMatchAfter(
  tournament: Tournament,
  session: SessionState,
  { at, place }: RulingTold,
): string | undefined {
  const section = place === undefined ? undefined : session.sections.get(place.section);
  const own = section === undefined || place === undefined ? undefined : matchAtTable(section, place);
  const begun = [...(section?.rounds ?? [])].flatMap(([round, { startedAt }]) => {
    // A later segment of the same match is no other match.
    const isOwn =
      section !== undefined && own !== undefined && placeInMatch(section, round)?.drawn === own.drawn;
    return !isOwn && isAfter(startedAt, at) ? [startedAt] : [];
  });
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
  const { ended, available } = over(tournament, session, told.place);
  const counted = from === 'session-end' ? ended : available;
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
  const { settings } = tournament;
  if (hasCommittee(tournament))
    return by(
      toldLate.committeeThere === 'usual-limit' ? normal : later(minutesAfter(told.at, minutes), normal),
    );
  const day = workingDayAfter(dayIn(settings.timeZone, told.at), toldLate.days);
  const until = momentIn(settings.timeZone, day, toldLate.organiserBy.hour);
  return { kind: 'appeal', until, clause, toOrganiser: true };
}

/** Until when an appeal may be taken to the council of justice: after its committee, or where there was none (RTP 3.8.3, ROP 4.14). */
export function councilUntil(
  tournament: Tournament,
  session: SessionState,
  appeal: AppealState,
): Deadline | undefined {
  const { council } = profileOf(tournament.settings).appeals;
  if (council === undefined) return undefined;
  const { clause, minutes, adHocMinutes, directMinutes } = council;
  const by = (from: string | undefined, after: number): Deadline => ({
    kind: 'council',
    ...(from === undefined ? {} : { until: minutesAfter(from, after) }),
    clause,
  });
  const decision = committeeDecision(appeal);
  if (decision !== undefined) return by(decision.at, decision.body === 'ad-hoc' ? adHocMinutes : minutes);
  return directMinutes === undefined || hasCommittee(tournament)
    ? undefined
    : by(sessionEndedAt(tournament, session), directMinutes);
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

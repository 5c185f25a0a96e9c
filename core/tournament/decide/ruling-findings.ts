import type { LawsEdition } from '../../laws/index.ts';
import { appealUntil } from '../appeals/deadlines.ts';
import { correctionsUntil, finalFrom, isAfter, rulingsUntil } from '../clock/corrections.ts';
import { sessionEndedAt } from '../clock/session-end.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import type { SideScoreData, WeightedResult } from '../score-data.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { unlessConfirmed } from './decision.ts';

/* What a director looks at before a ruling of his own is written; what an appeal decided is bound by none of it. */

/** Until when he puts right what he learns of, and a player asks for a ruling. */
const IN_TIME: Readonly<Record<LawsEdition, string>> = {
  1997: 'Law 81C6, 92B',
  2007: 'Law 81C3, 92B',
  2017: 'Law 81C3, 92B',
};

/** The later of the two periods that Law 81C3 names; none while the end of either is not known. */
function periodOver(tournament: Tournament, session: SessionState): string | undefined {
  const corrections = correctionsUntil(tournament, session);
  if (corrections === undefined || session.publishedAt === undefined) return undefined;
  // What a ruling told late adds to it (RTP 3.8.1) is for appeals alone.
  const at = sessionEndedAt(tournament, session) ?? session.publishedAt;
  const { until } = appealUntil(tournament, session, { at });
  return until !== undefined && isAfter(until, corrections) ? until : corrections;
}

/** Law 12A: what was asked for in time is ruled on later too. */
function isRaisedBy(session: SessionState, at: MeetingBoard, until: string): boolean {
  const here = meetingKey(at);
  const raised = [
    ...[...(session.cases?.values() ?? [])].map((kept) => ({ ...kept, when: kept.openedAt })),
    ...(session.requests ?? []).map((request) => ({ ...request, when: request.at })),
  ];
  return raised.some(
    (each) => each.board === at.board && meetingKey(each) === here && !isAfter(each.when, until),
  );
}

/** RTP 2.1.1.3: after its time the director changes no ruling of his own; what a committee decided is written all the same. */
function lateChange(
  tournament: Tournament,
  session: SessionState,
  time: string,
): readonly Finding[] | undefined {
  const limit = rulingsUntil(tournament, session);
  if (limit === undefined) return undefined;
  const { until, clause } = limit;
  if (!isAfter(time, until)) return [];
  const message = `The director changes his rulings until ${until}: only an appeal does so later.`;
  return [{ code: 'ruling-late', message, clause, params: { until } }];
}

function lateFindings(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
  time: string,
): readonly Finding[] {
  const isChange = playAt(session, at)?.adjustment !== undefined;
  const change = isChange ? lateChange(tournament, session, time) : undefined;
  if (change !== undefined) return change;
  const until = periodOver(tournament, session);
  if (until === undefined || !isAfter(time, until)) return [];
  if (!isChange && isRaisedBy(session, at, until)) return [];
  const message = `Rulings were asked for and given until ${until}: later one is given only where the organiser agrees. Say who agreed, and why.`;
  const clause = IN_TIME[tournament.settings.laws];
  return [{ code: 'ruling-after-period', message, clause, params: { until }, asks: 'reason' }];
}

/** ROP 4.14: what is final no director changes, and no organiser's consent. */
function finalFault(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
  time: string,
): Refused | undefined {
  const from = finalFrom(tournament, session);
  const until = periodOver(tournament, session);
  if (from === undefined || until === undefined || !isAfter(time, from) || !isAfter(time, until))
    return undefined;
  if (playAt(session, at)?.adjustment === undefined && isRaisedBy(session, at, until)) return undefined;
  const { clause } = profileOf(tournament.settings).corrections.beyondDoubt;
  const message = `The results have been final since ${from}: only an appeal changes them.`;
  return refuse('results-final', message, { clause, params: { until: from } });
}

function listsOf(side: SideScoreData): readonly (readonly WeightedResult[])[] {
  if (side.kind === 'assigned') return [side.outcomes];
  return side.kind === 'self-inflicted' ? [side.table, side.withoutInfraction, side.withoutError] : [];
}

/**
 * 1997, 12C3: unless the zone has it otherwise, a committee alone varies an assigned score for equity. The director gives
 * each side the one result that 12C2 names.
 */
export function variedFindings(
  { settings: { laws } }: Tournament,
  scores: { readonly ns: SideScoreData; readonly ew: SideScoreData } | undefined,
): readonly Finding[] {
  if (laws !== 1997 || scores === undefined) return [];
  const isWeighted = [scores.ns, scores.ew].flatMap(listsOf).some(({ length }) => length > 1);
  if (!isWeighted) return [];
  const message =
    'Only an appeals committee weighs several results for equity: the director gives each side one (12C2). Did a committee decide this?';
  return [{ code: 'committee-varies', message, clause: 'Law 12C3' }];
}

interface OwnRuling {
  readonly scores?: { readonly ns: SideScoreData; readonly ew: SideScoreData } | undefined;
  readonly confirmed?: readonly string[] | undefined;
  readonly because?: string | undefined;
}

/** What stands in the way of a score that the director rules by himself, or has to be looked at first. */
export function ownRulingFault(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
  time: string,
  { scores, confirmed, because }: OwnRuling,
): Refused | undefined {
  return (
    finalFault(tournament, session, at, time) ??
    unlessConfirmed(variedFindings(tournament, scores), confirmed) ??
    unlessConfirmed(lateFindings(tournament, session, at, time), confirmed, because)
  );
}

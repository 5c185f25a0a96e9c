import type { CommandData } from '../command.ts';
import { calledIn } from '../contestant.ts';
import { sectionReplanned } from '../evolve/session.ts';
import type { SectionPlan } from '../fact.ts';
import { formatOf } from '../format/index.ts';
import type { ContestantId } from '../meeting.ts';
import { movementAsPlayed } from '../meetings/as-played.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { hasPlayed, resultsIn } from '../meetings/plays.ts';
import { isPlayedMeeting, lastRoundBegun, meetingsOf, numberOf, seatingNow } from '../meetings/schedule.ts';
import { isOfMatches } from '../phase.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { type Decider, type Decision, fact, follows, takingReasons, unlessConfirmed } from './decision.ts';
import { joinPhase } from './draws.ts';
import { findContestant, findOpenSession, findSection, isBlank } from './find.ts';
import { metBefore } from './met-before.ts';
import { sessionOfPhase } from './phases.ts';

function seatedTwice(tournament: Tournament, sections: readonly SectionPlan[]): Refused | undefined {
  const seated = new Set<ContestantId>();
  for (const contestant of sections.flatMap(({ seating }) => Object.values(seating))) {
    if (seated.has(contestant)) {
      return refuse('seated-twice', `${calledIn(tournament, contestant)} is seated twice.`, {
        params: { pair: contestant },
      });
    }
    seated.add(contestant);
  }
  return undefined;
}

/** Nobody gives up more than the round in which he notices that the plan does not fit. */
const LAST_ROUND_GIVEN_UP = 1;

/** Not begun, or so little played that all can begin anew. */
const mayBeginAnew = (session: SessionState): boolean =>
  session.status === 'planned' ||
  (session.status === 'open' &&
    [...session.sections.values()].every(
      (section) => lastRoundBegun(session, section) <= LAST_ROUND_GIVEN_UP,
    ));

/** What is lost when a session that was opened is planned anew. */
function givenUp(session: SessionState | undefined): Finding[] {
  if (session === undefined || session.status === 'planned') return [];
  const results = resultsIn(session);
  const message = `Session ${session.session} begins anew: ${results} results count no more, and boards that were on a table are dealt again.`;
  return [{ code: 'begins-anew', message, params: { session: session.session, count: results } }];
}

/** A session of a phase of matches has the groups of it as its sections. */
function planMatches(tournament: Tournament, data: CommandData['plan-session']): Decision | undefined {
  if (data.phase === undefined) return undefined;
  const phase = tournament.phases.get(data.phase);
  if (phase === undefined) {
    return refuse('no-such-phase', `Phase ${data.phase} is not planned.`, { params: { phase: data.phase } });
  }
  return isOfMatches(phase) ? sessionOfPhase(tournament, phase, data) : undefined;
}

export const planSession: Decider<'plan-session'> = (tournament, data) => {
  const { session, sections = [], confirmed } = data;
  if (!Number.isInteger(session) || session < 1) {
    return refuse('session-number', `Sessions are numbered from 1, not ${session}.`);
  }
  const matches = planMatches(tournament, data);
  if (matches !== undefined) return matches;
  const before = tournament.sessions.get(session);
  if (before !== undefined && !mayBeginAnew(before)) {
    const message = `Session ${session} has begun: replan the sections that change.`;
    return refuse('session-begun', message, { params: { session } });
  }
  if (sections.length === 0) return refuse('no-sections', 'A session has at least one section.');
  const names = new Set(sections.map(({ section }) => section));
  if (names.size < sections.length || sections.some(({ section }) => isBlank(section))) {
    return refuse('section-names', 'Each section needs a name of its own.');
  }
  const format = formatOf(tournament);
  for (const plan of sections) {
    const fault = format.planFault(tournament, plan);
    if (fault !== undefined) return fault;
  }
  const findings = [
    ...givenUp(before),
    ...sections.flatMap((plan) => format.planFindings(tournament, plan)),
    ...metBefore(tournament, session, sections),
  ];
  return (
    seatedTwice(tournament, sections) ??
    unlessConfirmed(takingReasons(findings), confirmed, data.because) ??
    follows(fact('session-planned', { ...data, sections }))
  );
};

export const seatContestant: Decider<'seat-contestant'> = (tournament, data) => {
  const { session: number, section: name, contestant } = data;
  const session = tournament.sessions.get(number);
  if (session === undefined || session.status === 'closed' || session.status === 'published') {
    return refuse('no-such-session', `Session ${number} is not in play.`, { params: { session: number } });
  }
  if (matchesPhaseOf(tournament, session) !== undefined) return joinPhase(tournament, data);
  const section = findSection(session, name);
  if (!section.ok) return section;
  const entered = findContestant(tournament, contestant);
  if (!entered.ok) return entered;
  if (entered.value.withdrawn !== undefined) {
    return refuse('withdrawn', `${calledIn(tournament, contestant)} has withdrawn.`, {
      params: { pair: contestant },
    });
  }
  const seat = numberOf(session, contestant);
  if (seat !== undefined) {
    const message = `${calledIn(tournament, contestant)} already has number ${seat.number} in section ${seat.section.section}.`;
    return refuse('seated-twice', message, { params: { pair: contestant, number: seat.number } });
  }
  const { movement, seating } = section.value;
  if (!movement.vacant.includes(data.number) && !seating.has(data.number)) {
    const message = `Section ${name} has no number ${data.number}.`;
    return refuse('no-such-number', message, { params: { section: name, number: data.number } });
  }
  const holder = seating.get(data.number);
  if (holder !== undefined && hasPlayed(session, holder)) {
    const message = `${calledIn(tournament, holder)} has played with number ${data.number}: substitute players, or replan.`;
    return refuse('number-played', message, { params: { pair: holder, number: data.number } });
  }
  return follows(fact('contestant-seated', data));
};

const samePlan = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Has anybody who sat somewhere in a round already played been moved? */
function changesThePast(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  replanned: SectionState,
  played: number,
): boolean {
  const past = (state: SectionState) =>
    meetingsOf(tournament, session.session, state)
      .slice(0, played)
      .map((meetings) => meetings.filter(isPlayedMeeting));
  return !samePlan(past(section), past(replanned));
}

export const replanMovement: Decider<'replan-movement'> = (tournament, data) => {
  const { section: name, fromRound, movement, seating, reason, confirmed } = data;
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const section = findSection(session.value, name);
  if (!section.ok) return section;
  if (isBlank(reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  if (matchesPhaseOf(tournament, session.value) !== undefined)
    return refuse('drawn-by-round', 'Rounds of matches are drawn: draw the round anew.');
  const played = lastRoundBegun(session.value, section.value);
  if (fromRound <= played) {
    const message = `Round ${played} has begun: replan from round ${played + 1}.`;
    return refuse('round-begun', message, { params: { round: played } });
  }
  const replanned = sectionReplanned(section.value, data);
  if (changesThePast(tournament, session.value, section.value, replanned, fromRound - 1)) {
    const message = `The rounds before round ${fromRound} must stay as they were.`;
    return refuse('past-changed', message, { params: { round: fromRound } });
  }
  const profile = profileOf(tournament.settings);
  const neverCutShort = profile.movements?.neverCutShort;
  const { kind, rounds } = section.value.movement;
  const fromHowell = kind === 'howell' || kind === 'three-quarter-howell';
  if (neverCutShort !== undefined && fromHowell && movement.rounds.length < rounds.length) {
    const message = `A Howell is played to its last round, here round ${rounds.length}.`;
    return refuse('howell-cut-short', message, {
      clause: neverCutShort.clause,
      params: { rounds: rounds.length },
    });
  }
  const format = formatOf(tournament);
  const plan = { section: name, movement, seating };
  const asPlayed = movementAsPlayed(replanned);
  const others = [...session.value.sections.values()]
    .filter((other) => other.section !== name)
    .map((other) => ({
      section: other.section,
      movement: other.movement,
      seating: Object.fromEntries(seatingNow(other)),
    }));
  return (
    format.planFault(tournament, plan, { asPlayed, fromRound }) ??
    seatedTwice(tournament, [plan, ...others]) ??
    unlessConfirmed(
      takingReasons(format.planFindings(tournament, { ...plan, movement: asPlayed })),
      confirmed,
      reason,
    ) ??
    follows(fact('movement-replanned', data))
  );
};

import { ok, type Result } from '../../base/index.ts';
import type { CommandData } from '../command.ts';
import type { NewFact } from '../fact.ts';
import { segmentsHere } from '../match.ts';
import type { SectionId } from '../meeting.ts';
import { matchesPhaseOf, type PlacedRound } from '../meetings/drawn-rounds.ts';
import { lastRoundBegun } from '../meetings/schedule.ts';
import { openSegment } from '../meetings/sittings.ts';
import type { MatchesPhase } from '../phase.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type Decider, fact, follows } from './decision.ts';
import { sectionsOfPhase } from './phases.ts';

/* A match of many boards is played in several sessions: some segments in the one, the rest in another. */

interface Origin {
  readonly session: SessionState;
  readonly phase: MatchesPhase;
}

/** The session of matches before that one: what it has begun goes on. */
function originOf(tournament: Tournament, number: number): Origin | undefined {
  const before = [...tournament.sessions.values()]
    .filter(({ session }) => session < number)
    .sort((a, b) => b.session - a.session);
  for (const session of before) {
    const phase = matchesPhaseOf(tournament, session);
    if (phase !== undefined) return { session, phase };
  }
  return undefined;
}

/** The last round of a group, in that session. */
function lastRound(session: SessionState, name: SectionId): PlacedRound | undefined {
  const section = session.sections.get(name);
  const drawn = section?.drawn?.at(-1);
  return section === undefined || drawn === undefined ? undefined : { session, section, drawn };
}

/** Why a round does not go on in the session from that segment on. */
export function continuedFault(
  { session: number }: Pick<SessionState, 'session'>,
  placed: PlacedRound,
  segment: number,
): Refused | undefined {
  const { session, section, drawn } = placed;
  const params = { round: drawn.round, section: section.section, segment, session: number };
  const here = segmentsHere(drawn);
  if (drawn.matches.some((match) => match.segments !== undefined)) {
    const message = 'This round’s rooms do not play at the same time: it stays in one session.';
    return refuse('not-divided', message, { params });
  }
  if (drawn.sitting !== undefined && drawn.sitting.sessions.at(-1) !== session.session)
    return refuse('goes-on-elsewhere', `Round ${drawn.round} goes on in another session already.`, {
      params,
    });
  if (here.indexOf(segment) < 1) {
    const segments = here.join(', ');
    const message = `Session ${session.session} plays segments ${segments} of round ${drawn.round}, and keeps the first of them.`;
    return refuse('first-segment-stays', message, { params: { ...params, segments } });
  }
  if (lastRoundBegun(session, section) >= drawn.first + here.indexOf(segment)) {
    const message = `Segment ${segment} of round ${drawn.round} has begun: it stays in session ${session.session}.`;
    return refuse('segment-begun', message, { params });
  }
  return undefined;
}

/** The session that it goes on in: one of the phase that is not over, or the next one, to be planned. */
function sessionFault(
  tournament: Tournament,
  { session: number }: CommandData['continue-round'],
  { phase }: Origin,
): Refused | undefined {
  const params = { session: number };
  const session = tournament.sessions.get(number);
  if (session === undefined) {
    const next = Math.max(0, ...tournament.sessions.keys()) + 1;
    return number === next
      ? undefined
      : refuse('session-number', `The next session is ${next}.`, { params: { session: next } });
  }
  if (session.phase !== phase.phase) {
    const message = `Session ${number} belongs to another phase.`;
    return refuse('session-taken', message, { params });
  }
  return session.status === 'closed' || session.status === 'published'
    ? refuse('session-closed', `Session ${number} is closed: the director can open it again.`, { params })
    : undefined;
}

/** What of the session before goes on, group by group. */
function goingOn(
  { session, phase }: Origin,
  data: CommandData['continue-round'],
): Result<readonly NewFact[], Refusal> {
  const facts: NewFact[] = [];
  for (const { section } of phase.groups) {
    if (data.section !== undefined && data.section !== section) continue;
    const placed = lastRound(session, section);
    const segment = data.segment ?? (placed === undefined ? undefined : openSegment(placed));
    if (placed === undefined || segment === undefined) continue;
    const fault = continuedFault(data, placed, segment);
    if (fault !== undefined) return fault;
    facts.push(
      fact('round-continued', { session: data.session, section, round: placed.drawn.round, segment }),
    );
  }
  if (facts.length > 0) return ok(facts);
  return refuse('nothing-goes-on', `Session ${session.session} has no match with segments still to play.`, {
    params: { session: session.session },
  });
}

export const continueRound: Decider<'continue-round'> = (tournament, data) => {
  const origin = originOf(tournament, data.session);
  if (origin === undefined)
    return refuse('nothing-goes-on', 'No earlier session has matches that could go on.', {
      params: { session: data.session },
    });
  const fault = sessionFault(tournament, data, origin);
  if (fault !== undefined) return fault;
  const facts = goingOn(origin, data);
  if (!facts.ok) return facts;
  const { phase } = origin.phase;
  return follows(
    ...(tournament.sessions.has(data.session)
      ? []
      : [
          fact('session-planned', {
            session: data.session,
            phase,
            sections: sectionsOfPhase(origin.phase),
          }),
        ]),
    ...facts.value,
  );
};

import { never } from '../../base/index.ts';
import { withAppeal } from '../appeals/evolve.ts';
import { withCalls } from '../calls/evolve.ts';
import { withCase } from '../cases/evolve.ts';
import { changedEntry } from '../contestant.ts';
import type { CorrectionRequest } from '../corrections.ts';
import { withInCharge, withIncident, withReportStep } from '../directing/evolve.ts';
import type { Fact, FactData, FactOf, RoundOfSession } from '../fact.ts';
import { joinedPlayers, phaseInSeries } from '../joined-players.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { withNote } from '../report/report.ts';
import { settingsFrom } from '../settings-defaults.ts';
import {
  type Contestant,
  type GivenPenalty,
  NOTHING,
  type SectionState,
  type SessionState,
  type Tournament,
  type TournamentState,
} from '../state.ts';
import { type Checkpoint, withCheckpoint } from './checkpoints.ts';
import { extendRound, pauseClock, resumeClock, seatRound } from './clock.ts';
import { type FactChain, factsOf } from './fact-chain.ts';
import {
  agreeMatch,
  declareLineUp,
  drawLots,
  drawRound,
  planPhase,
  publishDraw,
  ruleMatch,
  scoreMatch,
  seatInPhase,
  setExtraBoards,
  withoutSignatures,
} from './matches.ts';
import { changeBoards, exchangePlaces, takePlace, turnSeats } from './mending.ts';
import {
  adjustScore,
  agreeResult,
  answerMove,
  cancelBoard,
  confirmRound,
  disputeResult,
  groupBoard,
  markBoard,
  recordResult,
} from './play.ts';
import { takeSeats } from './seats.ts';
import { withSeen } from './seen.ts';
import { attachDeals, planned, plannedAgain, replan, seatContestant } from './session.ts';
import { continueRound, inAllSittings, withoutSittings } from './sittings.ts';
import { undoneSequences, undoReaches } from './undo.ts';

/** What the world looks like after a fact. */
export function evolve(state: TournamentState, fact: Fact): TournamentState {
  const log = { fact, before: state.log };
  const next = { version: state.version + 1, log, seen: withSeen(state.seen, fact.cause) };
  if (fact.type === 'undone') return { ...next, ...withoutUndone(state.checkpoints, log, fact) };
  const tournament = apply(state.tournament, fact);
  const checkpoints = withCheckpoint(state.checkpoints, fact.sequence, tournament);
  return { ...next, tournament, checkpoints };
}

/** The world without what was undone: told again from the last checkpoint that knew nothing of it. */
function withoutUndone(
  before: readonly Checkpoint[],
  log: FactChain,
  undo: FactOf<'undone'>,
): Pick<TournamentState, 'tournament' | 'checkpoints'> {
  const reach = undoReaches(log, undo);
  let checkpoints = before.filter(({ sequence }) => sequence < reach);
  const last = checkpoints.at(-1);
  const facts = factsOf(log, last?.sequence);
  const undone = undoneSequences(facts);
  let tournament = last?.tournament;
  for (const past of facts) {
    if (!undone.has(past.sequence)) tournament = apply(tournament, past);
    checkpoints = [...withCheckpoint(checkpoints, past.sequence, tournament)];
  }
  return { tournament, checkpoints };
}

/** The state that a list of facts amounts to. */
export const replay = (facts: Iterable<Fact>, from: TournamentState = NOTHING): TournamentState => {
  let state = from;
  for (const fact of facts) state = evolve(state, fact);
  return state;
};

function apply(tournament: Tournament | undefined, fact: Fact): Tournament | undefined {
  if (fact.type === 'tournament-created') {
    const settings = settingsFrom(fact.data.settings);
    return {
      ...fact.data,
      settings,
      contestants: new Map(),
      phases: new Map(),
      sessions: new Map(),
      announcements: [],
    };
  }
  if (tournament === undefined) throw new Error(`Fact ${fact.sequence} comes before the tournament.`);
  switch (fact.type) {
    case 'settings-changed':
      return { ...tournament, settings: { ...tournament.settings, ...fact.data.changes } };
    case 'contestant-entered':
    case 'contestant-changed':
    case 'contestant-ranked':
    case 'contestant-withdrawn':
      return { ...tournament, contestants: evolveContestants(tournament, fact) };
    case 'session-planned': {
      const before = tournament.sessions.get(fact.data.session);
      return withSession(
        withoutSittings(tournament, fact.data.session),
        before === undefined ? planned(fact.data) : plannedAgain(before, fact.data),
      );
    }
    case 'phase-planned':
      return { ...tournament, phases: planPhase(tournament, fact.data) };
    case 'lots-drawn':
      return { ...tournament, phases: drawLots(tournament, fact.data) };
    case 'round-continued':
      return continueRound(tournament, fact.data);
    case 'announcement-made': {
      const made = { ...fact.data, number: fact.sequence, at: fact.time };
      return { ...tournament, announcements: [...tournament.announcements, made] };
    }
    case 'announcement-taken-down': {
      const { announcement } = fact.data;
      const announcements = tournament.announcements.filter(({ number }) => number !== announcement);
      return { ...tournament, announcements };
    }
    case 'report-noted': {
      const { item, text } = fact.data;
      return { ...tournament, reportNotes: withNote(tournament.reportNotes, item, text) };
    }
    case 'directing-handed-over':
      return withInCharge(tournament, fact);
    case 'report-sent':
    case 'report-returned':
      return withReportStep(tournament, fact);
    case 'committee-named':
      return { ...tournament, committee: { members: fact.data.members, at: fact.time } };
    case 'person-erased':
    case 'undone':
      return tournament;
    default: {
      const session = tournament.sessions.get(fact.data.session);
      if (session === undefined) throw new Error(`Fact ${fact.sequence} is about a session not planned.`);
      const phase = fact.type === 'contestant-seated' ? matchesPhaseOf(tournament, session) : undefined;
      return fact.type === 'contestant-seated' && phase !== undefined
        ? seatInPhase(tournament, phase, fact.data)
        : inAllSittings(withSession(tournament, evolveSession(tournament, session, fact)), session);
    }
  }
}

const withSession = (tournament: Tournament, session: SessionState): Tournament => ({
  ...tournament,
  sessions: new Map(tournament.sessions).set(session.session, session),
});

/** What is otherwise in the entry; who joined a team whose series are formed is remembered (RTP 3.6.4). */
function changed(
  { phases, settings }: Tournament,
  before: Contestant,
  data: FactData['contestant-changed'],
): Contestant {
  const after = changedEntry(before, data);
  if (before.kind !== 'team' || after.kind !== 'team') return after;
  const joined =
    phaseInSeries(phases.values()) === undefined ? [] : joinedPlayers(before, after, settings.mixed);
  return joined.length === 0 ? after : { ...after, joined: [...(before.joined ?? []), ...joined] };
}

function evolveContestants(
  tournament: Tournament,
  fact: FactOf<'contestant-entered' | 'contestant-changed' | 'contestant-withdrawn' | 'contestant-ranked'> &
    Fact,
): Tournament['contestants'] {
  const { contestants } = tournament;
  if (fact.type === 'contestant-entered') {
    const { confirmed: _, ...entry } = fact.data;
    return new Map(contestants).set(entry.contestant, entry);
  }
  const before = contestants.get(fact.data.contestant);
  if (before === undefined) throw new Error(`Fact ${fact.sequence} is about a contestant not entered.`);
  if (fact.type === 'contestant-changed')
    return new Map(contestants).set(before.contestant, changed(tournament, before, fact.data));
  if (fact.type === 'contestant-ranked') {
    const { unranked: _, ...entry } = before;
    const { ranked, reason, clause } = fact.data;
    const now: Contestant = ranked ? entry : { ...entry, unranked: { reason, clause } };
    return new Map(contestants).set(before.contestant, now);
  }
  const { contestant, ...withdrawn } = fact.data;
  return new Map(contestants).set(contestant, { ...before, withdrawn });
}

type SessionFact = Exclude<
  Fact,
  {
    type:
      | 'tournament-created'
      | 'settings-changed'
      | 'contestant-entered'
      | 'contestant-changed'
      | 'contestant-withdrawn'
      | 'contestant-ranked'
      | 'phase-planned'
      | 'lots-drawn'
      | 'session-planned'
      | 'round-continued'
      | 'announcement-made'
      | 'announcement-taken-down'
      | 'committee-named'
      | 'report-noted'
      | 'report-sent'
      | 'report-returned'
      | 'directing-handed-over'
      | 'person-erased'
      | 'undone';
  }
>;

const withRequest = (
  session: SessionState,
  number: number,
  change: (request: CorrectionRequest) => CorrectionRequest,
): SessionState => ({
  ...session,
  requests: (session.requests ?? []).map((request) =>
    request.number === number ? change(request) : request,
  ),
});

function evolveSession(tournament: Tournament, session: SessionState, fact: SessionFact): SessionState {
  switch (fact.type) {
    case 'contestant-seated':
      return seatContestant(session, fact.data);
    case 'deals-attached':
      return attachDeals(session, fact.data);
    case 'round-drawn':
      return drawRound(session, fact.data);
    case 'draw-published':
      return publishDraw(session, fact);
    case 'line-up-declared':
      return declareLineUp(session, fact.data);
    case 'match-scored':
      return scoreMatch(session, fact.data);
    case 'match-agreed':
      return agreeMatch(session, fact);
    case 'match-ruled':
      return ruleMatch(session, fact);
    case 'extra-boards-set':
      return setExtraBoards(session, fact.data);
    case 'session-opened':
      return {
        ...session,
        status: 'open',
        openedAt: fact.time,
        ...(fact.data.confirmed === undefined ? {} : { departures: fact.data.confirmed }),
      };
    case 'round-started':
      return inRound(session, fact.data, () => ({ startedAt: fact.time }));
    case 'round-ended':
      return inRound(session, fact.data, (times) => ({ startedAt: fact.time, ...times, endedAt: fact.time }));
    case 'device-authorised': {
      const { session: _, ...person } = fact.data;
      const authorised = { ...person, number: fact.sequence, at: fact.time };
      return { ...session, authorisations: [...session.authorisations, authorised] };
    }
    case 'authorisation-withdrawn': {
      const { authorisation } = fact.data;
      const authorisations = session.authorisations.filter(({ number }) => number !== authorisation);
      return { ...session, authorisations };
    }
    case 'clock-paused':
      return pauseClock(session, fact);
    case 'clock-resumed':
      return resumeClock(session, fact);
    case 'round-extended':
      return extendRound(session, fact);
    case 'round-seated':
      return seatRound(session, fact);
    case 'result-recorded':
      return withoutSignatures(
        recordResult(tournament, session, fact.data, { by: fact.data.by, at: fact.time }),
        fact.data,
      );
    case 'result-corrected':
      return withoutSignatures(
        recordResult(tournament, session, fact.data, { by: 'director', at: fact.time }),
        fact.data,
      );
    case 'result-agreed':
      return agreeResult(session, fact.data, fact.time);
    case 'result-disputed':
      return disputeResult(session, fact.data);
    case 'round-confirmed':
      return confirmRound(session, fact.data);
    case 'seats-taken':
      return takeSeats(tournament, session, fact.data);
    case 'absence-noted': {
      const absent = { contestant: fact.data.contestant, at: fact.time };
      return { ...session, absences: [...(session.absences ?? []), absent] };
    }
    case 'absence-ended':
      return {
        ...session,
        absences: (session.absences ?? []).map((absence) =>
          absence.contestant === fact.data.contestant && absence.came === undefined
            ? { ...absence, came: fact.time }
            : absence,
        ),
      };
    case 'place-taken':
      return takePlace(tournament, session, fact.data);
    case 'move-answered':
      return answerMove(session, fact.data);
    case 'correction-asked': {
      const { session: _, confirmed: __, ...asked } = fact.data;
      const request = { ...asked, number: fact.sequence, at: fact.time };
      return { ...session, requests: [...(session.requests ?? []), request] };
    }
    case 'correction-answered': {
      const { contestant, agrees } = fact.data;
      return withRequest(session, fact.data.request, (request) => ({
        ...request,
        answer: { contestant, agrees },
      }));
    }
    case 'correction-decided': {
      const { accepted, reason } = fact.data;
      return withRequest(session, fact.data.request, (request) => ({
        ...request,
        decided: { accepted, reason },
      }));
    }
    case 'score-adjusted':
      return withoutSignatures(adjustScore(tournament, session, fact.data), fact.data);
    case 'penalty-given':
      return withPenalty(session, fact, fact.data.amount);
    case 'warning-given':
      return withPenalty(session, fact, 'warning');
    case 'suspension-given':
      return withPenalty(session, fact, 'suspension');
    case 'board-cancelled':
      return cancelBoard(session, fact.data);
    case 'seats-turned':
      return turnSeats(session, fact.data);
    case 'places-exchanged':
      return exchangePlaces(tournament, session, fact.data);
    case 'boards-changed':
      return changeBoards(session, fact.data);
    case 'board-marked':
      return markBoard(session, fact.data);
    case 'board-grouped':
      return groupBoard(session, fact.data);
    case 'player-substituted':
      return { ...session, substitutions: [...session.substitutions, fact.data] };
    case 'partners-named':
      return { ...session, partners: [...(session.partners ?? []), fact.data] };
    case 'movement-replanned':
      return replan(tournament, session, fact.data);
    case 'director-called':
    case 'call-taken':
    case 'call-postponed':
    case 'director-answered':
      return withCalls(session, fact);
    case 'case-opened':
    case 'case-told':
    case 'case-noted':
    case 'case-ruled':
    case 'ruling-told':
    case 'case-closed':
      return withCase(session, fact);
    case 'incident-logged':
      return withIncident(session, fact);
    case 'appeal-made':
    case 'deposit-taken':
    case 'appeal-noted':
    case 'appeal-held':
    case 'appeal-taken-further':
    case 'appeal-decided':
    case 'appeal-withdrawn':
      return withAppeal(session, fact);
    case 'session-closed':
      return { ...session, status: 'closed', closedAt: fact.time };
    case 'results-published':
      return { ...session, status: 'published', publishedAt: fact.time };
    case 'session-reopened': {
      const { closedAt: _, publishedAt: __, ...open } = session;
      return { ...open, status: 'open' };
    }
    default:
      return never(fact);
  }
}

type Times = SectionState['rounds'] extends ReadonlyMap<number, infer T> ? T : never;

function inRound(
  session: SessionState,
  { section: only, round }: RoundOfSession,
  change: (times: Times | undefined) => Times,
): SessionState {
  const sections = new Map(session.sections);
  for (const [name, section] of sections) {
    if ((only !== undefined && only !== name) || round > section.movement.rounds.length) continue;
    const rounds = new Map(section.rounds).set(round, change(section.rounds.get(round)));
    sections.set(name, { ...section, rounds });
  }
  return { ...session, sections };
}

type PenaltyFact = FactOf<'penalty-given'> | FactOf<'warning-given'> | FactOf<'suspension-given'>;

function withPenalty(
  session: SessionState,
  { data, sequence, time, cause }: PenaltyFact,
  amount: GivenPenalty['amount'],
): SessionState {
  const { session: _, ...penalty } = data;
  const given = {
    ...penalty,
    amount,
    sequence,
    at: time,
    ...(data.offence === undefined ? {} : { incident: cause }),
  };
  return { ...session, penalties: [...session.penalties, given] };
}

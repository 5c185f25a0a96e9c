import { parseFraction } from '../../base/index.ts';
import { parseCard } from '../../game/index.ts';
import { boardsInPlay, checkMovement, contestants } from '../../movement/index.ts';
import { calledIn, changedEntry, playersOf } from '../contestant.ts';
import { entryFault } from '../decide/contestants.ts';
import {
  findBegunSession,
  findBoard,
  findContestant,
  findMeeting,
  findSeat,
  findSection,
  findSession,
} from '../decide/find.ts';
import { contestantsFault, settingsFault } from '../decide/set-up.ts';
import type { Fact, FactData, FactOf, SectionPlan } from '../fact.ts';
import { everybodyAt } from '../meeting.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { conditionsAt } from '../meetings/marking.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import { readSideScore } from '../scores/side-score.ts';
import { weightsFault } from '../scores/weights.ts';
import { settingsFrom } from '../settings-defaults.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { factAt, factsOf } from './fact-chain.ts';
import { factOfMatchesFault, matchFactFault, phaseFault, sessionOfPhaseFault } from './match-fact-fault.ts';
import { undoneSequences } from './undo.ts';

const wrong = (message: string): Refused => refuse('impossible-fact', message);

/** Rounds and tables of a section that exist. */
function planFault(tournament: Tournament, { section, movement, seating }: SectionPlan): Refused | undefined {
  const unsound = checkMovement(movement, { mostMeetings: Number.MAX_SAFE_INTEGER })[0];
  if (unsound !== undefined) return wrong(`Section ${section}: ${unsound.message}`);
  const held = new Set(contestants(movement));
  for (const [number, contestant] of Object.entries(seating)) {
    if (!held.has(Number(number))) return wrong(`Section ${section} has no number ${number}.`);
    if (!tournament.contestants.has(contestant))
      return wrong(`${calledIn(tournament, contestant)} is not entered.`);
  }
  const empty = [...held].find((number) => seating[number] === undefined);
  return empty === undefined ? undefined : wrong(`Nobody has number ${empty} of section ${section}.`);
}

function roundFault(
  { sections }: SessionState,
  { section, round }: FactData['round-started'],
): Refused | undefined {
  const called = [...sections.values()].filter((each) => section === undefined || each.section === section);
  return called.some(({ movement }) => round <= movement.rounds.length)
    ? undefined
    : wrong(`There is no round ${round}.`);
}

/** An undo is of something earlier that still counts. Of itself, or of what is still to come, it would never end. */
function undoFault(
  { log, version }: TournamentState,
  { data: { sequence } }: FactOf<'undone'>,
): Refused | undefined {
  if (sequence > version) return wrong(`It undoes fact ${sequence}, which does not come before it.`);
  if (factAt(log, sequence)?.type === 'tournament-created')
    return wrong('The tournament itself is not undone.');
  if (factAt(log, sequence)?.type === 'person-erased') return wrong('What was erased does not come back.');
  return undoneSequences(factsOf(log)).has(sequence)
    ? wrong(`Fact ${sequence} is undone already.`)
    : undefined;
}

function sideFaults(
  session: SessionState,
  { ns, ew, ...at }: FactData['score-adjusted'],
): Refused | undefined {
  const points = playAt(session, at)?.recorded?.nsPoints;
  const { vulnerable } = conditionsAt(session, at);
  const fault = [ns, ew]
    .map((side) => readSideScore(side, { ...at, vulnerable }, points))
    .find((read) => !read.ok);
  if (fault?.ok === false) return wrong(fault.error.message);
  return weightsFault(session, { ns, ew, ...at });
}

function penaltyFault({ amount }: FactData['penalty-given']): Refused | undefined {
  const value = parseFraction(amount.value);
  if (!value.ok) return wrong(value.error.message);
  return value.value.sign > 0 ? undefined : wrong(`A penalty is more than nothing, not ${amount.value}.`);
}

const ifRefused = (result: { readonly ok: true } | Refused): Refused | undefined =>
  result.ok ? undefined : result;

function satFault(
  tournament: Tournament,
  sat: { readonly ns?: string; readonly ew?: string },
): Refused | undefined {
  const unknown = everybodyAt(sat).find((contestant) => !tournament.contestants.has(contestant));
  return unknown === undefined ? undefined : wrong(`${calledIn(tournament, unknown)} is not entered.`);
}

function leadFault({ lead }: { readonly lead?: string }): Refused | undefined {
  const card = lead === undefined ? undefined : parseCard(lead);
  return card?.ok === false ? wrong(card.error.message) : undefined;
}

/** One of the players of the contestant. */
function playerFault(
  tournament: Tournament,
  { contestant, player }: { readonly contestant: string; readonly player: number },
): Refused | undefined {
  const found = findContestant(tournament, contestant);
  if (!found.ok) return found;
  return playersOf(found.value)[player] === undefined ? wrong('There is no such player.') : undefined;
}

/** Facts about a session that has to be there. */
function sessionFault(
  tournament: Tournament,
  fact: Fact & { readonly data: { readonly session: number } },
): Refused | undefined {
  const session = findSession(tournament, fact.data.session);
  if (!session.ok) return session;
  const ofMatches = matchFactFault(tournament, fact) ?? factOfMatchesFault(tournament, session.value, fact);
  if (ofMatches !== undefined) return ofMatches;
  switch (fact.type) {
    case 'contestant-seated': {
      if (matchesPhaseOf(tournament, session.value) !== undefined) return undefined;
      const section = findSection(session.value, fact.data.section);
      if (!section.ok) return section;
      const { movement, seating } = section.value;
      const exists = movement.vacant.includes(fact.data.number) || seating.has(fact.data.number);
      return exists
        ? ifRefused(findContestant(tournament, fact.data.contestant))
        : wrong(`There is no number ${fact.data.number}.`);
    }
    case 'round-started':
    case 'round-ended':
      return roundFault(session.value, fact.data);
    case 'result-recorded':
    case 'result-corrected':
      return (
        ifRefused(findBegunSession(tournament, fact.data.session)) ??
        ifRefused(findBoard(tournament, session.value, fact.data)) ??
        satFault(tournament, fact.data) ??
        leadFault(fact.data)
      );
    case 'result-agreed':
    case 'result-disputed':
      return playAt(session.value, fact.data)?.recorded === undefined
        ? wrong('There is no result there.')
        : undefined;
    case 'correction-asked':
      return playAt(session.value, fact.data)?.recorded === undefined
        ? wrong('There is no result there.')
        : ifRefused(findContestant(tournament, fact.data.contestant));
    case 'correction-answered':
    case 'correction-decided': {
      const { request } = fact.data;
      return session.value.requests?.some(({ number }) => number === request) === true
        ? undefined
        : wrong(`Nobody asked for correction ${request}.`);
    }
    case 'absence-noted':
    case 'absence-ended':
      return ifRefused(findSeat(tournament, session.value, fact.data.contestant));
    case 'place-taken':
      return (
        ifRefused(findSection(session.value, fact.data.section)) ??
        ifRefused(findSeat(tournament, session.value, fact.data.instead)) ??
        ifRefused(findSeat(tournament, session.value, fact.data.from)) ??
        ifRefused(findContestant(tournament, fact.data.contestant))
      );
    case 'round-confirmed':
    case 'seats-taken':
    case 'move-answered':
      return ifRefused(findMeeting(tournament, session.value, fact.data));
    case 'score-adjusted':
      return (
        ifRefused(findBegunSession(tournament, fact.data.session)) ??
        ifRefused(findBoard(tournament, session.value, fact.data)) ??
        sideFaults(session.value, fact.data)
      );
    case 'penalty-given':
      return penaltyFault(fact.data) ?? ifRefused(findSeat(tournament, session.value, fact.data.contestant));
    case 'warning-given':
    case 'suspension-given':
      return ifRefused(findSeat(tournament, session.value, fact.data.contestant));
    case 'board-marked':
    case 'board-cancelled': {
      const played = [...session.value.sections.values()].some(({ movement }) =>
        boardsInPlay(movement).includes(fact.data.board),
      );
      return played ? undefined : wrong(`Board ${fact.data.board} is not played.`);
    }
    case 'board-grouped': {
      const { meetings, board, session: number } = fact.data;
      const missing = meetings
        .map((meeting) => findBoard(tournament, session.value, { ...meeting, session: number, board }))
        .find((found) => !found.ok);
      return missing === undefined ? undefined : ifRefused(missing);
    }
    case 'places-exchanged':
      return (
        ifRefused(findBegunSession(tournament, fact.data.session)) ??
        ifRefused(findSection(session.value, fact.data.section)) ??
        fact.data.contestants
          .map((contestant) => ifRefused(findContestant(tournament, contestant)))
          .find((refused) => refused !== undefined)
      );
    case 'seats-turned':
    case 'boards-changed':
      return (
        ifRefused(findBegunSession(tournament, fact.data.session)) ??
        ifRefused(findMeeting(tournament, session.value, fact.data))
      );
    case 'player-substituted':
      return (
        playerFault(tournament, fact.data) ??
        ifRefused(findSeat(tournament, session.value, fact.data.contestant))
      );
    case 'partners-named': {
      const { contestant, playing } = fact.data;
      return playing
        .map((player) => playerFault(tournament, { contestant, player }))
        .find((refused) => refused !== undefined);
    }
    case 'movement-replanned':
      return ifRefused(findSection(session.value, fact.data.section)) ?? planFault(tournament, fact.data);
    case 'director-called':
    case 'call-taken':
    case 'call-postponed':
    case 'director-answered':
      return ifRefused(findSection(session.value, fact.data.section));
    case 'case-opened':
      return ifRefused(findBoard(tournament, session.value, fact.data));
    case 'case-told':
    case 'case-noted':
    case 'case-ruled':
    case 'ruling-told':
    case 'case-closed':
      return session.value.cases?.has(fact.data.case) === true
        ? undefined
        : wrong(`There is no case ${fact.data.case}.`);
    case 'appeal-made':
      return appealFault(session.value, fact.data);
    case 'deposit-taken':
    case 'appeal-noted':
    case 'appeal-held':
    case 'appeal-taken-further':
    case 'appeal-decided':
    case 'appeal-withdrawn':
      return session.value.appeals?.some(({ number }) => number === fact.data.appeal) === true
        ? undefined
        : wrong(`There is no appeal ${fact.data.appeal}.`);
    default:
      return undefined;
  }
}

/** What is appealed against was ruled, or given. */
function appealFault(session: SessionState, data: FactData['appeal-made']): Refused | undefined {
  if ('penalty' in data) {
    const isGiven = session.penalties.some(({ sequence }) => sequence === data.penalty);
    return isGiven ? undefined : wrong(`There is no penalty ${data.penalty}.`);
  }
  const isRuled = session.cases?.get(data.case)?.rulings.some(({ number }) => number === data.ruling);
  return isRuled === true ? undefined : wrong(`There is no ruling ${data.ruling}.`);
}

/**
 * Why a fact that was not decided here cannot have happened after those before it: what it speaks of must be there, and
 * its numbers must be numbers. The rules of the day are not asked again: they may have been others then.
 */
export function factFault(state: TournamentState, fact: Fact): Refused | undefined {
  const { tournament } = state;
  if (fact.type === 'tournament-created') {
    return tournament === undefined
      ? settingsFault(settingsFrom(fact.data.settings))
      : wrong('The tournament exists already.');
  }
  if (tournament === undefined) return wrong('The tournament has not been created yet.');
  switch (fact.type) {
    case 'settings-changed':
      return (
        contestantsFault(tournament, fact.data.changes) ??
        settingsFault({ ...tournament.settings, ...fact.data.changes })
      );
    case 'contestant-entered':
      return tournament.contestants.has(fact.data.contestant)
        ? wrong(`${calledIn(tournament, fact.data.contestant)} is entered twice.`)
        : entryFault(tournament.settings.contestants, fact.data);
    case 'contestant-changed': {
      const found = findContestant(tournament, fact.data.contestant);
      return found.ok
        ? entryFault(tournament.settings.contestants, changedEntry(found.value, fact.data))
        : found;
    }
    case 'contestant-withdrawn':
      return ifRefused(findContestant(tournament, fact.data.contestant));
    case 'session-planned': {
      // One that is open may begin anew; one that is over may not.
      const status = tournament.sessions.get(fact.data.session)?.status;
      if (status === 'closed' || status === 'published')
        return wrong(`Session ${fact.data.session} is over.`);
      return (
        sessionOfPhaseFault(tournament, fact.data) ??
        fact.data.sections.map((plan) => planFault(tournament, plan)).find((fault) => fault !== undefined)
      );
    }
    case 'phase-planned':
      return phaseFault(tournament, fact.data);
    case 'lots-drawn':
      return matchFactFault(tournament, fact);
    case 'undone':
      return undoFault(state, fact);
    default:
      return 'session' in fact.data
        ? sessionFault(tournament, fact as Parameters<typeof sessionFault>[1])
        : undefined;
  }
}

import { type Clause, scoringUnder } from '../../regulation/index.ts';
import type { RoundOfSession } from '../fact.ts';
import type { SessionNumber } from '../meeting.ts';
import { placeInMatch } from '../meetings/drawn-rounds.ts';
import {
  calledRound,
  isCancelled,
  isMatchClosed,
  meetingsOf,
  playAt,
  playedMeetings,
} from '../meetings/schedule.ts';
import { type Finding, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { goesOn } from './clock.ts';
import { type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findBegunSession, findOpenSession, findSection, findSession, isBlank } from './find.ts';
import { openingFault, openingFindings } from './opening.ts';

function anotherOpen({ sessions }: Tournament, number: SessionNumber) {
  const open = [...sessions.values()].find(({ session, status }) => session !== number && status === 'open');
  if (open === undefined) return undefined;
  const message = `Session ${open.session} is still open: close it first.`;
  return refuse('another-session-open', message, { params: { session: open.session } });
}

export const openSession: Decider<'open-session'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  if (session.value.status !== 'planned') {
    const message = `Session ${data.session} has been opened already.`;
    return refuse('session-begun', message, { params: { session: data.session } });
  }
  return (
    anotherOpen(tournament, data.session) ??
    openingFault(tournament, session.value) ??
    unlessConfirmed(openingFindings(tournament, session.value), data.confirmed, data.because) ??
    follows(fact('session-opened', data))
  );
};

/** The sections that a call of a round is for. */
function calledSections(session: SessionState, { section, round }: RoundOfSession): readonly SectionState[] {
  return [...session.sections.values()].filter(
    (state) => (section === undefined || state.section === section) && round <= state.movement.rounds.length,
  );
}

/** What is played has been shown: a draw that was not published is, when its round is called. */
const publishedDraws = ({ session }: SessionState, sections: readonly SectionState[], round: number) =>
  sections.flatMap((section) => {
    const drawn = placeInMatch(section, round)?.drawn;
    return drawn === undefined || drawn.publishedAt !== undefined
      ? []
      : [fact('draw-published', { session, section: section.section, round: drawn.round })];
  });

/** Parts of matches that were all entered as a whole, or ruled on, need not be called. */
function isNext(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  round: number,
): boolean {
  const between = meetingsOf(tournament, session.session, section).slice(calledRound(section), round - 1);
  return (
    round > calledRound(section) &&
    between.every((meetings) => meetings.every((meeting) => isMatchClosed(session, meeting)))
  );
}

export const startRound: Decider<'start-round'> = (tournament, data, { time }) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  if (data.section !== undefined) {
    const section = findSection(session.value, data.section);
    if (!section.ok) return section;
  }
  const { round } = data;
  const sections = calledSections(session.value, data);
  const [first] = sections;
  if (first === undefined || round < 1) {
    return refuse('no-such-round', `There is no round ${round}.`, { params: { round } });
  }
  const wrong = sections.find((section) => !isNext(tournament, session.value, section, round));
  if (wrong !== undefined) {
    const next = calledRound(wrong) + 1;
    const message =
      round < next
        ? `Round ${round} has been called already in section ${wrong.section}.`
        : `Round ${next} comes next in section ${wrong.section}.`;
    return refuse('round-order', message, { params: { round, next, section: wrong.section } });
  }
  const before = Math.max(0, ...sections.map(calledRound));
  const running = sections.some(({ rounds }) => rounds.get(before)?.endedAt === undefined);
  return follows(
    ...publishedDraws(session.value, sections, round),
    ...goesOn(session.value, time),
    ...(before > 0 && running ? [fact('round-ended', { ...data, round: before })] : []),
    fact('round-started', data),
  );
};

export const endRound: Decider<'end-round'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  const { round } = data;
  const running = calledSections(session.value, data).some(({ rounds }) => {
    const times = rounds.get(round);
    return times !== undefined && times.endedAt === undefined;
  });
  if (running) return follows(fact('round-ended', data));
  return refuse('round-not-running', `Round ${round} is not being played.`, { params: { round } });
};

/** What closing leaves unsettled. */
function unsettled(tournament: Tournament, session: SessionState): Finding[] {
  const missing: string[] = [];
  const open: string[] = [];
  const disputed: string[] = [];
  for (const meeting of playedMeetings(tournament, session)) {
    if (isMatchClosed(session, meeting)) continue;
    for (const board of meeting.boards) {
      if (isCancelled(session.boards.get(board), meeting)) continue;
      const play = playAt(session, { ...meeting, board });
      const place = `${board} (${meeting.section}${meeting.table})`;
      if (play === undefined) missing.push(place);
      else if (play.status === 'disputed') disputed.push(place);
      else if (play.status === 'entered') open.push(place);
    }
  }
  const { settings } = tournament;
  const { agreement } = profileOf(settings);
  const { awards } = scoringUnder(profileOf(settings), settings.laws);
  return [
    ...unsettledFinding('missing-results', 'Results are missing', missing, awards.omitted),
    ...unsettledFinding('disputed-results', 'Results are disputed', disputed, agreement),
    ...unsettledFinding('unagreed-results', 'Results wait for agreement', open, agreement),
  ];
}

const MOST_PLACES_NAMED = 5;

function unsettledFinding(
  code: string,
  words: string,
  places: readonly string[],
  { clause }: Clause,
): Finding[] {
  if (places.length === 0) return [];
  const named = places.slice(0, MOST_PLACES_NAMED).join(', ');
  const more = places.length > MOST_PLACES_NAMED ? ', …' : '';
  const params = { count: places.length, places: named + more };
  return [{ code, message: `${words} (${places.length}): board ${params.places}.`, clause, params }];
}

export const closeSession: Decider<'close-session'> = (tournament, data) => {
  const session = findOpenSession(tournament, data.session);
  if (!session.ok) return session;
  return (
    unlessConfirmed(unsettled(tournament, session.value), data.confirmed) ??
    follows(fact('session-closed', data))
  );
};

export const publishResults: Decider<'publish-results'> = (tournament, data) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const params = { session: data.session };
  switch (session.value.status) {
    case 'closed':
      return follows(fact('results-published', data));
    case 'published':
      return refuse('already-published', `The results of session ${data.session} are out already.`, {
        params,
      });
    default:
      return refuse('session-open', `Session ${data.session} is still open: close it first.`, { params });
  }
};

export const reopenSession: Decider<'reopen-session'> = (tournament, data) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  if (session.value.status === 'open') {
    return refuse('session-open', `Session ${data.session} is open.`, { params: { session: data.session } });
  }
  if (isBlank(data.reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  return anotherOpen(tournament, data.session) ?? follows(fact('session-reopened', data));
};

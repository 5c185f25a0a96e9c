import { contestantCount, type Movement, tableCount } from '../../movement/index.ts';
import type { Announcement } from '../announcements.ts';
import { type Clock, clockOf, lastPause, type PauseView } from '../clock/clock.ts';
import {
  correctionsUntil,
  type PublicationDue,
  publicationDue,
  type RequestsUntil,
  type RulingsUntil,
  requestsUntil,
  rulingsUntil,
} from '../clock/corrections.ts';
import type { SectionId, SessionNumber } from '../meeting.ts';
import { isClosed, partCalled, placeInMatch, type RoundAndSegment } from '../meetings/drawn-rounds.ts';
import { playIn } from '../meetings/plays.ts';
import { isCancelled, isMatchClosed, playedMeetings } from '../meetings/schedule.ts';
import type { PhaseNumber, PhasePlan } from '../phase.ts';
import type { Settings } from '../settings.ts';
import type { SectionState, SessionState, SessionStatus, Tournament } from '../state.ts';
import { once } from './remember.ts';

export type TournamentStatus = 'set-up' | 'playing' | 'between-sessions' | 'over' | 'published';

/** What anybody may know at a glance. */
export interface Overview {
  readonly version: number;
  readonly name: string;
  readonly date: string;
  readonly venue?: string;
  readonly status: TournamentStatus;
  readonly settings: Settings;
  readonly contestants: number;
  readonly sessions: readonly SessionOverview[];
  /** What was planned beyond sessions of pairs: nothing where only those are played. */
  readonly phases: readonly PhaseOverview[];
  /** What the director says to everybody. */
  readonly announcements: readonly Announcement[];
}

/** A phase as planned. */
export type PhaseOverview = Pick<PhasePlan, 'phase' | 'name' | 'format' | 'groups' | 'exempt'>;

export interface SessionOverview {
  readonly session: SessionNumber;
  /** The phase that it belongs to, where phases were planned. */
  readonly phase?: PhaseNumber;
  readonly status: SessionStatus;
  readonly openedAt?: string;
  readonly closedAt?: string;
  readonly publishedAt?: string;
  /** When the results should be out, while they are not or were late. */
  readonly publicationDue?: PublicationDue;
  /** Until when the director corrects scores; open while a later session has not begun (Law 79C1). */
  readonly correctionsUntil?: string;
  /** Until when he changes a ruling of his own, where the regulation says so (RTP 2.1.1.3). */
  readonly rulingsUntil?: RulingsUntil;
  /** When players ask for them at the latest. */
  readonly requests?: readonly RequestsUntil[];
  /** The pause called last: it may be over by now. */
  readonly pause?: PauseView;
  readonly sections: readonly SectionOverview[];
  readonly resultsIn: number;
  readonly resultsExpected: number;
  /** Matches that are known as a whole, from their sheets or by a ruling, where there are any. */
  readonly matchesIn?: number;
}

export interface SectionOverview {
  readonly section: SectionId;
  readonly movement: Movement['kind'];
  readonly tables: number;
  readonly pairs: number;
  readonly rounds: number;
  /** Where matches are played: the round of the phase and the segment that each round of the movement is, the first at index 0. */
  readonly ofMatches?: readonly (Omit<RoundAndSegment, 'rounds'> | null)[];
  readonly clock?: Clock;
}

function statusOf({ sessions }: Tournament): TournamentStatus {
  const all = [...sessions.values()].map(({ status }) => status);
  if (all.includes('open')) return 'playing';
  if (all.every((status) => status === 'planned')) return 'set-up';
  if (all.includes('planned')) return 'between-sessions';
  return all.every((status) => status === 'published') ? 'published' : 'over';
}

/** Results that a session will have, and those it has. */
export const resultCounts = (tournament: Tournament, session: SessionState): ResultCounts =>
  once(tournament, `counts ${session.session}`, () => countResults(tournament, session));

interface ResultCounts {
  readonly resultsIn: number;
  readonly resultsExpected: number;
}

function countResults(tournament: Tournament, session: SessionState): ResultCounts {
  let [resultsIn, resultsExpected] = [0, 0];
  for (const meeting of playedMeetings(tournament, session)) {
    // Of a match that was entered as a whole, or ruled on, nothing more is expected.
    const isOver = isMatchClosed(session, meeting);
    for (const board of meeting.boards) {
      const state = session.boards.get(board);
      if (isCancelled(state, meeting)) continue;
      const isIn = playIn(state, meeting) !== undefined;
      if (isIn || !isOver) resultsExpected++;
      if (isIn) resultsIn++;
    }
  }
  return { resultsIn, resultsExpected };
}

function roundsOfMatches(section: SectionState): Pick<SectionOverview, 'ofMatches'> {
  if (section.drawn === undefined) return {};
  return {
    ofMatches: section.movement.rounds.map(({ round }) => {
      const place = placeInMatch(section, round);
      return place === undefined ? null : partCalled(place);
    }),
  };
}

const matchesKnown = ({ sections }: SessionState): number =>
  [...sections.values()]
    .flatMap(({ drawn = [] }) => drawn)
    .reduce((sum, round) => sum + round.matches.filter(({ match }) => isClosed(round, match)).length, 0);

function sessionOverview(tournament: Tournament, session: SessionState): SessionOverview {
  const { session: number, phase, status, openedAt, closedAt, publishedAt } = session;
  const until = correctionsUntil(tournament, session);
  const rulings = rulingsUntil(tournament, session);
  const requests = requestsUntil(tournament, session);
  const due = publicationDue(tournament, session);
  const pause = lastPause(session);
  const matchesIn = matchesKnown(session);
  return {
    session: number,
    ...(phase === undefined ? {} : { phase }),
    status,
    ...(openedAt === undefined ? {} : { openedAt }),
    ...(closedAt === undefined ? {} : { closedAt }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(due === undefined ? {} : { publicationDue: due }),
    ...(until === undefined ? {} : { correctionsUntil: until }),
    ...(rulings === undefined ? {} : { rulingsUntil: rulings }),
    ...(matchesIn === 0 ? {} : { matchesIn }),
    ...(requests.length === 0 ? {} : { requests }),
    ...(pause === undefined ? {} : { pause }),
    sections: Array.from(session.sections.values(), (section): SectionOverview => {
      const clock = clockOf(tournament, session, section);
      const { movement } = section;
      return {
        section: section.section,
        movement: movement.kind,
        tables: tableCount(movement),
        pairs: contestantCount(movement),
        rounds: movement.rounds.length,
        ...roundsOfMatches(section),
        ...(clock === undefined ? {} : { clock }),
      };
    }),
    ...resultCounts(tournament, session),
  };
}

export const overview = (tournament: Tournament, version: number): Overview => ({
  ...once(tournament, 'overview', () => overviewOf(tournament)),
  version,
});

function overviewOf(tournament: Tournament): Omit<Overview, 'version'> {
  const { name, date, venue, settings, contestants, sessions, phases, announcements } = tournament;
  return {
    name,
    date,
    ...(venue === undefined ? {} : { venue }),
    status: statusOf(tournament),
    settings,
    contestants: [...contestants.values()].filter(({ withdrawn }) => withdrawn === undefined).length,
    sessions: [...sessions.values()]
      .sort((a, b) => a.session - b.session)
      .map((session) => sessionOverview(tournament, session)),
    phases: Array.from(phases.values(), phaseOverview).sort((a, b) => a.phase - b.phase),
    announcements,
  };
}

const phaseOverview = ({ phase, name, format, groups, exempt }: PhasePlan): PhaseOverview => ({
  phase,
  ...(name === undefined ? {} : { name }),
  format,
  groups,
  ...(exempt === undefined ? {} : { exempt }),
});

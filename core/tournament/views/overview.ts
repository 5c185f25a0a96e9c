import { type PairKind, tableCount } from '../../movement/index.ts';
import { correctionsUntil, minutesAfter } from '../corrections.ts';
import type { SectionId, SessionNumber } from '../meeting.ts';
import { playIn } from '../plays.ts';
import { calledRound, isCancelled, playedMeetings } from '../schedule.ts';
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
  readonly pairs: number;
  readonly sessions: readonly SessionOverview[];
}

export interface SessionOverview {
  readonly session: SessionNumber;
  readonly status: SessionStatus;
  readonly openedAt?: string;
  readonly closedAt?: string;
  readonly publishedAt?: string;
  /** Until when the director corrects scores; open while a later session has not begun (Law 79C1). */
  readonly correctionsUntil?: string;
  readonly sections: readonly SectionOverview[];
  readonly resultsIn: number;
  readonly resultsExpected: number;
}

export interface SectionOverview {
  readonly section: SectionId;
  readonly movement: PairKind;
  readonly tables: number;
  readonly pairs: number;
  readonly rounds: number;
  readonly clock?: Clock;
}

/** The round being played. */
export interface Clock {
  readonly round: number;
  readonly rounds: number;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly minutes: number;
  /** When the round should end. */
  readonly endsAt: string;
}

/** When a round began and when it should end, from the longest set of boards that a table plays in it. */
export function clockOf({ settings }: Tournament, section: SectionState): Clock | undefined {
  const round = calledRound(section);
  const times = section.rounds.get(round);
  if (times === undefined) return undefined;
  const { rounds } = section.movement;
  const boards = Math.max(0, ...(rounds[round - 1]?.tables ?? []).map((plan) => plan.boards.length));
  const minutes = boards * settings.minutesPerBoard;
  return { round, rounds: rounds.length, ...times, minutes, endsAt: minutesAfter(times.startedAt, minutes) };
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
    for (const board of meeting.boards) {
      const state = session.boards.get(board);
      if (isCancelled(state, meeting.section)) continue;
      resultsExpected++;
      if (playIn(state, meeting) !== undefined) resultsIn++;
    }
  }
  return { resultsIn, resultsExpected };
}

function sessionOverview(tournament: Tournament, session: SessionState): SessionOverview {
  const { session: number, status, openedAt, closedAt, publishedAt } = session;
  const until = correctionsUntil(tournament, session);
  return {
    session: number,
    status,
    ...(openedAt === undefined ? {} : { openedAt }),
    ...(closedAt === undefined ? {} : { closedAt }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(until === undefined ? {} : { correctionsUntil: until }),
    sections: Array.from(session.sections.values(), (section): SectionOverview => {
      const clock = clockOf(tournament, section);
      const { movement } = section;
      return {
        section: section.section,
        movement: movement.kind,
        tables: tableCount(movement),
        pairs: movement.pairs,
        rounds: movement.rounds.length,
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
  const { name, date, venue, settings, pairs, sessions } = tournament;
  return {
    name,
    date,
    ...(venue === undefined ? {} : { venue }),
    status: statusOf(tournament),
    settings,
    pairs: [...pairs.values()].filter(({ withdrawn }) => withdrawn === undefined).length,
    sessions: [...sessions.values()]
      .sort((a, b) => a.session - b.session)
      .map((session) => sessionOverview(tournament, session)),
  };
}

import type { PairKind } from '../../movement/index.ts';
import type { SectionId, SessionNumber } from '../meeting.ts';
import type { Settings } from '../settings.ts';
import type { SessionStatus } from '../state.ts';

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

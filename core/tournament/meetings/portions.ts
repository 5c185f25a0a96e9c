import type { ContestantId } from '../meeting.ts';
import type { Tournament } from '../state.ts';
import { isPlayedMeeting, meetingsOf, seatOf } from './schedule.ts';

/** The boards of one round of a session that a pair plays. */
export interface Portion {
  readonly session: number;
  readonly round: number;
  readonly boards: number;
}

/** What a contestant plays, round by round, in the sessions that are planned. */
export function portionsOf(tournament: Tournament, contestant: ContestantId): readonly Portion[] {
  return [...tournament.sessions.values()].flatMap((session) =>
    [...session.sections.values()].flatMap((section) =>
      meetingsOf(tournament, session.session, section).flatMap((meetings, index) => {
        const meeting = seatOf(meetings, contestant)?.meeting;
        return meeting === undefined || !isPlayedMeeting(meeting)
          ? []
          : [{ session: session.session, round: index + 1, boards: meeting.boards.length }];
      }),
    ),
  );
}

/** The boards of each session of the event: one not planned yet is taken to be as long as the last that is. */
export const withUnplanned = (planned: readonly number[], sessionCount: number): readonly number[] => [
  ...planned,
  ...Array.from({ length: Math.max(0, sessionCount - planned.length) }, () => planned.at(-1) ?? 0),
];

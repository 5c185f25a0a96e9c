import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { matchesPhaseOf } from './drawn-rounds.ts';
import { isPlayedMeeting, meetingsOf } from './schedule.ts';

/** Where a break fits: after which rounds no board that was played is still to be played (RTP 3.3). */
export interface BreakPlaces {
  readonly clause: string;
  readonly after: readonly number[];
}

/** The boards that are played in each round, in all sections: boards may pass from one to the other. */
function boardsByRound(tournament: Tournament, { session, sections }: SessionState): readonly number[][] {
  const rounds: number[][] = [];
  for (const section of sections.values()) {
    for (const [at, meetings] of meetingsOf(tournament, session, section).entries()) {
      const boards = meetings.filter(isPlayedMeeting).flatMap((meeting) => meeting.boards);
      rounds[at] = [...(rounds[at] ?? []), ...boards];
    }
  }
  return rounds;
}

/** Where the regulation recommends a break in a session of pairs; the end of the session is none. */
export function breakPlaces(tournament: Tournament, session: SessionState): BreakPlaces | undefined {
  const { breaks } = profileOf(tournament.settings);
  if (breaks === undefined || matchesPhaseOf(tournament, session) !== undefined) return undefined;
  const rounds = boardsByRound(tournament, session);
  const lastRoundOf = new Map(
    rounds.flatMap((boards, at) => boards.map((board) => [board, at + 1] as const)),
  );
  const after: number[] = [];
  let inPlayUntil = 0;
  for (const [at, boards] of rounds.entries()) {
    for (const board of boards) inPlayUntil = Math.max(inPlayUntil, lastRoundOf.get(board) ?? 0);
    if (inPlayUntil === at + 1 && at + 1 < rounds.length) after.push(at + 1);
  }
  return { clause: breaks.clause, after };
}

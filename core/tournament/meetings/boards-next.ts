import type { SectionState, SessionState, Tournament } from '../state.ts';
import { matchesPhaseOf } from './drawn-rounds.ts';
import { isPlayedMeeting, meetingsOf, type PlannedMeeting } from './schedule.ts';

/** Where boards of a table go after the round (Law 8A2): to tables, or out of play for now. */
export interface BoardsNext {
  readonly boards: readonly number[];
  /** None: they wait, and a later round plays them. */
  readonly tables: readonly number[];
}

/** The boards of a meeting that are played again, by where they go; those that nobody plays any more are left out. */
export function boardsNext(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  meeting: PlannedMeeting,
): readonly BoardsNext[] {
  if (matchesPhaseOf(tournament, session) !== undefined || !isPlayedMeeting(meeting)) return [];
  const rounds = meetingsOf(tournament, session.session, section);
  const [next = [], ...later] = rounds.slice(meeting.round);
  const plays = (meetings: readonly PlannedMeeting[], board: number): readonly number[] =>
    meetings.filter((each) => isPlayedMeeting(each) && each.boards.includes(board)).map(({ table }) => table);
  const byTables = new Map<string, BoardsNext>();
  for (const board of meeting.boards) {
    const tables = plays(next, board);
    if (tables.length === 0 && !later.some((meetings) => plays(meetings, board).length > 0)) continue;
    const key = tables.join();
    byTables.set(key, { boards: [...(byTables.get(key)?.boards ?? []), board], tables });
  }
  return [...byTables.values()];
}

import type { SectionId, SessionNumber } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import type { SessionState } from '../state.ts';

/** A board that was written down while the time was kept, and how many whole minutes it had taken. */
interface BoardTimed {
  readonly round: number;
  readonly board: number;
  readonly minutes: number;
}

/** A table whose time a director keeps: somebody found its pace too slow, and whoever was meant asked for it (RTP 2.3.7). */
export interface TimeKept {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly table: number;
  readonly since: string;
  readonly boards: readonly BoardTimed[];
  /** From when the board in play has its time: the result before it, or the beginning. */
  readonly from: string;
}

const MINUTE = 60_000;

/** The tables at which the time is kept, in the order in which that began, with what each board has taken since. */
export function timesKept(session: SessionState): readonly TimeKept[] {
  const began = new Map<string, Pick<TimeKept, 'section' | 'table' | 'since'>>();
  for (const { kind, section, table, at } of session.incidents ?? []) {
    if (kind !== 'time-kept' || section === undefined || table === undefined) continue;
    const key = `${section}${table}`;
    if (!began.has(key)) began.set(key, { section, table, since: at });
  }
  return [...began.values()].map(({ section, table, since }): TimeKept => {
    let from = since;
    const written = [...session.boards.values()]
      .flatMap((board) => [...playsOn(board)])
      .flatMap((play) =>
        play.section === section && play.table === table && play.recorded !== undefined
          ? [{ round: play.round, board: play.board, at: play.recorded.at }]
          : [],
      )
      .filter(({ at }) => Date.parse(at) > Date.parse(since))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const boards = written.map(({ round, board, at }): BoardTimed => {
      const minutes = Math.floor((Date.parse(at) - Date.parse(from)) / MINUTE);
      from = at;
      return { round, board, minutes };
    });
    return { session: session.session, section, table, since, boards, from };
  });
}

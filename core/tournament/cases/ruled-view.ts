import type { Side } from '../../game/index.ts';
import type { Meeting } from '../meeting.ts';
import type { SessionState } from '../state.ts';
import type { CaseBoard, CaseState } from './case.ts';

/**
 * What the players of a table are told of a ruling on their board: what it came to and by which clauses. No reasons, which
 * may speak of cards, and no penalties, which are between the director and whoever has them.
 */
export interface RuledOnBoard {
  readonly at: string;
  readonly clause: string;
  readonly moved?: { readonly to: Side; readonly tricks: number };
  readonly result?: string;
  readonly adjusted?: true;
  /** What became of the board. */
  readonly becomes?: CaseBoard['status'];
}

/** The cases of a table's boards, the earliest first. */
export const casesAt = (
  { cases }: SessionState,
  { section, round, table }: Omit<Meeting, 'session'>,
  board: number,
): readonly CaseState[] =>
  [...(cases?.values() ?? [])].filter(
    (each) =>
      each.board === board && each.table === table && each.round === round && each.section === section,
  );

/** The latest ruling on a board of a table, as its players are told. */
export function ruledAt(
  session: SessionState,
  meeting: Omit<Meeting, 'session'>,
  board: number,
): { readonly ruled?: RuledOnBoard } {
  if (session.cases === undefined) return {};
  const ruling = casesAt(session, meeting, board)
    .flatMap(({ rulings }) => rulings)
    .sort((one, other) => one.number - other.number)
    .at(-1);
  if (ruling === undefined) return {};
  const { at, clause, moved, result, adjustment, becomes } = ruling;
  return {
    ruled: {
      at,
      clause,
      ...(moved === undefined ? {} : { moved }),
      ...(result === undefined ? {} : { result }),
      ...(adjustment === undefined ? {} : { adjusted: true }),
      ...(becomes === undefined ? {} : { becomes: becomes.status }),
    },
  };
}

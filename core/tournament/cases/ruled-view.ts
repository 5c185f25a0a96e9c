import type { Side } from '../../game/index.ts';
import { appealUntil } from '../appeals/deadlines.ts';
import { type AppealHeard, heardOf } from '../appeals/heard.ts';
import { appealsOf } from '../appeals/views.ts';
import type { ContestantId, Meeting } from '../meeting.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type CaseBoard, type CaseNumber, type CaseState, rulingToldAt } from './case.ts';

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
  /** What an appeal is made against, and until when. */
  readonly case: CaseNumber;
  readonly appealUntil?: string;
  /** What came of the latest appeal against it, without its reasons. */
  readonly appeal?: AppealHeard;
  /** Who has appealed against it: the other side may still (Law 92A). */
  readonly appealedBy?: readonly ContestantId[];
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
  tournament: Tournament,
  session: SessionState,
  meeting: Omit<Meeting, 'session'>,
  board: number,
): { readonly ruled?: RuledOnBoard } {
  if (session.cases === undefined) return {};
  const last = casesAt(session, meeting, board)
    .flatMap((kept) => kept.rulings.map((ruling) => ({ kept, ruling })))
    .sort((one, other) => one.ruling.number - other.ruling.number)
    .at(-1);
  if (last === undefined) return {};
  const { kept, ruling } = last;
  const { until } = appealUntil(tournament, session, { at: rulingToldAt(ruling), place: kept });
  const { at, clause, moved, result, adjustment, becomes } = ruling;
  // An appeal against an earlier ruling of the case is none against this one.
  const appeals = appealsOf(session, kept.number).filter(
    (each) => 'ruling' in each && each.ruling === ruling.number,
  );
  const by = appeals.flatMap(({ withdrawn, contestant }) => (withdrawn === undefined ? [contestant] : []));
  return {
    ruled: {
      at,
      clause,
      case: kept.number,
      ...(until === undefined ? {} : { appealUntil: until }),
      ...heardOf(appeals.at(-1)),
      ...(by.length === 0 ? {} : { appealedBy: by }),
      ...(moved === undefined ? {} : { moved }),
      ...(result === undefined ? {} : { result }),
      ...(adjustment === undefined ? {} : { adjusted: true }),
      ...(becomes === undefined ? {} : { becomes: becomes.status }),
    },
  };
}

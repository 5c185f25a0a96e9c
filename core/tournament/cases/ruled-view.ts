import type { Side } from '../../game/index.ts';
import { type AppealOutcome, isPending } from '../appeals/appeal.ts';
import { appealUntil } from '../appeals/deadlines.ts';
import { appealsOf } from '../appeals/views.ts';
import type { Meeting } from '../meeting.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { CaseBoard, CaseNumber, CaseState } from './case.ts';

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
  /** What came of the latest appeal, without its reasons. */
  readonly appeal?: 'made' | 'withdrawn' | AppealOutcome;
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

/** What its table may know of an appeal: that there is one, and what came of it. */
function appealOf(session: SessionState, number: CaseNumber): Pick<RuledOnBoard, 'appeal'> {
  const appeal = appealsOf(session, number).at(-1);
  if (appeal === undefined) return {};
  if (appeal.withdrawn !== undefined) return { appeal: 'withdrawn' };
  const decided = appeal.decisions.at(-1);
  return { appeal: decided === undefined || isPending(appeal) ? 'made' : decided.outcome };
}

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
  const { until } = appealUntil(tournament, session, { at: ruling.at, place: kept });
  const { at, clause, moved, result, adjustment, becomes } = ruling;
  return {
    ruled: {
      at,
      clause,
      case: kept.number,
      ...(until === undefined ? {} : { appealUntil: until }),
      ...appealOf(session, kept.number),
      ...(moved === undefined ? {} : { moved }),
      ...(result === undefined ? {} : { result }),
      ...(adjustment === undefined ? {} : { adjusted: true }),
      ...(becomes === undefined ? {} : { becomes: becomes.status }),
    },
  };
}

import {
  dealerOf,
  otherSide,
  type Seat,
  type Side,
  type Vulnerability,
  vulnerabilityOf,
} from '../../game/index.ts';
import { meetingKey, type PairId, type SectionId, type SessionNumber } from '../meeting.ts';
import { playIn } from '../plays.ts';
import {
  calledRound,
  isCancelled,
  isPlayedMeeting,
  meetingAt,
  meetingsOf,
  type PlannedMeeting,
  roundOfTable,
  seatOf,
} from '../schedule.ts';
import type { LeadPolicy } from '../settings.ts';
import type { DirectorCall, SectionState, SessionState, SessionStatus, Tournament } from '../state.ts';
import { type Clock, clockOf } from './overview.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type BoardStatus,
  type EnteredBy,
  type PairName,
  pairName,
  type ResultView,
  resultView,
} from './shared.ts';

/** A board of the round as the table sees it. */
export interface TableBoard {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly status: BoardStatus;
  readonly result?: ResultView;
  readonly entered?: EnteredBy;
  /** Who has to agree now. */
  readonly verifies?: Side;
  readonly adjustment?: AdjustmentView;
}

/** Where a pair goes after the round. */
export type NextPlace =
  | { readonly kind: 'table'; readonly table: number; readonly side: Side; readonly stays: boolean }
  | { readonly kind: 'sits-out'; readonly table?: number }
  | { readonly kind: 'finished' };

/** One line of a side's own scorecard. */
export interface CardLine {
  readonly board: number;
  readonly result: string;
  /** From the side's own view. */
  readonly points: number;
}

export interface TableSide {
  readonly pair: PairName;
  readonly next: NextPlace;
  readonly confirmed: boolean;
  /** The round as this side would write it down. */
  readonly card: readonly CardLine[];
}

export interface TableView {
  readonly version: number;
  readonly session: SessionNumber;
  readonly sessionStatus: SessionStatus;
  readonly section: SectionId;
  /** Is there a table of the same number in another section? */
  readonly severalSections: boolean;
  readonly table: number;
  readonly round: number;
  readonly rounds: number;
  readonly clock?: Clock;
  readonly lead: LeadPolicy;
  /** May results of this round be entered now? */
  readonly open: boolean;
  /** Absent when nobody sits there. A side without opponents waits. */
  readonly ns?: TableSide;
  readonly ew?: TableSide;
  readonly boards: readonly TableBoard[];
  /** Everything is agreed, and each side may confirm. */
  readonly complete: boolean;
  readonly call?: DirectorCall;
  /** The next board to play or settle. */
  readonly upNext?: number;
}

/** Where a pair sits in the next round, if there is one. */
export function nextPlace(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  pair: PairId,
  round: number,
): NextPlace {
  const rounds = meetingsOf(tournament, session.session, section);
  const next = rounds[round];
  if (next === undefined) return { kind: 'finished' };
  const now = seatOf(rounds[round - 1] ?? [], pair);
  const seat = seatOf(next, pair);
  if (seat === undefined) return { kind: 'sits-out' };
  const { meeting, side } = seat;
  if (!isPlayedMeeting(meeting)) return { kind: 'sits-out', table: meeting.table };
  const stays = now?.meeting.table === meeting.table && now.side === side;
  return { kind: 'table', table: meeting.table, side, stays };
}

function tableBoard(session: SessionState, meeting: PlannedMeeting, board: number): TableBoard {
  const about = { board, dealer: dealerOf(board), vulnerable: vulnerabilityOf(board) };
  const state = session.boards.get(board);
  if (isCancelled(state, meeting.section)) return { ...about, status: 'cancelled' };
  const play = playIn(state, meeting);
  if (play === undefined) return { ...about, status: 'to-play' };
  const { recorded, status, dispute } = play;
  const by = recorded?.by;
  const entered: EnteredBy | undefined =
    by === undefined
      ? undefined
      : {
          by,
          ...(dispute === undefined ? {} : { disputedBy: dispute.by }),
          ...(dispute?.reason === undefined ? {} : { why: dispute.reason }),
        };
  const verifies = by === undefined || by === 'director' || status === 'agreed' ? undefined : otherSide(by);
  return {
    ...about,
    status,
    ...resultView(play),
    ...(entered === undefined ? {} : { entered }),
    ...(verifies === undefined ? {} : { verifies }),
    ...adjustmentView(play),
  };
}

/** The results as a side would write them on its own card. */
const cardOf = (boards: readonly TableBoard[], side: Side): CardLine[] =>
  boards.flatMap(({ board, result }) =>
    result === undefined
      ? []
      : [{ board, result: result.result, points: side === 'NS' ? result.ns : result.ew }],
  );

/** A table in a round: in the one it is in, unless told. */
export function tableView(
  tournament: Tournament,
  version: number,
  session: SessionState,
  section: SectionState,
  table: number,
  asked?: number,
): TableView {
  const round = asked ?? roundOfTable(tournament, session, section, table);
  const meeting = meetingAt(tournament, session, { section: section.section, round, table });
  const plays = meeting !== undefined && isPlayedMeeting(meeting);
  const boards = plays ? meeting.boards.map((board) => tableBoard(session, meeting, board)) : [];
  const confirmed = meeting === undefined ? [] : (section.confirmed.get(meetingKey(meeting)) ?? []);
  const side = (pair: PairId | undefined, which: Side): TableSide | undefined =>
    pair === undefined
      ? undefined
      : {
          pair: pairName(tournament, pair, { session, round }),
          next: nextPlace(tournament, session, section, pair, round),
          confirmed: confirmed.includes(which),
          card: cardOf(boards, which),
        };
  const [ns, ew] = [side(meeting?.ns, 'NS'), side(meeting?.ew, 'EW')];
  const clock = clockOf(tournament, section);
  const call = section.calls.get(table);
  const { settings } = tournament;
  const unsettled = boards.find(({ status }) => status !== 'agreed' && status !== 'cancelled');
  return {
    version,
    session: session.session,
    sessionStatus: session.status,
    section: section.section,
    severalSections: session.sections.size > 1,
    table,
    round,
    rounds: section.movement.rounds.length,
    ...(clock === undefined ? {} : { clock }),
    lead: settings.lead,
    open: session.status === 'open' && (settings.rounds === 'free' || round <= calledRound(section)),
    ...(ns === undefined ? {} : { ns }),
    ...(ew === undefined ? {} : { ew }),
    boards,
    complete: plays && unsettled === undefined,
    ...(call === undefined ? {} : { call }),
    ...(unsettled === undefined ? {} : { upNext: unsettled.board }),
  };
}

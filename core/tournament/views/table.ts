import { otherSide, type Seat, type Side, type Vulnerability } from '../../game/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import type { Room } from '../../scoring/index.ts';
import type { Announcement } from '../announcements.ts';
import type { DirectorCall } from '../calls/call.ts';
import { type RuledOnBoard, ruledAt } from '../cases/ruled-view.ts';
import { type Clock, clockOf, lastPause, type PauseView } from '../clock/clock.ts';
import { tableEndedAt } from '../clock/session-end.ts';
import { type AskedOfPair, askedOf } from '../corrections.ts';
import { exchangesHalves, roomsOf } from '../match.ts';
import {
  everybodyAt,
  meetingKey,
  type SectionId,
  type SessionNumber,
  type Sitting,
  sittersOf,
} from '../meeting.ts';
import { type BoardsNext, boardsNext } from '../meetings/boards-next.ts';
import { matchAtTable, type RoundAndSegment, roundAndSegment } from '../meetings/drawn-rounds.ts';
import { leadIn } from '../meetings/lead.ts';
import { meetsTwo } from '../meetings/line-ups.ts';
import { conditionsOf } from '../meetings/marking.ts';
import { type MoveQuestion, moveQuestion } from '../meetings/move-call.ts';
import { playIn } from '../meetings/plays.ts';
import { postponedAround } from '../meetings/postponed-boards.ts';
import {
  isCancelled,
  isPlayedMeeting,
  isPostponed,
  isStopped,
  meetingAt,
  type PlannedMeeting,
} from '../meetings/schedule.ts';
import { roundsOfTable } from '../meetings/table-round.ts';
import { type NamesBySeat, namesBySeat, type SideSeats, seatsOfSide } from '../meetings/who-sits.ts';
import type { LeadPolicy, Settings } from '../settings.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, SessionStatus, Tournament } from '../state.ts';
import { type NextPlace, nextPlace, type PlayerLeaving, playersLeaving } from './next-place.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type BoardStatus,
  type ContestantName,
  contestantName,
  type EnteredBy,
  isSettledStatus,
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
  /** The director has ruled on it. */
  readonly ruled?: RuledOnBoard;
  /** On this board the pairs sat the other way round than on the others. */
  readonly turned?: true;
  /** The director has put it off: it holds nobody up, and the round is not over for it (Law 8B2). */
  readonly postponed?: true;
}

/** Is nothing more expected of it before the table goes on? */
export const isDoneForNow = ({ status, postponed }: TableBoard): boolean =>
  postponed === true || isSettledStatus(status);

/** Boards of another meeting that were put off, and are still to be played there. */
export interface PostponedBoards {
  readonly round: number;
  readonly table: number;
  readonly boards: readonly number[];
  readonly ns: ContestantName;
  readonly ew: ContestantName;
}

/** Who sat at the table in the round before, and where he plays this one. */
export interface MovedPair {
  readonly contestant: ContestantName;
  readonly to: NextPlace;
}

/** One line of a side's own scorecard. */
export interface CardLine {
  readonly board: number;
  readonly result: string;
  /** From the side's own view. */
  readonly points: number;
}

export interface TableSide {
  readonly contestant: ContestantName;
  /** Absent in an individual, where each of the two goes his own way. */
  readonly next?: NextPlace;
  readonly confirmed: boolean;
  /** How the two sit, where they are partners of one contestant. */
  readonly seats?: SideSeats;
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
  /** When the session ended for this table (Law 8C). */
  readonly endedAt?: string;
  readonly clock?: Clock;
  /** The pause called last: it may be over by now. */
  readonly pause?: PauseView;
  readonly lead: LeadPolicy;
  /** May results of this round be entered now? */
  readonly open: boolean;
  /** What the table is asked, because the move was called before it had finished. */
  readonly move?: MoveQuestion;
  /** The next round has been called, and the table still plays this one. */
  readonly late?: true;
  /** The round it may go on to, leaving what is missing of this one to the director. */
  readonly goesOnTo?: number;
  /** Those who sat here in the round before: when a round is called, they have to know where to go. */
  readonly moved?: readonly MovedPair[];
  /** Absent when nobody sits there. A side without opponents waits. */
  readonly ns?: TableSide;
  readonly ew?: TableSide;
  /** The four of a table of an individual, and where each goes. */
  readonly players?: readonly PlayerLeaving[];
  /** Who sits where by name, as far as it was told. */
  readonly seated: NamesBySeat;
  readonly boards: readonly TableBoard[];
  /** In the first round: why a board passed out is kept and not dealt again. */
  readonly keepsPassedOut?: string;
  /** In the second round, of boards dealt at the tables: by which rule both pairs compare the hands with the record. */
  readonly compares?: string;
  /** Where its boards go after the round. */
  readonly boardsNext?: readonly BoardsNext[];
  /** Everything is agreed, and each side may confirm. */
  readonly complete: boolean;
  /** Corrections that somebody asked for, and a pair of the table confirms or not. */
  readonly asked?: readonly AskedOfPair[];
  readonly call?: DirectorCall;
  /** What the director says to everybody. */
  readonly announcements: readonly Announcement[];
  /** The next board to play or settle. */
  readonly upNext?: number;
  /** What was put off at the table in another round, or anywhere for those who sit there now. */
  readonly postponed?: readonly PostponedBoards[];
  /** The match that is played here. */
  readonly match?: MatchOfTable;
}

/** The match at a table: of rounds and segments, of one of its rooms where it has rooms: in a movement and a triple it has none. */
export interface MatchOfTable extends RoundAndSegment {
  readonly room?: Room;
  readonly home: ContestantName;
  readonly away: ContestantName;
  /** Half-way the table exchanges its boards with that one. */
  readonly exchangesWith?: number;
}

function tableBoard(
  tournament: Tournament,
  session: SessionState,
  meeting: PlannedMeeting,
  board: number,
): TableBoard {
  const turned = meeting.turnedBoards?.includes(board) === true;
  const state = session.boards.get(board);
  const about = {
    board,
    ...conditionsOf(board, state, meeting),
    ...(turned ? { turned } : {}),
    ...(isPostponed(session, meeting, board) ? { postponed: true as const } : {}),
  };
  if (isCancelled(state, meeting))
    return { ...about, status: 'cancelled', ...ruledAt(tournament, session, meeting, board) };
  const play = playIn(state, meeting);
  if (play === undefined) {
    const status = isStopped(session, meeting, board) ? 'stopped' : 'to-play';
    return { ...about, status, ...ruledAt(tournament, session, meeting, board) };
  }
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
    ...ruledAt(tournament, session, meeting, board),
  };
}

/** What a board is worth to a side of the table, as it really sat. */
export const pointsOfSide = ({ result, turned }: TableBoard, side: Side): number | undefined =>
  (side === 'NS') === (turned === true) ? result?.ew : result?.ns;

/** The results as a side would write them on its own card. */
export const cardOf = (boards: readonly TableBoard[], side: Side): CardLine[] =>
  boards.flatMap((board) => {
    const points = pointsOfSide(board, side);
    const { result } = board;
    return result === undefined || points === undefined
      ? []
      : [{ board: board.board, result: result.result, points }];
  });

/** Who sat at the table in the round before, and where each of them goes from there. */
function movedFrom(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  table: number,
  round: number,
): readonly MovedPair[] {
  const before = round - 1;
  const left = meetingAt(tournament, session, { section: section.section, round: before, table });
  return everybodyAt(left ?? {}).map((contestant) => ({
    contestant: contestantName(tournament, contestant, {
      session,
      round: before,
      section: section.section,
      table,
    }),
    to: nextPlace(tournament, session, section, contestant, before, table),
  }));
}

/** Where each edition says that a board passed out is not dealt again. */
const NOT_DEALT_AGAIN: Readonly<Record<LawsEdition, string>> = {
  1997: 'Law 22',
  2007: 'Law 22A',
  2017: 'Law 22A',
};

/** RTP 2.2.4.1, ROP 5.13: where the cards are known from a hand record, nobody has duplicated them by hand. */
function comparing(
  { settings }: Tournament,
  { deals }: SessionState,
  { boards }: PlannedMeeting,
): { readonly compares?: string } {
  const clause = profileOf(settings).comparedInRound2?.clause;
  return clause === undefined || boards.every((board) => deals.has(board)) ? {} : { compares: clause };
}

const passedOutClause = (settings: Settings): string =>
  profileOf(settings).passedOut?.clause ?? NOT_DEALT_AGAIN[settings.laws];

function matchOfTable(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  at: { readonly round: number; readonly table: number },
): { readonly match?: MatchOfTable } {
  const called = roundAndSegment(tournament, session, section, at.round);
  const found = matchAtTable(section, at);
  if (called === undefined || found === undefined) return {};
  const { drawn, room, match } = found;
  const other = roomsOf(match).find(([of]) => of !== room)?.[1];
  return {
    match: {
      ...called,
      ...(meetsTwo(match) ? {} : { room }),
      ...(other !== undefined && exchangesHalves(drawn, match) ? { exchangesWith: other } : {}),
      home: contestantName(tournament, match.home),
      away: contestantName(tournament, match.away),
    },
  };
}

function postponedHere(
  tournament: Tournament,
  session: SessionState,
  meeting: PlannedMeeting,
): { readonly postponed?: readonly PostponedBoards[] } {
  const postponed = postponedAround(tournament, session, meeting).map((there): PostponedBoards => {
    const { section, round, table, boards, ns, ew } = there;
    const sat = { session, section, round, table };
    return {
      round,
      table,
      boards,
      ns: contestantName(tournament, ns, sat),
      ew: contestantName(tournament, ew, sat),
    };
  });
  return postponed.length === 0 ? {} : { postponed };
}

/** A table in a round: in the one it is in, unless told. */
export function tableView(
  tournament: Tournament,
  version: number,
  session: SessionState,
  section: SectionState,
  table: number,
  asked?: number,
): TableView {
  const { now, last } = roundsOfTable(tournament, session, section, table);
  const round = asked ?? now;
  const meeting = meetingAt(tournament, session, { section: section.section, round, table });
  const plays = meeting !== undefined && isPlayedMeeting(meeting);
  const boards = plays ? meeting.boards.map((board) => tableBoard(tournament, session, meeting, board)) : [];
  const confirmed = meeting === undefined ? [] : (section.confirmed.get(meetingKey(meeting)) ?? []);
  const at = { section: section.section, round, table };
  const seats = (which: Side): { readonly seats?: SideSeats } => {
    const told = seatsOfSide(tournament, session, at, which);
    return told === undefined ? {} : { seats: told };
  };
  const side = (contestant: Sitting | undefined, which: Side): TableSide | undefined =>
    contestant === undefined
      ? undefined
      : {
          contestant: contestantName(tournament, contestant, {
            session,
            round,
            section: section.section,
            table,
          }),
          ...(sittersOf(contestant).length > 1
            ? {}
            : { next: nextPlace(tournament, session, section, contestant, round, table) }),
          confirmed: confirmed.includes(which),
          ...seats(which),
          card: cardOf(boards, which),
        };
  const [ns, ew] = [side(meeting?.ns, 'NS'), side(meeting?.ew, 'EW')];
  const moved = movedFrom(tournament, session, section, table, round);
  const corrections = askedOf(tournament, session, everybodyAt(meeting ?? {}));
  const after = meeting === undefined ? [] : boardsNext(tournament, session, section, meeting);
  const clock = clockOf(tournament, session, section);
  const pause = lastPause(session);
  const call = section.calls.get(table);
  const ended = session.status === 'planned' ? undefined : tableEndedAt(tournament, session, section, table);
  const { settings } = tournament;
  const goesOn = session.status === 'open' && round === now && now < last;
  const unsettled = boards.find((board) => !isDoneForNow(board));
  const move = meeting === undefined ? undefined : moveQuestion(tournament, session, section, meeting);
  return {
    version,
    session: session.session,
    sessionStatus: session.status,
    section: section.section,
    severalSections: session.sections.size > 1,
    table,
    round,
    rounds: section.movement.rounds.length,
    ...(ended === undefined ? {} : { endedAt: ended }),
    ...(clock === undefined ? {} : { clock }),
    ...(pause === undefined ? {} : { pause }),
    lead: leadIn(tournament, session),
    open: session.status === 'open' && round >= now && round <= last,
    ...(move === undefined ? {} : { move }),
    ...(goesOn && settings.rounds === 'called' ? { late: true } : {}),
    ...(goesOn ? { goesOnTo: last } : {}),
    ...(moved.length === 0 ? {} : { moved }),
    ...(ns === undefined ? {} : { ns }),
    ...(ew === undefined ? {} : { ew }),
    ...(meeting === undefined ? {} : playersLeaving(tournament, session, section, meeting)),
    seated: namesBySeat(tournament, session, at),
    boards,
    ...(plays && round === 1 ? { keepsPassedOut: passedOutClause(settings) } : {}),
    ...(plays && round === 2 ? comparing(tournament, session, meeting) : {}),
    ...(after.length === 0 ? {} : { boardsNext: after }),
    complete: plays && unsettled === undefined,
    ...(corrections.length === 0 ? {} : { asked: corrections }),
    ...(call === undefined ? {} : { call }),
    announcements: tournament.announcements,
    ...(unsettled === undefined ? {} : { upNext: unsettled.board }),
    ...(meeting === undefined ? {} : postponedHere(tournament, session, meeting)),
    ...matchOfTable(tournament, session, section, { round, table }),
  };
}

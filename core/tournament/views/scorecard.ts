import type { Seat, Side } from '../../game/index.ts';
import type { ScoredSession } from '../../scoring/index.ts';
import { appealAgainst, type PenaltyAppeal } from '../appeals/heard.ts';
import { type AskedOfPair, askedOf } from '../corrections.ts';
import { formatOf, type ScoreUnit, type Seated } from '../format/index.ts';
import {
  type ContestantId,
  type MeetingBoard,
  playerSeat,
  type SectionId,
  type SessionNumber,
  type Sitting,
  sitsIn,
} from '../meeting.ts';
import { sidesOn } from '../meetings/mending.ts';
import { playIn } from '../meetings/plays.ts';
import { isCancelled, isPlayedMeeting, meetingsOf, numberOf, playAt, seatOf } from '../meetings/schedule.ts';
import { type SeatNow, seatNow } from '../meetings/seat-now.ts';
import type { Play, SectionState, SessionState, Tournament } from '../state.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type BoardScoreView,
  type BoardStatus,
  type ContestantName,
  contestantName,
  decimal,
  unitOf,
} from './shared.ts';
import { lineScoreView } from './traveller.ts';

/** One board of a contestant. */
export interface ScorecardLine {
  readonly board: number;
  readonly round: number;
  readonly table: number;
  readonly side: Side;
  readonly opponents: ContestantName;
  /** With whom a player of an individual played it, and in which seat. */
  readonly partner?: ContestantName;
  readonly seat?: Seat;
  readonly status: BoardStatus;
  readonly result?: string;
  readonly lead?: string;
  /** Table points from the pair's own view. */
  readonly points?: number;
  readonly adjustment?: AdjustmentView;
  readonly score?: BoardScoreView;
}

export interface ScorecardPenalty {
  readonly kind: 'warning' | 'suspension' | 'penalty';
  /** `10 percent-of-top`, absent for a warning. */
  readonly amount?: string;
  readonly clause: string;
  /** For directors, and for whoever was penalised. */
  readonly reason?: string;
  /** The same: what can be done about it. */
  readonly appeals?: PenaltyAppeal;
}

export interface SessionCard {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly number: number;
  readonly lines: readonly ScorecardLine[];
  readonly penalties: readonly ScorecardPenalty[];
  readonly total?: { readonly score: string; readonly points: string; readonly boards: number };
}

export interface ScorecardView {
  readonly contestant: ContestantName;
  readonly unit: ScoreUnit;
  /** Where the pair plays at this moment, while a session is open. */
  readonly sits?: SeatNow;
  /** Corrections that somebody asked for, and the pair confirms or not. */
  readonly asked?: readonly AskedOfPair[];
  readonly sessions: readonly SessionCard[];
}

/** His seat and partner, in an individual. */
function withPartner(
  tournament: Tournament,
  sides: { readonly ns: Sitting | undefined; readonly ew: Sitting | undefined },
  contestant: ContestantId,
  seated: Seated,
): Pick<ScorecardLine, 'partner' | 'seat'> {
  const place = playerSeat(sides, contestant);
  return place === undefined
    ? {}
    : { seat: place.seat, partner: contestantName(tournament, place.partner, seated) };
}

function playedLine(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
  play: Play,
  score: BoardScoreView | undefined,
): ScorecardLine {
  const { board, round, table, section, recorded } = play;
  const side: Side = sitsIn(play.ns, contestant) ? 'NS' : 'EW';
  const seated = { session, round, section, table };
  const points = side === 'NS' ? recorded?.nsPoints : 0 - (recorded?.nsPoints ?? 0);
  const isOff = isCancelled(session.boards.get(board), play);
  return {
    board,
    round,
    table,
    side,
    opponents: contestantName(tournament, side === 'NS' ? play.ew : play.ns, seated),
    ...withPartner(tournament, play, contestant, seated),
    status: isOff ? 'cancelled' : play.status,
    ...(recorded === undefined ? {} : { result: recorded.result }),
    ...(recorded?.lead === undefined ? {} : { lead: recorded.lead }),
    ...(recorded === undefined || points === undefined ? {} : { points }),
    ...adjustmentView(play),
    ...(score === undefined ? {} : { score }),
  };
}

/** The boards a pair has a line for, by board. */
function playedLines(
  tournament: Tournament,
  session: SessionState,
  scores: ScoredSession,
  contestant: ContestantId,
): ScorecardLine[] {
  return scores.linesOf(contestant).flatMap(({ line, side }) => {
    const { board, section = '', round = 0, table = '' } = scores.lines[line] ?? { board: 0 };
    const at: MeetingBoard = { session: session.session, section, round, table: Number(table), board };
    const play = playAt(session, at);
    return play === undefined
      ? []
      : [playedLine(tournament, session, contestant, play, lineScoreView(scores, line, side, contestant))];
  });
}

/** The boards it should play and nobody has played there yet. */
function linesToCome(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  contestant: ContestantId,
): ScorecardLine[] {
  return meetingsOf(tournament, session.session, section).flatMap((meetings) => {
    const seat = seatOf(meetings, contestant);
    if (seat === undefined || !isPlayedMeeting(seat.meeting)) return [];
    const { round, table, boards, ns, ew } = seat.meeting;
    const seated = { session, round, section: section.section, table };
    const opponents = contestantName(tournament, seat.side === 'NS' ? ew : ns, seated);
    return boards
      .filter((board) => playIn(session.boards.get(board), seat.meeting) === undefined)
      .map((board): ScorecardLine => {
        const isOff = isCancelled(session.boards.get(board), seat.meeting);
        const status = isOff ? 'cancelled' : 'to-play';
        const sides = sidesOn(seat.meeting, board);
        const side = sitsIn(sides.ns, contestant) ? 'NS' : 'EW';
        const partner = withPartner(tournament, sides, contestant, seated);
        return { board, round, table, side, opponents, ...partner, status };
      });
  });
}

function penaltiesOf(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
): ScorecardPenalty[] {
  return session.penalties
    .filter((penalty) => penalty.contestant === contestant)
    .map((given) => {
      const { amount, clause, reason } = given;
      const known = { clause, reason, appeals: appealAgainst(tournament, session, given) };
      return typeof amount === 'string'
        ? { kind: amount, ...known }
        : { kind: 'penalty', amount: `${amount.value} ${amount.unit}`, ...known };
    });
}

function sessionCard(tournament: Tournament, session: SessionState, contestant: ContestantId): SessionCard[] {
  const seat = numberOf(session, contestant);
  if (seat === undefined) return [];
  const scores = formatOf(tournament).scores(tournament, session);
  const total = scores.total(contestant);
  return [
    {
      session: session.session,
      section: seat.section.section,
      number: seat.number,
      lines: [
        ...playedLines(tournament, session, scores, contestant),
        ...linesToCome(tournament, session, seat.section, contestant),
      ].sort((a, b) => a.round - b.round || a.board - b.board),
      penalties: penaltiesOf(tournament, session, contestant),
      ...(total === undefined
        ? {}
        : { total: { score: decimal(total.value), points: decimal(total.points), boards: total.boards } }),
    },
  ];
}

export function scorecardView(tournament: Tournament, contestant: ContestantId): ScorecardView {
  const sits = seatNow(tournament, contestant);
  const asked = [...tournament.sessions.values()].flatMap((session) =>
    askedOf(tournament, session, [contestant]),
  );
  return {
    contestant: contestantName(tournament, contestant),
    unit: unitOf(tournament),
    ...(sits === undefined ? {} : { sits }),
    ...(asked.length === 0 ? {} : { asked }),
    sessions: [...tournament.sessions.values()]
      .sort((a, b) => a.session - b.session)
      .flatMap((session) => sessionCard(tournament, session, contestant)),
  };
}

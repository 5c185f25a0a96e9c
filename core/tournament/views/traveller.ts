import { Fraction } from '../../base/index.ts';
import type { Seat, Side, Vulnerability } from '../../game/index.ts';
import { AVERAGE_PERCENT, extremeOf, type ScoredSession } from '../../scoring/index.ts';
import { formatOf } from '../format/index.ts';
import {
  type ContestantId,
  meetingKey,
  type SectionId,
  type SessionNumber,
  type Sitting,
  sittersOf,
} from '../meeting.ts';
import { conditionsOf, isMarkedOtherwise } from '../meetings/marking.ts';
import { playIn, playsOn } from '../meetings/plays.ts';
import { isCancelled, playedMeetings } from '../meetings/schedule.ts';
import type { BoardState, Play, SessionState, Tournament } from '../state.ts';
import { dealView } from './hands.ts';
import type { LeadsByContract, Makeable } from './makeable.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type BoardScoreView,
  type BoardStatus,
  boardScoreView,
  type ContestantName,
  contestantName,
  decimal,
  type ResultView,
  resultView,
} from './shared.ts';

/** What one table did with a board. */
export interface TravellerRow {
  readonly section: SectionId;
  readonly round: number;
  readonly table: number;
  readonly ns: ContestantName;
  readonly ew: ContestantName;
  readonly status: BoardStatus;
  readonly result?: ResultView;
  readonly adjustment?: AdjustmentView;
  /** Written down at the table when the next round had been called (Law 8B1). */
  readonly late?: true;
  readonly group?: string;
  readonly nsScore?: BoardScoreView;
  readonly ewScore?: BoardScoreView;
}

export interface TravellerView extends Makeable {
  readonly session: SessionNumber;
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  /** Those are its marks, not what its number says. */
  readonly marked?: true;
  readonly cancelled: boolean;
  /** By North–South's score, the best first; without a score last. */
  readonly rows: readonly TravellerRow[];
  /** Meetings that have still to play it. */
  readonly toPlay: number;
  /** Results of a full board, and the most points it gives. */
  readonly full: number;
  readonly top: string;
  /** What Butler compares with. */
  readonly datum?: string;
  /** The cards, when a hand record is attached and may be seen: `N:hand hand hand hand`, from the dealer. */
  readonly deal?: string;
  /** With the cards: what each lead would have done against the contracts that were led to. */
  readonly leads?: LeadsByContract;
}

/** The same results grouped by score. */
export interface FrequencyRow {
  readonly nsPoints: number;
  readonly count: number;
  /** What the score brings; nothing between teams, where that hangs on the other room. */
  readonly nsScore?: BoardScoreView;
  readonly ewScore?: BoardScoreView;
  readonly pairs: readonly { readonly ns: Sitting; readonly ew: Sitting }[];
  readonly group?: string;
}

export interface FrequencyView {
  readonly session: SessionNumber;
  readonly board: number;
  readonly rows: readonly FrequencyRow[];
  /** Lines with an adjusted score, which no row counts. */
  readonly adjusted: readonly TravellerRow[];
}

/** The lines of a board among those of its session, by meeting. */
const linesByMeeting = (scores: ScoredSession, board: number): ReadonlyMap<string, number> =>
  new Map(
    scores.linesOnBoard(board).map((line) => {
      const { section = '', round = 0, table = '' } = scores.lines[line] ?? {};
      return [meetingKey({ section, round, table: Number(table) }), line];
    }),
  );

/** What a side of a line scored, for showing; one of its players where artificial scores may differ (Law 12C3). */
export function lineScoreView(
  scores: ScoredSession,
  line: number,
  side: Side,
  contestant?: ContestantId,
): BoardScoreView | undefined {
  const points = scores.lineScore(line, side, contestant);
  if (points === undefined) return undefined;
  const isAlone = scores.session.method.kind === 'matchpoints' && scores.topOfLine(line) === 0;
  const extreme = extremeOf(scores, line, side);
  const shown = {
    ...boardScoreView(points, scores.topOfLine(line)),
    ...(extreme === undefined ? {} : { extreme }),
  };
  return isAlone ? { ...shown, percent: decimal(Fraction.of(AVERAGE_PERCENT)) } : shown;
}

interface Row extends TravellerRow {
  readonly line: number;
  readonly nsPoints: Fraction | undefined;
}

function rowsOf(tournament: Tournament, session: SessionState, board: BoardState): Row[] {
  const scores = formatOf(tournament).scores(tournament, session);
  const lines = linesByMeeting(scores, board.board);
  return Array.from(playsOn(board), (play) => {
    const line = lines.get(meetingKey(play)) ?? -1;
    return {
      ...rowOf(tournament, session, board, play, scores, line),
      line,
      nsPoints: scores.lineScore(line, 'NS'),
    };
  });
}

function rowOf(
  tournament: Tournament,
  session: SessionState,
  board: BoardState,
  play: Play,
  scores: ScoredSession,
  line: number,
): TravellerRow {
  const { section, round, table, ns, ew, status } = play;
  const [nsScore, ewScore] = [lineScoreView(scores, line, 'NS'), lineScoreView(scores, line, 'EW')];
  const group = board.groups.get(meetingKey(play));
  return {
    section,
    round,
    table,
    ns: contestantName(tournament, ns, { session, round, section, table }),
    ew: contestantName(tournament, ew, { session, round, section, table }),
    status: isCancelled(board, play) ? 'cancelled' : status,
    ...resultView(play),
    ...adjustmentView(play),
    ...(play.recorded?.late === true ? { late: true } : {}),
    ...(group === undefined ? {} : { group }),
    ...(nsScore === undefined ? {} : { nsScore }),
    ...(ewScore === undefined ? {} : { ewScore }),
  };
}

/** By North–South's score, the best first; without a score last, as they came. */
function bestFirst(a: Row, b: Row): number {
  if (a.nsPoints === undefined || b.nsPoints === undefined) {
    return Number(a.nsPoints === undefined) - Number(b.nsPoints === undefined);
  }
  return b.nsPoints.compare(a.nsPoints);
}

const shown = ({ line: _, nsPoints: __, ...row }: Row): TravellerRow => row;

/** How many meetings have still to play a board. */
export function yetToPlay(tournament: Tournament, session: SessionState, board: number): number {
  const state = session.boards.get(board);
  let left = 0;
  for (const meeting of playedMeetings(tournament, session)) {
    if (!meeting.boards.includes(board) || isCancelled(state, meeting)) continue;
    if (playIn(state, meeting) === undefined) left++;
  }
  return left;
}

export function travellerView(tournament: Tournament, session: SessionState, board: number): TravellerView {
  const state = session.boards.get(board);
  const rows = state === undefined ? [] : rowsOf(tournament, session, state).sort(bestFirst);
  const scores = formatOf(tournament).scores(tournament, session);
  const [first] = rows;
  const datum =
    first === undefined ? undefined : scores.explain(sittersOf(first.ns.contestant)[0] ?? '', board)?.datum;
  return {
    session: session.session,
    board,
    ...conditionsOf(board, state),
    ...(isMarkedOtherwise(state) ? { marked: true } : {}),
    cancelled: state?.cancelled === 'everywhere',
    rows: rows.map(shown),
    toPlay: yetToPlay(tournament, session, board),
    full: first === undefined ? 0 : scores.resultsOnBoard(first.line),
    top: `${first === undefined ? 0 : scores.topOfLine(first.line)}`,
    ...(datum === undefined ? {} : { datum: decimal(datum) }),
    ...dealView(session.deals.get(board), conditionsOf(board, state).dealer),
  };
}

/** The results of a board grouped by score (RTP 3.7.1). */
export function frequencyView(tournament: Tournament, session: SessionState, board: number): FrequencyView {
  const { rows } = travellerView(tournament, session, board);
  // What a result brings a team hangs on the other room of its match: the same score brings each something else.
  const isOfTeams = tournament.settings.contestants === 'team';
  const byScore = new Map<string, FrequencyRow>();
  const adjusted: TravellerRow[] = [];
  for (const row of rows) {
    const { result, group, nsScore, ewScore } = row;
    if (row.status === 'cancelled') continue;
    if (result === undefined || row.adjustment !== undefined) {
      adjusted.push(row);
      continue;
    }
    const key = `${result.ns}/${group ?? ''}`;
    const before = byScore.get(key);
    const pairs = { ns: row.ns.contestant, ew: row.ew.contestant };
    byScore.set(key, {
      nsPoints: result.ns,
      count: (before?.count ?? 0) + 1,
      ...(nsScore === undefined || isOfTeams ? {} : { nsScore }),
      ...(ewScore === undefined || isOfTeams ? {} : { ewScore }),
      pairs: [...(before?.pairs ?? []), pairs],
      ...(group === undefined ? {} : { group }),
    });
  }
  const sorted = [...byScore.values()].sort((a, b) => b.nsPoints - a.nsPoints);
  return { session: session.session, board, rows: sorted, adjusted };
}

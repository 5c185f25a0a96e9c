import type { MatchBoard, Room } from '../../../scoring/index.ts';
import { boardsOfMatch, type DrawnRound, type DrawnTables, isPlayedIn, segmentsHere } from '../../match.ts';
import type { ContestantId, SessionNumber } from '../../meeting.ts';
import { isSessionOver } from '../../meetings/board-over.ts';
import { partsOf } from '../../meetings/drawn-rounds.ts';
import { playIn } from '../../meetings/plays.ts';
import { isCancelled, meetingsOf } from '../../meetings/schedule.ts';
import { lineOf } from '../../scores/traveller-lines.ts';
import type { Play, SectionState, SessionState, Tournament } from '../../state.ts';

/** Which results count: all that were written down, or those that both sides of their table have agreed to. */
export type Counting = 'written' | 'agreed';

/** A board of a match as the two rooms have it. */
export interface RoomsBoard {
  readonly board: number;
  /** The session that plays it. */
  readonly session: SessionNumber;
  readonly segment: number;
  /** 0 the match, from 1 on the boards played after a tie. */
  readonly part: number;
  readonly open?: Play;
  readonly closed?: Play;
  readonly cancelled: boolean;
  /** Planned in one room only: there is nothing to compare it with. */
  readonly alone: boolean;
}

/** A drawn round of a section, and where it is. */
export interface RoundPlace {
  readonly tournament: Tournament;
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
}

interface BoardInRoom {
  readonly session: SessionState;
  readonly segment: number;
  readonly play: Play | undefined;
  readonly cancelled: boolean;
}

/** What a room of a match plays, segment by segment, as its meetings stand: boards that were changed there are known. */
function boardsInRoom(place: RoundPlace, match: DrawnTables, room: Room): ReadonlyMap<number, BoardInRoom> {
  const { tournament } = place;
  const table = match[room];
  const boards = new Map<number, BoardInRoom>();
  for (const { session, section, drawn } of partsOf(tournament, place)) {
    const rounds = meetingsOf(tournament, session.session, section);
    for (const [index, segment] of segmentsHere(drawn).entries()) {
      if (!isPlayedIn(match, room, segment)) continue;
      const meeting = rounds[drawn.first - 1 + index]?.find((each) => each.table === table);
      if (meeting === undefined) continue;
      for (const board of meeting.boards) {
        const state = session.boards.get(board);
        const cancelled = isCancelled(state, meeting);
        boards.set(board, { session, segment, play: playIn(state, meeting), cancelled });
      }
    }
  }
  return boards;
}

/** All boards of a match in the order of play, those after a tie last. */
export function roomsBoards(
  place: RoundPlace,
  match: DrawnTables,
  counting: Counting,
): readonly RoomsBoard[] {
  const { drawn } = place;
  const open = boardsInRoom(place, match, 'open');
  const closed = match.closed === undefined ? open : boardsInRoom(place, match, 'closed');
  const extras = drawn.extras.get(match.match) ?? [];
  const partOf = (board: number): number => extras.findIndex((set) => set.includes(board)) + 1;
  // What nobody agreed to stands all the same once its session is over.
  const counted = (where: BoardInRoom | undefined): Play | undefined =>
    counting === 'agreed' && where?.play?.status !== 'agreed' && !(where && isSessionOver(where.session))
      ? undefined
      : where?.play;
  const numbers = new Set([
    ...boardsOfMatch(drawn, match),
    ...extras.flat(),
    ...open.keys(),
    ...closed.keys(),
  ]);
  return Array.from(numbers, (board): RoomsBoard => {
    const [here, there] = [open.get(board), closed.get(board)];
    const [one, other] = [counted(here), counted(there)];
    return {
      board,
      session: (here ?? there)?.session.session ?? place.session.session,
      segment: here?.segment ?? there?.segment ?? 1,
      part: partOf(board),
      ...(one === undefined ? {} : { open: one }),
      ...(other === undefined || match.closed === undefined ? {} : { closed: other }),
      cancelled: here?.cancelled === true || there?.cancelled === true,
      alone: here === undefined || there === undefined,
    };
  }).sort((a, b) => a.part - b.part || a.segment - b.segment);
}

/** Did the teams sit the other way round than the draw says? */
const isTurned = (play: Play | undefined, ns: ContestantId, ew: ContestantId): boolean =>
  play !== undefined && play.ns === ew && play.ew === ns;

/**
 * A board as it is compared. Where the teams sat wrongly in both rooms the results stand; in one room alone both pairs of
 * a team held the same cards, and there is nothing to compare (RTP 2.3.6.6, ROP 6.13).
 */
export function matchBoard(
  { tournament }: RoundPlace,
  { home, away }: DrawnTables,
  { board, session, open, closed, cancelled, alone }: RoomsBoard,
): MatchBoard {
  const state = tournament.sessions.get(session)?.boards.get(board);
  const [turnedHere, turnedThere] = [isTurned(open, home, away), isTurned(closed, away, home)];
  const amiss = open !== undefined && closed !== undefined && turnedHere !== turnedThere;
  if (state === undefined || cancelled || alone || amiss)
    return cancelled || alone || amiss ? { board, ruling: { kind: 'cancelled' } } : { board };
  const [first, second] = turnedHere && turnedThere ? [closed, open] : [open, closed];
  return {
    board,
    ...(first === undefined ? {} : { open: lineOf(state, first).score }),
    ...(second === undefined ? {} : { closed: lineOf(state, second).score }),
  };
}

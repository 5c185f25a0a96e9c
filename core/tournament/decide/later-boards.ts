import type { Side } from '../../game/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import { awardFor } from '../award-for.ts';
import type { Grounds } from '../fact.ts';
import {
  type ContestantId,
  type MeetingBoard,
  meetingKey,
  type Sitting,
  sitsAt,
  sitsIn,
} from '../meeting.ts';
import { sidesOn } from '../meetings/mending.ts';
import {
  calledRound,
  isCancelled,
  type PlayedMeeting,
  playAt,
  playedMeetings,
} from '../meetings/schedule.ts';
import type { SideScoreData } from '../score-data.ts';
import type { SessionState, Tournament } from '../state.ts';
import { fact } from './decision.ts';

/* What becomes of boards that somebody knows already when he comes to them (Law 15). */

/** Where each edition gives an artificial score to whoever is deprived of a valid one (with Law 12C2(a), 1997: 12C1). */
export const DEPRIVED: Readonly<Record<LawsEdition, string>> = {
  1997: 'Law 15B',
  2007: 'Law 15B',
  2017: 'Law 15B3',
};

const NO_SCORE: SideScoreData = { kind: 'no-score' };

type NewAdjustment = ReturnType<typeof fact<'score-adjusted'>>;

/** What a pair has for a board that it meets though it knows it. */
export interface Known {
  readonly contestant: ContestantId;
  readonly at: MeetingBoard;
  readonly own: SideScoreData;
}

const meetingsOfPair = (tournament: Tournament, session: SessionState, contestant: ContestantId) =>
  [...playedMeetings(tournament, session)]
    .filter((meeting) => sitsAt(meeting, contestant))
    .sort((a, b) => a.round - b.round);

const placeOf = ({ session, section, round, table }: PlayedMeeting, board: number): MeetingBoard => ({
  session,
  section,
  round,
  table,
  board,
});

/** The boards that these pairs meet for the second time: the first score stands, and there is no other. */
export function metAgain(
  tournament: Tournament,
  session: SessionState,
  contestants: readonly ContestantId[],
): readonly Known[] {
  return contestants.flatMap((contestant) => {
    const met = new Set<number>();
    return meetingsOfPair(tournament, session, contestant).flatMap((meeting) =>
      meeting.boards.flatMap((board): Known[] => {
        if (met.has(board)) return [{ contestant, at: placeOf(meeting, board), own: NO_SCORE }];
        met.add(board);
        return [];
      }),
    );
  });
}

/** The boards of that number that a pair has still to meet. */
export const stillToMeet = (
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
  board: number,
  own: SideScoreData,
): readonly Known[] =>
  meetingsOfPair(tournament, session, contestant)
    .filter(({ boards }) => boards.includes(board))
    .map((meeting) => ({ contestant, at: placeOf(meeting, board), own }));

/** Law 15, 12C2(a): whoever knows the board has what is his, and whoever is deprived of it by that average plus. */
export function lostBoards(
  tournament: Tournament,
  session: SessionState,
  known: readonly Known[],
  { reason }: Grounds,
): readonly NewAdjustment[] {
  const places = new Map(known.map(({ at }) => [`${meetingKey(at)}/${at.board}`, at]));
  return [...places].flatMap(([key, at]): NewAdjustment[] => {
    const isRuled = playAt(session, at)?.adjustment !== undefined;
    if (isRuled || isCancelled(session.boards.get(at.board), at)) return [];
    const meeting = [...playedMeetings(tournament, session)].find(
      (each) => meetingKey(each) === meetingKey(at),
    );
    if (meeting === undefined) return [];
    const sat = sidesOn(meeting, at.board);
    const score = (side: Side): SideScoreData => {
      const sitting = side === 'NS' ? sat.ns : sat.ew;
      const own = known.find(
        (each) => sitsIn(sitting, each.contestant) && `${meetingKey(each.at)}/${each.at.board}` === key,
      );
      return own?.own ?? awardFor('none');
    };
    const clause = DEPRIVED[tournament.settings.laws];
    return [fact('score-adjusted', { ...at, ns: score('NS'), ew: score('EW'), reason, clause })];
  });
}

const opponentOf = ({ ns, ew }: PlayedMeeting, contestant: ContestantId): Sitting =>
  sitsIn(ns, contestant) ? ew : ns;

/** Is nothing written for the meeting, and its round not begun? */
function isAhead(session: SessionState, meeting: PlayedMeeting): boolean {
  const section = session.sections.get(meeting.section);
  if (section === undefined || meeting.round <= calledRound(section)) return false;
  return meeting.boards.every((board) => playAt(session, { ...meeting, board }) === undefined);
}

/**
 * Two pairs have played each other's boards. Where both still have to meet the same opponents, these play the two sets in
 * the other order, and nobody loses a board.
 */
export function inTheOtherOrder(
  tournament: Tournament,
  session: SessionState,
  [one, other]: readonly [ContestantId, ContestantId],
  round: number,
  grounds: Grounds,
) {
  const later = (contestant: ContestantId): PlayedMeeting | undefined => {
    const meetings = meetingsOfPair(tournament, session, contestant);
    const played = meetings.find((each) => each.round === round)?.boards ?? [];
    return meetings.find(
      (each) => each.round > round && each.boards.every((board) => played.includes(board)),
    );
  };
  const [first, second] = [later(one), later(other)];
  if (first === undefined || second === undefined) return [];
  if (opponentOf(first, one) !== opponentOf(second, other)) return [];
  if (!isAhead(session, first) || !isAhead(session, second)) return [];
  const plays = ({ session: number, section, round: at, table }: PlayedMeeting, boards: readonly number[]) =>
    fact('boards-changed', { session: number, section, round: at, table, boards, ...grounds });
  return [plays(first, second.boards), plays(second, first.boards)];
}

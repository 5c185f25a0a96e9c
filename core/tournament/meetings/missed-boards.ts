import { scoringUnder } from '../../regulation/index.ts';
import type { AwardName } from '../../scoring/index.ts';
import type { CommandData } from '../command.ts';
import type { ContestantId, MeetingBoard } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import {
  calledRound,
  isCancelled,
  isPlayedMeeting,
  isPostponed,
  meetingsOf,
  numberOf,
  playAt,
  seatOf,
} from './schedule.ts';

/** A board without a result in a round that was called, at the table of one pair. */
export interface MissedBoard extends MeetingBoard {
  readonly side: 'NS' | 'EW';
  readonly opponents: ContestantId;
  /** The round is over: the board is lost. Else it may still be played. */
  readonly isOver: boolean;
}

/** The boards that a pair has no result on though their round was called, in order. */
export const missedBoards = (
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
): readonly MissedBoard[] =>
  unplayedBoards(tournament, session, contestant).filter(({ isCalled }) => isCalled);

/** The same with those of rounds that are still to come. */
export function unplayedBoards(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
): readonly (MissedBoard & { readonly isCalled: boolean })[] {
  const seat = numberOf(session, contestant);
  if (seat === undefined) return [];
  const { section } = seat;
  const called = calledRound(section);
  return meetingsOf(tournament, session.session, section).flatMap((meetings) => {
    const found = seatOf(meetings, contestant);
    if (found === undefined || !isPlayedMeeting(found.meeting)) return [];
    const { side, meeting } = found;
    const { session: number, section: name, round, table, ns, ew } = meeting;
    const isOver = round < called || section.rounds.get(round)?.endedAt !== undefined;
    const where = { session: number, section: name, round, table };
    return meeting.boards
      .filter((board) => !isCancelled(session.boards.get(board), where))
      .filter((board) => playAt(session, { ...where, board }) === undefined)
      .map((board) => ({
        ...where,
        board,
        side,
        opponents: side === 'NS' ? ew : ns,
        // Law 8B2: for a board that was put off the round goes on.
        isOver: isOver && !isPostponed(session, where, board),
        isCalled: round <= called,
      }));
  });
}

/** Why a pair missed boards: it came late, or it took the place of another and came for the first time. */
export const MISSED_BECAUSE = ['late', 'new-pair'] as const;
export type MissedBecause = (typeof MISSED_BECAUSE)[number];

/** What both sides get for boards lost to lateness: in the RTP by 2.2.3.1, elsewhere by the Laws. */
const AWARDS: Readonly<Record<MissedBecause, { readonly pair: AwardName; readonly opponents: AwardName }>> = {
  late: { pair: 'late', opponents: 'late-opponent' },
  'new-pair': { pair: 'own-average', opponents: 'late-opponent' },
};

/** The artificial scores for boards that a pair missed, as one command: to be looked at first. */
export function scoresForMissed(
  { settings }: Tournament,
  boards: readonly MissedBoard[],
  because: MissedBecause,
  reason: string,
): CommandData['score-missed'] {
  const { pair, opponents } = AWARDS[because];
  const named = (name: AwardName) => ({ kind: 'named', name }) as const;
  return {
    scores: boards.map(({ side, session, section, round, table, board }) => ({
      ...{ session, section, round, table, board },
      ns: named(side === 'NS' ? pair : opponents),
      ew: named(side === 'EW' ? pair : opponents),
    })),
    clause: scoringUnder(profileOf(settings), settings.laws).awards[pair].clause,
    reason,
  };
}

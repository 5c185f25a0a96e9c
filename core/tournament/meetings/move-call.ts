import type { LawsEdition } from '../../laws/index.ts';
import type { KeptAtMove, RegulationProfile } from '../../regulation/index.ts';
import { awardFor } from '../award-for.ts';
import type { CommandData, Fault } from '../command.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { matchesPhaseOf } from './drawn-rounds.ts';
import {
  isCancelled,
  isPlayedMeeting,
  isPostponed,
  isStopped,
  meetingsOf,
  type PlannedMeeting,
  playAt,
} from './schedule.ts';

/* The end of a round (RTP 2.2.5, ROP 5.5): a board that has not come far enough when the move is called is lost. */

/** What the regulation keeps when the move is called; nothing where the round goes on at such a table (Law 8B1). */
export const moveRule = (tournament: Tournament, session: SessionState): RegulationProfile['moveCall'] =>
  tournament.settings.rounds === 'called' && matchesPhaseOf(tournament, session) === undefined
    ? profileOf(tournament.settings).moveCall
    : undefined;

/** Has the move been called that ends the round of the meeting? */
export const isMoveCalled = ({ rounds }: SectionState, { round }: Pick<PlannedMeeting, 'round'>): boolean =>
  rounds.get(round)?.endedAt !== undefined;

/** The boards of a meeting that have neither a result nor a ruling. */
export const unplayedAt = (session: SessionState, meeting: PlannedMeeting): readonly number[] =>
  isPlayedMeeting(meeting)
    ? meeting.boards.filter(
        (board) =>
          !isCancelled(session.boards.get(board), meeting) &&
          !isPostponed(session, meeting, board) &&
          playAt(session, { ...meeting, board }) === undefined,
      )
    : [];

/** What a table that had not finished is asked when the move is called. */
export interface MoveQuestion {
  readonly keeps: KeptAtMove;
  readonly clause: string;
  /** The boards of which one may be under way. */
  readonly boards: readonly number[];
}

/** What the table is asked about the round, when it is and has not said it. */
export function moveQuestion(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  meeting: PlannedMeeting,
): MoveQuestion | undefined {
  const rule = moveRule(tournament, session);
  if (rule === undefined || session.status !== 'open' || !isMoveCalled(section, meeting)) return undefined;
  if (section.underWay?.has(meetingKey(meeting)) === true) return undefined;
  const boards = unplayedAt(session, meeting);
  return boards.length === 0 ? undefined : { ...rule, boards };
}

/** The boards of a session that were lost when the move was called, and wait for the director's award. */
export const stoppedBoards = (tournament: Tournament, session: SessionState): readonly MeetingBoard[] =>
  [...session.sections.values()].flatMap((section) =>
    section.underWay === undefined
      ? []
      : meetingsOf(tournament, session.session, section)
          .flat()
          .flatMap((meeting) =>
            unplayedAt(session, meeting)
              .filter((board) => isStopped(session, meeting, board))
              .map((board) => ({
                session: session.session,
                section: section.section,
                round: meeting.round,
                table: meeting.table,
                board,
              })),
          ),
  );

/** Where each edition gives an artificial score by who is to blame that there is no result. */
const ARTIFICIAL: Readonly<Record<LawsEdition, string>> = {
  1997: 'Law 12C1',
  2007: 'Law 12C2(a)',
  2017: 'Law 12C2(a)',
};

/** The artificial scores for boards that were lost when the move was called, by who is to blame: to be looked at first. */
export function scoresForStopped(
  { settings }: Pick<Tournament, 'settings'>,
  boards: readonly MeetingBoard[],
  fault: Readonly<Record<'ns' | 'ew', Fault>>,
  reason: string,
): CommandData['score-missed'] {
  const { moveCall } = profileOf(settings);
  const clauses = [...(moveCall === undefined ? [] : [moveCall.clause]), ARTIFICIAL[settings.laws]];
  return {
    scores: boards.map((at) => ({ ...at, ns: awardFor(fault.ns), ew: awardFor(fault.ew) })),
    clause: clauses.join(', '),
    reason,
  };
}

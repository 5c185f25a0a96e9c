import {
  type ContestantId,
  everybodyAt,
  type MeetingBoard,
  type Sitting,
  sitsIn,
  sittersOf,
} from './meeting.ts';
import { sidesOn } from './meetings/mending.ts';
import { meetingAt, playAt } from './meetings/schedule.ts';
import type { SessionState, Tournament } from './state.ts';

/** Somebody says that a score is written wrongly: one of the two pairs, or a pair of another table (RTP 2.2.7.2). */
export interface CorrectionRequest extends Omit<MeetingBoard, 'session'> {
  /** The number of the fact: what it is answered and decided by. */
  readonly number: number;
  readonly at: string;
  readonly contestant: ContestantId;
  /** What should be written, in the words of whoever asks. */
  readonly says: string;
  /** What the other pair of the table says to it. */
  readonly answer?: { readonly contestant: ContestantId; readonly agrees: boolean };
  readonly decided?: { readonly accepted: boolean; readonly reason: string };
}

interface SidesOfScore {
  readonly ns?: Sitting | undefined;
  readonly ew?: Sitting | undefined;
}

/** Who sat where on a board, as it was played or is planned. */
export function sidesOfScore(
  tournament: Tournament,
  session: SessionState,
  at: Omit<MeetingBoard, 'session'>,
): SidesOfScore {
  const meeting = meetingAt(tournament, session, at);
  return playAt(session, at) ?? (meeting === undefined ? {} : sidesOn(meeting, at.board));
}

/** The two pairs that the score belongs to, or the four players of an individual. */
export const pairsOfScore = (
  tournament: Tournament,
  session: SessionState,
  at: Omit<MeetingBoard, 'session'>,
): readonly ContestantId[] => everybodyAt(sidesOfScore(tournament, session, at));

/** The pairs that are asked whether a request is right: the other one of the score, or both when a third asks. */
export const askedBy = (
  tournament: Tournament,
  session: SessionState,
  request: CorrectionRequest,
): readonly ContestantId[] => {
  if (request.answer !== undefined || request.decided !== undefined) return [];
  const { ns, ew } = sidesOfScore(tournament, session, request);
  return [ns, ew].filter((side) => !sitsIn(side, request.contestant)).flatMap(sittersOf);
};

/** A request as a pair sees it that is asked about it: what was written is not told (Law 16). */
export interface AskedOfPair extends MeetingBoard {
  readonly request: number;
  /** Who is asked, and by whom. */
  readonly contestant: ContestantId;
  readonly from: ContestantId;
}

/** What these pairs are asked about in a session. */
export const askedOf = (
  tournament: Tournament,
  session: SessionState,
  contestants: readonly (ContestantId | undefined)[],
): readonly AskedOfPair[] =>
  (session.requests ?? []).flatMap((request) =>
    askedBy(tournament, session, request)
      .filter((contestant) => contestants.includes(contestant))
      .map((contestant) => ({
        session: session.session,
        section: request.section,
        round: request.round,
        table: request.table,
        board: request.board,
        request: request.number,
        contestant,
        from: request.contestant,
      })),
  );

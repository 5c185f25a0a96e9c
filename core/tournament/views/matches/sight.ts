import type { MatchResult, RoundOfMatches } from '../../format/matches/match-result.ts';
import type { Counting, RoomsBoard } from '../../format/matches/rooms.ts';
import type { DrawnRound, DrawnTables } from '../../match.ts';
import type { ContestantId } from '../../meeting.ts';
import type { SectionState, SessionState } from '../../state.ts';

/** A drawn round and where it is. */
export interface RoundSeen {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
}

/** What of matches somebody may see. The director sees everything; what others see is for `access` to say. */
export interface Sight {
  /** Whose sight it is: what was worked out for him once need not be again. */
  readonly of: string;
  readonly counting: Counting;
  /** The running score and the VPs of the matches of a round. */
  readonly isScoreShown: (round: RoundOfMatches) => boolean;
  /** What the boards of a match brought, to the teams that played it: their captains sign it. */
  readonly isOwnScoreShown: (round: RoundOfMatches, match: MatchResult) => boolean;
  /** What both rooms of a match made of a board. */
  readonly isBoardShown: (round: RoundSeen, match: DrawnTables, board: RoomsBoard) => boolean;
  /** Whom a team fields in a segment, when it has declared. */
  readonly isLineUpShown: (
    round: RoundSeen,
    match: DrawnTables,
    team: ContestantId,
    segment: number,
  ) => boolean;
  /** All that is known of a team's penalties, what was taken off its score, or nothing. */
  readonly penaltiesShown: (session: SessionState, team: ContestantId) => 'all' | 'points' | 'none';
}

export const ALL_IN_SIGHT: Sight = {
  of: 'director',
  counting: 'written',
  isScoreShown: () => true,
  isOwnScoreShown: () => true,
  isBoardShown: () => true,
  isLineUpShown: () => true,
  penaltiesShown: () => 'all',
};

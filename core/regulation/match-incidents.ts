import type { Fraction, Result } from '../base/index.ts';
import type { MatchProposal } from './match-proposal.ts';
import type { CutShort } from './shortened-match.ts';

/** A team that is late for a match. */
export interface LateTeam {
  readonly team: 'a' | 'b';
  readonly minutes: number;
  /** The first round of a phase for which a scheme of reserves was set (RTP 2.1.10). */
  readonly firstRoundWithReserves: boolean;
  readonly reserveTeamPresent: boolean;
  readonly boards: number;
  /** Boards that could still be played with the reserve team. */
  readonly playable: number;
}

/** A match that was interrupted. */
export interface Interruption extends CutShort {
  readonly knockout: boolean;
  /** A team that brought it about: it walked out, or could not go on. */
  readonly cause?: { readonly team: 'a' | 'b'; readonly how: 'walked-out' | 'unable' };
  /** What came of playing on another day: still to come, ruled out, or a team could not field a legal line-up. */
  readonly resumption: 'to-come' | 'impossible' | { readonly unable: 'a' | 'b' };
  /** A knock-out that cannot be finished: the organiser finds that both cannot go on. */
  readonly bothCannotGoOn?: boolean;
}

/** Pairs in wrong seats: in one room or both, and how many boards had been played so when it was noticed. */
export interface WrongSeats {
  readonly boards: number;
  readonly rooms: 'one' | 'both';
  /** Boards played in both rooms before it was noticed; `never` when it was not. */
  readonly playedInBoth: number | 'never';
  /** Boards played in the wrong seats in one room and not yet in the other. */
  readonly playedInOne?: number;
}

/** A player suspended or excluded in a match: his team, and its mean in its other matches. */
export interface SuspendedPlayer extends CutShort {
  readonly offenders: 'a' | 'b';
  readonly offendersMean: Fraction | undefined;
}

/** What a regulation proposes for a match that did not go as it should; nothing where it is silent. */
export interface MatchIncidents {
  readonly late: ((late: LateTeam) => MatchProposal) | undefined;
  readonly interrupted: ((match: Interruption) => Result<MatchProposal>) | undefined;
  readonly wrongSeats: ((seats: WrongSeats & { readonly satFirst: 'a' | 'b' }) => MatchProposal) | undefined;
  readonly notComparable: ((match: CutShort) => Result<MatchProposal>) | undefined;
  readonly suspended: ((match: SuspendedPlayer) => Result<MatchProposal>) | undefined;
}

export const NO_INCIDENTS: MatchIncidents = {
  late: undefined,
  interrupted: undefined,
  wrongSeats: undefined,
  notComparable: undefined,
  suspended: undefined,
};

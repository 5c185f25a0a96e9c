import type { Deal, Side, Vulnerability } from '../game/index.ts';
import type { Movement } from '../movement/index.ts';
import type { FirstSeat } from '../regulation/index.ts';
import type { Announcement } from './announcements.ts';
import type { AppealState, Committee } from './appeals/appeal.ts';
import type { DirectorCall } from './calls/call.ts';
import type { CaseNumber, CaseState } from './cases/case.ts';
import type { ContestantEntry } from './contestant.ts';
import type { CorrectionRequest } from './corrections.ts';
import type { InCharge, LoggedIncident, ReportStep } from './directing/log.ts';
import type { Checkpoint } from './evolve/checkpoints.ts';
import type { FactChain } from './evolve/fact-chain.ts';
import { NOTHING_SEEN, type SeenCommands } from './evolve/seen.ts';
import type { FactData, Grounds, RoundOfSession, Sealed } from './fact.ts';
import type { JoinedPlayer } from './joined-players.ts';
import type { DrawnRound, PenalisedMatch } from './match.ts';
import type {
  ContestantId,
  Meeting,
  MeetingKey,
  Party,
  SectionId,
  SessionNumber,
  Sitting,
} from './meeting.ts';
import type { Marking } from './meetings/marking.ts';
import type { Exchange, Mendings } from './meetings/mending.ts';
import type { Exclusion } from './penalties/exclusion.ts';
import type { OffenceGiven } from './penalties/offence.ts';
import type { PhaseNumber, PhaseState } from './phase.ts';
import type { ReportNotes } from './report/report.ts';
import type { PenaltyAmount, SideScoreData } from './score-data.ts';
import type { Settings } from './settings.ts';

/** What a list of facts amounts to. Immutable: parts that a fact does not touch are shared between states. */
export interface TournamentState {
  /** How many facts there are. */
  readonly version: number;
  readonly log: FactChain | undefined;
  readonly seen: SeenCommands;
  /** The world as it stood at some earlier moments. */
  readonly checkpoints: readonly Checkpoint[];
  /** The world as it stands; nothing before the tournament is created. */
  readonly tournament: Tournament | undefined;
}

export interface Tournament {
  readonly name: string;
  readonly date: string;
  readonly venue?: string;
  readonly settings: Settings;
  readonly contestants: ReadonlyMap<ContestantId, Contestant>;
  /** Those that were planned; without any, all sessions are one phase of pairs. */
  readonly phases: ReadonlyMap<PhaseNumber, PhaseState>;
  readonly sessions: ReadonlyMap<SessionNumber, SessionState>;
  /** What the director says to everybody, the earliest first. */
  readonly announcements: readonly Announcement[];
  /** Who directed in the director's place, in order. */
  readonly inCharge?: readonly InCharge[];
  /** What became of the report. */
  readonly reportSteps?: readonly ReportStep[];
  /** What the director's report says beyond the facts. */
  readonly reportNotes?: ReportNotes;
  /** Who hears appeals. */
  readonly committee?: Committee;
}

export type Contestant = ContestantEntry & {
  /** Who came into a team after its series were formed and makes it worth more. */
  readonly joined?: readonly JoinedPlayer[];
  /** Why it plays out of the ranking. */
  readonly unranked?: Grounds;
  readonly withdrawn?: {
    readonly from?: RoundOfSession;
    readonly reason?: string;
    readonly excluded?: true;
  };
};

export type SessionStatus = 'planned' | 'open' | 'closed' | 'published';

export interface SessionState {
  readonly session: SessionNumber;
  readonly phase?: PhaseNumber;
  readonly status: SessionStatus;
  /** When play should start. */
  readonly startsAt?: string;
  /** Its sections are groups made of the ranking so far: each is compared and ranked for itself. */
  readonly inGroups?: true;
  readonly openedAt?: string;
  /** What the regulation asks for and was departed from when it was opened: codes of findings. */
  readonly departures?: readonly string[];
  readonly closedAt?: string;
  readonly publishedAt?: string;
  readonly sections: ReadonlyMap<SectionId, SectionState>;
  readonly boards: ReadonlyMap<number, BoardState>;
  /** The cards of the boards, where a hand record is attached. */
  readonly deals: ReadonlyMap<number, Deal>;
  /** The cards are sealed: only this director sees them. */
  readonly sealed?: Sealed;
  /** Who may use a device of his own. */
  readonly authorisations: readonly Authorisation[];
  /** When the clock stood, in order. */
  readonly pauses: readonly Pause[];
  /** Who sits where on a side, in the order in which it was told. */
  readonly seatsTaken?: readonly SeatsTaken[];
  /** Who was not there when play began. */
  readonly absences?: readonly Absence[];
  /** Corrections that players asked for, in order. */
  readonly requests?: readonly CorrectionRequest[];
  /** What directors were told of boards, in the order in which it was. */
  readonly cases?: ReadonlyMap<CaseNumber, CaseState>;
  /** The director's log (RTP 1.3.3). */
  readonly incidents?: readonly LoggedIncident[];
  /** Appeals against rulings, in order. */
  readonly appeals?: readonly AppealState[];
  readonly penalties: readonly GivenPenalty[];
  readonly substitutions: readonly FactData['player-substituted'][];
  /** Which two of a triplet play from when on, in the order in which it was told. */
  readonly partners?: readonly FactData['partners-named'][];
}

export interface SectionState {
  readonly section: SectionId;
  readonly movement: Movement;
  readonly seating: ReadonlyMap<number, ContestantId>;
  /** Rounds of matches, in the order in which they were drawn first; the movement is made of them. */
  readonly drawn?: readonly DrawnRound[];
  /** What went otherwise than the movement says. */
  readonly mended?: Mendings;
  /** Contestants that sat in each other's places, in the order in which it became known. */
  readonly exchanged?: readonly Exchange[];
  /** Rounds that were called, in order. */
  readonly rounds: ReadonlyMap<number, RoundTimes>;
  readonly confirmed: ReadonlyMap<MeetingKey, readonly Side[]>;
  /** The board that each unfinished table plays to its end after the move was called, or none. */
  readonly underWay?: ReadonlyMap<MeetingKey, number | null>;
  /** Tables that wait for the director. */
  readonly calls: ReadonlyMap<number, DirectorCall>;
}

export interface RoundTimes {
  readonly startedAt: string;
  /** When everybody sat. */
  readonly seatedAt?: string;
  readonly endedAt?: string;
  /** Minutes added by the director. */
  readonly extended?: number;
}

/** Which of the two on a side of a meeting sits North or East. */
export type SeatsTaken = Omit<Meeting, 'session'> & {
  readonly contestant: ContestantId;
  readonly side: Side;
  readonly first: FirstSeat;
};

/** A contestant that was not there when play began. */
export interface Absence {
  readonly contestant: ContestantId;
  readonly at: string;
  /** When it came after all. */
  readonly came?: string;
}

/** A person who may use a device of his own. */
export interface Authorisation {
  /** The number of the fact: what it is taken back by. */
  readonly number: number;
  readonly at: string;
  readonly contestant: ContestantId;
  readonly player: number;
  readonly reason: string;
}

/** A stretch during which play stands still. */
export interface Pause {
  readonly from: string;
  /** When it went on by the director's word. */
  readonly to?: string;
  /** When it goes on by itself. */
  readonly until?: string;
  /** What a break is called. */
  readonly message?: string;
}

/** Everything about a board of a session. */
export interface BoardState {
  readonly board: number;
  readonly plays: ReadonlyMap<SectionId, ReadonlyMap<MeetingKey, Play>>;
  /** Where it was cancelled: `'everywhere'`, or in these sections. */
  readonly cancelled: 'everywhere' | readonly SectionId[];
  /** Single meetings where it was cancelled, of a match for instance. */
  readonly cancelledAt: ReadonlySet<MeetingKey>;
  /** The meetings compared apart, and the name of their group (Law 87). */
  readonly groups: ReadonlyMap<MeetingKey, string>;
  /** How it is marked where that is not what its number says, in the order in which it became known. */
  readonly marked?: readonly Marking[];
}

export type AgreementStatus = 'entered' | 'agreed' | 'disputed';

/** What stands for one board at one table. */
export interface Play {
  readonly section: SectionId;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly ns: Sitting;
  readonly ew: Sitting;
  /** Who is vulnerable, where the board is marked otherwise than its number says. */
  readonly vulnerable?: Vulnerability;
  /** What was written down; absent when only an adjusted score stands. */
  readonly recorded?: RecordedPlay;
  readonly adjustment?: Adjustment;
  readonly status: AgreementStatus;
  /** Who disputes it, and why. */
  readonly dispute?: { readonly by: Side; readonly reason?: string };
  /** Seconds from the entry to the agreement of the other side. */
  readonly agreedAfter?: number;
  /** What both sides had agreed to before one of them disputed it. */
  readonly agreedBefore?: string;
}

export interface RecordedPlay {
  /** In the one way that results are printed: `4SXN+1`. */
  readonly result: string;
  readonly lead?: string;
  readonly by: Party;
  /** The table score from North–South's side (Law 77). */
  readonly nsPoints: number;
  readonly corrected: boolean;
  readonly at: string;
  /** The next round had been called when the table wrote it down (Law 8B1). */
  readonly late?: true;
}

export interface Adjustment extends Grounds {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
}

export interface GivenPenalty extends Grounds {
  readonly sequence: number;
  readonly at: string;
  readonly contestant: ContestantId;
  /** Which of its players, by his place in the entry. */
  readonly offender?: number;
  readonly excluded?: Exclusion;
  readonly board?: number;
  readonly match?: PenalisedMatch;
  readonly amount: PenaltyAmount | 'warning' | 'suspension';
  /** The row of the regulation's table, where it was given by one. */
  readonly offence?: OffenceGiven;
  /** The command it followed from: all that did is one offence. */
  readonly incident?: string;
}

/** What it costs; nothing for a warning or a suspension. */
export const pointsOf = ({ amount }: Pick<GivenPenalty, 'amount'>): PenaltyAmount | undefined =>
  typeof amount === 'string' ? undefined : amount;

/** Before the first fact. */
export const NOTHING: TournamentState = {
  version: 0,
  log: undefined,
  seen: NOTHING_SEEN,
  checkpoints: [],
  tournament: undefined,
};

import type { Reason } from '../draw/index.ts';
import type { Seat, Side, Vulnerability } from '../game/index.ts';
import type { Movement } from '../movement/index.ts';
import type { FirstSeat, PlaceTakenAs } from '../regulation/index.ts';
import type { Announced } from './announcements.ts';
import type { AppealFacts } from './appeals/appeal.ts';
import type { CallFacts } from './calls/call.ts';
import type { CaseFacts } from './cases/facts.ts';
import type { ClearedOfEntry, ContestantChanges, ContestantEntry, Player } from './contestant.ts';
import type { DirectingFacts } from './directing/log.ts';
import type { DrawnTables, LineUpData, MatchAt, MatchImps, MatchRuling, PenalisedMatch } from './match.ts';
import type {
  ContestantId,
  Meeting,
  MeetingBoard,
  Party,
  SectionId,
  SessionNumber,
  Sitting,
} from './meeting.ts';
import type { Exclusion } from './penalties/exclusion.ts';
import type { OffenceGiven } from './penalties/offence.ts';
import type { PhaseNumber, PhasePlan } from './phase.ts';
import type { ReportFacts } from './report/report.ts';
import type { PenaltyAmount, SideScoreData } from './score-data.ts';
import type { Settings } from './settings.ts';

/** A section of a session: its movement, and which contestant holds each number of it. */
export interface SectionPlan {
  readonly section: SectionId;
  readonly movement: Movement;
  readonly seating: Seating;
}

/** The contestant on each number of a movement. */
export type Seating = Readonly<Record<number, ContestantId>>;

/** Why the director did something: in words, and the rule it rests on. */
export interface Grounds {
  readonly reason: string;
  readonly clause: string;
}

/** What a warning left open and the director confirmed: codes of findings. */
export interface Confirmed {
  readonly confirmed?: readonly string[];
}

/** Why a rule of the regulation was departed from. */
export interface Departing extends Confirmed {
  readonly because?: string;
}

/** A round of a section. */
export interface RoundOfSection {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
}

/** Who may see cards that are sealed: nobody, or the director who runs the session. */
export interface Sealed {
  readonly director?: string;
}

/** Every kind of fact and what it holds: plain JSON, so that facts outlive the program. */
export interface FactData extends CallFacts, CaseFacts, AppealFacts, ReportFacts, DirectingFacts {
  readonly 'tournament-created': {
    readonly name: string;
    readonly date: string;
    readonly venue?: string;
    /** All there were when it was written; those that came later have the regulation's default. */
    readonly settings: Partial<Settings>;
  };
  readonly 'settings-changed': { readonly changes: Partial<Settings> } & Departing;
  readonly 'contestant-entered': ContestantEntry & Confirmed;
  readonly 'contestant-changed': ContestantChanges & {
    /** What the contestant has no longer. */
    readonly cleared?: readonly ClearedOfEntry[];
  } & Confirmed;
  /** From then on the contestant plays no more; from the beginning when it says no round. */
  readonly 'contestant-withdrawn': {
    readonly contestant: ContestantId;
    readonly from?: RoundOfSession;
    readonly reason?: string;
    /** By the regulation, not by its own wish (RTP 3.6.7.3). */
    readonly excluded?: true;
  };
  readonly 'phase-planned': PhasePlan & Confirmed;
  readonly 'session-planned': {
    readonly session: SessionNumber;
    /** The phase it is a session of, where phases are planned. */
    readonly phase?: PhaseNumber;
    readonly sections: readonly SectionPlan[];
    /** When play should start, ISO 8601. */
    readonly startsAt?: string;
    /**
     * Its sections are groups made of the ranking so far, a final and a consolation for instance: each is compared and
     * ranked for itself, and whoever is in none of them comes behind.
     */
    readonly inGroups?: true;
  } & Departing;
  /** A contestant takes a number of a movement: one that was vacant, or another's before it played. */
  readonly 'contestant-seated': {
    readonly session: SessionNumber;
    readonly section: SectionId;
    readonly number: number;
    readonly contestant: ContestantId;
  };
  /** What the four players hold on boards of a session; it replaces what was known of those boards. */
  readonly 'deals-attached': {
    readonly session: SessionNumber;
    readonly deals: readonly BoardDeal[];
    /** Dealt here, from the entropy of the server, for this session (Law 6E4). */
    readonly dealt?: true;
    /** Others elsewhere have still to play them: nobody but this director sees them until it is told again without it. */
    readonly sealed?: Sealed;
  };
  /** Who meets whom in a round of matches; it takes the place of an earlier draw of that round. */
  readonly 'round-drawn': RoundOfSection & {
    readonly matches: readonly DrawnTables[];
    readonly bye: ContestantId | null;
    readonly boards: readonly number[];
    readonly segments: number;
    /** The two tables of a match begin with different halves of a segment and exchange them. */
    readonly halves?: 'exchanged';
    readonly method: string;
    readonly reasons: readonly Reason[];
    /** What lots were drawn from: whoever knows it can repeat the draw. */
    readonly seed?: string;
    /** Of a Swiss drawn by hand: the standings that it was drawn on, so that it is seen when they change. */
    readonly order?: readonly ContestantId[];
    /** Whose captains were there when it was drawn (RTP 3.6.3, ROP 6.3). */
    readonly present?: readonly ContestantId[];
  } & Confirmed;
  readonly 'draw-published': RoundOfSection;
  /** From that segment on the round, drawn in an earlier session, is played in this one. */
  readonly 'round-continued': RoundOfSection & { readonly segment: number };
  readonly 'line-up-declared': RoundOfSection & {
    readonly segment: number;
    readonly contestant: ContestantId;
  } & LineUpData &
    Confirmed;
  /** A whole match, as its sheet has it. */
  readonly 'match-scored': MatchAt & { readonly imps: MatchImps } & Confirmed;
  /** A captain signs. */
  readonly 'match-agreed': MatchAt & { readonly by: ContestantId };
  readonly 'match-ruled': MatchAt & Grounds & { readonly ruling: MatchRuling } & Confirmed;
  /** Boards played after a tie. */
  readonly 'extra-boards-set': MatchAt & { readonly boards: readonly number[] } & Confirmed;
  readonly 'lots-drawn': {
    readonly phase: PhaseNumber;
    readonly section?: SectionId;
    /** In the order that the lot gave them. */
    readonly contestants: readonly ContestantId[];
  } & Grounds;
  readonly 'session-opened': { readonly session: SessionNumber } & Departing;
  readonly 'round-started': RoundOfSession;
  /** Everybody sits: the time of a segment runs from here (RTP 2.3.7). */
  readonly 'round-seated': RoundOfSession;
  readonly 'round-ended': RoundOfSession;
  /** Play stands still: until then when it says so, under that name when it is a break. */
  readonly 'clock-paused': {
    readonly session: SessionNumber;
    readonly until?: string;
    readonly message?: string;
  } & Confirmed;
  readonly 'clock-resumed': { readonly session: SessionNumber };
  /** So many minutes more for the round, or fewer. */
  readonly 'round-extended': RoundOfSession & { readonly minutes: number } & Confirmed;
  readonly 'result-recorded': MeetingBoard & RecordedResult & { readonly by: Party } & Confirmed;
  readonly 'result-agreed': MeetingBoard & {
    readonly by: Side;
    /** Seconds that the side had it before its eyes, as its device measured them: it may have sent all of it late. */
    readonly seconds?: number;
  };
  readonly 'result-disputed': MeetingBoard & { readonly by: Side; readonly reason?: string };
  readonly 'round-confirmed': Meeting & { readonly by: Side };
  /** Which of the two on a side sits North or East, as the table said it; it stays so until somebody says otherwise. */
  readonly 'seats-taken': Meeting & {
    readonly side: Side;
    readonly first: FirstSeat;
    readonly by: Party;
  } & Departing;
  /** A contestant is not there when play begins. */
  readonly 'absence-noted': { readonly session: SessionNumber; readonly contestant: ContestantId };
  /** It has come. */
  readonly 'absence-ended': { readonly session: SessionNumber; readonly contestant: ContestantId };
  /** From that round on somebody else plays in the place of a contestant that is not there, or it has its place again. */
  readonly 'place-taken': {
    readonly session: SessionNumber;
    readonly section: SectionId;
    /** Whose place it is. */
    readonly instead: ContestantId;
    /** Who played there until then. */
    readonly from: ContestantId;
    readonly contestant: ContestantId;
    readonly as: PlaceTakenAs;
    readonly fromRound: number;
  } & Grounds &
    Confirmed;
  /** What a table that had not finished said when the move was called: the board that is played to its end, or none. */
  readonly 'move-answered': Meeting & { readonly by: Party; readonly underWay: number | null };
  readonly 'result-corrected': MeetingBoard & RecordedResult & Grounds & Confirmed;
  /** Players say that a score is written wrongly: their own, or one of another table (RTP 2.2.7.2). */
  readonly 'correction-asked': MeetingBoard & {
    readonly contestant: ContestantId;
    /** What should be written, in their words. */
    readonly says: string;
  } & Confirmed;
  /** What a pair that played it says to the request, which has the number of its fact. */
  readonly 'correction-answered': {
    readonly session: SessionNumber;
    readonly request: number;
    readonly contestant: ContestantId;
    readonly agrees: boolean;
  };
  readonly 'correction-decided': {
    readonly session: SessionNumber;
    readonly request: number;
    readonly accepted: boolean;
    /** What became of the deposit that came with it (ROP 4.15). */
    readonly deposit?: 'returned' | 'kept';
  } & Grounds;
  readonly 'score-adjusted': MeetingBoard &
    Grounds & { readonly ns: SideScoreData; readonly ew: SideScoreData } & Departing;
  readonly 'penalty-given': OnContestant & {
    readonly amount: PenaltyAmount;
    /** The match that it is taken off, where matches are played. */
    readonly match?: PenalisedMatch;
  } & Confirmed;
  readonly 'warning-given': OnContestant;
  /** Suspension or disqualification (Law 91, RTP 2.1.11.1): it goes into the report, and what follows is for other facts. */
  readonly 'suspension-given': OnContestant & { readonly excluded?: Exclusion };
  /** Nobody scores on the board; in one section only when it says which, or at some tables: the two rooms of a match. */
  readonly 'board-cancelled': {
    readonly session: SessionNumber;
    readonly board: number;
    readonly section?: SectionId;
    readonly meetings?: readonly Omit<Meeting, 'session'>[];
  } & Grounds;
  /** The board is marked otherwise than its number says, and counts as marked: in the session, or at these tables (Law 2). */
  readonly 'board-marked': {
    readonly session: SessionNumber;
    readonly board: number;
    readonly dealer: Seat;
    readonly vulnerable: Vulnerability;
    readonly meetings?: readonly Omit<Meeting, 'session'>[];
  } & Grounds;
  /** These tables played the board in another form and are compared among themselves (Law 87); with all others again where it names no group. */
  readonly 'board-grouped': {
    readonly session: SessionNumber;
    readonly board: number;
    readonly group?: string;
    readonly meetings: readonly Omit<Meeting, 'session'>[];
  } & Grounds;
  /**
   * The pairs of the meeting sat the other way round: in the whole round, or on some boards. What was written is true of
   * the seats, or else of the pairs: then the declarer is turned.
   */
  readonly 'seats-turned': Meeting & {
    readonly boards?: readonly number[];
    readonly written?: 'for-the-pairs';
  } & Grounds;
  /** Two contestants sat in each other's places, from that round through another. */
  readonly 'places-exchanged': RoundOfSection & {
    readonly through: number;
    readonly contestants: readonly [ContestantId, ContestantId];
  } & Grounds;
  /** A table plays these boards in that round; a result written for one of them belongs to another, or to none. */
  readonly 'boards-changed': Meeting & {
    readonly boards: readonly number[];
    readonly moved?: { readonly from: number; readonly to?: number };
  } & Grounds;
  readonly 'player-substituted': {
    readonly session: SessionNumber;
    readonly contestant: ContestantId;
    /** Which of its players is replaced. */
    readonly player: number;
    readonly substitute: Player;
    readonly fromRound: number;
    readonly toRound?: number;
    readonly reason?: string;
    /** The reason is force majeure (ROP 5.11). */
    readonly forceMajeure?: true;
    /** Whether the pair keeps the region that the event asks for. */
    readonly keepsRegion?: boolean;
    /** Approved expressly, whatever it breaks (ROP 5.11). */
    readonly approved?: true;
  } & Departing;
  /** Which two of a triplet play from that round on, by their places in the entry (RTP 3.5.2). */
  readonly 'partners-named': {
    readonly session: SessionNumber;
    readonly contestant: ContestantId;
    readonly playing: readonly [number, number];
    readonly fromRound: number;
  };
  /** The contestant plays out of the ranking, or is in it again: hors concours, or disqualified from it. */
  readonly 'contestant-ranked': { readonly contestant: ContestantId; readonly ranked: boolean } & Grounds &
    Confirmed;
  /** The rest of a section's session is played by another movement; what came before `fromRound` is unchanged. */
  readonly 'movement-replanned': {
    readonly session: SessionNumber;
    readonly section: SectionId;
    readonly fromRound: number;
    readonly movement: Movement;
    readonly seating: Seating;
    readonly reason: string;
  } & Confirmed;
  /** A person may use a device of his own during the session (RTP 3.4). */
  readonly 'device-authorised': {
    readonly session: SessionNumber;
    readonly contestant: ContestantId;
    /** Which of its players. */
    readonly player: number;
    readonly reason: string;
  };
  readonly 'authorisation-withdrawn': { readonly session: SessionNumber; readonly authorisation: number };
  /** The director says something to everybody. */
  readonly 'announcement-made': Announced;
  /** It is shown no longer. */
  readonly 'announcement-taken-down': { readonly announcement: number };
  readonly 'session-closed': { readonly session: SessionNumber } & Confirmed;
  readonly 'results-published': { readonly session: SessionNumber };
  readonly 'session-reopened': { readonly session: SessionNumber; readonly reason: string };
  /**
   * Somebody was erased: in so many of the facts before it, what names him was replaced, and nothing else. It follows
   * from no command of the tournament; who he was is nowhere kept.
   */
  readonly 'person-erased': { readonly facts: number };
  /** The fact of that number counts as not having happened. */
  readonly undone: { readonly sequence: number; readonly reason?: string };
}

export interface BoardDeal {
  readonly board: number;
  /** As PBN writes it: `N:hand hand hand hand`. */
  readonly deal: string;
}

/** A round of a session; of one section only when it says which. */
export interface RoundOfSession {
  readonly session: SessionNumber;
  readonly section?: SectionId;
  readonly round: number;
}

export interface TableOfSession {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly table: number;
}

/** What was written down for a board. */
export interface RecordedResult {
  /** `4SXN+1`, `Pass`. */
  readonly result: string;
  /** The card led: `SA`. */
  readonly lead?: string;
  /** The contestants that really sat there, when others than planned. */
  readonly ns?: Sitting;
  readonly ew?: Sitting;
}

export interface OnContestant extends Grounds {
  readonly session: SessionNumber;
  readonly contestant: ContestantId;
  /** Which of its players, by his place in the entry: each answers for himself (RTP 3.2.1(3)); else all of them. */
  readonly offender?: number;
  readonly board?: number;
  readonly offence?: OffenceGiven;
}

export type FactType = keyof FactData;

/** What follows from a command, before it is written down. */
export type NewFact = { [T in FactType]: NewFactOf<T> }[FactType];
export interface NewFactOf<T extends FactType> {
  readonly type: T;
  readonly data: FactData[T];
}

/** What the record adds to a fact. */
export interface Envelope {
  /** From 1, without gaps. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly actor: string;
  /** The id of the command it follows from. */
  readonly cause: string;
}

export type Fact = NewFact & Envelope;
export type FactOf<T extends FactType> = NewFactOf<T> & Envelope;

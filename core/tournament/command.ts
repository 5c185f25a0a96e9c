import type { PendingWay } from '../draw/index.ts';
import type { AppealCommands } from './appeals/appeal.ts';
import type { CaseCommands } from './cases/facts.ts';
import type { ContestantEntry, TeamEntry } from './contestant.ts';
import type { DirectingCommands } from './directing/log.ts';
import type { Confirmed, Departing, FactData, Grounds, RoundOfSession } from './fact.ts';
import type { MatchAt } from './match.ts';
import type { ContestantId, Meeting, MeetingBoard, SectionId, SessionNumber, Sitting } from './meeting.ts';
import type { ExcludePlayer } from './penalties/exclusion.ts';
import type { MeasureGiven, OffenceTold } from './penalties/offence.ts';
import type { ReportCommands } from './report/report.ts';
import type { Settings } from './settings.ts';

/** What the sender believes stands on the board: a result, or `null` for none. When it differs, nothing happens. */
export interface Expecting {
  readonly expects?: string | null;
}

/** How far a side is to blame that a board has no result (Law 12C2(a)). */
export const FAULTS = ['direct', 'partly', 'none'] as const;
export type Fault = (typeof FAULTS)[number];

/** What becomes of a board that went wrong in one match: out of it, another in its place, or turned in both rooms alike. */
export type BoardMending =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'replaced'; readonly by: number }
  | {
      readonly kind: 'turned-likewise';
      /** A result that was written for the pairs: its declarer is turned. */
      readonly written?: 'for-the-pairs';
    };

/** A team as it is entered: its name and its captain may be left to the regulation (RTP 2.3.3, 3.6.3). */
export type TeamAsked = Omit<TeamEntry, 'name' | 'captain'> & Partial<Pick<TeamEntry, 'name' | 'captain'>>;

/** A result as a file has it; the pairs it names are held against the plan. */
export interface BroughtResult {
  readonly section: SectionId;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly result: string;
  readonly lead?: string;
  readonly ns?: ContestantId;
  readonly ew?: ContestantId;
}

/** Every kind of command and what it asks for. */
export interface CommandData extends CaseCommands, AppealCommands, ReportCommands, DirectingCommands {
  readonly 'create-tournament': {
    readonly name: string;
    /** `2026-03-14`. */
    readonly date: string;
    readonly venue?: string;
    /** What differs from the regulation's defaults; the regulation is the RTP 2014, the Laws the newest, unless told. */
    readonly settings?: Partial<Settings>;
  };
  readonly 'change-settings': FactData['settings-changed'];
  readonly 'enter-contestant': (Exclude<ContestantEntry, TeamEntry> | TeamAsked) & Confirmed;
  readonly 'change-contestant': FactData['contestant-changed'];
  readonly 'rank-contestant': FactData['contestant-ranked'];
  readonly 'withdraw-contestant': FactData['contestant-withdrawn'];
  readonly 'plan-phase': FactData['phase-planned'];
  /** Of a phase of matches the sections are its groups. */
  readonly 'plan-session': Omit<FactData['session-planned'], 'sections'> &
    Partial<Pick<FactData['session-planned'], 'sections'>>;
  readonly 'seat-contestant': FactData['contestant-seated'];
  /** What is sealed stays so, and as it is, until a command opens it, or seals it anew for fewer people. */
  readonly 'attach-deals': Omit<FactData['deals-attached'], 'dealt'> & { readonly opens?: true };
  /** The cards come from whoever has entropy, not from who asks: the server, which tells them to nobody. */
  readonly 'deal-boards': Pick<FactData['deals-attached'], 'session'> &
    Partial<Pick<FactData['deals-attached'], 'deals'>>;
  /** What is left out is drawn by the plan of the phase: all of it, or the tables and boards of matches that are given. */
  readonly 'draw-round': Pick<FactData['round-drawn'], 'session' | 'section'> &
    Partial<Omit<FactData['round-drawn'], 'session' | 'section' | 'order' | 'halves'>> & {
      /** So many rounds at once, from the next one on. */
      readonly rounds?: number;
      /** How matches count that are still played. */
      readonly pending?: PendingWay;
      readonly rematches?: 'never' | 'fewest';
      /** Who does not play this round, and comes back. */
      readonly absent?: readonly ContestantId[];
    };
  readonly 'publish-draw': FactData['draw-published'];
  /** The rest of the round that an earlier session has begun is played in this one, in every group or one; planned if it is not yet. */
  readonly 'continue-round': {
    readonly session: SessionNumber;
    readonly section?: SectionId;
    /** The first that has not begun unless told. */
    readonly segment?: number;
  };
  readonly 'declare-line-up': FactData['line-up-declared'];
  readonly 'score-match': FactData['match-scored'];
  readonly 'agree-match': FactData['match-agreed'];
  readonly 'rule-match': FactData['match-ruled'];
  readonly 'set-extra-boards': FactData['extra-boards-set'];
  /** A board that went wrong in a room of a match, and what becomes of it in both. */
  readonly 'mend-match-board': MatchAt & { readonly board: number; readonly mending: BoardMending } & Grounds;
  readonly 'draw-lots': FactData['lots-drawn'];
  readonly 'open-session': FactData['session-opened'];
  /** Ends the round before it when that was not done. */
  readonly 'start-round': RoundOfSession;
  /** Everybody sits: the time of the segment runs from now. */
  readonly 'seat-round': RoundOfSession;
  readonly 'end-round': RoundOfSession;
  /** Asked while the clock stands, it changes what was said of the pause. */
  readonly 'pause-clock': FactData['clock-paused'];
  readonly 'resume-clock': FactData['clock-resumed'];
  readonly 'extend-round': FactData['round-extended'];
  readonly 'record-result': FactData['result-recorded'] & Expecting;
  /** The results of a file of scoring devices, all or none. */
  readonly 'record-results': {
    readonly session: SessionNumber;
    readonly results: readonly BroughtResult[];
  } & Confirmed;
  readonly 'agree-result': FactData['result-agreed'] & Expecting;
  readonly 'dispute-result': FactData['result-disputed'] & Expecting;
  readonly 'confirm-round': FactData['round-confirmed'];
  readonly 'take-seats': FactData['seats-taken'];
  readonly 'note-absence': FactData['absence-noted'];
  readonly 'end-absence': FactData['absence-ended'];
  readonly 'take-place': Omit<FactData['place-taken'], 'section' | 'from'>;
  readonly 'answer-move': FactData['move-answered'];
  readonly 'correct-result': FactData['result-corrected'] & Expecting;
  readonly 'ask-correction': FactData['correction-asked'];
  readonly 'answer-correction': FactData['correction-answered'];
  /** With what is right it is corrected, without it the request is refused. */
  readonly 'decide-correction': Omit<FactData['correction-decided'], 'accepted'> & {
    readonly result?: string;
  } & Confirmed;
  readonly 'adjust-score': FactData['score-adjusted'];
  /** Artificial scores for boards that were not played, all for one reason: they are taken back together. */
  readonly 'score-missed': {
    readonly scores: readonly Omit<FactData['score-adjusted'], keyof Grounds | keyof Departing>[];
  } & Grounds &
    Departing;
  readonly 'give-penalty': FactData['penalty-given'];
  readonly 'give-warning': FactData['warning-given'];
  /** By a row of the regulation's table: one offence, whoever answers for it and in however many forms. */
  readonly penalise: {
    readonly session: SessionNumber;
    readonly row: string;
    readonly told: OffenceTold;
    readonly on: readonly {
      readonly contestant: ContestantId;
      readonly offender?: number;
      readonly measures: readonly MeasureGiven[];
    }[];
    readonly board?: number;
    readonly match?: FactData['penalty-given']['match'];
  } & Grounds &
    Confirmed;
  /** A player is put out of the session or of the event; what that does to scores and ranking follows (RTP 3.2.1). */
  readonly 'exclude-player': ExcludePlayer;
  readonly 'cancel-board': FactData['board-cancelled'];
  readonly 'group-board': FactData['board-grouped'];
  /** At some tables only: they are compared among themselves (Law 87). */
  readonly 'mark-board': FactData['board-marked'];
  readonly 'turn-seats': FactData['seats-turned'];
  /** Which pairs really sat at a table, and whether they keep those places. */
  readonly 'change-opponents': Meeting & {
    readonly ns: Sitting;
    readonly ew: Sitting;
    readonly stay: boolean;
  } & Grounds;
  /** Another board was played than planned: the right one is played later, or lost by fault. */
  readonly 'change-board': MeetingBoard & {
    readonly played: number;
    readonly later: boolean;
    readonly fault: Readonly<Record<'ns' | 'ew', Fault>>;
  } & Grounds;
  readonly 'substitute-player': FactData['player-substituted'];
  readonly 'name-partners': FactData['partners-named'];
  readonly 'replan-movement': FactData['movement-replanned'];
  readonly 'call-director': FactData['director-called'];
  /** Whoever sends it goes there, or the director to whom it is handed over. */
  readonly 'take-call': FactData['call-taken'];
  /** To the end of play. */
  readonly 'postpone-call': FactData['call-postponed'];
  readonly 'answer-director': FactData['director-answered'];
  readonly 'authorise-device': FactData['device-authorised'];
  readonly 'withdraw-authorisation': FactData['authorisation-withdrawn'];
  readonly 'make-announcement': FactData['announcement-made'];
  readonly 'take-down-announcement': FactData['announcement-taken-down'];
  readonly 'close-session': FactData['session-closed'];
  readonly 'publish-results': FactData['results-published'];
  readonly 'reopen-session': FactData['session-reopened'];
  /** Undoes the fact of that number, and whatever else followed from the same command. */
  readonly undo: FactData['undone'];
}

export type CommandType = keyof CommandData;

/** A request with where it comes from. The same id twice changes nothing. */
export interface CommandEnvelope {
  readonly id: string;
  readonly actor: string;
  /** ISO 8601, UTC: core has no clock. */
  readonly time: string;
  /** The version that the sender saw. What somebody else has changed since then is not changed again unseen. */
  readonly basedOn?: number;
}

export type CommandOf<T extends CommandType> = CommandEnvelope & {
  readonly type: T;
  readonly data: CommandData[T];
};

export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

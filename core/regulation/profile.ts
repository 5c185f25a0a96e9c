import type { Fraction } from '../base/index.ts';
import type { LawsEdition } from '../laws/index.ts';
import type { OfficialMovements } from '../movement/index.ts';
import {
  type AwardRule,
  type AwardTable,
  LAW_AWARDS,
  LAW_POLICIES,
  type LawAwards,
  type OverallPlace,
  type PairsEvent,
  type PairsScoringPolicy,
  type Place,
  type TieBreakLadder,
} from '../scoring/index.ts';
import type { AbsenceRules } from './absent-pair.ts';
import type { AppealRules } from './appeals.ts';
import { lawsCitedUnder } from './article-map.ts';
import type { Breach } from './breach.ts';
import type { EventClass, Minimum } from './minimum.ts';
import type { PenaltyTable } from './penalty-table.ts';
import type { RtpHandicapOf } from './rtp2014/pairs-scoring.ts';
import type { SeatRules } from './seats.ts';
import type { TeamRules } from './team-rules.ts';

export const PROFILE_IDS = ['rtp-2014', 'rop', 'wbf'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What a regulation says about a tournament: the tables of its other files, gathered. */
export interface RegulationProfile {
  readonly id: ProfileId;
  /** As it is cited. */
  readonly name: string;
  /** The edition of the Laws that it was written for. */
  readonly laws: LawsEdition;
  readonly scoring: PairsScoringPolicy;
  /** How ties in matchpoints are broken; none where equals share their place. */
  readonly tieBreak: ((event: PairsEvent) => TieBreakLadder<PairsEvent>) | undefined;
  /** The boards that break a tie in an event of several phases: all of them, or those of the phase. */
  readonly tiesOver: 'event' | 'phase';
  readonly ranking: RankingRules;
  /** Its penalties; none where they are left to the director (Law 90). */
  readonly penalties: PenaltyTable | undefined;
  /** A break is recommended only where no board that was played is still to be played. */
  readonly breaks?: { readonly clause: string };
  readonly movements: OfficialMovements | undefined;
  /** The least that an event of each kind has. */
  readonly minimums: Readonly<Record<EventClass, readonly Minimum[]>>;
  /** One ranking of both lines is made so: by arrow switches, or by the list that the regulation makes. */
  readonly oneRanking: Clause | undefined;
  readonly teams: TeamRules;
  readonly minutesPerBoard: Clause & { readonly open: number; readonly screens: number };
  /** What a board must have reached, when the move is called, to be played to its end; else it and those not begun are lost. */
  readonly moveCall: (Clause & { readonly keeps: KeptAtMove }) | undefined;
  /** At the end of each board of the second round both pairs compare the hands with the record. */
  readonly comparedInRound2: Clause | undefined;
  /** Where it says that a board passed out is kept; the Laws say so too (Law 22). */
  readonly passedOut: Clause | undefined;
  /** Who agrees what the other side entered. */
  readonly agreement: Clause;
  /** Players do not change what was agreed, or even what was entered; the director does. */
  readonly directorCorrects: Clause & { readonly from: 'entry' | 'agreement' };
  /** The card led is part of the result: always, or where the organiser asks for it. */
  readonly exactLead: (Clause & { readonly usual: 'required' | 'optional' }) | undefined;
  /** What becomes of a pair that is not there, and of its place; the director's to decide where it says nothing. */
  readonly absence: AbsenceRules | undefined;
  /** Who of two partners sits where. */
  readonly seats: SeatRules;
  /** A pair that cannot move has a fixed seat. */
  readonly fixedSeats: Clause | undefined;
  /** When the players' own devices rest, where only the table's is used. */
  readonly devices: DevicesRule;
  /** Minutes after the end of a session within which its results are out; and until when players ask if they are not. */
  readonly publication: (Clause & { readonly minutes: number; readonly laterRequests: number }) | undefined;
  readonly corrections: CorrectionPeriods;
  readonly appeals: AppealRules;
  /** A delegate of the organiser, or the head of the tournament, takes nothing from the director's powers. */
  readonly delegate: Clause;
  /** What is done when the director is not there; left to the organiser where it says nothing (Law 80B). */
  readonly directorMissing: DirectorMissing | undefined;
  /** What follows when a player is put out; where it says nothing, what the Laws say (Laws 12C2(a), 91). */
  readonly excluded: ExclusionRules | undefined;
  /** The director's report; nothing where the regulation says nothing of one. */
  readonly report: ReportRules | undefined;
  /** In an event of several phases a pair is the same in all of them. */
  readonly keptBetweenPhases: Clause | undefined;
  /** When a substitute has the rights of the player whom he replaced: by the sessions of the event, and those he played. */
  readonly substituteIsMember:
    | (Clause & { readonly is: (sessions: number, played: number) => boolean })
    | undefined;
  /** Where what is approved expressly, or said by the event's own regulations, breaks nothing. */
  readonly substituteExceptions: Clause | undefined;
  /** What the substitutions of a pair break. */
  readonly substitutionBreaches: (asked: PairSubstitutions) => readonly Breach[];
  /** What becomes of the pair when they break something. */
  readonly substitutionLeadsTo: (asked: PairSubstitutions) => SubstitutionOutcome;
}

/** What becomes of boards that are lost because a player was put out, and of a pair that has played too little together. */
export interface ExclusionRules extends Clause {
  readonly unplayed: 'nothing';
  readonly together: Clause & { readonly least: Fraction };
}

/** How far a board has come: its opening lead is faced, or its auction is over. */
export const KEPT_AT_MOVE = ['lead-faced', 'auction-over'] as const;
export type KeptAtMove = (typeof KEPT_AT_MOVE)[number];

export interface Clause {
  readonly clause: string;
}

/** A player's category as a handicap needs it. */
export type PlayerCategory = RtpHandicapOf;

/** How a regulation makes one ranking of several scores; nothing where it says nothing. */
export interface RankingRules {
  /** One list made of two lines. */
  readonly overall:
    | (Clause & {
        readonly list: (ns: readonly Place[], ew: readonly Place[]) => readonly OverallPlace[];
      })
    | undefined;
  /** Per cent added to what a pair made. */
  readonly handicap:
    | (Clause & { readonly ofPair: (one: PlayerCategory, other: PlayerCategory) => Fraction })
    | undefined;
  /** What one phase brings into the next is for the organiser to announce. */
  readonly carryOver: Clause | undefined;
  /** Sessions weigh by their boards. */
  readonly unequalSessions: Clause | undefined;
}

export interface DevicesRule {
  /** Before the start of a session; until its end. */
  readonly minutesBefore: number;
  readonly clause: string | undefined;
}

/** Who directs when the director is not there. */
export interface DirectorMissing extends Clause {
  /** The regulation says who comes before whom. */
  readonly inOrder: boolean;
  /** What is done where nobody directs at all; nothing where somebody has to. */
  readonly none: Clause | undefined;
}

/** What a regulation says of the director's report. */
export interface ReportRules extends Clause {
  /** By when, after the event is over. */
  readonly days: readonly { readonly level: 'national' | 'regional'; readonly days: number }[];
  /** Its parts go on to the councils (RTP 3.2.2.2). */
  readonly routed: boolean;
  /** One for the event, or one for each session. */
  readonly of: 'event' | 'session';
}

export interface CorrectionPeriods extends Clause {
  /** After the results are out, unless the organiser sets another period. */
  readonly minutes: number;
  /** The least that an organiser may set. */
  readonly least: number;
  /** Before the last session the period lasts until the next one starts. */
  readonly untilNextSession: boolean;
  /** Another period than the usual one stands in the event's regulations before play. */
  readonly announced?: true;
  /** Later, with the organiser's agreement and beyond reasonable doubt: so many minutes, if limited. */
  readonly beyondDoubt: Clause & {
    readonly official: number | undefined;
    readonly other: number | undefined;
    /** From the end of the last session, or from when the results of the session were out. */
    readonly from: 'last-session-end' | 'results-out';
    /** Where a session follows: with its start when that is on the same day or the next, else with the day before it. */
    readonly finalBeforeNext?: true;
  };
  /** Until when the director changes a ruling of his own; nothing where the regulation sets no time. */
  readonly rulings:
    | (Clause & {
        /** Minutes before the session that follows. */
        readonly beforeNextSession: number;
        /** Minutes after the end of the last session. */
        readonly afterLast: { readonly official: number; readonly other: number };
      })
    | undefined;
  /** A claim about results comes with a deposit: back if there was an error, or what was posted could not show that there was none. */
  readonly deposit?: Clause;
  /** When players ask for a correction at the latest. */
  readonly requests: readonly RequestPeriod[];
}

/** What a player may want corrected: any error, what was written down, what was worked out, or what decides prizes. */
export const REQUEST_SUBJECTS = ['any', 'recorded', 'worked-out', 'prizes'] as const;
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number];

export interface RequestPeriod extends Clause {
  readonly about: RequestSubject;
  /** After the results are out; the organiser's correction period where there is no figure. */
  readonly minutes: number | undefined;
  /** The regulations of an event may set a shorter time. */
  readonly mayBeShorter?: true;
  /** As long as the director corrects, however long that is. */
  readonly asDirector?: true;
  /** Before the next session instead, when that is on the same day or the next. */
  readonly beforeNextSession?: number;
}

/** The pair stays as it is, is out of the ranking, or the new pair takes its place and its entry is cancelled. */
export const SUBSTITUTION_OUTCOMES = ['allowed', 'disqualified', 'new-entry'] as const;
export type SubstitutionOutcome = (typeof SUBSTITUTION_OUTCOMES)[number];

/** By category, 1 the highest; 4 is nobody's category, which the RTP counts with the third (RTP 1.3.4, ROP 1.1). */
export type PlayerTier = 1 | 2 | 3 | 4;

export interface PlayerOfPair {
  readonly name: string;
  /** Of his category; unknown when absent. */
  readonly tier?: PlayerTier;
}

/** The substitutions of a pair in an event, one that is asked for among them. */
export interface PairSubstitutions {
  readonly entry: readonly [PlayerOfPair, PlayerOfPair];
  /** Boards on which others than the two played, or are to play. */
  readonly stints: readonly {
    readonly session: number;
    readonly players: readonly [PlayerOfPair, PlayerOfPair];
    readonly boards: number;
  }[];
  /** The boards of each session. */
  readonly sessions: readonly number[];
  readonly replaced: PlayerOfPair;
  /** He takes part already: entered as a contestant, or a substitute of another. */
  readonly substitute: PlayerOfPair & { readonly takesPart: boolean };
  /** The reason is force majeure. */
  readonly forceMajeure?: boolean;
  /** Whether the pair keeps the region that the event asks for; not told where it asks for none. */
  readonly keepsRegion?: boolean;
  /** The regulations of the event let a substitute be of a higher category (ROP 5.11). */
  readonly anyCategory?: boolean;
  /** Whoever may has approved it expressly, whatever it breaks (ROP 5.11). */
  readonly approved?: boolean;
}

/** A regulation's scoring under an edition of the Laws that an event declares: what the Laws name follows the edition. */
export function scoringUnder(profile: RegulationProfile, laws: LawsEdition): PairsScoringPolicy {
  const { scoring } = profile;
  if (laws === profile.laws) return scoring;
  const { awards, selfInflicted } = LAW_POLICIES[laws];
  const own = Object.entries(scoring.awards).map(([name, rule]) => [
    name,
    ruleUnder(rule, profile.laws, laws),
  ]);
  return {
    ...scoring,
    name: `${scoring.name}, Laws ${laws}`,
    awards: { ...(Object.fromEntries(own) as AwardTable), ...lawAwards(awards, scoring.awards) },
    groups: { ...scoring.groups, clause: lawsCitedUnder(scoring.groups.clause, profile.laws, laws) },
    selfInflicted,
  };
}

/** What a regulation takes from the Laws as they stand is taken from those in force; its own keeps its figures. */
function ruleUnder(rule: AwardRule, from: LawsEdition, to: LawsEdition): AwardRule {
  const name = (['A+', 'A', 'A-'] as const).find((law) => LAW_AWARDS[from][law] === rule);
  return name === undefined
    ? { ...rule, clause: lawsCitedUnder(rule.clause, from, to) }
    : LAW_AWARDS[to][name];
}

/** The Laws' figures, taken over the boards that the regulation looks at. */
function lawAwards(laws: LawAwards, { 'A+': plus, A: average, 'A-': minus }: AwardTable): LawAwards {
  return {
    'A+': { ...laws['A+'], over: plus.over },
    A: { ...laws.A, over: average.over },
    'A-': { ...laws['A-'], over: minus.over },
  };
}

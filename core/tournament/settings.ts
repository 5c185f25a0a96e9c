import type { Rounding } from '../base/index.ts';
import type { LawsEdition } from '../laws/editions.ts';
import type { ProfileId, ReadingsChosen } from '../regulation/index.ts';
import type { ContestantKind } from './contestant.ts';

/** Given on, so that whoever needs the list need not load the Laws. */
export { LAWS_EDITIONS } from '../laws/editions.ts';

/** How the tournament is scored (Law 78). */
export const METHOD_NAMES = [
  'matchpoints',
  'matchpoints-by-halves',
  'cross-imps',
  'cross-imps-summed',
  'butler',
  'total-points',
] as const;
export type MethodName = (typeof METHOD_NAMES)[number];

export const LEAD_POLICIES = ['required', 'optional', 'not-asked'] as const;
export type LeadPolicy = (typeof LEAD_POLICIES)[number];

/** When somebody who has played a board may see what others did with it. */
export const TRAVELLER_TIMES = ['after-agreement', 'after-session', 'when-published'] as const;
export type TravellerTime = (typeof TRAVELLER_TIMES)[number];

/** When anybody but the director sees the ranking. */
export const RANKING_TIMES = ['live', 'after-each-round', 'after-session', 'when-published'] as const;
export type RankingTime = (typeof RANKING_TIMES)[number];

/** The two lines of a Mitchell: ranked apart, as one list that the regulation makes of them, or together by score. */
export const LINE_POLICIES = ['apart', 'overall', 'together'] as const;
export type LinePolicy = (typeof LINE_POLICIES)[number];

/** Who leaves before the end, or misses a session: ranked behind those who played it all, or among them by what was played. */
export const LEAVER_POLICIES = ['behind', 'among'] as const;
export type LeaverPolicy = (typeof LEAVER_POLICIES)[number];

/** Until when scores of a session before the last are corrected: to the start of the next, or for the organiser's minutes (RTP 2.2.7.2). */
export const CORRECTION_ENDS = ['next-session', 'by-minutes'] as const;
export type CorrectionEnd = (typeof CORRECTION_ENDS)[number];

/** Per cent added to what pairs make: by their players' categories, or as the organiser gives each pair. */
export const HANDICAPS = ['none', 'by-category', 'by-pair'] as const;
export type HandicapPolicy = (typeof HANDICAPS)[number];

/** What is used at the tables: the players' own phones too, or the table's device only (RTP 3.4). */
export const DEVICE_POLICIES = ['own', 'table'] as const;
export type DevicePolicy = (typeof DEVICE_POLICIES)[number];

/** How boards are shuffled and dealt (Law 6E): at each table before play, by the director, by assistants, by a machine or program. */
export const DEALING_WAYS = ['table', 'director', 'assistants', 'machine'] as const;
export type DealingWay = (typeof DEALING_WAYS)[number];

/** What the sessions of an earlier phase bring into the ranking of those who play on. */
export interface CarryOverSetting {
  /** The last session of the earlier phase. */
  readonly afterSession: number;
  /** The part of the score that is carried over: `1/4`. */
  readonly share: string;
  /** To the nearest `0.01`. */
  readonly toNearest: string;
  readonly rounding: Rounding;
}

/** What the organiser decides. Everything has a default from the regulation. */
export interface Settings {
  /** Who competes. */
  readonly contestants: ContestantKind;
  readonly profile: ProfileId;
  readonly laws: LawsEdition;
  readonly method: MethodName;
  /** One field over all sections, or each section for itself. */
  readonly sections: 'across' | 'apart';
  readonly lines: LinePolicy;
  readonly leavers: LeaverPolicy;
  readonly handicap: HandicapPolicy;
  readonly carryOver: CarryOverSetting | null;
  /** Places with a title or a prize: a tie over one of them is broken (RTP 3.5.9.1, ROP 5.10). */
  readonly prizePlaces: number;
  /** How many qualify, 0 where nobody does: a tie for the last of them is broken. */
  readonly qualifyingPlaces: number;
  /** How many sessions the tournament has: one that is not planned yet comes after those that are. */
  readonly sessionCount: number;
  readonly screens: boolean;
  /** Every pair is a woman and a man, and women have seats of their own (RTP 2.2.1, 2.3.4.1; ROP 8.2.1). */
  readonly mixed: boolean;
  /** The event's own regulations let a substitute be of a higher category than the player replaced (ROP 5.11). */
  readonly substitutesOfAnyCategory: boolean;
  /** Where it is played, `Europe/Lisbon`: its days are those of that place (RTP 3.7.2, ROP 4.15). */
  readonly timeZone: string;
  readonly minutesPerBoard: number;
  readonly lead: LeadPolicy;
  /** The director calls every round, or each table goes on by itself. */
  readonly rounds: 'called' | 'free';
  /** An official event: longer limits for corrections, minimum lengths. */
  readonly official: boolean;
  /** A festival (RTP 1.2): it has minimum lengths of its own. */
  readonly festival: boolean;
  /** A national event that is reached through regional phases or events (RTP 3.1.3.3, 3.6.4). */
  readonly regionalQualifying: boolean;
  /** Pairs may stand by as reserves, called in their order: where it has to be announced, it is (RTP 2.1.10). */
  readonly reserves: boolean;
  readonly devices: DevicePolicy;
  readonly dealing: DealingWay;
  /** The purpose of the event is to replay past deals: results may stand on them (Law 6D2). */
  readonly pastDeals: boolean;
  /** Where the regulation can be read in several ways: what is read otherwise than it is unless told. */
  readonly readings: ReadingsChosen;
  /** How long scores may be corrected once the results are out: after the last session, or after each (Law 79C1). */
  readonly correctionMinutes: number;
  /** Of sessions before the last, where the regulation gives them until the next one starts. */
  readonly correctionsEnd: CorrectionEnd;
  /** How long after the results players may ask for a correction, where the event may set a shorter time (RTP 3.7.2). */
  readonly requestMinutes: number;
  /** Who supervises for the organiser, a delegate or the head of the tournament, without the director's powers; empty for nobody. */
  readonly delegate: string;
  readonly showTraveller: TravellerTime;
  readonly showRanking: RankingTime;
}

import {
  classOfEvent,
  type DatedLimits,
  type EventItem,
  type EventShape,
  type EventTypeName,
  type Gate,
  type HomologatedEvent,
  type SystemColour,
} from '../regulation/index.ts';
import type { MatchDateChange } from './date-change.ts';
import type { DeliveredSystem, WrittenDefence } from './pair-system.ts';
import type { PersonNumber } from './person.ts';
import type { Forwarded } from './slot.ts';

export type EventNumber = number;
export type EntryNumber = number;

/** Who runs an event: the federation, a regional association, or anybody. */
export const EVENT_LEVELS = ['national', 'regional', 'private'] as const;
export type EventLevel = (typeof EVENT_LEVELS)[number];

/** Formats of teams, where the regulation asks for something by them. */
export const EVENT_FORMATS = ['round-robin', 'swiss', 'knockout', 'patton'] as const;

/** What comes after an event: its first so many go on into another. */
export interface GoesOn {
  readonly into: EventNumber;
  readonly places: number;
}

/** Who fills a place that falls vacant: the next of the same qualifier, or the best placed of all (RTP 2.1.10, ROP 4.4). */
export const RESERVE_ORDERS = ['same-group', 'by-place'] as const;
export type ReserveOrder = (typeof RESERVE_ORDERS)[number];

/** What is carried over from the phase before, and how it is rounded (RTP 3.1.3.2): `1/4`, to the nearest `0.01`, half up. */
export interface CarriedShare {
  readonly share: string;
  readonly toNearest: string;
}

/** Somebody's bid to run an event for the federation. */
export interface HostBid {
  readonly by: string;
  readonly share: string;
}

/** An event and its regulations as data (RTP 3.1.2). */
export interface EventPlan {
  readonly name: string;
  readonly profile: 'rtp-2014' | 'rop';
  readonly kind: 'pair' | 'team';
  readonly types: readonly EventTypeName[];
  readonly level: EventLevel;
  /** Of a regional event: one through which a national event is reached. */
  readonly official?: true;
  /** It gives a title, once a season; or it is a festival (RTP 1.2). */
  readonly championship?: true;
  readonly festival?: true;
  readonly region?: string;
  /** The club that organises it. */
  readonly club?: string;
  readonly from: string;
  readonly to: string;
  /** When play starts, and until when entries are taken: ISO 8601. */
  readonly startsAt?: string;
  readonly entriesUntil?: string;
  /** So many are in; who enters later stands by. */
  readonly places?: number;
  readonly fee?: number;
  readonly format?: (typeof EVENT_FORMATS)[number];
  readonly handicap?: true;
  /** The colours of systems that may be played, and whether with Brown conventions; all where it says nothing. */
  readonly systems?: { readonly colours: readonly SystemColour[]; readonly brown: boolean };
  readonly goesOn?: GoesOn;
  /** Of a later phase: until when those who qualified say that they will play, ISO 8601. */
  readonly confirmUntil?: string;
  /** Of a later phase: who moves up. Silence means nobody by the RTP, the next of the same qualifier by the ROP. */
  readonly reserves?: ReserveOrder;
  readonly carryOver?: CarriedShare;
  /** A player may look at his own card while he plays: beginners, where the regulations say so (RTP 2.1.3.1). */
  readonly ownCardAllowed?: true;
  /** Clubs may do without cards of Green systems without Brown conventions (RTP 2.1.3.1, ROP 4.6). */
  readonly cardsWaived?: true;
  /** Series were made by value index: a change that raises a team's may cost VPs (RTP 3.6.4). */
  readonly seriesByIndex?: true;
  /** Until when defences against unusual systems and Brown conventions are handed in (RTP 2.1.3.5): ISO 8601. */
  readonly defencesUntil?: string;
  /** Ranking points by place. */
  readonly points?: readonly number[];
  readonly limits?: readonly DatedLimits[];
  /** What its regulations state, item by item. */
  readonly stated: Readonly<Partial<Record<EventItem, string>>>;
  /** Where the federation agreed to limits or a table of its own (RTP 2.2.2.1, 3.5.4). */
  readonly approval?: string;
  /** Run by another for the federation: by whom, since when, for which share of the fees (RTP 3.1.8). */
  readonly delegated?: { readonly to: string; readonly year: number; readonly share?: string };
  /** Who wants to run it for the federation, and for which share of the fees (RTP 3.1.7, 3.1.8). */
  readonly bids?: readonly HostBid[];
  /** What its homologation costs, and what was deposited to reserve the date: deducted from it (RTP 3.1.7). */
  readonly homologationFee?: number;
  readonly deposit?: number;
  /** Who directs it, by his number of the register (RTP 3.2). */
  readonly directors?: readonly PersonNumber[];
  /** The federation's leave for an event of others (ROP 1). */
  readonly authorised?: string;
}

/** An entry as it was made. */
export interface EntryMade {
  /** Of a team, its captain first. */
  readonly players: readonly PersonNumber[];
  readonly team?: string;
  /** The region that it represents in a national event. */
  readonly represents?: string;
  /** It does not play this phase and is announced for the next (RTP 3.1.3.1). */
  readonly exempt?: true;
  /** The colour of the system and whether it has Brown conventions, as declared on entry (RTP 3.1.4.3). */
  readonly system?: { readonly colour: SystemColour; readonly brown: boolean };
}

/** An entry of an event. */
export interface EventEntry extends EntryMade {
  readonly entry: EntryNumber;
  /** Acceptance of the rules, of publication and of controls (RTP 1.3.1, 3.1.4.2): by whom, when. */
  readonly accepted: { readonly by: string; readonly time: string };
  /** Who was named by somebody else and has not agreed yet. */
  readonly pending?: readonly PersonNumber[];
  readonly paid?: number;
  readonly withdrawn?: { readonly justified: boolean; readonly reason: string; readonly time: string };
  /** The entry of the phase before from which it comes, and what it carries over. */
  readonly from?: QualifiedFrom;
  /** Whether somebody who qualified has said that he plays; nothing where that is not asked. */
  readonly place?: 'offered' | 'confirmed';
  /** The entry whose place it took as a reserve. */
  readonly standsFor?: EntryNumber;
  /** Who plays without ranking points: substitutes (RTP 3.6.5), and who was disqualified (RTP 3.2.1). */
  readonly withoutPoints?: readonly PersonNumber[];
  /** Let in for a reason though a rule speaks against it. */
  readonly despite?: string;
  /** The systems that its pairs have handed in, and their defences against others (RTP 2.1.3.4, 2.1.3.5). */
  readonly systems?: readonly DeliveredSystem[];
  readonly defences?: readonly WrittenDefence[];
}

/** Where an entry of a later phase comes from; without a place it was exempt from the phase before. */
export interface QualifiedFrom {
  readonly event: EventNumber;
  readonly entry: EntryNumber;
  readonly place?: number;
  /** What it made there, and what of it is carried over: exact decimals or fractions. */
  readonly score?: string;
  readonly carried?: string;
}

/** The place of an entry when the event was over, and what it made as far as that is known: `54.25`. */
export interface FinalPlace {
  readonly entry: EntryNumber;
  readonly place: number;
  readonly score?: string;
}

/** An event with what has become of it. */
export interface FederationEvent {
  readonly event: EventNumber;
  readonly plan: EventPlan;
  /** How often its plan was written. */
  readonly revision: number;
  /** The organiser who planned it, by the name he signs in with: it is his. */
  readonly organiser?: string;
  readonly isOpen: boolean;
  readonly entries: ReadonlyMap<EntryNumber, EventEntry>;
  /** The tournament that was made of it at the desk, and which entry each of its contestants is. */
  readonly tournament?: string;
  readonly contestants?: readonly EntryNumber[];
  readonly ranking?: readonly FinalPlace[];
  readonly appealed?: true;
  readonly passed: readonly Gate[];
  /** When its results became final. */
  readonly homologated?: string;
  readonly dateChanges?: readonly MatchDateChange[];
  /** To whom the director's report was sent on (RTP 3.2.2.3). */
  readonly forwarded?: readonly Forwarded[];
}

/** Official: all of the federation; of a region, its championships and qualifiers (RTP 1.2). */
export const isOfficial = (plan: EventPlan): boolean => !['festival', 'private'].includes(classOfEvent(plan));

/** What decides which items the regulations must state. */
export const shapeOf = ({ profile, kind, format, goesOn, handicap, stated }: EventPlan): EventShape => ({
  profile,
  kind,
  format,
  hasPhases: goesOn !== undefined || stated.carryOver !== undefined,
  handicap: handicap === true,
});

/** What decides its gates. */
export const homologatedAs = ({ plan, appealed }: FederationEvent): HomologatedEvent => ({
  official: isOfficial(plan),
  regional: plan.level === 'regional',
  appealed: appealed === true,
});

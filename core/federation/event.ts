import type {
  DatedLimits,
  EntryEvent,
  EventItem,
  EventShape,
  EventTypeName,
  Gate,
  HomologatedEvent,
  SystemColour,
} from '../regulation/index.ts';
import type { PersonNumber } from './person.ts';

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

/** An event and its regulations as data (RTP 3.1.2). */
export interface EventPlan {
  readonly name: string;
  readonly profile: 'rtp-2014' | 'rop';
  readonly kind: 'pair' | 'team';
  readonly types: readonly EventTypeName[];
  readonly level: EventLevel;
  /** Of a regional event: a championship, or one through which a national event is reached. */
  readonly official?: true;
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
  /** Ranking points by place. */
  readonly points?: readonly number[];
  readonly limits?: readonly DatedLimits[];
  /** What its regulations state, item by item. */
  readonly stated: Readonly<Partial<Record<EventItem, string>>>;
  /** Where the federation agreed to limits or a table of its own (RTP 2.2.2.1, 3.5.4). */
  readonly approval?: string;
}

/** An entry as it was made. */
export interface EntryMade {
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
  readonly paid?: number;
  readonly withdrawn?: { readonly justified: boolean; readonly reason: string };
  /** Let in for a reason though a rule speaks against it. */
  readonly despite?: string;
}

/** The place of an entry when the event was over. */
export interface FinalPlace {
  readonly entry: EntryNumber;
  readonly place: number;
}

/** An event with what has become of it. */
export interface FederationEvent {
  readonly event: EventNumber;
  readonly plan: EventPlan;
  readonly isOpen: boolean;
  readonly entries: ReadonlyMap<EntryNumber, EventEntry>;
  /** The tournament that was made of it at the desk. */
  readonly tournament?: string;
  readonly ranking?: readonly FinalPlace[];
  readonly appealed?: true;
  readonly passed: readonly Gate[];
  /** When its results became final. */
  readonly homologated?: string;
}

/** Official: all of the federation; of a region, its championships and qualifiers (RTP 1.2). */
export const isOfficial = ({ level, official }: EventPlan): boolean =>
  level === 'national' || (level === 'regional' && official === true);

/** What eligibility goes by. */
export const entryEventOf = (plan: EventPlan): EntryEvent => ({
  profile: plan.profile,
  types: plan.types,
  date: plan.from,
  needsLicence: isOfficial(plan),
  ...(plan.region === undefined ? {} : { region: plan.region }),
  ...(plan.limits === undefined ? {} : { limits: plan.limits }),
});

/** What decides which items the regulations must state. */
export const shapeOf = ({ kind, format, goesOn, handicap, stated }: EventPlan): EventShape => ({
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

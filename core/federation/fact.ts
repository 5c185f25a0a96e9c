import type { Gate } from '../regulation/index.ts';
import type { EntryAt } from './command.ts';
import type { MatchDateChange } from './date-change.ts';
import type { EntryNumber, EventEntry, EventNumber, EventPlan, FinalPlace } from './event.ts';
import type { Incident } from './incident.ts';
import type { DeliveredSystem, PairSystem, SystemCheck, WrittenDefence } from './pair-system.ts';
import type { Club, Person, PersonNumber, Region } from './person.ts';
import type { Officer } from './role.ts';
import type { CategoryIndexes, CouncilQuestion, Forwarded, SlotText } from './slot.ts';

/** A person under his number. */
export interface Numbered {
  readonly number: PersonNumber;
  readonly person: Person;
}

/** Every kind of fact of the federation and what it holds: plain JSON, so that facts outlive the program. */
export interface FederationFactData {
  /** Registered, or otherwise from now on: each as he is then. */
  readonly 'people-written': { readonly people: readonly Numbered[] };
  /** Two numbers turned out to be one person, who is from now on as it says. */
  readonly 'people-merged': {
    readonly from: PersonNumber;
    readonly into: PersonNumber;
    readonly person: Person;
  };
  readonly 'club-written': { readonly written: Club };
  readonly 'region-written': { readonly written: Region };
  readonly 'officer-appointed': Officer;
  readonly 'officer-dismissed': { readonly director: string };
  readonly 'event-written': {
    readonly event: EventNumber;
    readonly plan: EventPlan;
    /** Of a new one: the organiser whose it is. */
    readonly organiser?: string;
  };
  readonly 'event-opened': { readonly event: EventNumber };
  /** Entered, or otherwise from now on. */
  readonly 'entry-made': { readonly event: EventNumber; readonly entry: EventEntry };
  readonly 'entry-withdrawn': EntryAt & { readonly justified: boolean; readonly reason: string };
  readonly 'withdrawal-judged': EntryAt & { readonly justified: boolean };
  readonly 'entry-answered': EntryAt & { readonly person: PersonNumber; readonly agrees: boolean };
  readonly 'place-confirmed': EntryAt;
  readonly 'fee-recorded': EntryAt & { readonly paid: number };
  readonly 'tournament-linked': {
    readonly event: EventNumber;
    readonly tournament: string;
    readonly contestants?: readonly EntryNumber[];
  };
  readonly 'ranking-recorded': { readonly event: EventNumber; readonly ranking: readonly FinalPlace[] };
  readonly 'appeal-noted': { readonly event: EventNumber };
  readonly 'gate-passed': { readonly event: EventNumber; readonly gate: Gate };
  readonly 'event-homologated': { readonly event: EventNumber };
  readonly 'system-written': PairSystem;
  readonly 'system-delivered': EntryAt & { readonly system: DeliveredSystem };
  readonly 'system-checked': EntryAt & {
    readonly players: PairSystem['players'];
    readonly checked: SystemCheck;
  };
  readonly 'defence-written': EntryAt & { readonly defence: WrittenDefence };
  /** Asked, answered or decided: as it is from now on. */
  readonly 'date-change-written': { readonly event: EventNumber; readonly change: MatchDateChange };
  readonly 'incident-recorded': Incident;
  /** What the disciplinary council decided about it: the first recorded is 1. */
  readonly 'incident-judged': {
    readonly incident: number;
    readonly justified?: boolean;
    readonly text: string;
  };
  readonly 'report-forwarded': { readonly event: EventNumber; readonly forwarded: Forwarded };
  readonly 'categories-written': { readonly values: CategoryIndexes };
  readonly 'slot-written': { readonly slot: SlotText; readonly text: string };
  readonly 'question-written': CouncilQuestion;
  /** Somebody was erased: in so many of the facts before it, what names him was replaced. It follows from no command. */
  readonly 'person-erased': { readonly facts: number };
}

export type FederationFactType = keyof FederationFactData;

/** What follows from a command, before it is written down. */
export type NewFederationFact = {
  [T in FederationFactType]: { readonly type: T; readonly data: FederationFactData[T] };
}[FederationFactType];

/** A fact as the record holds it. */
export type FederationFact = NewFederationFact & {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly cause: string;
};

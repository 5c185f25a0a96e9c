import type { Gate } from '../regulation/index.ts';
import type { EntryAt } from './command.ts';
import type { EventEntry, EventNumber, EventPlan, FinalPlace } from './event.ts';
import type { Club, Person, PersonNumber, Region } from './person.ts';
import type { Officer } from './role.ts';

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
  readonly 'event-written': { readonly event: EventNumber; readonly plan: EventPlan };
  readonly 'event-opened': { readonly event: EventNumber };
  /** Entered, or otherwise from now on. */
  readonly 'entry-made': { readonly event: EventNumber; readonly entry: EventEntry };
  readonly 'entry-withdrawn': EntryAt & { readonly justified: boolean; readonly reason: string };
  readonly 'fee-recorded': EntryAt & { readonly paid: number };
  readonly 'tournament-linked': { readonly event: EventNumber; readonly tournament: string };
  readonly 'ranking-recorded': { readonly event: EventNumber; readonly ranking: readonly FinalPlace[] };
  readonly 'appeal-noted': { readonly event: EventNumber };
  readonly 'gate-passed': { readonly event: EventNumber; readonly gate: Gate };
  readonly 'event-homologated': { readonly event: EventNumber };
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

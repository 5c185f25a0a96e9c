import type { Gate } from '../regulation/index.ts';
import type { EntryMade, EntryNumber, EventNumber, EventPlan, FinalPlace } from './event.ts';
import type { Club, Person, PersonNumber, Region } from './person.ts';
import type { Officer } from './role.ts';

/** Every command to the federation and what it asks for. */
export interface FederationCommandData {
  /** Registers somebody, or says how the one of that number is from now on. */
  readonly 'write-person': { readonly number?: PersonNumber; readonly person: Person };
  /** Takes over a list of people; lines that are wrong are left out only when that is said. */
  readonly 'import-people': { readonly csv: string; readonly leaveOutFaulty?: boolean };
  readonly 'merge-people': { readonly from: PersonNumber; readonly into: PersonNumber };
  readonly 'write-club': Club;
  readonly 'write-region': Region;
  readonly 'appoint-officer': Officer;
  readonly 'dismiss-officer': { readonly director: string };
  /** Plans an event, or says how the one of that number is from now on. */
  readonly 'write-event': { readonly event?: EventNumber; readonly plan: EventPlan };
  readonly 'open-event': { readonly event: EventNumber };
  /** Enters for an event. `despite` lets it in for a reason though a rule speaks against it: for the federation alone. */
  readonly enter: {
    readonly event: EventNumber;
    readonly made: EntryMade;
    readonly accepts: boolean;
    readonly despite?: string;
  };
  readonly 'change-entry': EntryAt & { readonly made: EntryMade; readonly despite?: string };
  readonly 'withdraw-entry': EntryAt & { readonly justified: boolean; readonly reason: string };
  readonly 'record-fee': EntryAt & { readonly paid: number };
  readonly 'link-tournament': { readonly event: EventNumber; readonly tournament: string };
  readonly 'record-ranking': { readonly event: EventNumber; readonly ranking: readonly FinalPlace[] };
  /** An appeal went to the council of justice: the results wait for it. */
  readonly 'note-appeal': { readonly event: EventNumber };
  readonly 'pass-gate': { readonly event: EventNumber; readonly gate: Gate };
  readonly homologate: { readonly event: EventNumber };
}

/** An entry of an event. */
export interface EntryAt {
  readonly event: EventNumber;
  readonly entry: EntryNumber;
}

export type FederationCommandType = keyof FederationCommandData;

/** A command as it is decided: with who sends it and when. */
export type FederationCommand = {
  [T in FederationCommandType]: {
    readonly id: string;
    readonly type: T;
    readonly data: FederationCommandData[T];
    readonly actor: string;
    readonly time: string;
  };
}[FederationCommandType];

export type FederationCommandOf<T extends FederationCommandType> = Extract<
  FederationCommand,
  { readonly type: T }
>;

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

import { plainLetters } from '../base/index.ts';
import type { EventNumber, FederationEvent } from './event.ts';
import type { KeptIncident } from './incident.ts';
import type { PairSystem } from './pair-system.ts';
import type { Club, Person, PersonNumber, Region } from './person.ts';
import type { Acting, Officer } from './role.ts';
import { type CouncilQuestion, NO_SLOTS, type Slots } from './slot.ts';

/** The federation as its facts have made it. */
export interface Federation {
  /** The number of the last fact. */
  readonly version: number;
  readonly people: ReadonlyMap<PersonNumber, Person>;
  /** Whose each member number is. */
  readonly byId: ReadonlyMap<string, PersonNumber>;
  /** The next number of the register. */
  readonly next: PersonNumber;
  /** Numbers that were given up for another. */
  readonly merged: ReadonlyMap<PersonNumber, PersonNumber>;
  readonly clubs: ReadonlyMap<string, Club>;
  readonly regions: ReadonlyMap<string, Region>;
  readonly officers: ReadonlyMap<string, Officer>;
  readonly events: ReadonlyMap<EventNumber, FederationEvent>;
  readonly nextEvent: EventNumber;
  /** What pairs have written down of their systems. */
  readonly systems: ReadonlyMap<string, PairSystem>;
  readonly incidents: readonly KeptIncident[];
  readonly slots: Slots;
  readonly questions: readonly CouncilQuestion[];
}

/** Nobody is registered yet. */
export const NO_FEDERATION: Federation = {
  version: 0,
  people: new Map(),
  byId: new Map(),
  next: 1,
  merged: new Map(),
  clubs: new Map(),
  regions: new Map(),
  officers: new Map(),
  events: new Map(),
  nextEvent: 1,
  systems: new Map(),
  incidents: [],
  slots: NO_SLOTS,
  questions: [],
};

const SEARCHED = new WeakMap<Person, string>();

/** A person's name as it is searched: in plain letters, a blank before every word; worked out once. */
export function searchedNameOf(person: Person): string {
  const known = SEARCHED.get(person);
  if (known !== undefined) return known;
  const plain = ` ${plainLetters(person.name).trim().replace(/\s+/g, ' ')}`;
  SEARCHED.set(person, plain);
  return plain;
}

/** A person's name as names are compared. */
export const plainNameOf = (person: Person): string => searchedNameOf(person).slice(1);

/**
 * As whom a director acts. Until somebody is appointed for the federation everybody who directs here keeps its register:
 * a club with one laptop needs no offices.
 */
export function actingAs({ officers }: Federation, director: string | undefined): Acting {
  if (director === undefined) return undefined;
  const officer = officers.get(director);
  if (officer !== undefined) return officer;
  const isKept = [...officers.values()].some(({ role }) => role === 'federation');
  return { role: isKept ? 'director' : 'federation', director };
}

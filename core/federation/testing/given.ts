import type { FederationCommand, FederationCommandData, FederationCommandType } from '../command.ts';
import { decideFederation } from '../decide.ts';
import type { FederationDecision } from '../decider.ts';
import { evolveFederation } from '../evolve.ts';
import type { Person } from '../person.ts';
import type { Acting } from '../role.ts';
import { type Federation, NO_FEDERATION } from '../state.ts';

/** The federation's own office. */
export const OFFICE: Acting = { role: 'federation' };

let ids = 0;

/** What follows from a command. */
export const decided = <T extends FederationCommandType>(
  federation: Federation,
  type: T,
  data: FederationCommandData[T],
  acting: Acting = OFFICE,
  time = '2014-01-10T12:00:00Z',
): FederationDecision =>
  decideFederation(federation, acting, {
    id: `command-${++ids}`,
    type,
    data,
    actor: 'office',
    time,
  } as FederationCommand);

/** The federation after a command that is expected to pass. */
export function after<T extends FederationCommandType>(
  federation: Federation,
  type: T,
  data: FederationCommandData[T],
  acting: Acting = OFFICE,
  time?: string,
): Federation {
  const decision = decided(federation, type, data, acting, time);
  if (!decision.ok) throw new Error(decision.error.message);
  const told = decision.value.map((fact) => ({ ...fact, time: time ?? '2014-01-10T12:00:00Z' }));
  return told.reduce(evolveFederation, federation);
}

/** A register of these people, numbered from 1. */
export const registerOf = (...people: readonly Person[]): Federation =>
  people.reduce((federation, person) => after(federation, 'write-person', { person }), NO_FEDERATION);

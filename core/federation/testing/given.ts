import type { FederationCommand, FederationCommandData, FederationCommandType } from '../command.ts';
import { decideFederation } from '../decide.ts';
import type { FederationDecision } from '../decider.ts';
import type { EventPlan } from '../event.ts';
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

/** A player of the register, for himself. */
export const member = (person: number) => ({ role: 'member', person }) as const satisfies Acting;

/** What an official event of pairs must state by either regulation (RTP 3.1.2, 3.5.3; ROP 4.1). */
export const STATED = { conditions: 'x', place: 'x', timetable: 'x', equipment: 'x', movement: 'x' } as const;

/** An evening of a club for pairs. */
export const EVENING: EventPlan = {
  name: 'Evening',
  profile: 'rtp-2014',
  kind: 'pair',
  types: ['open'],
  level: 'private',
  from: '2014-05-10',
  to: '2014-05-10',
  stated: {},
};

/** An event that is planned and takes entries. */
export function opened(federation: Federation, plan: EventPlan): Federation {
  const written = after(federation, 'write-event', { plan });
  return after(written, 'open-event', { event: written.nextEvent - 1 });
}

/** Why a command is refused: what a regulation finds wrong, each with its clause, else the code. */
export function refused(...command: Parameters<typeof decided>): string | readonly string[] {
  const decision = decided(...command);
  if (decision.ok) return 'allowed';
  return decision.error.breaches?.map(({ code, clause }) => `${code} ${clause}`) ?? decision.error.code;
}

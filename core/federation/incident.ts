import { type AbsenceMeasure, absenceMeasure } from '../regulation/index.ts';
import type { EventNumber } from './event.ts';
import type { PersonNumber } from './person.ts';
import type { Federation } from './state.ts';

/** What is kept of a player over all events (ROP 4.18): what a director reported, and absences (ROP 4.5). */
export const INCIDENT_KINDS = ['incident', 'absence', 'left-during-session'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Something that was reported of a player. */
export interface Incident {
  readonly person: PersonNumber;
  readonly kind: IncidentKind;
  readonly date: string;
  readonly event?: EventNumber;
  readonly text: string;
  /** Of an absence: whether its reason is accepted; the disciplinary council judges it. */
  readonly justified?: boolean;
}

/** An incident with the event's name, and what is provided for an absence without a reason. */
export interface IncidentSeen extends Incident {
  readonly eventName?: string;
  readonly measure?: AbsenceMeasure;
}

const isUnjustified = ({ kind, justified }: Incident): boolean => kind !== 'incident' && justified !== true;

/** A player's incidents over all events, the latest first. For the federation alone. */
export function incidentsOf(federation: Federation, person: PersonNumber): readonly IncidentSeen[] {
  const own = federation.incidents.filter(
    (each) => (federation.merged.get(each.person) ?? each.person) === person,
  );
  return own
    .map((incident): IncidentSeen => {
      const name =
        incident.event === undefined ? undefined : federation.events.get(incident.event)?.plan.name;
      const earlier = own.filter(isUnjustified).map(({ date }) => date);
      return {
        ...incident,
        ...(name === undefined ? {} : { eventName: name }),
        ...(isUnjustified(incident) ? { measure: absenceMeasure(incident.date, earlier) } : {}),
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

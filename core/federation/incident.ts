import { type AbsenceMeasure, absenceMeasure } from '../regulation/index.ts';
import type { EventNumber } from './event.ts';
import type { PersonNumber } from './person.ts';
import type { Federation } from './state.ts';

/**
 * What is kept of a player over all events (ROP 4.18): what a director reported, absences (ROP 4.5), and that the card of the season
 * was not shown when it was asked for, which costs a fee (ROP 2).
 */
export const INCIDENT_KINDS = ['incident', 'absence', 'left-during-session', 'card-not-shown'] as const;
/** Of these a reason may be accepted or not. */
const ABSENCES: readonly IncidentKind[] = ['absence', 'left-during-session'];
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

/** An incident with what became of it: the number under which it is kept, and what the disciplinary council decided. */
export interface KeptIncident extends Incident {
  readonly decided?: { readonly text: string; readonly time: string };
}

/** An incident with the event's name, and what is provided for an absence without a reason. */
export interface IncidentSeen extends KeptIncident {
  readonly number: number;
  readonly eventName?: string;
  readonly measure?: AbsenceMeasure;
}

export const isAbsence = ({ kind }: Pick<Incident, 'kind'>): boolean => ABSENCES.includes(kind);
const isUnjustified = (incident: Incident): boolean => isAbsence(incident) && incident.justified !== true;

type Numbered = Incident & Pick<IncidentSeen, 'number'>;

/** ROP 4.5: what an absence without a reason brings, by those before it; each session of a day is one, in the order of their reports. */
function measureOf(incident: Numbered, own: readonly Numbered[]): AbsenceMeasure {
  if (incident.kind === 'left-during-session') return 'set-by-council';
  const { date, number } = incident;
  const earlier = own.filter(
    (each) => isUnjustified(each) && (each.date < date || (each.date === date && each.number < number)),
  );
  return absenceMeasure(
    date,
    earlier.map((each) => each.date),
  );
}

/** A player's incidents over all events, the latest first. For the federation alone. */
export function incidentsOf(federation: Federation, person: PersonNumber): readonly IncidentSeen[] {
  const own = federation.incidents
    .map((incident, at) => ({ ...incident, number: at + 1 }))
    .filter((each) => (federation.merged.get(each.person) ?? each.person) === person);
  return own
    .map((incident): IncidentSeen => {
      const name =
        incident.event === undefined ? undefined : federation.events.get(incident.event)?.plan.name;
      return {
        ...incident,
        ...(name === undefined ? {} : { eventName: name }),
        ...(isUnjustified(incident) ? { measure: measureOf(incident, own) } : {}),
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

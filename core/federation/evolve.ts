import { never } from '../base/index.ts';
import type { EntryAt } from './command.ts';
import type { EventEntry, EventNumber, FederationEvent } from './event.ts';
import type { FederationFact, NewFederationFact, Numbered } from './fact.ts';
import { type Federation, NO_FEDERATION } from './state.ts';

type Change = Partial<Omit<Federation, 'version'>>;

/** A fact and when it happened. */
type Told = NewFederationFact & { readonly time: string };

function withPeople({ people, byId, next }: Federation, written: readonly Numbered[]): Change {
  const all = new Map(people);
  const ids = new Map(byId);
  let free = next;
  for (const { number, person } of written) {
    const before = all.get(number)?.id;
    if (before !== undefined && ids.get(before) === number) ids.delete(before);
    all.set(number, person);
    if (person.id !== undefined) ids.set(person.id, number);
    free = Math.max(free, number + 1);
  }
  return { people: all, byId: ids, next: free };
}

function withEvent(
  { events }: Federation,
  event: EventNumber,
  change: (before: FederationEvent) => Partial<FederationEvent>,
): Change {
  const before = events.get(event);
  return before === undefined ? {} : { events: new Map(events).set(event, { ...before, ...change(before) }) };
}

const withEntry = (federation: Federation, { event, entry }: EntryAt, change: Partial<EventEntry>): Change =>
  withEvent(federation, event, ({ entries }) => {
    const before = entries.get(entry);
    return before === undefined ? {} : { entries: new Map(entries).set(entry, { ...before, ...change }) };
  });

function changeBy(federation: Federation, { type, data, time }: Told): Change {
  switch (type) {
    case 'people-written':
      return withPeople(federation, data.people);
    case 'people-merged': {
      const { from, into, person } = data;
      const without = new Map(federation.people);
      const id = without.get(from)?.id;
      without.delete(from);
      const byId = new Map(federation.byId);
      if (id !== undefined && byId.get(id) === from) byId.delete(id);
      const merged = new Map(federation.merged).set(from, into);
      return { merged, ...withPeople({ ...federation, people: without, byId }, [{ number: into, person }]) };
    }
    case 'club-written':
      return { clubs: new Map(federation.clubs).set(data.written.code, data.written) };
    case 'region-written':
      return { regions: new Map(federation.regions).set(data.written.name, data.written) };
    case 'officer-appointed':
      return { officers: new Map(federation.officers).set(data.director, data) };
    case 'officer-dismissed': {
      const officers = new Map(federation.officers);
      officers.delete(data.director);
      return { officers };
    }
    case 'event-written': {
      const { event, plan } = data;
      const before = federation.events.get(event) ?? { event, isOpen: false, entries: new Map(), passed: [] };
      return {
        events: new Map(federation.events).set(event, { ...before, plan }),
        nextEvent: Math.max(federation.nextEvent, event + 1),
      };
    }
    case 'event-opened':
      return withEvent(federation, data.event, () => ({ isOpen: true }));
    case 'entry-made':
      return withEvent(federation, data.event, ({ entries }) => ({
        entries: new Map(entries).set(data.entry.entry, data.entry),
      }));
    case 'entry-withdrawn':
      return withEntry(federation, data, { withdrawn: { justified: data.justified, reason: data.reason } });
    case 'fee-recorded':
      return withEntry(federation, data, { paid: data.paid });
    case 'tournament-linked':
      return withEvent(federation, data.event, () => ({ tournament: data.tournament }));
    case 'ranking-recorded':
      return withEvent(federation, data.event, () => ({ ranking: data.ranking }));
    case 'appeal-noted':
      return withEvent(federation, data.event, () => ({ appealed: true }));
    case 'gate-passed':
      return withEvent(federation, data.event, ({ passed }) => ({
        passed: [...new Set([...passed, data.gate])],
      }));
    case 'event-homologated':
      return withEvent(federation, data.event, () => ({ homologated: time }));
    case 'person-erased':
      return {};
    default:
      return never(type);
  }
}

/** What the federation looks like after a fact. */
export const evolveFederation = (federation: Federation, fact: Told): Federation => ({
  ...federation,
  ...changeBy(federation, fact),
  version: federation.version + 1,
});

/** What the facts have made. */
export const replayFederation = (
  facts: readonly FederationFact[],
  from: Federation = NO_FEDERATION,
): Federation => facts.reduce(evolveFederation, from);

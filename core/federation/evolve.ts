import { never } from '../base/index.ts';
import type { EntryAt } from './command.ts';

import type { EventEntry, EventNumber, FederationEvent } from './event.ts';
import type { FederationFact, NewFederationFact, Numbered } from './fact.ts';
import { pairKey, withPairs } from './pair-system.ts';
import type { PersonNumber } from './person.ts';
import { type Federation, NO_FEDERATION } from './state.ts';

type Change = Partial<Omit<Federation, 'version'>>;

/** A map that may be written to. */
type Copy = <K, V>(map: ReadonlyMap<K, V>) => Map<K, V>;
const copy: Copy = (map) => new Map(map);

/** A fact and when it happened. */
type Told = NewFederationFact & { readonly time: string };

function withPeople({ people, byId, next }: Federation, written: readonly Numbered[], copied: Copy): Change {
  const all = copied(people);
  const ids = copied(byId);
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
  copied: Copy,
): Change {
  const before = events.get(event);
  return before === undefined ? {} : { events: copied(events).set(event, { ...before, ...change(before) }) };
}

function withEntry(
  federation: Federation,
  { event, entry }: EntryAt,
  change: Partial<EventEntry> | ((before: EventEntry) => Partial<EventEntry>),
  copied: Copy,
): Change {
  const changed = ({ entries }: FederationEvent): Partial<FederationEvent> => {
    const before = entries.get(entry);
    if (before === undefined) return {};
    const now = typeof change === 'function' ? change(before) : change;
    return { entries: copied(entries).set(entry, { ...before, ...now }) };
  };
  return withEvent(federation, event, changed, copied);
}

/** Who agrees is no longer waited for; who does not leaves the entry. */
const answered = (
  { pending = [], players }: EventEntry,
  person: PersonNumber,
  agrees: boolean,
): Partial<EventEntry> => ({
  pending: pending.filter((each) => each !== person),
  ...(agrees ? {} : { players: players.filter((each) => each !== person) }),
});

function changeBy(federation: Federation, { type, data, time }: Told, copied: Copy): Change {
  const ofEvent = (
    event: EventNumber,
    change: (before: FederationEvent) => Partial<FederationEvent>,
  ): Change => withEvent(federation, event, change, copied);
  const ofEntry = (at: EntryAt, change: Parameters<typeof withEntry>[2]): Change =>
    withEntry(federation, at, change, copied);
  switch (type) {
    case 'people-written':
      return withPeople(federation, data.people, copied);
    case 'people-merged': {
      const { from, into, person } = data;
      const without = copied(federation.people);
      const id = without.get(from)?.id;
      without.delete(from);
      const byId = copied(federation.byId);
      if (id !== undefined && byId.get(id) === from) byId.delete(id);
      const merged = copied(federation.merged).set(from, into);
      return {
        merged,
        ...withPeople({ ...federation, people: without, byId }, [{ number: into, person }], copied),
      };
    }
    case 'club-written':
      return { clubs: copied(federation.clubs).set(data.written.code, data.written) };
    case 'region-written':
      return { regions: copied(federation.regions).set(data.written.name, data.written) };
    case 'officer-appointed':
      return { officers: copied(federation.officers).set(data.director, data) };
    case 'officer-dismissed': {
      const officers = copied(federation.officers);
      officers.delete(data.director);
      return { officers };
    }
    case 'event-written': {
      const { event, plan, ...whose } = data;
      const fresh = { event, isOpen: false, entries: new Map(), passed: [], revision: 0, ...whose };
      const before = federation.events.get(event) ?? fresh;
      const revision = before.revision + 1;
      return {
        events: copied(federation.events).set(event, { ...before, plan, revision }),
        nextEvent: Math.max(federation.nextEvent, event + 1),
      };
    }
    case 'event-opened':
      return ofEvent(data.event, () => ({ isOpen: true }));
    case 'entry-made':
      return ofEvent(data.event, ({ entries }) => ({
        entries: copied(entries).set(data.entry.entry, data.entry),
      }));
    case 'entry-withdrawn':
      return ofEntry(data, {
        withdrawn: { justified: data.justified, reason: data.reason, time },
      });
    case 'withdrawal-judged':
      return ofEntry(data, ({ withdrawn }) =>
        withdrawn === undefined ? {} : { withdrawn: { ...withdrawn, justified: data.justified } },
      );
    case 'entry-answered':
      return ofEntry(data, (before) => answered(before, data.person, data.agrees));
    case 'place-confirmed':
      return ofEntry(data, { place: 'confirmed' });
    case 'fee-recorded':
      return ofEntry(data, { paid: data.paid });
    case 'tournament-linked':
      return ofEvent(data.event, () => ({
        tournament: data.tournament,
        ...(data.contestants === undefined ? {} : { contestants: data.contestants }),
      }));
    case 'ranking-recorded':
      return ofEvent(data.event, () => ({ ranking: data.ranking }));
    case 'appeal-noted':
      return ofEvent(data.event, () => ({ appealed: true }));
    case 'gate-passed':
      return ofEvent(data.event, ({ passed }) => ({
        passed: [...new Set([...passed, data.gate])],
      }));
    case 'event-homologated':
      return ofEvent(data.event, () => ({ homologated: time }));
    case 'system-written':
      return { systems: copied(federation.systems).set(pairKey(data.players), data) };
    case 'system-delivered':
      return ofEntry(data, ({ systems }) => ({ systems: withPairs(systems, data.system) }));
    case 'system-checked':
      return ofEntry(data, ({ systems = [] }) => ({
        systems: systems.map((each) =>
          pairKey(each.players) === pairKey(data.players) ? { ...each, checked: data.checked } : each,
        ),
      }));
    case 'defence-written':
      return ofEntry(data, ({ defences }) => ({
        defences: withPairs(
          defences,
          data.defence,
          ({ players, against }) =>
            against === data.defence.against && pairKey(players) === pairKey(data.defence.players),
        ),
      }));
    case 'date-change-written':
      return ofEvent(data.event, ({ dateChanges = [] }) => ({
        dateChanges: [...dateChanges.filter(({ number }) => number !== data.change.number), data.change],
      }));
    case 'incident-recorded':
      return { incidents: [...federation.incidents, data] };
    case 'incident-judged': {
      const { incident: number, text, ...judged } = data;
      const decided = { text, time };
      return {
        incidents: federation.incidents.map((each, at) =>
          at + 1 === number ? { ...each, ...judged, decided } : each,
        ),
      };
    }
    case 'report-forwarded':
      return ofEvent(data.event, ({ forwarded = [] }) => ({
        forwarded: [...forwarded, data.forwarded],
      }));
    case 'categories-written':
      return { slots: { ...federation.slots, categories: data.values } };
    case 'slot-written':
      return {
        slots: { ...federation.slots, texts: { ...federation.slots.texts, [data.slot]: data.text } },
      };
    case 'question-written':
      return {
        questions: [...federation.questions.filter(({ number }) => number !== data.number), data],
      };
    case 'person-erased':
      return {};
    default:
      return never(type);
  }
}

const evolved = (federation: Federation, fact: Told, copied: Copy): Federation => ({
  ...federation,
  ...changeBy(federation, fact, copied),
  version: federation.version + 1,
});

/** What the federation looks like after a fact. */
export const evolveFederation = (federation: Federation, fact: Told): Federation =>
  evolved(federation, fact, copy);

/** What the facts have made. Between them nobody looks: a map that was copied for one is written to for the next. */
export function replayFederation(
  facts: readonly FederationFact[],
  from: Federation = NO_FEDERATION,
): Federation {
  const own = new WeakSet<object>();
  const copiedOnce: Copy = (map) => {
    if (own.has(map)) return map as Map<never, never>;
    const made = new Map(map);
    own.add(made);
    return made;
  };
  return facts.reduce((federation, fact) => evolved(federation, fact, copiedOnce), from);
}

import { never } from '../base/index.ts';
import type { FederationFact, NewFederationFact, Numbered } from './fact.ts';
import { type Federation, NO_FEDERATION } from './state.ts';

type Change = Partial<Omit<Federation, 'version'>>;

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

function changeBy(federation: Federation, { type, data }: NewFederationFact): Change {
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
    case 'person-erased':
      return {};
    default:
      return never(type);
  }
}

/** What the federation looks like after a fact. */
export const evolveFederation = (federation: Federation, fact: NewFederationFact): Federation => ({
  ...federation,
  ...changeBy(federation, fact),
  version: federation.version + 1,
});

/** What the facts have made. */
export const replayFederation = (
  facts: readonly FederationFact[],
  from: Federation = NO_FEDERATION,
): Federation => facts.reduce(evolveFederation, from);

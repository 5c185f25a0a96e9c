import { never } from '../../base/index.ts';
import { withSection } from '../evolve/session.ts';
import type { FactOf } from '../fact.ts';
import type { SessionState } from '../state.ts';
import { type CallFacts, type DirectorCall, directorActor } from './call.ts';

export type CallFact = { [T in keyof CallFacts]: FactOf<T> }[keyof CallFacts];

/** The call after what was done about it; one that is not there any more stays away. */
function callAfter(before: DirectorCall | undefined, fact: CallFact): DirectorCall | undefined {
  const { time: at, actor } = fact;
  switch (fact.type) {
    case 'director-called': {
      const { session: _, section: __, ...call } = fact.data;
      return { ...call, since: at };
    }
    case 'call-taken': {
      if (before === undefined) return undefined;
      const { postponed: _, ...call } = before;
      const { director } = fact.data;
      return { ...call, taken: { by: director === undefined ? actor : directorActor(director), at } };
    }
    case 'call-postponed': {
      const { note } = fact.data;
      return before && { ...before, postponed: { by: actor, at, ...(note === undefined ? {} : { note }) } };
    }
    case 'director-answered':
      return undefined;
    default:
      return never(fact);
  }
}

export const withCalls = (session: SessionState, fact: CallFact): SessionState =>
  withSection(session, fact.data.section, (section) => {
    const calls = new Map(section.calls);
    const call = callAfter(calls.get(fact.data.table), fact);
    if (call === undefined) calls.delete(fact.data.table);
    else calls.set(fact.data.table, call);
    return { ...section, calls };
  });

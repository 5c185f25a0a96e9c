import { never } from '../base/index.ts';
import {
  type JoinedClub,
  NO_SIMULTANEOUSES,
  type Simultaneous,
  type Simultaneouses,
  type SimultaneousId,
} from './event.ts';
import type { NewSimultaneousFact, SimultaneousFact } from './fact.ts';

/** A fact and when it happened. */
type Told = NewSimultaneousFact & { readonly time: string };

type Events = Simultaneouses['events'];

function withEvent(events: Events, id: SimultaneousId, change: Partial<Simultaneous>): Events {
  const before = events.get(id);
  return before === undefined ? events : new Map(events).set(id, { ...before, ...change });
}

function withClub(
  events: Events,
  { simultaneous: id, club }: { readonly simultaneous: SimultaneousId; readonly club: string },
  change: Partial<JoinedClub>,
): Events {
  const clubs = events.get(id)?.clubs;
  const before = clubs?.get(club);
  if (clubs === undefined || before === undefined) return events;
  return withEvent(events, id, { clubs: new Map(clubs).set(club, { ...before, ...change }) });
}

function changedBy(events: Events, { type, data, time }: Told): Events {
  switch (type) {
    case 'simultaneous-written': {
      const { simultaneous, director, plan } = data;
      const before = events.get(simultaneous) ?? { simultaneous, organiser: director, clubs: new Map() };
      return new Map(events).set(simultaneous, { ...before, plan });
    }
    case 'deals-sealed':
      return withEvent(events, data.simultaneous, { deals: data.deals });
    case 'club-joined': {
      const { simultaneous: id, ...joined } = data;
      const clubs = new Map(events.get(id)?.clubs);
      // Who joins again knows what he knew.
      const { takenAt, openedAt } = clubs.get(joined.club) ?? {};
      clubs.set(joined.club, {
        ...joined,
        joinedAt: time,
        ...(takenAt === undefined ? {} : { takenAt }),
        ...(openedAt === undefined ? {} : { openedAt }),
      });
      return withEvent(events, id, { clubs });
    }
    case 'club-withdrawn':
      return withClub(events, data, { withdrawn: { reason: data.reason } });
    case 'club-plays-later':
      return withClub(events, data, { playsUntil: data.until });
    case 'deals-taken':
      return withClub(events, data, { takenAt: time });
    case 'deals-opened':
      return withClub(events, data, { openedAt: time });
    case 'director-entered':
      return withClub(events, data, { directorPlaysAt: data.at });
    case 'booklet-written':
      return withEvent(events, data.simultaneous, { booklet: data.text });
    case 'embargo-ended':
      return withEvent(events, data.simultaneous, { endedAt: time });
    case 'person-erased':
      return events;
    default:
      return never(type);
  }
}

/** What they look like after a fact. */
export const evolveSimultaneous = ({ events, version }: Simultaneouses, fact: Told): Simultaneouses => ({
  events: changedBy(events, fact),
  version: version + 1,
});

/** What the facts have made. */
export const replaySimultaneous = (
  facts: readonly SimultaneousFact[],
  from: Simultaneouses = NO_SIMULTANEOUSES,
): Simultaneouses => facts.reduce(evolveSimultaneous, from);

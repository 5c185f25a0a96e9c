import { type Breach, type Gate, gatesOf, homologationBreaches, missingItems } from '../regulation/index.ts';
import { entryLists, entryValue, qualifiedFrom } from './entries.ts';
import {
  type EventEntry,
  type EventPlan,
  type FederationEvent,
  homologatedAs,
  isOfficial,
  shapeOf,
} from './event.ts';
import type { Federation } from './state.ts';

/** An event in the list of them. */
export interface EventListed {
  readonly event: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly level: EventPlan['level'];
  readonly kind: EventPlan['kind'];
  readonly entries: number;
  readonly status: 'planned' | 'open' | 'played' | 'final';
}

const statusOf = ({ isOpen, ranking, homologated }: FederationEvent): EventListed['status'] => {
  if (homologated !== undefined) return 'final';
  if (ranking !== undefined) return 'played';
  return isOpen ? 'open' : 'planned';
};

/** The events, the next first. */
export const eventsListed = ({ events }: Federation): readonly EventListed[] =>
  [...events.values()]
    .map((event) => {
      const { name, from, to, level, kind } = event.plan;
      const { playing, waiting, exempt } = entryLists(event);
      const entries = playing.length + waiting.length + exempt.length;
      return { event: event.event, name, from, to, level, kind, entries, status: statusOf(event) };
    })
    .sort((one, other) => (one.from < other.from ? 1 : -1));

/** An entry with the names of its players and its value index. */
export interface EntrySeen extends EventEntry {
  readonly names: readonly string[];
  readonly value?: number;
}

/** An event as an office sees it. */
export interface EventSeen {
  readonly event: number;
  readonly plan: EventPlan;
  readonly status: EventListed['status'];
  readonly official: boolean;
  /** What its regulations leave out. */
  readonly missing: readonly Breach[];
  readonly playing: readonly EntrySeen[];
  readonly waiting: readonly EntrySeen[];
  readonly exempt: readonly EntrySeen[];
  readonly withdrawn: readonly EntrySeen[];
  /** Who goes on, where it leads to another event. */
  readonly next?: { readonly qualified: readonly EntrySeen[]; readonly reserves: readonly EntrySeen[] };
  readonly tournament?: string;
  readonly gates: readonly { readonly gate: Gate; readonly passed: boolean }[];
  /** What keeps the results provisional. */
  readonly held: readonly Breach[];
  readonly places: readonly { readonly entry: number; readonly place: number }[];
}

/** An event with its entries, what is missing and what holds its results back. */
export function eventSeen(federation: Federation, number: number): EventSeen | undefined {
  const event = federation.events.get(number);
  if (event === undefined) return undefined;
  const seen = (entry: EventEntry): EntrySeen => {
    const value = entryValue(federation, event, entry.players);
    const names = entry.players.map((player) => {
      const known = federation.merged.get(player) ?? player;
      return federation.people.get(known)?.name ?? '';
    });
    return { ...entry, names, ...(value === undefined ? {} : { value }) };
  };
  const { playing, waiting, exempt, withdrawn } = entryLists(event);
  const { qualified, reserves } = qualifiedFrom(event);
  const { plan, tournament, ranking = [], passed } = event;
  return {
    event: number,
    plan,
    status: statusOf(event),
    official: isOfficial(plan),
    missing: isOfficial(plan) ? missingItems(shapeOf(plan), plan.stated) : [],
    playing: playing.map(seen),
    waiting: waiting.map(seen),
    exempt: exempt.map(seen),
    withdrawn: withdrawn.map(seen),
    ...(plan.goesOn === undefined
      ? {}
      : { next: { qualified: qualified.map(seen), reserves: reserves.map(seen) } }),
    ...(tournament === undefined ? {} : { tournament }),
    gates: gatesOf(homologatedAs(event)).map((gate) => ({ gate, passed: passed.includes(gate) })),
    held: homologationBreaches(homologatedAs(event), passed),
    places: ranking,
  };
}

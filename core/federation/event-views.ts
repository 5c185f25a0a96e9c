import {
  type Breach,
  type ClassOfEvent,
  classOfEvent,
  type Gate,
  gatesOf,
  homologationBreaches,
  partsThatApply,
} from '../regulation/index.ts';
import { bidsRanked, homologationDue } from './charges.ts';
import type { MatchDateChange } from './date-change.ts';
import { directionFindings } from './direction.ts';
import { entryLists, entryValue, isIn, qualifiedFrom } from './entries.ts';
import { entryFindings } from './entry-findings.ts';
import {
  type EventEntry,
  type EventPlan,
  type FederationEvent,
  type FinalPlace,
  type HostBid,
  homologatedAs,
  isOfficial,
} from './event.ts';
import { handicapFindings, openingBreaches } from './opening.ts';
import { isVacant, qualifiersOf, reservesFor } from './phases.ts';
import type { Forwarded } from './slot.ts';
import type { Federation } from './state.ts';
import { type EntrySystem, eventSystems } from './system-views.ts';

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

/** An event as lists show it. */
export function eventListed(event: FederationEvent): EventListed {
  const { name, from, to, level, kind } = event.plan;
  const entries = [...event.entries.values()].filter(isIn).length;
  return { event: event.event, name, from, to, level, kind, entries, status: statusOf(event) };
}

/** The events, the next first. */
export const eventsListed = ({ events }: Federation): readonly EventListed[] =>
  [...events.values()].map(eventListed).sort((one, other) => (one.from < other.from ? 1 : -1));

/** The names of an entry's players as they are today. */
export const namesIn = ({ people, merged }: Federation, { players }: EventEntry): readonly string[] =>
  players.map((player) => people.get(merged.get(player) ?? player)?.name ?? '');

/** An entry with the names of its players and its value index. */
export interface EntrySeen extends EventEntry {
  readonly names: readonly string[];
  readonly value?: number;
}

/** An event as an office sees it. */
export interface EventSeen {
  readonly event: number;
  readonly plan: EventPlan;
  readonly revision: number;
  readonly status: EventListed['status'];
  readonly official: boolean;
  /** RTP 1.2, and which parts of the regulation apply. */
  readonly class: ClassOfEvent;
  readonly applies: readonly string[];
  /** What its homologation still costs. */
  readonly homologation?: ReturnType<typeof homologationDue>;
  readonly bids: readonly HostBid[];
  /** What its regulations leave out. */
  readonly missing: readonly Breach[];
  readonly playing: readonly EntrySeen[];
  readonly waiting: readonly EntrySeen[];
  readonly unanswered: readonly EntrySeen[];
  readonly offered: readonly EntrySeen[];
  readonly exempt: readonly EntrySeen[];
  readonly withdrawn: readonly EntrySeen[];
  /** Events that lead here. */
  readonly qualifiers: readonly { readonly event: number; readonly name: string; readonly ranked: boolean }[];
  /** Withdrawn entries whose place the next reserve may take. */
  readonly vacant: readonly number[];
  /** Who was appointed to direct it. */
  readonly directors: readonly { readonly number: number; readonly name: string }[];
  /** What looks wrong with the entries as a whole. */
  readonly findings: readonly Breach[];
  /** Who goes on, where it leads to another event. */
  readonly next?: { readonly qualified: readonly EntrySeen[]; readonly reserves: readonly EntrySeen[] };
  readonly tournament?: string;
  readonly gates: readonly { readonly gate: Gate; readonly passed: boolean }[];
  /** What keeps the results provisional. */
  readonly held: readonly Breach[];
  readonly places: readonly FinalPlace[];
  /** What its pairs play. */
  readonly systems: readonly EntrySystem[];
  readonly dateChanges: readonly MatchDateChange[];
  readonly forwarded: readonly Forwarded[];
}

/** An event with its entries, what is missing and what holds its results back. */
export function eventSeen(federation: Federation, number: number): EventSeen | undefined {
  const event = federation.events.get(number);
  if (event === undefined) return undefined;
  const seen = (entry: EventEntry): EntrySeen => {
    const value = entryValue(federation, event, entry.players);
    return { ...entry, names: namesIn(federation, entry), ...(value === undefined ? {} : { value }) };
  };
  const { playing, waiting, unanswered, offered, exempt, withdrawn } = entryLists(event);
  const { qualified, reserves } = qualifiedFrom(federation, event);
  const { plan, tournament, ranking = [], passed } = event;
  return {
    event: number,
    plan,
    revision: event.revision,
    status: statusOf(event),
    official: isOfficial(plan),
    class: classOfEvent(plan),
    applies: partsThatApply(plan.profile, classOfEvent(plan)),
    ...(plan.homologationFee === undefined ? {} : { homologation: homologationDue(event) }),
    bids: bidsRanked(event),
    missing: openingBreaches(plan),
    playing: playing.map(seen),
    waiting: waiting.map(seen),
    unanswered: unanswered.map(seen),
    offered: offered.map(seen),
    exempt: exempt.map(seen),
    withdrawn: withdrawn.map(seen),
    qualifiers: qualifiersOf(federation, number).map(({ event: each, plan: { name }, ranking: ranked }) => ({
      event: each,
      name,
      ranked: ranked !== undefined,
    })),
    vacant: withdrawn
      .filter((each) => reservesFor(federation, event, each).length > 0 && isVacant(event, each.entry))
      .map(({ entry }) => entry),
    directors: (plan.directors ?? []).map((director) => ({
      number: director,
      name: federation.people.get(federation.merged.get(director) ?? director)?.name ?? '',
    })),
    findings: [
      ...entryFindings(federation, event),
      ...handicapFindings(plan),
      ...directionFindings(federation, event),
    ],
    ...(plan.goesOn === undefined
      ? {}
      : { next: { qualified: qualified.map(seen), reserves: reserves.map(seen) } }),
    ...(tournament === undefined ? {} : { tournament }),
    gates: gatesOf(homologatedAs(event)).map((gate) => ({ gate, passed: passed.includes(gate) })),
    held: homologationBreaches(homologatedAs(event), passed),
    places: ranking,
    systems: eventSystems(federation, event),
    dateChanges: event.dateChanges ?? [],
    forwarded: event.forwarded ?? [],
  };
}

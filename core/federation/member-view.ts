import { type Breach, eligibilityBreaches } from '../regulation/index.ts';
import type { MatchDateChange } from './date-change.ts';
import { eligible, entryLists, isIn } from './entries.ts';
import { entryEventOf } from './entry-event.ts';
import type { EventEntry, EventPlan, FederationEvent } from './event.ts';
import type { PersonNumber } from './person.ts';
import { type EventPoints, pointsOf } from './points.ts';
import { type PublicPlan, publicPlan } from './public-plan.ts';
import type { CouncilQuestion } from './slot.ts';
import type { Federation } from './state.ts';
import type { PersonSeen } from './views.ts';

/** Where an entry stands. */
export const ENTRY_STANDS = ['playing', 'waiting', 'unanswered', 'offered', 'exempt', 'withdrawn'] as const;
export type EntryStand = (typeof ENTRY_STANDS)[number];

/** An entry of his own, as a player sees it. */
export interface OwnEntry {
  readonly event: number;
  readonly name: string;
  readonly from: string;
  readonly kind: EventPlan['kind'];
  readonly entry: number;
  readonly stands: EntryStand;
  /** Its place among those who stand by. */
  readonly place?: number;
  readonly players: readonly {
    readonly number: PersonNumber;
    readonly name: string;
    readonly agreed: boolean;
  }[];
  readonly team?: string;
  /** His own answer is waited for. */
  readonly asked: boolean;
  /** Until when he says whether he plays. */
  readonly confirmUntil?: string;
  readonly fee?: number;
  readonly paid?: number;
  readonly carried?: string;
  /** He may still withdraw: the event has no ranking yet. */
  readonly open: boolean;
  /** Of a team: its matches that are to be played on another day, and against whom it plays. */
  readonly dateChanges: readonly MatchDateChange[];
  readonly opponents: readonly { readonly entry: number; readonly name: string }[];
  readonly captain: boolean;
}

/** An event for which a player may enter now. */
export interface OpenEvent {
  readonly event: number;
  readonly plan: PublicPlan;
  readonly entered: number;
  /** Why he himself may not. */
  readonly against: readonly Breach[];
}

/** What a player sees of himself: everything that is kept of him, his entries, results, and what he may enter for. */
export interface MemberSeen {
  readonly person: PersonSeen;
  readonly entries: readonly OwnEntry[];
  readonly open: readonly OpenEvent[];
  readonly results: readonly EventPoints[];
  /** What he has asked the technical council. */
  readonly questions: readonly CouncilQuestion[];
}

/** The name under which somebody is shown today. */
export const nameOf = ({ people, merged }: Federation, number: PersonNumber): string =>
  people.get(merged.get(number) ?? number)?.name ?? '';

function ownEntry(
  federation: Federation,
  event: FederationEvent,
  entry: EventEntry,
  own: PersonNumber,
): OwnEntry {
  const lists = entryLists(event);
  const stands =
    ENTRY_STANDS.find((list) => lists[list].some((each) => each.entry === entry.entry)) ?? 'playing';
  const { plan } = event;
  const { pending = [], paid, team } = entry;
  return {
    event: event.event,
    name: plan.name,
    from: plan.from,
    kind: plan.kind,
    entry: entry.entry,
    stands,
    ...(stands === 'waiting'
      ? { place: lists.waiting.findIndex((each) => each.entry === entry.entry) + 1 }
      : {}),
    players: entry.players.map((number) => ({
      number,
      name: nameOf(federation, number),
      agreed: !pending.includes(number),
    })),
    ...(team === undefined ? {} : { team }),
    asked: isIn(entry) && pending.includes(own),
    open: isIn(entry) && event.ranking === undefined,
    captain: plan.kind === 'team' && entry.players[0] === own,
    dateChanges: (event.dateChanges ?? []).filter(
      ({ by, against }) => by === entry.entry || against === entry.entry,
    ),
    opponents:
      plan.kind !== 'team'
        ? []
        : lists.playing
            .filter((each) => each.entry !== entry.entry)
            .map((each) => ({
              entry: each.entry,
              name: each.team ?? each.players.map((player) => nameOf(federation, player)).join(' – '),
            })),
    ...(stands === 'offered' && plan.confirmUntil !== undefined ? { confirmUntil: plan.confirmUntil } : {}),
    ...(plan.fee === undefined ? {} : { fee: plan.fee }),
    ...(paid === undefined ? {} : { paid }),
    ...(entry.from?.carried === undefined ? {} : { carried: entry.from.carried }),
  };
}

const isTaking = ({ isOpen, plan, ranking, tournament }: FederationEvent, now: string): boolean =>
  isOpen &&
  ranking === undefined &&
  tournament === undefined &&
  (plan.entriesUntil === undefined
    ? now.slice(0, plan.from.length) <= plan.from
    : Date.parse(now) <= Date.parse(plan.entriesUntil));

/** A player's own page; nothing for whom the register does not know. */
export function memberSeen(federation: Federation, asked: PersonNumber, now: string): MemberSeen | undefined {
  const number = federation.merged.get(asked) ?? asked;
  const person = federation.people.get(number);
  if (person === undefined) return undefined;
  const events = [...federation.events.values()].toSorted((one, other) =>
    one.plan.from < other.plan.from ? -1 : 1,
  );
  const entries = events.flatMap((event) =>
    [...event.entries.values()]
      .filter(({ players }) => players.includes(number))
      .map((entry) => ownEntry(federation, event, entry, number)),
  );
  const inAlready = new Set(entries.filter(({ stands }) => stands !== 'withdrawn').map(({ event }) => event));
  return {
    person: { number, ...person },
    entries,
    open: events
      .filter((event) => isTaking(event, now) && !inAlready.has(event.event))
      .map(({ event, plan, entries: made }) => ({
        event,
        plan: publicPlan(plan),
        entered: [...made.values()].filter(isIn).length,
        against: eligibilityBreaches(entryEventOf(federation, plan), eligible(person)),
      })),
    questions: federation.questions.filter(({ by }) => by === number),
    results: events.flatMap((event) => pointsOf(federation, event).get(number) ?? []),
  };
}

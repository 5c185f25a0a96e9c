import { orThrow, parseFraction } from '../base/index.ts';
import { carriedOver } from '../scoring/index.ts';
import { entryLists, isIn, qualifiedFrom } from './entries.ts';
import type {
  EntryNumber,
  EventEntry,
  EventNumber,
  FederationEvent,
  QualifiedFrom,
  ReserveOrder,
} from './event.ts';
import type { Federation } from './state.ts';

/** An entry of the phase before that may play the next. */
export interface Candidate {
  readonly event: EventNumber;
  readonly entry: EventEntry;
  readonly place?: number;
  readonly score?: string;
}

/** The qualifiers that lead into an event, in the order in which they were planned. */
export const qualifiersOf = ({ events }: Federation, into: EventNumber): readonly FederationEvent[] =>
  [...events.values()].filter(({ plan }) => plan.goesOn?.into === into);

const placed = ({ event, ranking = [] }: FederationEvent, entry: EventEntry): Candidate => {
  const at = ranking.find((each) => each.entry === entry.entry);
  return {
    event,
    entry,
    ...(at === undefined ? {} : { place: at.place }),
    ...(at?.score === undefined ? {} : { score: at.score }),
  };
};

/** Who plays the next phase: who was exempt, and the first of every qualifier; a qualifier without a ranking holds all back. */
export function nextList(
  federation: Federation,
  into: EventNumber,
): { readonly candidates: readonly Candidate[]; readonly unplayed: readonly EventNumber[] } {
  const qualifiers = qualifiersOf(federation, into);
  return {
    unplayed: qualifiers.filter(({ ranking }) => ranking === undefined).map(({ event }) => event),
    candidates: qualifiers.flatMap((event) => [
      ...entryLists(event).exempt.map((entry): Candidate => ({ event: event.event, entry })),
      ...qualifiedFrom(federation, event).qualified.map((entry) => placed(event, entry)),
    ]),
  };
}

/** What an entry of the next phase says of the one before: a share of the score is carried over, rounded half up (RTP 3.1.3.2). */
export function comesFrom(
  { plan }: FederationEvent,
  { event, entry, place, score }: Candidate,
): QualifiedFrom {
  const carried = carriedBy(plan.carryOver, score);
  return {
    event,
    entry: entry.entry,
    ...(place === undefined ? {} : { place }),
    ...(score === undefined ? {} : { score }),
    ...(carried === undefined ? {} : { carried }),
  };
}

function carriedBy(
  rule: FederationEvent['plan']['carryOver'],
  score: string | undefined,
): string | undefined {
  if (rule === undefined || score === undefined) return undefined;
  const [share, toNearest] = [parseFraction(rule.share), parseFraction(rule.toNearest)];
  if (!share.ok || !toNearest.ok) return undefined;
  return carriedOver(orThrow(parseFraction(score)), {
    share: share.value,
    toNearest: toNearest.value,
    rounding: 'half-up',
  }).toString();
}

/** In which order reserves move up: as stated; the RTP has none where nothing is stated (2.1.10), the ROP the same group's (4.4). */
export const reserveOrderOf = ({ plan }: FederationEvent): ReserveOrder | undefined =>
  plan.reserves ?? (plan.profile === 'rop' ? 'same-group' : undefined);

/** Whether the place of an entry is vacant: it will not play, and nobody has taken its place. */
export const isVacant = ({ entries }: FederationEvent, number: EntryNumber): boolean => {
  const entry = entries.get(number);
  return (
    entry?.withdrawn !== undefined &&
    [...entries.values()].every((each) => each.standsFor !== number || !isIn(each))
  );
};

/** The reserves who may still move up into an event, the next first. No reserves for exempt entries by the ROP (4.3). */
export function reservesFor(
  federation: Federation,
  event: FederationEvent,
  vacancy: EventEntry,
): readonly Candidate[] {
  const order = reserveOrderOf(event);
  if (order === undefined || vacancy.from === undefined) return [];
  if (event.plan.profile === 'rop' && vacancy.from.place === undefined) return [];
  const called = new Set(
    [...event.entries.values()].flatMap(({ from }) =>
      from === undefined ? [] : [`${from.event}/${from.entry}`],
    ),
  );
  const all = qualifiersOf(federation, event.event)
    .flatMap((each) => qualifiedFrom(federation, each).reserves.map((entry) => placed(each, entry)))
    .filter(({ event: from, entry }) => !called.has(`${from}/${entry.entry}`));
  const byPlace = all.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  if (order === 'by-place') return byPlace;
  // The first vacancy goes to the next of the same group; when that has nobody left, to the best placed of the others.
  const own = byPlace.filter((each) => each.event === vacancy.from?.event);
  return [...own, ...byPlace.filter((each) => !own.includes(each))];
}

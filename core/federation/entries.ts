import { Fraction } from '../base/index.ts';
import {
  type Breach,
  type EligiblePlayer,
  mayQualifyIn,
  rtpPairValue,
  rtpPlayerValue,
  rtpStrengtheningPenalty,
  rtpTeamValue,
} from '../regulation/index.ts';
import { closedOf } from './entry-event.ts';
import type { EntryMade, EventEntry, FederationEvent } from './event.ts';
import { type Person, type PersonNumber, valueIndexOn } from './person.ts';
import type { Federation } from './state.ts';

/** A person as eligibility looks at him. */
export const eligible = ({
  name,
  sex,
  born,
  category,
  national,
  region,
  licences,
}: Person): EligiblePlayer => ({
  name,
  ...(sex === undefined ? {} : { sex }),
  ...(born === undefined ? {} : { born }),
  ...(category === undefined ? {} : { category }),
  ...(national === undefined ? {} : { national }),
  ...(region === undefined ? {} : { region }),
  ...(licences === undefined ? {} : { licences }),
});

/** Whether an entry was not withdrawn. */
export const isIn = ({ withdrawn }: EventEntry): boolean => withdrawn === undefined;

/** How many of an entry have agreed before it counts: both of a pair, four of a team (RTP 3.6.1). */
export const LEAST_AGREED = { pair: 2, team: 4 } as const;

/** Whether enough of those named have agreed. */
export const isAgreed = ({ plan }: FederationEvent, { players, pending = [] }: EventEntry): boolean =>
  players.length - pending.length >= (plan.kind === 'pair' ? players.length : LEAST_AGREED.team);

/**
 * The value index that a player has on the first day: of his list, else of his category by the federation's table, else 20; the larger
 * where he has a National category as well (RTP 1.3.4).
 */
export const valueOnDay = ({ slots }: Federation, person: Person | undefined, day: string): number => {
  const listed = person === undefined ? undefined : valueIndexOn(person, day);
  const national = person?.national === true ? slots.categories.national : undefined;
  if (listed !== undefined) return Math.max(listed, national ?? listed);
  const ranking = person?.category;
  const categories = {
    ...(ranking === undefined ? {} : { ranking }),
    ...(national === undefined ? {} : { national: 'national' }),
  };
  const byCategory = rtpPlayerValue(slots.categories, { listed: categories });
  if (byCategory.ok) return byCategory.value;
  const none = rtpPlayerValue({}, 'no-record');
  return national ?? (none.ok ? none.value : 0);
};

/** The value index of an entry (RTP 3.5.2, 3.6.2); nothing when it has too few players for one. */
export function entryValue(
  federation: Federation,
  { plan }: FederationEvent,
  players: readonly PersonNumber[],
): number | undefined {
  const values = players.map((number) => valueOnDay(federation, federation.people.get(number), plan.from));
  if (plan.kind === 'pair') {
    const [one, other, third] = values;
    if (one === undefined || other === undefined) return undefined;
    return (third === undefined ? rtpPairValue(one, other) : rtpPairValue(one, other, third)).toNumber();
  }
  const mixed = plan.types.some((type) => type === 'mixed');
  const team = players.map((number, at) => ({
    value: values[at] ?? 0,
    woman: federation.people.get(number)?.sex === 'F',
  }));
  const value = rtpTeamValue(team, mixed ? 'mixed' : 'open');
  return value.ok ? value.value : undefined;
}

/** The entries of an event: who is in, who stands by in which order, who does not play this phase. */
export interface EntryLists {
  readonly playing: readonly EventEntry[];
  readonly waiting: readonly EventEntry[];
  /** Not everybody who was named has agreed. */
  readonly unanswered: readonly EventEntry[];
  /** Qualified, and has not said yet whether it plays. */
  readonly offered: readonly EventEntry[];
  readonly exempt: readonly EventEntry[];
  readonly withdrawn: readonly EventEntry[];
}

/** In the order of the entries: as many as there are places, the rest in their order behind them (RTP 2.1.10). */
export function entryLists(event: FederationEvent): EntryLists {
  const { entries, plan } = event;
  const all = [...entries.values()];
  const inside = all.filter(isIn);
  const [agreed, unanswered] = parted(inside, (each) => isAgreed(event, each));
  const [exempt, asked] = parted(agreed, (each) => each.exempt === true);
  const [offered, ready] = parted(asked, ({ place }) => place === 'offered');
  const places = plan.places ?? ready.length;
  return {
    playing: ready.slice(0, places),
    waiting: ready.slice(places),
    unanswered,
    offered,
    exempt,
    withdrawn: all.filter((each) => !isIn(each)),
  };
}

function parted<T>(all: readonly T[], is: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}

/** Who goes on from an event, and the reserves behind them in the order of the ranking (RTP 2.1.10, ROP 4.4). */
export interface Qualified {
  readonly exempt: readonly EventEntry[];
  readonly qualified: readonly EventEntry[];
  readonly reserves: readonly EventEntry[];
}

/** ROP 2: who plays in a region whose events are not for qualifying elsewhere plays there, but does not qualify. */
const cannotQualify = (
  { people, regions }: Federation,
  region: string,
  players: readonly PersonNumber[],
): readonly Breach[] =>
  players.flatMap((number) => {
    const person = people.get(number);
    if (
      person === undefined ||
      mayQualifyIn(person.region === undefined ? {} : { region: person.region }, region, closedOf(regions))
    )
      return [];
    const { name } = person;
    const message = `${name} is of ${person.region} and may play here, but does not qualify.`;
    return [
      { code: 'does-not-qualify', clause: 'ROP 2', message, params: { name, region: person.region ?? '' } },
    ];
  });

/** Who of an entry cannot go on from a qualifier of the ROP. */
export const doesNotQualify = (
  federation: Federation,
  { plan }: FederationEvent,
  { players }: EntryMade,
): readonly Breach[] =>
  plan.profile !== 'rop' || plan.goesOn === undefined || plan.region === undefined
    ? []
    : cannotQualify(federation, plan.region, players);

/** The next phase's list from the ranking of this one: who withdrew, or cannot qualify here, makes room for the next. */
export function qualifiedFrom(federation: Federation, event: FederationEvent): Qualified {
  const { entries, ranking = [], plan } = event;
  const ranked = ranking
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ entry }) => entries.get(entry) ?? [])
    .filter((each) => isIn(each) && doesNotQualify(federation, event, each).length === 0);
  const places = plan.goesOn?.places ?? 0;
  return {
    exempt: entryLists(event).exempt,
    qualified: ranked.slice(0, places),
    reserves: ranked.slice(places),
  };
}

/** What a change of players does to the value index, and what is proposed where series were made by it. */
export interface ChangeConsequence {
  readonly before?: number;
  readonly after?: number;
  /** How much the index rises, and the VPs proposed in each match that the new player plays (RTP 3.6.4). */
  readonly rise?: string;
  readonly vps?: string;
}

/** What follows from other players in an entry, the rules apart. */
export function changeConsequence(
  federation: Federation,
  event: FederationEvent,
  entry: EventEntry,
  players: readonly PersonNumber[],
): ChangeConsequence {
  const before = entryValue(federation, event, entry.players);
  const after = entryValue(federation, event, players);
  if (before === undefined || after === undefined) return {};
  const { kind, seriesByIndex, format } = event.plan;
  const [measure] = rtpStrengtheningPenalty({
    before,
    after,
    seriesByValueIndex: kind === 'team' && seriesByIndex === true,
    swiss: format === 'swiss',
  }).measures;
  if (measure === undefined || !('value' in measure)) return { before, after };
  return { before, after, rise: `${after - before}`, vps: Fraction.from(measure.value).toDecimal(2) };
}

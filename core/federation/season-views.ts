import { type ClassOfEvent, classOfEvent, partsThatApply } from '../regulation/index.ts';
import { type Deadline, eventDeadlines } from './calendar.ts';
import { entryLists } from './entries.ts';
import { type EventListed, eventListed, namesIn } from './event-views.ts';
import type { PersonNumber } from './person.ts';
import { type EventPoints, pointsOf, type SeasonLine, seasonRanking } from './points.ts';
import { type PublicPlan, publicPlan } from './public-plan.ts';
import { eventsOfSeason, seasonOf } from './season.ts';
import type { Federation } from './state.ts';
import { publicPerson } from './views.ts';

/** An entry as everybody may see it: the names, nothing else of the people. */
export interface PublicEntry {
  readonly entry: number;
  readonly names: readonly string[];
  readonly players: readonly PersonNumber[];
  readonly team?: string;
  readonly place?: number;
  readonly score?: string;
  readonly carried?: string;
}

/** An event as everybody may see it. */
export interface PublicEvent extends EventListed {
  readonly plan: PublicPlan;
  /** Of a club that organises it. */
  readonly clubName?: string;
  readonly class: ClassOfEvent;
  readonly applies: readonly string[];
  /** The event into which its first so many go on. */
  readonly leadsTo?: { readonly name: string; readonly places: number };
  readonly playing: readonly PublicEntry[];
  readonly waiting: readonly PublicEntry[];
  readonly ranking: readonly PublicEntry[];
  readonly deadlines: readonly Deadline[];
  readonly tournament?: string;
}

/** An event with its regulations, who plays, and the ranking; without what concerns its office. */
export function publicEvent(federation: Federation, number: number): PublicEvent | undefined {
  const event = federation.events.get(number);
  if (event === undefined) return undefined;
  const { ranking = [], tournament } = event;
  const plan = publicPlan(event.plan);
  const club = plan.club === undefined ? undefined : federation.clubs.get(plan.club)?.name;
  const next = plan.goesOn === undefined ? undefined : federation.events.get(plan.goesOn.into);
  const seen = (entry: ReturnType<typeof entryLists>['playing'][number]): PublicEntry => {
    const at = ranking.find((each) => each.entry === entry.entry);
    return {
      entry: entry.entry,
      names: namesIn(federation, entry),
      players: entry.players.map((player) => federation.merged.get(player) ?? player),
      ...(entry.team === undefined ? {} : { team: entry.team }),
      ...(at === undefined ? {} : { place: at.place }),
      ...(at?.score === undefined ? {} : { score: at.score }),
      ...(entry.from?.carried === undefined ? {} : { carried: entry.from.carried }),
    };
  };
  const { playing, waiting } = entryLists(event);
  const ranked = [...event.entries.values()]
    .map(seen)
    .filter(({ place }) => place !== undefined)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return {
    ...eventListed(event),
    plan,
    ...(club === undefined ? {} : { clubName: club }),
    class: classOfEvent(plan),
    applies: partsThatApply(plan.profile, classOfEvent(plan)),
    ...(plan.goesOn === undefined || next === undefined
      ? {}
      : { leadsTo: { name: next.plan.name, places: plan.goesOn.places } }),
    playing: playing.map(seen),
    waiting: waiting.map(seen),
    ranking: ranked,
    deadlines: eventDeadlines(event).filter(({ what }) =>
      ['entries', 'confirmations', 'systems'].includes(what),
    ),
    ...(tournament === undefined ? {} : { tournament }),
  };
}

/** A player as everybody may see him: name, club, results. */
export interface PlayerSeason {
  readonly number: PersonNumber;
  readonly name: string;
  readonly club?: string;
  readonly results: readonly EventPoints[];
}

/** A player's results, the latest first. */
export function playerSeason(
  federation: Federation,
  asked: PersonNumber,
  season?: number,
): PlayerSeason | undefined {
  const number = federation.merged.get(asked) ?? asked;
  const person = federation.people.get(number);
  if (person === undefined) return undefined;
  const results = [...federation.events.values()]
    .filter(({ plan }) => season === undefined || seasonOf(federation, plan) === season)
    .flatMap((event) => pointsOf(federation, event).get(number) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date) || other.event - one.event);
  return { number, ...publicPerson(person), results };
}

/** A club's season: its events, and its players in the ranking by points. */
export interface ClubSeason {
  readonly code: string;
  readonly name: string;
  readonly region?: string;
  readonly events: readonly EventListed[];
  readonly ranking: readonly SeasonLine[];
}

/** How a table of a season is made. */
export interface TableRules {
  /** Only the best so many results of each count. */
  readonly best?: number;
  /** Those without a licence count too, and results that nobody homologates: clubs outside any federation. */
  readonly everybody?: boolean;
}

/** A club's own table of the season: from its own events alone, best n of m, for its own or whoever plays there. */
export function clubSeason(
  federation: Federation,
  code: string,
  season: number,
  { best, everybody = false }: TableRules = {},
): ClubSeason | undefined {
  const club = federation.clubs.get(code);
  if (club === undefined) return undefined;
  const events = eventsOfSeason(federation, season).filter(({ plan }) => plan.club === code);
  return {
    ...club,
    events: events.map(eventListed).sort((one, other) => (one.from < other.from ? -1 : 1)),
    ranking: seasonRanking(federation, season, {
      ...(best === undefined ? {} : { best }),
      licensedOnly: !everybody,
      finalOnly: !everybody,
      events,
    }),
  };
}

/** ROP 1.3: the region of a pair: as it declared it, else that of its better-ranked player. */
export function regionOfPair(
  { people }: Federation,
  players: readonly PersonNumber[],
  declared?: string,
): string | undefined {
  if (declared !== undefined) return declared;
  const known = players.flatMap((number) => people.get(number) ?? []);
  const best = known.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))[0];
  return best?.region;
}

/** The ranking of an event by regions (ROP 1.3): within each, in the order of the event. */
export function rankingByRegions(
  federation: Federation,
  number: number,
): readonly { readonly region: string; readonly entries: readonly PublicEntry[] }[] {
  const seen = publicEvent(federation, number);
  const event = federation.events.get(number);
  if (seen === undefined || event === undefined) return [];
  const groups = new Map<string, PublicEntry[]>();
  for (const each of seen.ranking) {
    const region = regionOfPair(federation, each.players, event.entries.get(each.entry)?.represents) ?? '';
    groups.set(region, [...(groups.get(region) ?? []), each]);
  }
  return [...groups].map(([region, entries]) => ({ region, entries }));
}

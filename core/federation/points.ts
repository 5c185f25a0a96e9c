import { csvRow, csvText, Fraction } from '../base/index.ts';
import { rtpPointsLostByWithdrawal } from '../regulation/index.ts';
import type { EventEntry, FederationEvent } from './event.ts';
import type { PersonNumber } from './person.ts';
import { seasonOf } from './season.ts';
import type { Federation } from './state.ts';

/** The ranking points of somebody in an event, and why they are not what the place gives. */
export interface EventPoints {
  readonly event: number;
  readonly name: string;
  readonly date: string;
  readonly place: number;
  readonly points: number;
  readonly provisional: boolean;
  /** He withdrew from the next phase without an accepted reason: half is lost (RTP 3.1.3.3(c)). */
  readonly halved?: true;
}

const figure = (points: number): Fraction => Fraction.ofDecimal(points);

/**
 * Whether the entry withdrew from the phase that this event leads to, after it had confirmed, without a reason that was accepted. The
 * list of that phase says from which entry each comes, whoever joined it since (RTP 3.6.4); what was entered by hand goes by its players.
 */
function hasWithdrawn({ events }: Federation, { event, plan }: FederationEvent, made: EventEntry): boolean {
  const next = plan.goesOn === undefined ? undefined : events.get(plan.goesOn.into);
  const comesFromIt = ({ from, players }: EventEntry): boolean =>
    from === undefined
      ? players.length === made.players.length && players.every((each) => made.players.includes(each))
      : from.event === event && from.entry === made.entry;
  return [...(next?.entries.values() ?? [])].some(
    (each) => each.withdrawn?.justified === false && comesFromIt(each),
  );
}

type PointsByPerson = ReadonlyMap<PersonNumber, EventPoints>;

/** Worked out once as long as no event changes: the pages of a season are everybody's. */
const WORKED_OUT = new WeakMap<Federation['events'], Map<FederationEvent, PointsByPerson>>();

/** The points of an event by the federation's table for it: equal places share those of the places they take. */
export function pointsOf(federation: Federation, event: FederationEvent): PointsByPerson {
  const known = WORKED_OUT.get(federation.events) ?? new Map<FederationEvent, PointsByPerson>();
  WORKED_OUT.set(federation.events, known);
  const points = known.get(event) ?? workedOut(federation, event);
  known.set(event, points);
  return points;
}

function workedOut(federation: Federation, event: FederationEvent): PointsByPerson {
  const { ranking = [], entries, plan } = event;
  const table = plan.points ?? [];
  const points = new Map<PersonNumber, EventPoints>();
  const at = new Map<number, number>();
  for (const { place } of ranking) at.set(place, (at.get(place) ?? 0) + 1);
  for (const { entry, place } of ranking) {
    const made = entries.get(entry);
    if (made === undefined || made.withdrawn !== undefined) continue;
    const equal = at.get(place) ?? 1;
    const shared = Fraction.sum(
      Array.from({ length: equal }, (_, next) => figure(table[place - 1 + next] ?? 0)),
    ).times(Fraction.of(1, equal));
    const halved = hasWithdrawn(federation, event, made);
    const kept = halved ? shared.minus(rtpPointsLostByWithdrawal(shared)) : shared;
    // RTP 3.6.5, 3.2.1: substitutes and who was disqualified have none.
    for (const player of made.players.filter((each) => made.withoutPoints?.includes(each) !== true))
      points.set(player, {
        event: event.event,
        name: plan.name,
        date: plan.to,
        place,
        points: kept.toNumber(),
        provisional: event.homologated === undefined,
        ...(halved ? { halved: true } : {}),
      });
  }
  return points;
}

/** Somebody's season: each event, and the points that are final. */
export interface SeasonLine {
  readonly person: PersonNumber;
  readonly name: string;
  readonly club?: string;
  readonly points: number;
  readonly events: readonly EventPoints[];
}

/** RTP 2, ROP 2: whoever has not paid the licence of the season has no points of it. */
const isMember = (federation: Federation, person: PersonNumber, season: number): boolean =>
  federation.people.get(person)?.licences?.includes(season) === true;

/** The ranking of a season by points: of all events that ended in that year; who has no licence loses them (ROP 2). */
export function seasonRanking(
  federation: Federation,
  season: number,
  {
    best,
    licensedOnly = true,
    finalOnly = true,
    events = federation.events.values(),
  }: {
    readonly best?: number;
    readonly licensedOnly?: boolean;
    /** What is not homologated does not count, where somebody homologates. */
    readonly finalOnly?: boolean;
    /** Only these count; all of them unless it is said. */
    readonly events?: Iterable<FederationEvent>;
  } = {},
): readonly SeasonLine[] {
  const byPerson = new Map<PersonNumber, EventPoints[]>();
  for (const event of events) {
    if (seasonOf(federation, event.plan) !== season) continue;
    for (const [person, points] of pointsOf(federation, event)) {
      const own = byPerson.get(person);
      if (own === undefined) byPerson.set(person, [points]);
      else own.push(points);
    }
  }
  const lines = [...byPerson]
    .filter(([person]) => !licensedOnly || isMember(federation, person, season))
    .map(([person, events]): SeasonLine => {
      const counted = events
        .filter(({ provisional }) => !(finalOnly && provisional))
        .map(({ points }) => points)
        .sort((one, other) => other - one)
        .slice(0, best);
      const { name = '', club } = federation.people.get(person) ?? {};
      const points = Fraction.sum(counted.map(figure)).toNumber();
      return { person, name, ...(club === undefined ? {} : { club }), points, events };
    });
  return lines.sort((one, other) => other.points - one.points || one.name.localeCompare(other.name));
}

/** A ranking by points as a table, for a federation's own site: names and clubs, nothing else of anybody. */
export function writeRankingFile(lines: readonly SeasonLine[]): string {
  // Equal points share a place.
  const places = new Map<number, number>();
  for (const [at, { points }] of lines.entries()) if (!places.has(points)) places.set(points, at + 1);
  return csvText([
    csvRow(['place', 'name', 'club', 'points', 'events']),
    ...lines.map(({ name, club = '', points, events }) =>
      csvRow([`${places.get(points)}`, name, club, `${points}`, `${events.length}`]),
    ),
  ]);
}

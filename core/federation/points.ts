import { Fraction } from '../base/index.ts';
import { rtpPointsLostByWithdrawal } from '../regulation/index.ts';
import type { EventEntry, FederationEvent } from './event.ts';
import type { PersonNumber } from './person.ts';
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

/** Whether the entry withdrew from the phase that this event leads to, after it had confirmed, without a reason that was accepted. */
function hasWithdrawn({ events }: Federation, { plan }: FederationEvent, { players }: EventEntry): boolean {
  const next = plan.goesOn === undefined ? undefined : events.get(plan.goesOn.into);
  return [...(next?.entries.values() ?? [])].some(
    ({ withdrawn, players: theirs }) =>
      withdrawn?.justified === false &&
      theirs.length === players.length &&
      theirs.every((each) => players.includes(each)),
  );
}

/** The points of an event by the federation's table for it: equal places share those of the places they take. */
export function pointsOf(
  federation: Federation,
  event: FederationEvent,
): ReadonlyMap<PersonNumber, EventPoints> {
  const { ranking = [], entries, plan } = event;
  const table = plan.points ?? [];
  const points = new Map<PersonNumber, EventPoints>();
  for (const { entry, place } of ranking) {
    const made = entries.get(entry);
    if (made === undefined || made.withdrawn !== undefined) continue;
    const equal = ranking.filter((each) => each.place === place).length;
    const shared = Fraction.sum(
      Array.from({ length: equal }, (_, at) => figure(table[place - 1 + at] ?? 0)),
    ).times(Fraction.of(1, equal));
    const halved = hasWithdrawn(federation, event, made);
    const kept = halved ? shared.minus(rtpPointsLostByWithdrawal(shared)) : shared;
    for (const player of made.players)
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
  { best, licensedOnly = true }: { readonly best?: number; readonly licensedOnly?: boolean } = {},
): readonly SeasonLine[] {
  const byPerson = new Map<PersonNumber, EventPoints[]>();
  for (const event of federation.events.values()) {
    if (!event.plan.to.startsWith(`${season}-`)) continue;
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
        .filter(({ provisional }) => !provisional)
        .map(({ points }) => points)
        .sort((one, other) => other - one)
        .slice(0, best);
      const { name = '', club } = federation.people.get(person) ?? {};
      const points = Fraction.sum(counted.map(figure)).toNumber();
      return { person, name, ...(club === undefined ? {} : { club }), points, events };
    });
  return lines.sort((one, other) => other.points - one.points || one.name.localeCompare(other.name));
}

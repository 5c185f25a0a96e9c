import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { type Allegiance, couple, type DrawTeam, namedTwice } from '../match.ts';

/** A team to be put into a series. */
export interface SeriesTeam extends DrawTeam {
  /** The value index by which teams are ordered. */
  readonly iv: number;
  /** The place of its best player in the ranking: orders teams of equal value (RTP 3.6.3). */
  readonly best?: number;
  /** Whom it met in an earlier phase. */
  readonly met?: readonly string[];
}

/** Two teams that changed places. */
export interface Exchange {
  /** `full`: its club had as many in that series as it may; `met`: it had met a team of that series. */
  readonly why: 'full' | 'met';
  readonly team: string;
  readonly with: string;
  /** From 1: where the team was bound for, and where it goes. */
  readonly from: number;
  readonly to: number;
}

export interface Series {
  readonly series: readonly (readonly string[])[];
  readonly exchanges: readonly Exchange[];
  /** Teams of one club that a series has too many of, for want of anybody to change with. */
  readonly overfull: readonly string[];
  /** Teams of one series that met in an earlier phase. */
  readonly rematches: readonly (readonly [string, string])[];
}

export interface SerpentineOptions {
  readonly count: number;
  /** Whose teams are spread evenly; nobody's unless told. */
  readonly spread?: Allegiance;
}

const MOST_SERIES_TEAMS = 500;

/** By value index, the highest first; equal ones by their best player, then as given (RTP 3.6.3). */
export const byValue = (teams: readonly SeriesTeam[]): readonly SeriesTeam[] =>
  teams.toSorted(
    (a, b) => b.iv - a.iv || (a.best ?? Number.MAX_SAFE_INTEGER) - (b.best ?? Number.MAX_SAFE_INTEGER),
  );

/** The series of a place in the order: there and back, there and back. */
function serpentineSeries(place: number, count: number): number {
  const column = place % count;
  return Math.floor(place / count) % 2 === 0 ? column : count - 1 - column;
}

/** The places of the serpentine, who stands on them, and how many of a club each series has so far. */
class Slots {
  readonly order: SeriesTeam[];
  private readonly count: number;
  private readonly spread: Allegiance | undefined;
  private readonly placed: boolean[];
  private readonly limits = new Map<SeriesTeam, number>();

  constructor(teams: readonly SeriesTeam[], { count, spread }: SerpentineOptions) {
    this.order = [...teams];
    this.count = count;
    this.spread = spread;
    this.placed = teams.map(() => false);
    for (const club of new Set(teams.flatMap((team) => this.clubOf(team) ?? []))) {
      const members = teams.filter((team) => this.clubOf(team) === club);
      const quota = Math.floor(members.length / count);
      // The last ones beyond a multiple of the series are free, up to one more each (RTP 3.6.3, A29).
      const bound = members.length - (members.length % count);
      for (const [index, team] of members.entries()) {
        this.limits.set(team, index < bound ? quota : Math.ceil(members.length / count));
      }
    }
  }

  private clubOf(team: SeriesTeam): string | undefined {
    return this.spread === undefined ? undefined : team[this.spread];
  }

  seriesOf(place: number): number {
    return serpentineSeries(place, this.count);
  }

  at(place: number): SeriesTeam {
    return this.order[place] as SeriesTeam;
  }

  /** Another team of that club would be too many in the series; `apart` is not counted. */
  full(team: SeriesTeam, series: number, apart?: number): boolean {
    const club = this.clubOf(team);
    if (club === undefined) return false;
    const there = this.order.filter(
      (other, place) =>
        place !== apart &&
        this.placed[place] === true &&
        this.seriesOf(place) === series &&
        this.clubOf(other) === club,
    ).length;
    return there >= (this.limits.get(team) ?? Number.POSITIVE_INFINITY);
  }

  isPlaced(place: number): boolean {
    return this.placed[place] === true;
  }

  put(place: number): void {
    this.placed[place] = true;
  }

  swap(a: number, b: number): void {
    [this.order[a], this.order[b]] = [this.at(b), this.at(a)];
  }

  /** Whom a team may change with: of another club, bound for a series that is not full, and welcome where it goes. */
  canChange(place: number, other: number): boolean {
    const [team, with_] = [this.at(place), this.at(other)];
    const club = this.clubOf(team);
    if (club !== undefined && club === this.clubOf(with_)) return false;
    if (this.seriesOf(place) === this.seriesOf(other)) return false;
    return !this.full(team, this.seriesOf(other), other) && !this.full(with_, this.seriesOf(place), place);
  }
}

/** The next one to change with, else the nearest before (A10). */
function partnerFor(slots: Slots, place: number): number | undefined {
  for (let next = place + 1; next < slots.order.length; next++) {
    if (!slots.isPlaced(next) && slots.canChange(place, next)) return next;
  }
  for (let before = place - 1; before >= 0; before--) if (slots.canChange(place, before)) return before;
  return undefined;
}

const rematchesIn = (slots: Slots): (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = [];
  for (const [place, team] of slots.order.entries()) {
    for (const [other, against] of slots.order.entries()) {
      if (other <= place || slots.seriesOf(other) !== slots.seriesOf(place)) continue;
      if (team.met?.includes(against.id) || against.met?.includes(team.id)) found.push([team.id, against.id]);
    }
  }
  return found;
};

/**
 * Teams that met in an earlier phase are kept apart if possible (RTP 3.6.3): while two places of one row of the serpentine, so
 * with teams of like value, can change so that there are fewer rematches, the best change is made, among weaker teams if it
 * is all the same.
 */
function keepApart(slots: Slots, count: number): Exchange[] {
  const exchanges: Exchange[] = [];
  for (let now = rematchesIn(slots).length; now > 0; ) {
    let best: { readonly a: number; readonly b: number; readonly left: number } | undefined;
    for (let a = slots.order.length - 1; a >= 0; a--) {
      const rowEnd = Math.min(slots.order.length, (Math.floor(a / count) + 1) * count);
      for (let b = a + 1; b < rowEnd; b++) {
        if (!slots.canChange(a, b)) continue;
        slots.swap(a, b);
        const left = rematchesIn(slots).length;
        slots.swap(a, b);
        if (left < (best?.left ?? now)) best = { a, b, left };
      }
    }
    if (best === undefined) break;
    const { a, b, left } = best;
    exchanges.push({
      why: 'met',
      team: slots.at(a).id,
      with: slots.at(b).id,
      from: slots.seriesOf(a) + 1,
      to: slots.seriesOf(b) + 1,
    });
    slots.swap(a, b);
    now = left;
  }
  return exchanges;
}

export function whyNotSeries(teams: readonly SeriesTeam[], count: number): Fault | undefined {
  if (teams.length > MOST_SERIES_TEAMS) {
    return {
      code: 'team-count',
      message: `Series are made for up to ${MOST_SERIES_TEAMS} teams, not ${teams.length}.`,
    };
  }
  if (!Number.isInteger(count) || count < 1 || count * 2 > teams.length) {
    return {
      code: 'series-count',
      message: `${teams.length} teams cannot be put into ${count} series: each needs two at least.`,
    };
  }
  return namedTwice(teams.map(({ id }) => id));
}

/**
 * Series by the serpentine: 1 to the first, 2 and 3 to the second, 4 and 5 to the first... (RTP 3.6.3). Going down the order, a
 * team whose club has its share in the series changes places with the next team that this does not concern.
 */
export function serpentine(teams: readonly SeriesTeam[], options: SerpentineOptions): Result<Series> {
  const { count } = options;
  const fault = whyNotSeries(teams, count);
  if (fault !== undefined) return fail(fault);
  const ordered = byValue(teams);
  const slots = new Slots(ordered, options);
  const exchanges: Exchange[] = [];
  const overfull: string[] = [];
  for (let place = 0; place < ordered.length; place++) {
    if (slots.isPlaced(place)) continue;
    const team = slots.at(place);
    if (slots.full(team, slots.seriesOf(place))) {
      const other = partnerFor(slots, place);
      if (other === undefined) overfull.push(team.id);
      else {
        const [from, to] = [slots.seriesOf(place) + 1, slots.seriesOf(other) + 1];
        exchanges.push({ why: 'full', team: team.id, with: slots.at(other).id, from, to });
        slots.swap(place, other);
        slots.put(other);
      }
    }
    slots.put(place);
  }
  const apart = keepApart(slots, count);
  const value = new Map(ordered.map((team, index) => [team.id, index]));
  const series = Array.from({ length: count }, (_, number) =>
    slots.order
      .filter((_team, place) => slots.seriesOf(place) === number)
      .map(({ id }) => id)
      .sort((a, b) => (value.get(a) ?? 0) - (value.get(b) ?? 0)),
  );
  return ok({ series, exchanges: [...exchanges, ...apart], overfull, rematches: rematchesIn(slots) });
}

/** The teams of one series that have met before, whichever way the series were made. */
export function rematchesOf(
  series: readonly (readonly string[])[],
  met: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const earlier = new Set(met.map(([a, b]) => couple(a, b)));
  return series.flatMap((teams) =>
    teams.flatMap((a, index) =>
      teams.slice(index + 1).flatMap((b) => (earlier.has(couple(a, b)) ? [[a, b] as const] : [])),
    ),
  );
}

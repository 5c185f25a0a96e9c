import { modulo, range } from './numbers.ts';
import { pick, type Random, seeded, shuffled } from './random.ts';

/** A place on the circle of moving players in round 1, or the player who stays. */
type Place = number | 'stays';
type Couple = readonly [Place, Place];

export interface IndividualTable {
  readonly ns: Couple;
  readonly ew: Couple;
  /** The table holds the set of boards `offset + round - 1`. */
  readonly offset: number;
}

/** Round 1 of an individual; in each later round everyone on the circle moves one place up. */
export interface IndividualDesign {
  readonly players: number;
  readonly circle: number;
  readonly tables: readonly IndividualTable[];
}

/** How many starting rounds a search compares (fewer on large circles, where each takes longer). */
const startersFor = (players: number): number => Math.min(4000, Math.round(16_000_000 / players ** 3));
/** How long it evens the opponents of each. */
const SWAPS_PER_STARTER = 25;

/**
 * Finds who plays with whom in round 1. Partners of all distances make everyone partner everyone once; two couples share
 * a table so that opponents come from all distances twice, as nearly as a search finds. Each table gets an offset such
 * that nobody meets a set twice. Two tables never have such offsets: they play the same set together, and so do all
 * tables of a large room where none were found. In a barometer no offsets are wanted.
 */
export function searchIndividual(players: number, barometer: boolean): IndividualDesign {
  const circle = players % 4 === 0 ? players - 1 : players;
  const random = seeded(players);
  const together = barometer || players < 12;
  const seatings: {
    readonly cost: number;
    readonly apart: boolean;
    readonly tables: readonly IndividualTable[];
  }[] = [];
  for (let attempt = 0; attempt < startersFor(players); attempt++) {
    const starter = randomStarter(circle, random);
    if (starter === undefined) continue;
    const couples: readonly Couple[] = circle === players ? starter : [['stays', 0], ...starter];
    // Small circles have offsets only for couples as they fell; large ones also when the opponents were evened.
    const swaps = attempt % 2 === 0 ? 0 : SWAPS_PER_STARTER;
    const { tables, cost } = pairCouples(shuffled(couples, random), circle, swaps, random);
    const better = (apart: boolean) => !seatings.some((known) => known.apart === apart && known.cost <= cost);
    if (!better(true)) continue;
    const offsets = together ? undefined : findOffsets(tables, circle);
    const apart = offsets !== undefined;
    if (!better(apart)) continue;
    const seated = tables.map(
      ([ns, ew], index): IndividualTable => ({ ns, ew, offset: offsets?.[index] ?? 0 }),
    );
    seatings.push({ cost, apart, tables: seated });
    if (cost === 0 && (apart || together)) break;
  }
  const [best] = seatings.sort((a, b) => Number(b.apart) - Number(a.apart) || a.cost - b.cost);
  if (best === undefined) throw new Error(`No individual was found for ${players} players.`);
  return { players, circle, tables: best.tables.toSorted((a, b) => a.offset - b.offset) };
}

/** Places tried before a starter is given up. */
const MOST_PLACES = 2000;

/** Couples of every number but 0, one of each distance, drawn at random. */
function randomStarter(circle: number, random: Random): Couple[] | undefined {
  const distances = shuffled(range(1, (circle - 1) / 2), random);
  const used = new Set<number>();
  const couples: Couple[] = [];
  const seated = new Set([0]);
  let tried = 0;
  const place = (): boolean => {
    let x = 1;
    while (seated.has(x)) x++;
    if (x === circle) return true;
    if (++tried > MOST_PLACES) return false;
    for (const distance of distances) {
      if (used.has(distance)) continue;
      for (const y of [modulo(x + distance, circle), modulo(x - distance, circle)]) {
        if (seated.has(y)) continue;
        seated.add(x).add(y);
        used.add(distance);
        couples.push([x, y]);
        if (place()) return true;
        couples.pop();
        used.delete(distance);
        seated.delete(x);
        seated.delete(y);
      }
    }
    return false;
  };
  return place() ? couples : undefined;
}

/** How far from twice each distance comes between opponents. */
class Distances {
  private readonly counts: Int32Array;
  private readonly circle: number;

  constructor(circle: number) {
    this.circle = circle;
    this.counts = new Int32Array(circle);
  }

  /** Counts (or with -1 takes away) the opponents at a table; answers the change of the cost. */
  count(first: Couple, second: Couple, amount: 1 | -1): number {
    let change = 0;
    for (const a of first) {
      for (const b of second) {
        if (a === 'stays' || b === 'stays') continue;
        const distance = Math.min(modulo(a - b, this.circle), modulo(b - a, this.circle));
        const before = this.counts[distance] as number;
        this.counts[distance] = before + amount;
        change += (before + amount - 2) ** 2 - (before - 2) ** 2;
      }
    }
    return change;
  }

  get cost(): number {
    return range(1, Math.floor(this.circle / 2)).reduce(
      (sum, d) => sum + ((this.counts[d] as number) - 2) ** 2,
      0,
    );
  }
}

/** Seats couples two by two, exchanging couples between tables while that evens the opponents. */
function pairCouples(couples: readonly Couple[], circle: number, swaps: number, random: Random) {
  const seats = [...couples];
  const distances = new Distances(circle);
  const at = (seat: number): Couple => seats[seat] as Couple;
  const tally = (table: number, amount: 1 | -1): number =>
    distances.count(at(2 * table), at(2 * table + 1), amount);
  const tableCount = seats.length / 2;
  for (const table of range(0, tableCount - 1)) tally(table, 1);
  let cost = distances.cost;
  const exchange = (a: number, b: number): number => {
    const [one, other] = [Math.floor(a / 2), Math.floor(b / 2)];
    let change = tally(one, -1) + tally(other, -1);
    [seats[a], seats[b]] = [at(b), at(a)];
    change += tally(one, 1) + tally(other, 1);
    return change;
  };
  for (let swap = 0; swap < swaps && cost > 0; swap++) {
    const a = pick(random, seats.length);
    const b = pick(random, seats.length);
    if (Math.floor(a / 2) === Math.floor(b / 2)) continue;
    const change = exchange(a, b);
    if (change <= 0) cost += change;
    else exchange(a, b);
  }
  const tables = range(0, tableCount - 1).map((table) => [at(2 * table), at(2 * table + 1)] as const);
  // The couple of the player who stays goes first, to table 1.
  const stays = tables.findIndex((table) => table.flat().includes('stays'));
  const ordered =
    stays > 0 ? [tables[stays] as (typeof tables)[number], ...tables.toSpliced(stays, 1)] : tables;
  return { cost, tables: ordered };
}

/** Seats tried before the search for offsets gives up. */
const MOST_TRIES = 3000;

/** Different offsets such that the tables of one set take no player twice. The first table has offset 0. */
function findOffsets(tables: readonly (readonly [Couple, Couple])[], circle: number): number[] | undefined {
  const blocks = tables.map((table) => table.flat().filter((place) => place !== 'stays'));
  const taken = new Set<number>();
  const offsets: number[] = [];
  let tries = 0;
  const place = (table: number): boolean => {
    const block = blocks[table];
    if (block === undefined) return true;
    for (const offset of table === 0 ? [0] : range(1, circle - 1)) {
      if (++tries > MOST_TRIES) return false;
      const there = block.map((number) => modulo(number - offset, circle));
      if (offsets.includes(offset) || there.some((number) => taken.has(number))) continue;
      for (const number of there) taken.add(number);
      offsets.push(offset);
      if (place(table + 1)) return true;
      offsets.pop();
      for (const number of there) taken.delete(number);
    }
    return false;
  };
  return place(0) ? offsets : undefined;
}

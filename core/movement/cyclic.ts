import { modulo, range } from './numbers.ts';
import { pick, type Random } from './random.ts';

/**
 * A Howell as one round that develops by itself.
 *
 * The moving pairs are the numbers 0 to `rounds` - 1, in a circle. A station is a table: in round r (from 0) the pairs
 * `ns + r` and `ew + r` sit there, or a pair that stays and the pair `ew + r`. So each pair goes where the pair one
 * lower sat the round before. The station holds the set of boards `offset + r`.
 *
 * Everybody plays everywhere once when the stations of one round use every number once, and so do the stations of
 * one set: station i takes pairs `ns - offset`, `ew - offset` of set 0. Two pairs meet at most once when the
 * differences `ns - ew` are all different up to sign. With one stationary pair the result is complete: a Room square.
 */
export interface Station {
  /** `undefined` where a pair stays in its seat. */
  readonly ns: number | undefined;
  readonly ew: number;
  readonly offset: number;
}

export interface CyclicDesign {
  readonly rounds: number;
  readonly stations: readonly Station[];
}

/** Says which direction a pair has on set 0, by its number there: +1 for NS. The search keeps to it. */
export type Directions = readonly (1 | -1)[];

type Couple = readonly [number, number];

/** Steps after which a climb starts again from nothing: stuck climbs stay stuck, good ones are far shorter. */
const STEPS_PER_CLIMB = 3000;
/** Circles up to this size are searched one by one: climbing needs room. */
const SMALL_CIRCLE = 10;
/** Seats tried before such a search gives up. */
const MOST_TRIES = 50_000;

/**
 * Climbs to a design whose offsets are the sums of its couples (a strong starter; a pair that meets a stationary one
 * counts as a couple with itself). Each step adds a couple and drops at most one that is in its way.
 */
function climb(
  rounds: number,
  stationary: number,
  random: Random,
  directions?: Directions,
): Couple[] | undefined {
  const couplesWanted = (rounds - stationary) / 2;
  const seatOf = new Array<Couple | undefined>(rounds).fill(undefined);
  const ofSum = new Array<Couple | undefined>(rounds).fill(undefined);
  const ofDifference = new Array<Couple | undefined>(rounds).fill(undefined);
  const placed = new Set<Couple>();
  let singles = 0;

  const difference = ([x, y]: Couple) => Math.min(modulo(x - y, rounds), modulo(y - x, rounds));
  const note = (couple: Couple, entry: Couple | undefined) => {
    const [x, y] = couple;
    seatOf[x] = entry;
    seatOf[y] = entry;
    ofSum[(x + y) % rounds] = entry;
    if (x !== y) ofDifference[difference(couple)] = entry;
    if (x === y) singles += entry === undefined ? -1 : 1;
    if (entry === undefined) placed.delete(couple);
    else placed.add(couple);
  };
  const first: Couple = [0, 0];
  note(first, first);

  for (let step = 0; step < STEPS_PER_CLIMB; step++) {
    if (placed.size === couplesWanted + stationary) return [...placed];
    let x = 1 + pick(random, rounds - 1);
    while (seatOf[x] !== undefined) x = (x % (rounds - 1)) + 1;
    const alone = stationary > 1 && random() < stationary / (couplesWanted + stationary);
    const gap = alone ? 0 : 1 + pick(random, Math.floor((rounds - 1) / 2));
    const y = modulo(random() < 0.5 ? x + gap : x - gap, rounds);
    if (y === 0) continue;
    if (directions !== undefined && directions[modulo(-x, rounds)] === directions[modulo(-y, rounds)])
      continue;
    const inTheWay = new Set([seatOf[y], ofSum[(x + y) % rounds], alone ? undefined : ofDifference[gap]]);
    inTheWay.delete(undefined);
    if (inTheWay.size > 1 || inTheWay.has(first)) continue;
    const [dropped] = inTheWay;
    const singlesLeft = singles - (dropped !== undefined && dropped[0] === dropped[1] ? 1 : 0);
    const couplesLeft = placed.size - (dropped === undefined ? 0 : 1) - singlesLeft;
    if (alone ? singlesLeft >= stationary : couplesLeft >= couplesWanted) continue;
    if (dropped !== undefined) note(dropped, undefined);
    const couple: Couple = [x, y];
    note(couple, couple);
  }
  return undefined;
}

function designOf(rounds: number, couples: readonly Couple[], directions?: Directions): CyclicDesign {
  const stations = couples.map(([x, y]): Station => {
    const offset = (x + y) % rounds;
    if (x === y) return { ns: undefined, ew: x, offset };
    const turn = directions !== undefined && directions[modulo(x - offset, rounds)] === -1;
    return turn ? { ns: y, ew: x, offset } : { ns: x, ew: y, offset };
  });
  return { rounds, stations: inTableOrder(stations) };
}

/** Sets go to the next lower table: tables are numbered along the ring of sets, from the first stationary pair. */
const inTableOrder = (stations: readonly Station[]): Station[] =>
  [...stations].sort((a, b) => a.offset - b.offset);

/** Searches a small circle with any offsets. Yields the designs it meets. */
function* enumerate(rounds: number, stationary: number): Generator<CyclicDesign> {
  const stations: Station[] = [{ ns: undefined, ew: 0, offset: 0 }];
  const seated = new Set([0]);
  const onFirstSet = new Set([0]);
  const offsets = new Set([0]);
  const differences = new Set<number>();
  let singles = 1;
  let tries = 0;

  function* place(numbers: readonly number[], station: Omit<Station, 'offset'>): Generator<CyclicDesign> {
    for (const number of numbers) seated.add(number);
    for (const offset of range(1, rounds - 1)) {
      if (++tries > MOST_TRIES) break;
      const there = numbers.map((number) => modulo(number - offset, rounds));
      if (offsets.has(offset) || there.some((number) => onFirstSet.has(number))) continue;
      for (const number of there) onFirstSet.add(number);
      offsets.add(offset);
      stations.push({ ...station, offset });
      yield* next();
      stations.pop();
      offsets.delete(offset);
      for (const number of there) onFirstSet.delete(number);
    }
    for (const number of numbers) seated.delete(number);
  }

  function* next(): Generator<CyclicDesign> {
    const x = range(1, rounds - 1).find((number) => !seated.has(number));
    if (x === undefined) {
      if (singles === stationary) yield { rounds, stations: inTableOrder(stations) };
      return;
    }
    if (singles < stationary) {
      singles++;
      yield* place([x], { ns: undefined, ew: x });
      singles--;
    }
    for (const y of range(x + 1, rounds - 1)) {
      const gap = Math.min(y - x, rounds - y + x);
      if (seated.has(y) || differences.has(gap) || gap * 2 === rounds) continue;
      differences.add(gap);
      yield* place([x, y], { ns: x, ew: y });
      differences.delete(gap);
    }
  }
  yield* next();
}

/**
 * Up to `wanted` designs with so many rounds and stationary pairs; none when none was found.
 * Given directions, only designs that keep to them.
 */
export function searchCyclic(
  rounds: number,
  stationary: number,
  random: Random,
  { wanted = 1, climbs = 40, directions }: { wanted?: number; climbs?: number; directions?: Directions } = {},
): CyclicDesign[] {
  const found: CyclicDesign[] = [];
  if (rounds <= SMALL_CIRCLE && directions === undefined) {
    for (const design of enumerate(rounds, stationary)) {
      found.push(design);
      if (found.length === wanted) break;
    }
    return found;
  }
  for (let attempt = 0; attempt < climbs && found.length < wanted; attempt++) {
    const couples = climb(rounds, stationary, random, directions);
    if (couples !== undefined) found.push(designOf(rounds, couples, directions));
  }
  return found;
}

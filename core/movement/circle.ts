import type { CyclicDesign, Station } from './cyclic.ts';
import { modulo, range } from './numbers.ts';
import { pick, type Random } from './random.ts';

/**
 * Which pair of each station sits NS, for all rounds. Directions on set 0 go round the circle with the pairs, so how
 * two moving pairs compete depends only on how far apart they are: by the correlation of the circle with itself at
 * that distance, and by whether pairs so far apart meet. The stationary pairs always compete alike.
 */
export interface OrientedDesign {
  readonly design: CyclicDesign;
  /** Σc² over the distances 1 to `rounds` - 1, a set counted as one board. */
  readonly unevenness: number;
}

/** Stations turned at once when the search is shaken. */
const TURNS_PER_KICK = 3;

export function orientDesign(
  design: CyclicDesign,
  random: Random,
  { kicks, goodEnough }: { readonly kicks: number; readonly goodEnough: number },
): OrientedDesign {
  const { rounds, stations } = design;
  const direction = new Int8Array(rounds).fill(-1);
  const competition = new Int32Array(rounds);
  const couples = stations.flatMap(({ ns, ew, offset }, station) =>
    ns === undefined ? [] : [{ station, u: modulo(ns - offset, rounds), v: modulo(ew - offset, rounds) }],
  );
  for (const { u } of couples) direction[u] = 1;
  for (const { u, v } of couples) {
    // Opponents count -1 in the correlation and N - 1 in truth: N more, both ways round.
    for (const distance of [modulo(u - v, rounds), modulo(v - u, rounds)]) {
      competition[distance] = (competition[distance] as number) + stations.length;
    }
  }
  for (const distance of range(1, rounds - 1)) {
    for (const place of range(0, rounds - 1)) {
      competition[distance] =
        (competition[distance] as number) +
        (direction[place] as number) * (direction[(place + distance) % rounds] as number);
    }
  }

  const reverse = (place: number): void => {
    const shift = 2 * (direction[place] as number);
    for (let distance = 1; distance < rounds; distance++) {
      const after = direction[(place + distance) % rounds] as number;
      const before = direction[(place - distance + rounds) % rounds] as number;
      competition[distance] = (competition[distance] as number) - shift * (after + before);
    }
    direction[place] = -(direction[place] as number);
  };
  const turned = new Array<boolean>(couples.length).fill(false);
  const turn = (index: number): void => {
    const couple = couples[index];
    if (couple === undefined) return;
    reverse(couple.u);
    reverse(couple.v);
    turned[index] = !turned[index];
  };
  const unevenness = (): number => {
    let sum = 0;
    for (let distance = 1; distance < rounds; distance++) sum += (competition[distance] as number) ** 2;
    return sum;
  };
  const descend = (): number => {
    let now = unevenness();
    for (let improved = true; improved; ) {
      improved = false;
      for (let index = 0; index < couples.length; index++) {
        turn(index);
        const then = unevenness();
        if (then < now) {
          now = then;
          improved = true;
        } else turn(index);
      }
    }
    return now;
  };

  let least = descend();
  let best = [...turned];
  for (let kick = 0; kick < kicks && least > goodEnough; kick++) {
    for (let count = 0; count < TURNS_PER_KICK; count++) turn(pick(random, couples.length));
    const found = descend();
    if (found <= least) {
      least = found;
      best = [...turned];
    } else {
      best.forEach((wanted, index) => {
        if (wanted !== turned[index]) turn(index);
      });
    }
  }
  const turnedStations = new Set(
    couples.flatMap(({ station }, index) => (best[index] === true ? [station] : [])),
  );
  const oriented = stations.map(
    (station, index): Station =>
      turnedStations.has(index) ? { ...station, ns: station.ew, ew: station.ns ?? station.ew } : station,
  );
  return { design: { rounds, stations: oriented }, unevenness: least };
}

/**
 * The least unevenness of a circle of `size` with one stationary pair, so with every distance meeting once: every
 * distance at its mean; off by 2 throughout where that leaves an odd half; or, where a perfect circle does not exist,
 * four distances (two and their mirror images) off by 4.
 */
export function leastUnevenness(size: number, perfectExists: boolean): number {
  const mean = (size - 1) / 2;
  const perfect = (size - 1) * mean ** 2;
  if (size % 4 === 1) return perfect + (size - 1) * 2 ** 2;
  return perfectExists ? perfect : perfect + 4 * 4 ** 2;
}

/** A source of numbers from 0 up to, not including, 1. Whoever draws lots passes one in. */
export type Random = () => number;

/** A repeatable source: the same seed gives the same numbers everywhere. For searches, not for draws. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `below` - 1. */
export const pick = (random: Random, below: number): number => Math.floor(random() * below);

/** The same things in an order drawn by lot. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const drawn: T[] = [];
  for (const [index, thing] of things.entries()) {
    const place = pick(random, index + 1);
    if (place === index) drawn.push(thing);
    else {
      drawn.push(drawn[place] as T);
      drawn[place] = thing;
    }
  }
  return drawn;
}

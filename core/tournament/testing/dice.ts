import fc from 'fast-check';

/** Numbers that a random choice is made from, before it is known what there is to choose. */
export interface Dice {
  readonly pick: <T>(things: readonly T[]) => T;
  /** From 0 up to below. */
  readonly below: (limit: number) => number;
  readonly chance: (inTen: number) => boolean;
}

/** Dice that fall as the seed has it: the same seed, the same falls. */
export function diceOf(seed: number): Dice {
  let mixed = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    mixed = (mixed + 0x6d2b79f5) >>> 0;
    let word = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (inTen) => below(10) < inTen,
    pick: (things) => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new Error('Nothing to pick from.');
      return thing;
    },
  };
}

/** A number for each thing that somebody does, at most so many: what a failure shrinks to is the few that matter. */
export const anyDeeds = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(2 ** 31 - 1), { minLength: most / 2, maxLength: most, size: 'max' });

/** Draws a whole number from 0 to `below` - 1. */
export type Lots = (below: number) => number;

const WORD = 2 ** 32;

/** Four words from a text, each depending on every character of it. */
function wordsOf(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  const factors = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];
  for (let at = 0; at < seed.length; at++) {
    for (let word = 0; word < 4; word++) {
      const mixed = (words[word] as number) ^ seed.charCodeAt(at) ^ (words[(word + 1) % 4] as number);
      words[word] = Math.imul((mixed << 13) | (mixed >>> 19), factors[word] as number);
    }
  }
  return words;
}

/**
 * Lots from a seed: whoever knows the seed can repeat the draw, which is what makes it a public act (RTP 3.6.3, ROP 6.3).
 * The seed is a text of any length, so that a draw of many teams can be any of its orders; the shell makes one up from the
 * system's randomness, or the captains do. The generator is sfc32 with 128 bits of state.
 */
export function lotsFrom(seed: string): Lots {
  let [a, b, c, counter] = wordsOf(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) next();
  return (below) => {
    // Numbers of the last, incomplete run would make the first lots likelier: they are drawn again.
    const fair = WORD - (WORD % below);
    for (;;) {
      const word = next();
      if (word < fair) return word % below;
    }
  };
}

/** The same things in the order in which they are drawn. */
export function drawn<T>(things: readonly T[], lots: Lots): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const place = lots(last + 1);
    [order[last], order[place]] = [order[place] as T, order[last] as T];
  }
  return order;
}

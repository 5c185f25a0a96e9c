/** What the searches for movements draw by: the same seed gives the same movement again. */

export const modulo = (value, size) => ((value % size) + size) % size;

export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

export const pick = (random, below) => Math.floor(random() * below);

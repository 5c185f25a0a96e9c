/**
 * Where randomness comes from: fills the bytes. Core draws none of its own; the shell passes the system's
 * (`(bytes) => crypto.getRandomValues(bytes)`).
 */
export type Entropy = (bytes: Uint8Array<ArrayBuffer>) => unknown;

const POOL_BYTES = 6144;

/** The same entropy asked for in larger portions, for callers that want a little of it very often. */
export function pooled(entropy: Entropy): Entropy {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return (bytes) => {
    if (bytes.length > POOL_BYTES) return entropy(bytes);
    if (used + bytes.length > POOL_BYTES) {
      entropy(pool);
      used = 0;
    }
    for (let at = 0; at < bytes.length; at++, used++) {
      bytes[at] = pool[used] as number;
      pool[used] = 0; // what was given out is not kept
    }
    return bytes;
  };
}

/**
 * Numbers that a seed repeats, for tests and examples. NOT FOR COMPETITION: whoever knows the seed knows every card
 * (Law 6E4 asks for the same random expectation as shuffling).
 */
export function seededNotForCompetition(seed: number): Entropy {
  const next = smallFastCounter(seed);
  return (bytes) => {
    for (let at = 0; at < bytes.length; at += 4) {
      let word = next();
      for (let byte = at; byte < at + 4 && byte < bytes.length; byte++, word >>>= 8) bytes[byte] = word & 255;
    }
    return bytes;
  };
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state with a counter, passes the usual statistical batteries. */
function smallFastCounter(seed: number): () => number {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return next;
}

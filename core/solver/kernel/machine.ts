/**
 * What the kernel takes from the machine it runs on. The kernel is written in whole numbers of 32 bits and flat lists of
 * them, in functions and module variables: what a compiler to machine code wants, too. There it finds other words for these.
 */

/** A whole number of 32 bits. */
export type i32 = number;

/** Numbers of 32 bits in a row. */
export type Ints = Int32Array;

export function ints(length: i32): Ints {
  return new Int32Array(length);
}

export function at(list: Ints, index: i32): i32 {
  return list[index] as i32;
}

export function put(list: Ints, index: i32, value: i32): void {
  list[index] = value;
}

export function zero(list: Ints, length: i32): void {
  list.fill(0, 0, length);
}

/** How many bits a number needs: 0 for 0, 13 for a suit with its ace. */
export function bitLength(bits: i32): i32 {
  return 32 - Math.clz32(bits);
}

/** The position of the lowest bit of a number that has one. */
export function lowestBit(bits: i32): i32 {
  return 31 - Math.clz32(bits & -bits);
}

const COUNTS = Uint8Array.from({ length: 1 << 13 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
});

/** How many cards a holding has. */
export function sizeOf(holding: i32): i32 {
  return COUNTS[holding] as i32;
}

export function product(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}

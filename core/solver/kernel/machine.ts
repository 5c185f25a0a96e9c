/**
 * What the kernel takes from the machine it runs on. The kernel is written in whole numbers of 32 bits and flat lists of
 * them, in functions and module variables: what a compiler to machine code would want, too.
 */

/** A whole number of 32 bits. */
export type i32 = number;

/** Numbers of 32 bits in a row. */
export type Ints = Int32Array;

export const ints = (length: i32): Ints => new Int32Array(length);

export const at = (list: Ints, index: i32): i32 => list[index] as i32;

/** How many bits a number needs: 0 for 0, 13 for a suit with its ace. */
export const bitLength = (bits: i32): i32 => 32 - Math.clz32(bits);

/** The position of the lowest bit of a number that has one. */
export const lowestBit = (bits: i32): i32 => 31 - Math.clz32(bits & -bits);

const COUNTS = Uint8Array.from({ length: 1 << 13 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
});

/** How many cards a holding has. */
export const sizeOf = (holding: i32): i32 => COUNTS[holding] as i32;

export const product = (a: i32, b: i32): i32 => Math.imul(a, b);

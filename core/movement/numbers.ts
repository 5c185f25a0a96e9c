export const ascending = (a: number, b: number): number => a - b;

/** The whole numbers from `first` to `last`, both included. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The remainder that is never negative: 0 to `size` - 1. */
export const modulo = (value: number, size: number): number => ((value % size) + size) % size;

// The machine of the kernel as wasm: AssemblyScript, compiled by scripts/lib/solver-wasm.mjs in the place of machine.ts.
export type Ints = StaticArray<i32>;

export function ints(length: i32): StaticArray<i32> {
  return new StaticArray<i32>(length);
}

// @ts-expect-error a decorator on a function is AssemblyScript's
@inline
export function at(list: StaticArray<i32>, index: i32): i32 {
  return unchecked(list[index]);
}

@inline
export function bitLength(bits: i32): i32 {
  return 32 - clz<i32>(bits);
}

@inline
export function lowestBit(bits: i32): i32 {
  return ctz<i32>(bits);
}

@inline
export function sizeOf(holding: i32): i32 {
  return popcnt<i32>(holding);
}

@inline
export function product(a: i32, b: i32): i32 {
  return a * b;
}

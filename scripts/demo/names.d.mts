export function pairNames(count: number): readonly (readonly [string, string])[];

export function teamNames(
  count: number,
): readonly { readonly name: string; readonly players: readonly string[] }[];

export function pairNames(count: number): readonly (readonly [string, string])[];

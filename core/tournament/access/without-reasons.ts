type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function eachWithout(values: readonly unknown[]): readonly unknown[] {
  const without = values.map(scrubbed);
  return without.some((one, index) => one !== values[index]) ? without : values;
}

/** Penalties say theirs to whoever has them: the gates of their views decide. */
const isOwn = (key: string): boolean => key === 'penalties';

function objectWithout(value: Plain): Plain {
  const entries = Object.entries(value);
  const without = entries.flatMap(([key, one]) => {
    if (key === 'reason') return [];
    return [[key, isOwn(key) ? one : scrubbed(one)] as const];
  });
  const isSame = without.length === entries.length && without.every(([key, one]) => one === value[key]);
  return isSame ? value : Object.fromEntries(without);
}

function scrubbed(value: unknown): unknown {
  if (Array.isArray(value)) return eachWithout(value);
  return isPlain(value) ? objectWithout(value) : value;
}

/**
 * What is shown, without the director's reasons for what he ruled: they may speak of cards, and nobody but directors reads
 * them, whatever view they stand in. The same value where there are none.
 */
export const withoutReasons = <T>(shown: T): T => scrubbed(shown) as T;

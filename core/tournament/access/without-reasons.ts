const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Penalties say theirs to whoever has them: the gates of their views decide. */
const isOwn = (key: string): boolean => key === 'penalties';

/** Most views have none: to look costs far less than to make them anew, for a ranking of thousands. */
function hasReasons(value: object): boolean {
  if (Array.isArray(value)) return value.some((one) => isObject(one) && hasReasons(one));
  for (const [key, one] of Object.entries(value))
    if (key === 'reason' || (!isOwn(key) && isObject(one) && hasReasons(one))) return true;
  return false;
}

function scrubbed(value: unknown): unknown {
  if (!isObject(value) || !hasReasons(value)) return value;
  if (Array.isArray(value)) return value.map(scrubbed);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key === 'reason' ? [] : [[key, isOwn(key) ? one : scrubbed(one)] as const],
    ),
  );
}

const known = new WeakMap<object, unknown>();

/**
 * What is shown, without the director's reasons for what he ruled: they may speak of cards, and nobody but directors reads
 * them, whatever view they stand in. The same value where there are none; looked through once for all who are shown it.
 */
export function withoutReasons<T>(shown: T): T {
  if (!isObject(shown)) return shown;
  if (!known.has(shown)) known.set(shown, scrubbed(shown));
  return known.get(shown) as T;
}

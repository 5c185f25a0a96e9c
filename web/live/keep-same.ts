type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * What was read just now, with every part that says the same as before being the very part of before: a page draws anew
 * only what has changed. Of plain JSON.
 */
export function keepSame<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => keepSame(before[name], now[name]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, at) => Object.hasOwn(before, name) && Object.is(parts[at], before[name]));
  if (isSame) return before as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(names.map((name, at) => [name, parts[at]])) as T;
}

/** What was searched for once is not searched for again: the same key always gives the same. */
export function keep<K, V>(kept: Map<K, V>, key: K, find: () => V): V {
  if (!kept.has(key)) kept.set(key, find());
  return kept.get(key) as V;
}

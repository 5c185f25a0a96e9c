import type { Tournament } from '../state.ts';

const remembered = new WeakMap<Tournament, Map<string, unknown>>();

/** Works a view out once for a tournament as it stands: many phones ask the same between two facts. */
export function once<T>(tournament: Tournament, key: string, work: () => T): T {
  const views = remembered.get(tournament) ?? new Map<string, unknown>();
  remembered.set(tournament, views);
  if (!views.has(key)) views.set(key, work());
  return views.get(key) as T;
}

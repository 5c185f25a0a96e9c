/*
 * The ids of the commands that facts follow from. A tournament may have a hundred thousand; they lie in drawers, so that
 * remembering one more copies one drawer and not all.
 */
const DRAWERS = 1024;

export type SeenCommands = readonly (ReadonlySet<string> | undefined)[];

export const NOTHING_SEEN: SeenCommands = [];

function drawerOf(id: string): number {
  let mixed = 0;
  for (let at = 0; at < id.length; at++) mixed = (Math.imul(mixed, 31) + id.charCodeAt(at)) >>> 0;
  return mixed % DRAWERS;
}

export const hasSeen = (seen: SeenCommands, id: string): boolean => seen[drawerOf(id)]?.has(id) ?? false;

export function withSeen(seen: SeenCommands, id: string): SeenCommands {
  if (hasSeen(seen, id)) return seen;
  const drawer = drawerOf(id);
  const drawers = seen.length === 0 ? new Array<ReadonlySet<string> | undefined>(DRAWERS) : seen.slice();
  drawers[drawer] = new Set([...(seen[drawer] ?? []), id]);
  return drawers;
}

import type { Role, Viewer } from '../access/viewer.ts';

/** Somebody of each role: the device of table A1, and pair 1, which sits there. */
export const VIEWERS = {
  director: { role: 'director' },
  table: { role: 'table', session: 1, section: 'A', table: 1 },
  player: { role: 'player', contestant: '1' },
  public: { role: 'public' },
} as const satisfies Record<Role, Viewer>;

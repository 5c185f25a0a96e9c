/** How an event of preliminary and final pools is made up for a number of teams. */
export interface SeriesScheme {
  readonly teams: number;
  readonly initial: SchemePhase & { readonly sizes: readonly number[] };
  /** The pools of the final, the highest first. */
  readonly final: SchemePhase & { readonly sizes: readonly number[] };
  /** So many places of every preliminary series go together into a final pool. */
  readonly block: number;
}

export interface SchemePhase {
  readonly rounds: number;
  readonly matchDays: number;
  readonly boardsPerMatch: number;
}

/** What a regulation says about series. */
export interface SeriesTable {
  readonly clause: string;
  /** Up to so many teams there is one pool. */
  readonly onePool: { readonly most: number; readonly rounds: number; readonly boardsPerMatch: number };
  readonly schemes: readonly SeriesScheme[];
}

/** What the regulation gives for a number of teams: one pool, preliminary and final pools, or nothing. */
export function schemeFor(
  table: SeriesTable,
  teams: number,
): { readonly kind: 'one-pool' } | { readonly kind: 'pools'; readonly scheme: SeriesScheme } | undefined {
  if (teams >= 2 && teams <= table.onePool.most) return { kind: 'one-pool' };
  const scheme = table.schemes.find((row) => row.teams === teams);
  return scheme === undefined ? undefined : { kind: 'pools', scheme };
}

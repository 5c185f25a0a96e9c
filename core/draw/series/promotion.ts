import { Fraction } from '../../base/index.ts';
import type { DrawnMatch } from '../match.ts';

export interface FinalPools {
  /** The pools, the highest first; a pool of one team is not played. */
  readonly pools: readonly (readonly string[])[];
  /** Last of all, without points. */
  readonly withdrawn: readonly string[];
}

/**
 * The final pools from the standings of the preliminary series: the first so many places of each series go into the first pool,
 * the next into the second... Teams below one that withdrew move up (ROP 8.2.4); whoever is over fills the pool above.
 */
export function finalPools(
  standings: readonly (readonly string[])[],
  { block, sizes }: { readonly block: number; readonly sizes: readonly number[] },
  withdrawn: readonly string[] = [],
): FinalPools {
  const left = standings.map((series) => series.filter((team) => !withdrawn.includes(team)));
  const longest = Math.max(0, ...left.map(({ length }) => length));
  const order: string[] = [];
  for (let from = 0; from < longest; from += block) {
    for (const series of left) order.push(...series.slice(from, from + block));
  }
  const pools: string[][] = [];
  for (const size of sizes) {
    if (order.length > 0) pools.push(order.splice(0, size));
  }
  if (order.length > 0) pools.push(order);
  return { pools, withdrawn };
}

/** One ranking of groups of different level: all of the upper group before the next (RTP 3.6.10.2). */
export const rankGroups = (
  groups: readonly (readonly string[])[],
  withdrawn: readonly string[] = [],
): readonly string[] => [...groups.flat(), ...withdrawn];

/** A match of an earlier phase with what it brought. */
export interface PlayedMatch extends DrawnMatch {
  readonly homePoints: Fraction;
  readonly awayPoints: Fraction;
}

/** What goes with a team into the next phase: nothing, all, or what it won against those who come along. */
export const CARRY_OVERS = ['none', 'all', 'among'] as const;
export type CarryOver = (typeof CARRY_OVERS)[number];

/** The points that teams of a pool begin with; `part` of them, the whole unless told. */
export function carriedOver(
  pool: readonly string[],
  matches: readonly PlayedMatch[],
  rule: CarryOver,
  part: Fraction = Fraction.of(1),
): ReadonlyMap<string, Fraction> {
  const carried = new Map(pool.map((team) => [team, Fraction.of(0)]));
  if (rule === 'none') return carried;
  for (const { home, away, homePoints, awayPoints } of matches) {
    const together = carried.has(home) && carried.has(away);
    if (rule === 'among' && !together) continue;
    for (const [team, points] of [
      [home, homePoints],
      [away, awayPoints],
    ] as const) {
      const before = carried.get(team);
      if (before !== undefined) carried.set(team, before.plus(points.times(part)));
    }
  }
  return carried;
}

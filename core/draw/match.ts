import type { Fault } from '../base/index.ts';

/** A match of a draw: the home team is the first named (RTP 2.3.1, ROP 6.8). */
export interface DrawnMatch {
  readonly home: string;
  readonly away: string;
}

/** What keeps teams apart, or brings them together early: whom they belong to. */
export const ALLEGIANCES = ['club', 'region', 'nation'] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];

/** A team as draws know it. */
export interface DrawTeam extends Readonly<Partial<Record<Allegiance, string>>> {
  readonly id: string;
}

/** Both belong to the same club, region or nation, as far as it is known. */
export const share = (a: DrawTeam, b: DrawTeam, by: Allegiance): boolean =>
  a[by] !== undefined && a[by] === b[by];

/** A key for two teams, whichever is named first. */
export const couple = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);

/** What is wrong where an id stands for two teams. */
export function namedTwice(ids: readonly string[]): Fault | undefined {
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  return twice === undefined ? undefined : { code: 'team-twice', message: `Team ${twice} is named twice.` };
}

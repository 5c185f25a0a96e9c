import type { ContestantId } from '../line.ts';
import { type Place, rank } from '../ranking.ts';
import { breakTies, type Separation, type TieBreakLadder } from '../tie-break.ts';
import { type League, type LeagueTable, leagueTable } from './league.ts';

/** A league in order, with every criterion that separated equals and what should be confirmed. */
export interface Standing {
  readonly places: readonly Place[];
  readonly separations: readonly Separation[];
  readonly checks: readonly string[];
}

/** Ranks a league: by VPs, ties by the ladder; those out of the event last, by their VPs (RTP 3.6.7.3). */
export function standing(
  league: League,
  ladder: TieBreakLadder<LeagueTable> | undefined,
  table: LeagueTable = leagueTable(league),
): Standing {
  const out = league.out ?? [];
  const valued = (contestants: readonly ContestantId[]) =>
    contestants.map((contestant) => ({ contestant, value: table.total(contestant) }));
  const inside = valued(league.contestants.filter((contestant) => !out.includes(contestant)));
  const { places, separations } =
    ladder === undefined ? { places: rank(inside), separations: [] } : breakTies(inside, ladder, table);
  const last = rank(valued(league.contestants.filter((contestant) => out.includes(contestant))));
  return {
    places: [...places, ...after(places.length, last)],
    separations,
    checks: separations.flatMap((separation) => resistanceCheck(separation, league)),
  };
}

const after = (places: number, list: readonly Place[]): readonly Place[] =>
  list.map((one) => ({ ...one, place: one.place + places }));

/** Groups one after another: the last of an upper group stands before the first of the next (RTP 3.6.10.2). */
export function groupsInOrder(groups: readonly (readonly Place[])[]): readonly Place[] {
  const all: Place[] = [];
  for (const group of groups) all.push(...after(all.length, group));
  return all;
}

/** A bye or a match not played adds nothing to resistance: the text is silent, so the director is told when it decides. */
function resistanceCheck({ code, figures, clause }: Separation, { results }: League): readonly string[] {
  if (!code.startsWith('resistance')) return [];
  const without = figures
    .map(({ contestant }) => contestant)
    .filter((contestant) =>
      results.some(
        (result) => (result.kind === 'bye' || result.kind === 'award') && result.contestant === contestant,
      ),
    );
  if (without.length === 0) return [];
  const who = without.join(', ');
  return [
    `${clause} separates teams of which ${who} had a bye or a match not played, which adds no resistance: confirm the order.`,
  ];
}

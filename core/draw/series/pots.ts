import { fail, ok, type Result } from '../../base/index.ts';
import { drawn, type Lots } from '../lots.ts';
import { byValue, type SeriesTeam, whyNotSeries } from './serpentine.ts';

export interface PotDraw {
  /** The teams of each pot, by value. */
  readonly pots: readonly (readonly string[])[];
  readonly series: readonly (readonly string[])[];
}

/**
 * Series by lot: ordered by value, cut into pots of as many teams as there are series, one of each pot drawn for each series;
 * where the last pot is short, lots say which series go without (ROP 8.2.4).
 */
export function potSeries(teams: readonly SeriesTeam[], count: number, lots: Lots): Result<PotDraw> {
  const fault = whyNotSeries(teams, count);
  if (fault !== undefined) return fail(fault);
  const ordered = byValue(teams).map(({ id }) => id);
  const pots = Array.from({ length: Math.ceil(ordered.length / count) }, (_, pot) =>
    ordered.slice(pot * count, (pot + 1) * count),
  );
  const series: string[][] = Array.from({ length: count }, () => []);
  for (const pot of pots) {
    const places = drawn(
      series.map((_, number) => number),
      lots,
    );
    for (const [index, team] of pot.entries()) series[places[index] as number]?.push(team);
  }
  return ok({ pots, series });
}

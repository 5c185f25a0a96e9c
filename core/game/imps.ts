/**
 * Law 78B: the least difference in points that is worth each number of IMPs, from 0.
 * Scores are multiples of ten, so 0 to 10 points is 0 IMPs, 20 to 40 is 1, and so on.
 */
const LEAST_DIFFERENCE = [
  0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
  2500, 3000, 3500, 4000,
] as const;

/** The most that one board can be worth (Law 78B). */
export const MOST_IMPS = LEAST_DIFFERENCE.length - 1;

/** The IMPs for a difference in points, with its sign (Law 78B). */
export function imps(difference: number): number {
  const size = Math.abs(difference);
  let won = 0;
  while (won < MOST_IMPS && size >= (LEAST_DIFFERENCE[won + 1] as number)) won++;
  return difference < 0 ? 0 - won : won;
}

/** The differences in points, least and most, worth that many IMPs; the most is `Infinity` for 24 (Law 78B). */
export function differencesWorth(won: number): { readonly least: number; readonly most: number } | undefined {
  const least = LEAST_DIFFERENCE[won];
  if (least === undefined) return undefined;
  const next = LEAST_DIFFERENCE[won + 1];
  return { least, most: next === undefined ? Number.POSITIVE_INFINITY : next - 10 };
}

import type { SeriesScheme, SeriesTable } from '../../draw/index.ts';

/** Places of every series that go on together: three up to 12 teams, two up to 24, one above. */
const blockOf = (teams: number): number => (teams <= 12 ? 3 : teams <= 24 ? 2 : 1);

/** Up to 24 teams the first phase has two short matches a day; all others are of 24 boards, one a day. */
function row(teams: number, initial: readonly number[], final: readonly number[]): SeriesScheme {
  const short = teams <= 24;
  const finalRounds = teams >= 19 && short ? 7 : 5;
  return {
    teams,
    initial: { sizes: initial, rounds: 5, matchDays: short ? 3 : 5, boardsPerMatch: short ? 16 : 24 },
    final: { sizes: final, rounds: finalRounds, matchDays: finalRounds, boardsPerMatch: 24 },
    block: blockOf(teams),
  };
}

/** ROP 8.2.4: preliminary and final pools for 11 to 36 teams. */
export const ROP_SERIES: SeriesTable = {
  clause: 'ROP 8.2.4',
  onePool: { most: 10, rounds: 9, boardsPerMatch: 24 },
  schemes: [
    row(11, [6, 5], [6, 5]),
    row(12, [6, 6], [6, 6]),
    row(13, [5, 4, 4], [6, 6, 1]),
    row(14, [5, 5, 4], [6, 6, 2]),
    row(15, [5, 5, 5], [6, 6, 3]),
    row(16, [6, 5, 5], [6, 6, 4]),
    row(17, [6, 6, 5], [6, 6, 5]),
    row(18, [6, 6, 6], [6, 6, 6]),
    row(19, [5, 5, 5, 4], [8, 8, 3]),
    row(20, [5, 5, 5, 5], [8, 8, 4]),
    row(21, [6, 5, 5, 5], [8, 8, 5]),
    row(22, [6, 6, 5, 5], [8, 8, 6]),
    row(23, [6, 6, 6, 5], [8, 8, 7]),
    row(24, [6, 6, 6, 6], [8, 8, 8]),
    row(25, [5, 5, 5, 5, 5], [5, 5, 5, 5, 5]),
    row(26, [6, 5, 5, 5, 5], [5, 5, 5, 5, 6]),
    row(27, [6, 6, 5, 5, 5], [5, 5, 5, 5, 5, 2]),
    row(28, [6, 6, 6, 5, 5], [5, 5, 5, 5, 5, 3]),
    row(29, [6, 6, 6, 6, 5], [5, 5, 5, 5, 5, 4]),
    row(30, [5, 5, 5, 5, 5, 5], [6, 6, 6, 6, 6]),
    row(31, [6, 5, 5, 5, 5, 5], [6, 6, 6, 6, 6, 1]),
    row(32, [6, 6, 5, 5, 5, 5], [6, 6, 6, 6, 6, 2]),
    row(33, [6, 6, 6, 5, 5, 5], [6, 6, 6, 6, 6, 3]),
    row(34, [6, 6, 6, 6, 5, 5], [6, 6, 6, 6, 6, 4]),
    row(35, [6, 6, 6, 6, 6, 5], [6, 6, 6, 6, 6, 5]),
    row(36, [6, 6, 6, 6, 6, 6], [6, 6, 6, 6, 6, 6]),
  ],
};

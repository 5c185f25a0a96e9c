/*
 * A second reckoning of matches between teams, for tests: plain numbers and loops written from the Laws and the RTP of
 * 2014, sharing nothing with the program. VPs are whole hundredths.
 */

/** Law 78B: from that difference in points on, so many IMPs. */
const LAW_78B: readonly (readonly [from: number, imps: number])[] = [
  [0, 0],
  [20, 1],
  [50, 2],
  [90, 3],
  [130, 4],
  [170, 5],
  [220, 6],
  [270, 7],
  [320, 8],
  [370, 9],
  [430, 10],
  [500, 11],
  [600, 12],
  [750, 13],
  [900, 14],
  [1100, 15],
  [1300, 16],
  [1500, 17],
  [1750, 18],
  [2000, 19],
  [2250, 20],
  [2500, 21],
  [3000, 22],
  [3500, 23],
  [4000, 24],
];

/** RTP 2014, Annex I: the winner's VPs in hundredths for each margin from 0, as printed. */
const ANNEX_I: Readonly<Record<number, readonly number[]>> = {
  6: [
    1000, 1050, 1099, 1146, 1190, 1233, 1275, 1315, 1353, 1390, 1425, 1459, 1492, 1524, 1554, 1583, 1611,
    1638, 1664, 1689, 1712, 1735, 1758, 1779, 1799, 1819, 1838, 1856, 1873, 1890, 1906, 1922, 1937, 1951,
    1965, 1978, 1991, 2000,
  ],
  7: [
    1000, 1047, 1092, 1135, 1177, 1218, 1257, 1294, 1331, 1365, 1399, 1432, 1463, 1493, 1522, 1550, 1578,
    1604, 1629, 1653, 1677, 1699, 1721, 1742, 1762, 1782, 1801, 1819, 1836, 1853, 1869, 1885, 1900, 1915,
    1929, 1943, 1956, 1968, 1980, 1992, 2000,
  ],
  8: [
    1000, 1044, 1086, 1127, 1167, 1205, 1242, 1277, 1312, 1345, 1378, 1409, 1439, 1468, 1496, 1523, 1550,
    1575, 1600, 1623, 1646, 1668, 1690, 1711, 1731, 1750, 1769, 1787, 1804, 1821, 1837, 1853, 1868, 1883,
    1897, 1911, 1924, 1937, 1950, 1962, 1974, 1985, 1995, 2000,
  ],
  16: [
    1000, 1031, 1061, 1091, 1120, 1148, 1176, 1203, 1229, 1255, 1280, 1304, 1328, 1352, 1375, 1397, 1418,
    1439, 1460, 1480, 1500, 1519, 1538, 1556, 1574, 1592, 1609, 1626, 1642, 1658, 1673, 1688, 1703, 1717,
    1731, 1745, 1759, 1772, 1785, 1797, 1809, 1821, 1833, 1844, 1855, 1866, 1877, 1887, 1897, 1907, 1916,
    1925, 1934, 1943, 1952, 1961, 1969, 1977, 1985, 1993, 2000,
  ],
};

/** What the rooms made, both from North–South's side; nothing for a room that has no result. */
export interface NaiveBoard {
  readonly open?: number;
  readonly closed?: number;
  /** IMPs of the two teams where the director gave them. */
  readonly given?: { readonly home: number; readonly away: number };
  /** A room's result as possible ones with their shares in per cent. */
  readonly weighted?: {
    readonly room: 'open' | 'closed';
    readonly of: readonly (readonly [ns: number, percent: number])[];
  };
}

export interface NaiveMatch {
  readonly home: string;
  readonly away: string;
  readonly boards: readonly NaiveBoard[];
  /** The whole match in IMPs, over so many boards, where that is all there is. */
  readonly sheet?: { readonly home: number; readonly away: number; readonly boards: number };
  /** Penalties in IMPs. */
  readonly off?: { readonly home?: number; readonly away?: number };
}

export const naiveImps = (difference: number): number => {
  let imps = 0;
  for (const [from, worth] of LAW_78B) if (Math.abs(difference) >= from) imps = worth;
  return difference < 0 ? -imps : imps;
};

/** Home's and the visitors' IMPs on a board; nothing where it cannot be compared. */
function boardImps({ open, closed, given, weighted }: NaiveBoard): readonly [number, number] | undefined {
  if (given !== undefined) return [given.home, given.away];
  if (weighted !== undefined) {
    const other = weighted.room === 'open' ? closed : open;
    if (other === undefined) return undefined;
    let hundredths = 0;
    for (const [ns, percent] of weighted.of)
      hundredths += percent * naiveImps(weighted.room === 'open' ? ns - other : other - ns);
    return [hundredths / 100, -hundredths / 100];
  }
  if (open === undefined || closed === undefined) return undefined;
  const imps = naiveImps(open - closed);
  return [imps, -imps];
}

/** A match in figures: IMPs won by each, boards that compare, VPs in hundredths. */
export interface NaiveOutcome {
  readonly imps: readonly [number, number];
  readonly compared: number;
  readonly vps: readonly [number, number];
}

const roundedAway = (value: number): number =>
  value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5);

/** RTP 2.3.6.7(b): the column nearest to the boards that compare, the larger of two. */
function columnFor(boards: number): number {
  let best = 0;
  for (const column of Object.keys(ANNEX_I).map(Number))
    if (best === 0 || Math.abs(column - boards) <= Math.abs(best - boards)) best = column;
  return best;
}

function vpsOf(margin: number, column: number): number {
  const cells = ANNEX_I[column] ?? [];
  const size = Math.abs(roundedAway(margin));
  const winner = size < cells.length ? (cells[size] ?? 2000) : 2000;
  return margin < 0 && size > 0 ? 2000 - winner : winner;
}

/** RTP 3.6.6; each team's VPs from its own margin, so that a penalty helps nobody (RTP 2.1.11.1). */
export function naiveMatch({ boards, sheet, off = {} }: NaiveMatch): NaiveOutcome {
  let [home, away, net, netAway, compared] = [0, 0, 0, 0, 0];
  if (sheet !== undefined) {
    [home, away, compared] = [sheet.home, sheet.away, sheet.boards];
    [net, netAway] = [home - away, away - home];
  }
  for (const board of boards) {
    const imps = boardImps(board);
    if (imps === undefined) continue;
    compared++;
    home += Math.max(imps[0], 0);
    away += Math.max(imps[1], 0);
    net += imps[0];
    netAway += imps[1];
  }
  const column = columnFor(compared);
  const [homeOff, awayOff] = [off.home ?? 0, off.away ?? 0];
  return {
    imps: [home - homeOff, away - awayOff],
    compared,
    vps: [vpsOf(net - homeOff, column), vpsOf(netAway - awayOff, column)],
  };
}

import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { MARGIN_ROUNDING } from '../../scoring/index.ts';
import { continuousCurve, vp, vpFor, vpOfShortened } from '../../scoring/vp/index.ts';
import { RTP_2014_VPS } from './vp.ts';

/** What RTP Annex I prints for the winner, in hundredths, from a margin of 0 (24 boards, 19 IMPs: 1480 mended to 1408). */
const ANNEX_I = {
  6: `1000 1050 1099 1146 1190 1233 1275 1315 1353 1390 1425 1459 1492 1524 1554 1583 1611 1638 1664 1689 1712 1735 1758 1779 1799 1819 1838 1856 1873 1890 1906 1922 1937 1951 1965 1978 1991 2000`,
  7: `1000 1047 1092 1135 1177 1218 1257 1294 1331 1365 1399 1432 1463 1493 1522 1550 1578 1604 1629 1653 1677 1699 1721 1742 1762 1782 1801 1819 1836 1853 1869 1885 1900 1915 1929 1943 1956 1968 1980 1992 2000`,
  8: `1000 1044 1086 1127 1167 1205 1242 1277 1312 1345 1378 1409 1439 1468 1496 1523 1550 1575 1600 1623 1646 1668 1690 1711 1731 1750 1769 1787 1804 1821 1837 1853 1868 1883 1897 1911 1924 1937 1950 1962 1974 1985 1995 2000`,
  10: `1000 1039 1077 1114 1150 1185 1218 1251 1283 1314 1343 1372 1400 1428 1454 1480 1505 1529 1552 1575 1597 1618 1639 1659 1678 1697 1716 1734 1751 1768 1784 1800 1815 1830 1844 1858 1871 1884 1897 1910 1922 1933 1944 1955 1966 1976 1986 1996 2000`,
  16: `1000 1031 1061 1091 1120 1148 1176 1203 1229 1255 1280 1304 1328 1352 1375 1397 1418 1439 1460 1480 1500 1519 1538 1556 1574 1592 1609 1626 1642 1658 1673 1688 1703 1717 1731 1745 1759 1772 1785 1797 1809 1821 1833 1844 1855 1866 1877 1887 1897 1907 1916 1925 1934 1943 1952 1961 1969 1977 1985 1993 2000`,
  20: `1000 1028 1055 1082 1108 1134 1159 1183 1207 1230 1253 1276 1298 1320 1341 1361 1381 1401 1420 1439 1458 1476 1494 1511 1528 1545 1561 1577 1593 1608 1623 1638 1652 1666 1680 1693 1706 1719 1732 1744 1756 1768 1779 1790 1801 1812 1823 1833 1843 1853 1863 1873 1882 1891 1900 1909 1917 1925 1933 1941 1949 1957 1965 1972 1979 1986 1993 1999 2000`,
  24: `1000 1025 1050 1075 1099 1123 1146 1168 1190 1212 1233 1254 1275 1295 1315 1334 1353 1372 1390 1408 1426 1443 1460 1476 1492 1508 1524 1539 1554 1569 1583 1597 1611 1625 1638 1651 1664 1677 1689 1701 1713 1725 1736 1747 1758 1769 1779 1789 1799 1809 1819 1829 1838 1847 1856 1865 1874 1882 1890 1898 1906 1914 1922 1930 1937 1944 1951 1958 1965 1972 1979 1985 1991 1997 2000`,
  32: `1000 1022 1044 1065 1086 1107 1127 1147 1167 1186 1205 1224 1242 1260 1278 1295 1312 1329 1346 1362 1378 1394 1409 1424 1439 1454 1468 1482 1496 1510 1524 1537 1550 1563 1576 1588 1600 1612 1624 1635 1646 1657 1668 1679 1690 1701 1711 1721 1731 1741 1751 1760 1769 1778 1787 1796 1805 1813 1821 1829 1837 1845 1853 1861 1869 1876 1883 1890 1897 1904 1911 1918 1925 1932 1938 1944 1950 1956 1962 1968 1974 1980 1985 1990 1995 2000`,
} as const;
const printed = Object.entries(ANNEX_I).map(([boards, cells]) => ({
  boards: Number(boards),
  cells: cells.split(' ').map(Number),
}));

const award = (imps: number, boards: number): string => {
  const { winner, loser } = orThrow(vp(RTP_2014_VPS, imps, boards));
  return `${RTP_2014_VPS.print(winner)} - ${RTP_2014_VPS.print(loser)}`;
};

describe('RTP Annex I', () => {
  test.each(printed)('V07: every printed cell of the column for $boards boards', ({ boards, cells }) => {
    for (const [margin, winner] of cells.entries()) {
      expect(orThrow(vp(RTP_2014_VPS, margin, boards))).toEqual({
        winner,
        loser: 2000 - winner,
        column: boards,
      });
    }
    const [last] = cells.slice(-1);
    expect(last).toBe(2000);
    expect(orThrow(vp(RTP_2014_VPS, cells.length + 40, boards)).winner).toBe(2000);
  });

  test('V07: has 463 cells, of which mere rounding of the formula misses 55, each by 0.01', () => {
    const missed = printed.map(({ boards, cells }) => {
      const differences = cells.map((cell, margin) => cell - Math.round(continuousCurve(boards, margin)));
      expect(differences.every((difference) => difference === 0 || difference === 1)).toBe(true);
      return [boards, differences.filter((difference) => difference === 1).length];
    });
    expect(printed.reduce((sum, { cells }) => sum + cells.length, 0)).toBe(463);
    expect(missed).toEqual([
      [6, 0],
      [7, 0],
      [8, 1],
      [10, 3],
      [16, 7],
      [20, 9],
      [24, 13],
      [32, 22],
    ]);
  });

  test.each([
    [24, 19, '14.08 - 5.92'],
    [16, 59, '19.93 - 0.07'],
    [16, 60, '20.00 - 0.00'],
    [16, 61, '20.00 - 0.00'],
    [24, 5, '11.23 - 8.77'],
    [32, 84, '19.95 - 0.05'],
    [32, 85, '20.00 - 0.00'],
    [6, 0, '10.00 - 10.00'],
    [24, 0, '10.00 - 10.00'],
    [16, 3, '10.91 - 9.09'],
  ])('%i boards, %i IMPs: %s', (boards, imps, expected) => {
    expect(award(imps, boards)).toBe(expected);
  });

  test('8 boards lost by 13 IMPs: 5.32 against 14.68', () => {
    expect(orThrow(vpFor(RTP_2014_VPS, -13, 8))).toBe(532);
    expect(orThrow(vpFor(RTP_2014_VPS, 13, 8))).toBe(1468);
    expect(award(-13, 8)).toBe('14.68 - 5.32');
  });
});

describe('RTP 2.1.11.1 and 3.6.6: a penalty in IMPs is reckoned for the offender alone', () => {
  test('24 boards, 40–20, 3 IMPs off the winner: 13.72, and the loser keeps 5.74', () => {
    expect(orThrow(vpFor(RTP_2014_VPS, 17, 24))).toBe(1372);
    expect(orThrow(vpFor(RTP_2014_VPS, -20, 24))).toBe(574);
  });

  test('24 boards, 40–20, 3 IMPs off the loser: 5.24, and the winner keeps 14.26', () => {
    expect(orThrow(vpFor(RTP_2014_VPS, -23, 24))).toBe(524);
    expect(orThrow(vpFor(RTP_2014_VPS, 20, 24))).toBe(1426);
  });
});

describe('RTP 2.3.6.7 b: a match cut short uses the column nearest to its comparable boards', () => {
  test.each([
    [5, 6],
    [9, 10],
    [11, 10],
    [12, 10],
    [13, 16],
    [14, 16],
    [17, 16],
    [18, 20],
    [21, 20],
    [22, 24],
    [27, 24],
    [28, 32],
    [40, 32],
  ])('V08: %i comparable boards: column %i', (comparable, column) => {
    expect(orThrow(vpOfShortened(RTP_2014_VPS, 0, comparable, comparable + 1)).column).toBe(column);
  });

  test.each([
    [16, 13, 20, 16, 1500, 500],
    [24, 12, 20, 10, 1597, 403],
    [24, 13, 15, 16, 1397, 603],
    [24, 12, 6, 10, 1218, 782],
    [24, 14, 10, 16, 1280, 720],
  ])(
    '%i boards, %i comparable, %i IMPs: column %i, %i and %i hundredths',
    (scheduled, comparable, imps, column, winner, loser) => {
      expect(orThrow(vpOfShortened(RTP_2014_VPS, imps, comparable, scheduled))).toEqual({
        winner,
        loser,
        column,
      });
    },
  );

  test('RTP 3.6.8.1: fewer than half of the boards cannot be scored', () => {
    expect(vpOfShortened(RTP_2014_VPS, 10, 11, 24)).toMatchObject({
      ok: false,
      error: { code: 'vp-too-few-comparable' },
    });
  });
});

describe('RTP 3.6.6: a scheduled length that Annex I does not print', () => {
  test.each([
    [12, 10, 1318],
    [12, 20, 1558],
    [12, 52, 2000],
    [28, 30, 1551],
    [28, 79, 1998],
    [28, 80, 2000],
  ])('%i boards, %i IMPs: %i hundredths by the formula, to be confirmed', (boards, imps, winner) => {
    const vps = orThrow(vp(RTP_2014_VPS, imps, boards));
    expect(vps).toMatchObject({ winner, loser: 2000 - winner, column: boards });
    expect(vps.check).toContain(`no column for ${boards} boards`);
  });
});

test.each([
  [1249, 12],
  [1250, 13],
  [-1249, -12],
  [-1250, -13],
  [-49, 0],
  [0, 0],
])('RTP 3.6.9: a margin of %i hundredths of an IMP is looked up as %i', (hundredths, whole) => {
  expect(Number(Fraction.of(hundredths, 100).rounded(MARGIN_ROUNDING))).toBe(whole);
});

test('what is no match is refused', () => {
  expect(vp(RTP_2014_VPS, 3, 0)).toMatchObject({ ok: false, error: { code: 'vp-boards' } });
  expect(vp(RTP_2014_VPS, 3, 12.5)).toMatchObject({ ok: false, error: { code: 'vp-boards' } });
  expect(vp(RTP_2014_VPS, 3, 5000)).toMatchObject({ ok: false, error: { code: 'vp-boards' } });
  expect(vp(RTP_2014_VPS, 2.5, 16)).toMatchObject({ ok: false, error: { code: 'vp-margin' } });
  expect(vpOfShortened(RTP_2014_VPS, 3, 0, 16)).toMatchObject({ ok: false, error: { code: 'vp-boards' } });
});

import { describe, expect, test } from 'vitest';
import { differencesWorth, imps, MOST_IMPS } from './imps.ts';

/** Law 78B's table, row by row: least and most difference, IMPs. */
const LAW_78B: readonly (readonly [number, number, number])[] = [
  [20, 40, 1],
  [50, 80, 2],
  [90, 120, 3],
  [130, 160, 4],
  [170, 210, 5],
  [220, 260, 6],
  [270, 310, 7],
  [320, 360, 8],
  [370, 420, 9],
  [430, 490, 10],
  [500, 590, 11],
  [600, 740, 12],
  [750, 890, 13],
  [900, 1090, 14],
  [1100, 1290, 15],
  [1300, 1490, 16],
  [1500, 1740, 17],
  [1750, 1990, 18],
  [2000, 2240, 19],
  [2250, 2490, 20],
  [2500, 2990, 21],
  [3000, 3490, 22],
  [3500, 3990, 23],
  [4000, 20_000, 24],
];

describe('Law 78B', () => {
  test.each(LAW_78B)('a difference of %i to %i points is %i IMPs, either sign', (least, most, won) => {
    for (let difference = least; difference <= most; difference += 10) {
      expect(imps(difference)).toBe(won);
      expect(imps(-difference)).toBe(-won);
    }
  });

  test('0 and 10 points are no IMPs', () => {
    expect(imps(0)).toBe(0);
    expect(imps(10)).toBe(0);
    expect(imps(-10)).toBe(0);
  });

  test('the differences worth a number of IMPs', () => {
    expect(differencesWorth(0)).toEqual({ least: 0, most: 10 });
    for (const [least, most, won] of LAW_78B.slice(0, -1)) {
      expect(differencesWorth(won)).toEqual({ least, most });
    }
    expect(differencesWorth(MOST_IMPS)).toEqual({ least: 4000, most: Number.POSITIVE_INFINITY });
    expect(differencesWorth(25)).toBeUndefined();
    expect(differencesWorth(-1)).toBeUndefined();
  });
});

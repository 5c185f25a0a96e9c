import { describe, expect, test } from 'vitest';
import { continuousCurve } from './continuous.ts';
import { type VpScale, vp } from './scale.ts';
import { ACBL_20_VPS, ACBL_30_VPS, discreteBands, WBF_2013_DISCRETE_VPS } from './scales.ts';

const winner = (scale: VpScale, imps: number, boards: number) => {
  const award = vp(scale, imps, boards);
  return award.ok ? [award.value.winner / 100, award.value.loser / 100] : award.error.code;
};

describe('the scales of the ACBL for Swiss teams, as published', () => {
  test.each([
    [0, 7, [10, 10]],
    [2, 7, [11, 9]],
    [7, 7, [13, 7]],
    [27, 8, [19, 1]],
    [28, 6, [20, 0]],
    [5, 9, [12, 8]],
    [30, 10, [18, 2]],
    [36, 11, [20, 0]],
    [90, 8, [20, 0]],
  ])('20 VPs: %i IMPs over %i boards', (imps, boards, vps) => {
    expect(winner(ACBL_20_VPS, imps, boards)).toEqual(vps);
  });

  test.each([
    [0, 7, [15, 15]],
    [1, 7, [18, 12]],
    [6, 7, [22, 8]],
    [13, 8, [25, 5]],
    [28, 6, [30, 0]],
    [4, 9, [20, 10]],
    [17, 11, [25, 5]],
    [35, 10, [29, 1]],
  ])('30 VPs: %i IMPs over %i boards', (imps, boards, vps) => {
    expect(winner(ACBL_30_VPS, imps, boards)).toEqual(vps);
  });

  test('a length that has no table is refused', () => {
    expect(winner(ACBL_20_VPS, 3, 16)).toBe('vp-boards');
  });
});

describe('the discrete scale of the WBF, 2013', () => {
  test('no band is shorter than the one before it, and the award is that of the curve to within one VP', () => {
    for (let boards = 6; boards <= 64; boards++) {
      const bands = discreteBands(boards);
      expect(bands).toHaveLength(11);
      const lengths = bands.slice(2).map((least, at) => least - (bands[at + 1] ?? 0));
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      for (let margin = 0; margin <= 15 * Math.sqrt(boards); margin++) {
        const [won] = winner(WBF_2013_DISCRETE_VPS, margin, boards) as [number];
        expect(Math.abs(won - continuousCurve(boards, margin) / 100)).toBeLessThan(1);
      }
    }
  });

  test('where no band is out of order it is the curve rounded: 8 boards', () => {
    // The curve passes 10.5, 11.5, … 19.5 at 1.14, 3.58, 6.23, 9.14, 12.38, 16.02, 20.17, 25.01, 30.80 and 38.02 IMPs.
    expect(discreteBands(8)).toEqual([0, 2, 4, 7, 10, 13, 17, 21, 26, 31, 39]);
    expect(vp(WBF_2013_DISCRETE_VPS, 3, 8)).toMatchObject({ ok: true, value: { check: expect.any(String) } });
  });
});

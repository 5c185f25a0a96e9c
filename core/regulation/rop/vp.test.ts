import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { countsWhenShortened, vp, vpOfShortened } from '../../scoring/vp/index.ts';
import { middleOfBand, ROP_VPS } from './vp.ts';

const print = ({ winner, loser }: { winner: number; loser: number }): string =>
  `${ROP_VPS.print(winner)}-${ROP_VPS.print(loser)}`;
const award = (imps: number, boards: number): string => print(orThrow(vp(ROP_VPS, imps, boards)));

describe('ROP 11', () => {
  test.each([
    [24, 2, '15-15'],
    [24, 3, '15-15'],
    [24, 4, '16-14'],
    [24, 30, '21-9'],
    [24, 57, '25-5'],
    [24, 58, '25-4'],
    [24, 60, '25-4'],
    [24, 87, '25-1'],
    [24, 88, '25-0'],
    [24, 500, '25-0'],
    [16, 27, '21-9'],
    [16, 28, '22-8'],
  ])('%i boards, %i IMPs: %s', (boards, imps, expected) => {
    expect(award(imps, boards)).toBe(expected);
    expect(award(-imps, boards)).toBe(expected);
  });

  /** The margins at which 25-5 begins and at which the loser is left with nothing, as printed. */
  test.each([
    [8, 30, 51],
    [10, 34, 56],
    [12, 37, 62],
    [14, 39, 67],
    [16, 42, 72],
    [20, 48, 80],
    [24, 52, 88],
    [28, 56, 95],
    [32, 59, 101],
    [36, 65, 107],
    [40, 69, 113],
    [48, 77, 124],
  ])('%i boards: 25-5 from %i IMPs, 25-0 from %i', (boards, most, blitz) => {
    expect(award(most - 1, boards)).toBe('24-6');
    expect(award(most, boards)).toBe('25-5');
    expect(award(blitz - 1, boards)).toBe('25-1');
    expect(award(blitz, boards)).toBe('25-0');
  });

  test('each band follows the one before without a gap, 1 VP at a time', () => {
    for (const boards of ROP_VPS.columns) {
      let before = orThrow(vp(ROP_VPS, 0, boards));
      expect(before).toMatchObject({ winner: 1500, loser: 1500 });
      for (let imps = 1; imps < 130; imps++) {
        const now = orThrow(vp(ROP_VPS, imps, boards));
        expect([0, 100]).toContain(before.loser - now.loser);
        expect(now.winner).toBe(Math.min(3000 - now.loser, 2500));
        before = now;
      }
    }
  });

  test('prints whole and half VPs as people write them', () => {
    expect([1500, 1450, 0, 2500, 1433, 1000].map(ROP_VPS.print)).toEqual([
      '15',
      '14.5',
      '0',
      '25',
      '14.33',
      '10',
    ]);
  });
});

describe('ROP 6.9: a match that was stopped', () => {
  test('18 of 24 boards are three quarters: over, in the column for 20', () => {
    expect(orThrow(vpOfShortened(ROP_VPS, 27, 18, 24))).toEqual({ winner: 2100, loser: 900, column: 20 });
  });

  test('17 of 24 are not', () => {
    expect([17, 18].map((comparable) => countsWhenShortened(ROP_VPS, comparable, 24))).toEqual([false, true]);
    expect(vpOfShortened(ROP_VPS, 27, 17, 24)).toMatchObject({
      ok: false,
      error: { code: 'vp-too-few-comparable' },
    });
  });

  test.each([
    [6, 8],
    [9, 10],
    [11, 12],
    [17, 16],
    [22, 24],
    [26, 28],
    [43, 40],
    [44, 48],
  ])('%i comparable boards: column %i', (comparable, column) => {
    expect(orThrow(vpOfShortened(ROP_VPS, 0, comparable, comparable + 1)).column).toBe(column);
  });
});

test('ROP 11: a scheduled length without a column uses the nearest, the larger of two, to be confirmed', () => {
  const vps = orThrow(vp(ROP_VPS, 27, 18));
  expect(vps).toMatchObject({ winner: 2100, loser: 900, column: 20 });
  expect(vps.check).toContain('no column for 18 boards');
});

describe('ROP 6.17: the IMPs of an award are the middle of its band', () => {
  test.each([
    [1800, 24, 17],
    [1950, 24, 27],
    [1949, 24, 22],
    [1600, 8, 3.5],
    [2500, 24, 52],
  ])('%i hundredths on %i boards: %d IMPs', (hundredths, boards, imps) => {
    expect(orThrow(middleOfBand(hundredths, boards))).toBe(imps);
  });

  test('an award below a draw has no band to be in', () => {
    expect(middleOfBand(1200, 24)).toMatchObject({ ok: false, error: { code: 'rop-band' } });
    expect(middleOfBand(2600, 24)).toMatchObject({ ok: false, error: { code: 'rop-band' } });
  });
});

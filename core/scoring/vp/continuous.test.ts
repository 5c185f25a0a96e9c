import { describe, expect, test } from 'vitest';
import { continuousColumn, continuousCurve, MOST_BOARDS } from './continuous.ts';

const lengths = Array.from({ length: MOST_BOARDS }, (_, index) => index + 1);

describe('the continuous scale', () => {
  test('no value lies so near a half hundredth that floating point could round it the wrong way', () => {
    const nearest = lengths.map((boards) => {
      const distances = continuousColumn(boards)
        .slice(1, -1)
        .map((_, index) => Math.abs((continuousCurve(boards, index + 1) % 1) - 0.5));
      return Math.min(...distances);
    });
    expect(Math.min(...nearest)).toBeGreaterThan(1e-6);
  });

  test('every column rises from a draw to the most, by steps that never grow', () => {
    for (const boards of lengths) {
      const column = continuousColumn(boards);
      const steps = column.slice(1).map((vps, index) => vps - (column[index] as number));
      expect([column[0], column.at(-1)]).toEqual([1000, 2000]);
      expect(steps.every((step, index) => index === 0 || step <= (steps[index - 1] as number))).toBe(true);
      expect(column.length).toBe(Math.ceil(15 * Math.sqrt(boards)) + 1);
    }
  });

  test('is what comes of adding 0.01 to a value as long as its step is smaller than the next', () => {
    for (const boards of lengths) {
      const column = continuousColumn(boards);
      const mended = column.map((_, margin) => Math.floor(continuousCurve(boards, margin) + 0.5));
      const at = (margin: number): number => mended[margin] as number;
      let adding = true;
      while (adding) {
        adding = false;
        for (let margin = 1; margin < mended.length - 1; margin++) {
          if (at(margin) - at(margin - 1) >= at(margin + 1) - at(margin)) continue;
          mended[margin] = at(margin) + 1;
          adding = true;
        }
      }
      expect(mended).toEqual(column);
    }
  });
});

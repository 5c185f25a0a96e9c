import { describe, expect, test } from 'vitest';
import { schemeFor } from '../../draw/index.ts';
import { ROP_SERIES } from './series.ts';

const schemeOf = (teams: number) => {
  const found = schemeFor(ROP_SERIES, teams);
  if (found?.kind !== 'pools') throw new Error(`no pools for ${teams}`);
  return found.scheme;
};

describe('ROP 8.2.4: series', () => {
  test.each([
    ['S07', 13, [5, 4, 4], [6, 6, 1], 2, 8],
    ['S08', 12, [6, 6], [6, 6], 3, 8],
    ['S08', 22, [6, 6, 5, 5], [8, 8, 6], 2, 10],
    ['S08', 30, [5, 5, 5, 5, 5, 5], [6, 6, 6, 6, 6], 1, 10],
    ['S09', 26, [6, 5, 5, 5, 5], [5, 5, 5, 5, 6], 1, 10],
  ])('%s: %i teams', (_case, teams, initial, final, block, days) => {
    const scheme = schemeOf(teams);
    expect(scheme.initial.sizes).toEqual(initial);
    expect(scheme.final.sizes).toEqual(final);
    expect(scheme.block).toBe(block);
    expect(scheme.initial.matchDays + scheme.final.matchDays).toBe(days);
  });

  test('up to 10 teams one pool, over 36 no scheme', () => {
    expect(schemeFor(ROP_SERIES, 10)).toEqual({ kind: 'one-pool' });
    expect(schemeFor(ROP_SERIES, 37)).toBeUndefined();
    expect(schemeFor(ROP_SERIES, 1)).toBeUndefined();
    expect(ROP_SERIES.onePool).toEqual({ most: 10, rounds: 9, boardsPerMatch: 24 });
  });

  test('every row has all its teams in both phases, and 16 boards in the first up to 24 teams', () => {
    expect(ROP_SERIES.schemes.map(({ teams }) => teams)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 11),
    );
    const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
    for (const { teams, initial, final } of ROP_SERIES.schemes) {
      expect([sum(initial.sizes), sum(final.sizes)]).toEqual([teams, teams]);
      expect(Math.max(...initial.sizes) - Math.min(...initial.sizes)).toBeLessThanOrEqual(1);
      expect(initial.boardsPerMatch).toBe(teams <= 24 ? 16 : 24);
    }
  });
});

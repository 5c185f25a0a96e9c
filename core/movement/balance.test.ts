import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf, balanceOfSessions, howellBound } from './balance.ts';
import { howell } from './howell.ts';
import { individual } from './individual.ts';
import { mitchell } from './mitchell.ts';
import type { PairMovement } from './movement.ts';

const custom = (rounds: PairMovement['rounds'], pairs: number): PairMovement => ({
  kind: 'custom',
  pairs,
  rounds,
  vacant: [],
  rankings: [Array.from({ length: pairs }, (_, index) => index + 1)],
  shares: [[1, 2]],
  copies: 1,
  barometer: false,
});

describe('competition', () => {
  test('one board at two tables: opponents +1, same direction +1, across -1', () => {
    const tables = [
      { table: 1, ns: 1, ew: 2, boards: [1] },
      { table: 2, ns: 3, ew: 4, boards: [1] },
    ];
    const balance = balanceOf(custom([{ round: 1, tables }], 4));
    // 1-2 and 3-4 are opponents (N - 1 = 1), 1-3 and 2-4 sat alike (1), 1-4 and 2-3 sat across (-1).
    expect(balance).toMatchObject({
      couples: 6,
      sum: 2,
      sumOfSquares: 6,
      competition: { least: -1, most: 1 },
    });
    expect(balance.quality).toBeCloseTo((100 * 4) / 36, 1);
  });

  test('three tables: opponents weigh as much as all other tables together', () => {
    const tables = [1, 2, 3].map((table) => ({ table, ns: 2 * table - 1, ew: 2 * table, boards: [1] }));
    const balance = balanceOf({ ...custom([{ round: 1, tables }], 6), copies: 3 });
    // 3 opponents at 2; 6 couples alike at 1; 6 across at -1.
    expect(balance).toMatchObject({ couples: 15, sum: 6, sumOfSquares: 24 });
  });

  test('boards of one set count each', () => {
    const one = balanceOf(orThrow(howell({ pairs: 8, boardsPerRound: 1 })));
    const four = balanceOf(orThrow(howell({ pairs: 8, boardsPerRound: 4 })));
    expect(four.sum).toBe(4 * one.sum);
    expect(four.sumOfSquares).toBe(16 * one.sumOfSquares);
    expect(four.quality).toBe(one.quality);
  });

  test('partners of an individual: one table, one board, nothing to compare', () => {
    const movement = orThrow(individual({ players: 8, boardsPerRound: 1 }));
    // Whoever plays N - 1 = 1 against two opponents and with one partner: the sum over others is 1 a board.
    expect(balanceOf(movement).sum).toBe((8 * 7 * 1) / 2);
  });
});

describe('Mitchells by formula', () => {
  test.each([3, 5, 7, 9])('%i tables, one winner, no switch: (T - 1) / (2T - 1)', (tables) => {
    const movement = orThrow(
      mitchell({ pairs: 2 * tables, rounds: tables, boardsPerRound: 2, winners: 1, switches: 'none' }),
    );
    expect(balanceOf(movement).quality).toBeCloseTo((100 * (tables - 1)) / (2 * tables - 1), 1);
  });

  test('with two winners the lines are compared within themselves', () => {
    const movement = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 2 }));
    // Within a line all 5 pairs sit alike on 10 boards: 2 lines of 10 couples.
    expect(balanceOf(movement)).toMatchObject({
      couples: 20,
      competition: { least: 10, most: 10 },
      verdict: 'perfect',
    });
  });
});

describe('the bound of complete Howells', () => {
  test.each([
    [4, 100],
    [6, 60],
    [8, 100],
    [10, 83.33],
    [14, 91.3],
    [18, 94.74],
    [20, 100],
  ])('%i pairs: %f', (pairs, bound) => expect(howellBound(pairs)).toBeCloseTo(bound, 1));

  test('however the tables of a Howell are turned, it is not exceeded', () => {
    const pairs = fc.constantFrom(4, 6, 8, 10, 12, 14);
    fc.assert(
      fc.property(pairs, fc.infiniteStream(fc.boolean()), (count, turns) => {
        const movement = orThrow(howell({ pairs: count, boardsPerRound: 1 }));
        const turned = movement.rounds.map((round) => ({
          ...round,
          tables: round.tables.map((plan) =>
            turns.next().value === true ? { ...plan, ns: plan.ew, ew: plan.ns } : plan,
          ),
        }));
        const { quality, bound } = balanceOf({ ...movement, rounds: turned });
        expect(quality).toBeLessThanOrEqual(bound);
      }),
      { numRuns: 60 },
    );
  });
});

test('an event of several sessions is measured as one', () => {
  const movement = orThrow(howell({ pairs: 8, boardsPerRound: 2 }));
  const twice = balanceOfSessions([movement, movement]);
  expect(twice.sum).toBe(2 * balanceOf(movement).sum);
  expect(twice).toMatchObject({ quality: 100, meetings: { least: 2, most: 2 } });
  expect(twice.meaning).toContain('Everyone meets everyone 2 times');
});

test('nothing played is no balance', () => {
  expect(balanceOf(custom([], 4))).toMatchObject({
    quality: 0,
    meaning: 'Not everyone meets; the balance is poor.',
  });
});

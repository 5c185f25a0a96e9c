import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import {
  drawMixed,
  type Entrant,
  groupNumbers,
  MIXED_GROUPS,
  type MixedGroup,
  mixedSessions,
  type Random,
} from '../../movement/index.ts';
import { ROP_MOVEMENTS } from '../rop/movements.ts';
import { RTP_2014_MOVEMENTS } from './movements.ts';
import { byRtpValue } from './value-index.ts';

/** Lots that draw three at a time into A, B and C as stated: of each three in order, which goes first, second, third. */
function stated(draws: readonly (readonly [number, number, number])[]): Random {
  const numbers = draws.flatMap((drawn) => {
    const last = drawn.indexOf(2);
    const before = last === 2 ? drawn.slice(0, 2) : drawn.slice(0, 2).with(last, drawn[2]);
    return [0, (before.indexOf(1) + 0.5) / 2, (last + 0.5) / 3];
  });
  let next = 0;
  return () => numbers[next++]!;
}

const pairs = (count: number, cannotMove?: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    valueIndex: 1000 - index,
    ...(index + 1 === cannotMove ? { cannotMove: true } : {}),
  }));

/** Who was drawn into each group, and the pivot. */
function groups(entrants: readonly Entrant[], lots: Random) {
  const seats = orThrow(drawMixed(entrants, lots));
  const at = (number: number): number => Number(seats.find((seat) => seat.number === number)?.entrant.id);
  const of = (group: MixedGroup): number[] => groupNumbers(group, entrants.length).map(at);
  const [a, b, c] = MIXED_GROUPS.map(of);
  return { a, b, c, pivot: at(entrants.length) };
}

describe('W19, RTP 3.5.5.3, ROP 8.1.3: 22 pairs by value index', () => {
  const drawn = () =>
    // (2 3 1), (6 4 5), (7 8 9), (12 10 11), (15 14 13), (16 18 17), (20 21 19) into A, B, C.
    groups(
      pairs(22),
      stated([
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
        [2, 0, 1],
        [2, 1, 0],
        [0, 2, 1],
        [1, 2, 0],
      ]),
    );

  test('of 11 and 12 with equal value the one with the better-ranked player stands first', () => {
    const value = Fraction.of(90);
    expect(byRtpValue({ value, bestRank: 35 }, { value, bestRank: 40 })).toBeLessThan(0);
  });

  test('the last is the pivot, three at a time are drawn into the groups', () => {
    expect(drawn()).toEqual({
      a: [2, 6, 7, 12, 15, 16, 20],
      b: [3, 4, 8, 10, 14, 18, 21],
      c: [1, 5, 9, 11, 13, 17, 19],
      pivot: 22,
    });
  });

  test.each([
    ['RTP', RTP_2014_MOVEMENTS],
    ['ROP', ROP_MOVEMENTS],
  ] as const)('%s: 7 and 4 tables, 28 boards a session; whom pair 2 and pair 22 meet', (_, movements) => {
    const { a, b, c } = drawn();
    const nameOf = new Map<number, number>([
      ...MIXED_GROUPS.flatMap((group, index) =>
        groupNumbers(group, 22).map((number, place): [number, number] => [number, [a, b, c][index]![place]!]),
      ),
      [22, 22],
    ]);
    const sessions = orThrow(mixedSessions(22, movements));
    const met = (pair: number) =>
      sessions.map(({ rounds }) =>
        rounds
          .flatMap(({ tables }) => tables)
          .map(({ ns, ew }) => [nameOf.get(ns)!, nameOf.get(ew)!])
          .filter((two) => two.includes(pair))
          .map(([one, other]) => (one === pair ? other! : one!))
          .sort((x, y) => x - y),
      );
    for (const { rounds } of sessions) {
      expect(rounds.length).toBe(7);
      expect(rounds.map(({ tables }) => tables.length)).toEqual(Array(7).fill(11));
      expect(rounds.flatMap(({ tables }) => tables).every(({ boards }) => boards.length === 4)).toBe(true);
    }
    expect(met(2)).toEqual([b, [6, 7, 12, 15, 16, 20, 22], c]);
    expect(met(22)).toEqual([c, a, b]);
  });
});

test('W20, RTP 3.5.5.3: of 28 pairs pair 5, who cannot move, is the pivot; first to B, second to C, third to A', () => {
  // 1 2 3, 4 6 7, 8 9 10, ... 26 27 28: the third of each goes to A, the first to B, the second to C.
  const lots = () => stated(Array.from({ length: 9 }, () => [2, 0, 1] as const));
  expect(groups(pairs(28, 5), lots())).toEqual({
    a: [3, 7, 10, 13, 16, 19, 22, 25, 28],
    b: [1, 4, 8, 11, 14, 17, 20, 23, 26],
    c: [2, 6, 9, 12, 15, 18, 21, 24, 27],
    pivot: 5,
  });
  expect(groups(pairs(28), lots()).pivot).toBe(28);
  const [session] = orThrow(mixedSessions(28, RTP_2014_MOVEMENTS));
  const boards = session!.rounds.map(({ tables }) => tables[0]!.boards.length);
  expect(boards.reduce((sum, count) => sum + count, 0)).toBe(27);
  expect(mixedSessions(24, RTP_2014_MOVEMENTS)).toMatchObject({ ok: false, error: { code: 'mixed-size' } });
});

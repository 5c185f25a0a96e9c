import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { type Arrival, type ArrivalKind, waysToSeat } from './arrival.ts';
import { checkMovement } from './check.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { contestants, type PairMovement } from './movement.ts';

const MITCHELL = orThrow(mitchell({ pairs: 26, rounds: 13, boardsPerRound: 2 }));
const HOWELL = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));
const ODD_HOWELL = orThrow(howell({ pairs: 9, boardsPerRound: 3 }));

const ways = (movement: PairMovement, more: Partial<Arrival> = {}) =>
  waysToSeat({ movement, arriving: 1, roundsBegun: 0, minutesPerBoard: 7, ...more });

/** Worked out once: a large room takes its time. */
const known = new Map<string, ReturnType<typeof ways>>();

function wayOf(kind: ArrivalKind, movement: PairMovement, more: Partial<Arrival> = {}) {
  const key = JSON.stringify([movement.kind, movement.pairs, more]);
  const all = known.get(key) ?? ways(movement, more);
  known.set(key, all);
  const found = all.find((way) => way.kind === kind);
  if (found === undefined) throw new Error(`There is no way "${kind}".`);
  return found;
}

describe('a 27th pair comes to a Mitchell of 13 tables, 13 rounds of 2 boards', () => {
  // A fourteenth table without EW: the missing pair would start at table 14 and go up, one table skipped after round 7,
  // so NS of tables 14, 1 to 6 and 8 to 13 wait once, NS of table 7 never.
  test('before the start, a half table: 13 pairs sit out 2 boards, nobody moves, one set more is dealt', () => {
    const { movement, numbers, arrived, figures, fromRound } = wayOf('join', MITCHELL);
    expect(figures).toEqual({
      tables: 14,
      rounds: 13,
      minutes: 13 * 2 * 7,
      boards: { least: 24, most: 26 },
      boardsOfArrived: { least: 24, most: 24 },
      boardsMissed: 0,
      satOut: { pairs: 13, boards: { least: 2, most: 2 } },
      boardsToDeal: 2,
      pairsMoved: 0,
      pairsReplanned: 26,
      winners: 2,
    });
    expect(fromRound).toBe(1);
    expect(arrived).toEqual([14]);
    // NS 1 to 13 keep their numbers; EW 14 to 26, who start at tables 1 to 13, become 15 to 27.
    expect([...numbers]).toEqual(
      expect.arrayContaining([
        [1, 1],
        [13, 13],
        [14, 15],
        [26, 27],
      ]),
    );
    expect(checkMovement(movement)).toEqual([]);
  });

  test('in round 1 it joins from round 2: no board more is dealt, nobody gets up, and 2 boards are missed', () => {
    const { figures, fromRound } = wayOf('join', MITCHELL, { roundsBegun: 1 });
    expect(fromRound).toBe(2);
    expect(figures).toMatchObject({
      rounds: 13,
      minutes: 182,
      boardsMissed: 2,
      boardsToDeal: 0,
      pairsMoved: 0,
    });
    // Twelve rounds remain, and in each of them somebody of 27 pairs waits.
    const { pairs, boards } = figures.satOut;
    expect(pairs * boards.least).toBeLessThanOrEqual(24);
    expect(pairs * boards.most).toBeGreaterThanOrEqual(24);
  });

  test('in round 1 a new plan needs other cards: all 26 boards have been on a table', () => {
    const { movement, figures } = wayOf('anew', MITCHELL, { roundsBegun: 1 });
    const boards = new Set(movement.rounds.flatMap(({ tables }) => tables.flatMap((plan) => plan.boards)));
    expect(figures.boardsToDeal).toBe(boards.size * movement.copies);
    expect(figures.boardsMissed).toBe(0);
  });

  test('from round 2 on nobody begins anew', () => {
    expect(ways(HOWELL, { roundsBegun: 2 }).map(({ kind }) => kind)).toEqual(['join']);
  });
});

describe('a 9th pair comes to a Howell of 8 pairs, 7 rounds of 4 boards', () => {
  test('the plan goes on: as many rounds and boards as before, one pair waits in each', () => {
    const { figures, movement } = wayOf('join', HOWELL);
    expect(figures).toMatchObject({ rounds: 7, minutes: 196, boardsToDeal: 0, winners: 1 });
    expect(figures.boards.most).toBeLessThanOrEqual(28);
    expect(checkMovement(movement, { mostMeetings: 2 })).toEqual([]);
  });
});

describe('a number is vacant', () => {
  test('a 10th pair takes it: nobody sits out, nobody moves, nothing is dealt', () => {
    const { figures, arrived } = wayOf('vacancy', ODD_HOWELL);
    expect(arrived).toEqual(ODD_HOWELL.vacant);
    expect(figures).toEqual({
      tables: 5,
      rounds: 9,
      minutes: 189,
      boards: { least: 27, most: 27 },
      boardsOfArrived: { least: 27, most: 27 },
      boardsMissed: 0,
      satOut: { pairs: 0, boards: { least: 0, most: 0 } },
      boardsToDeal: 0,
      pairsMoved: 0,
      pairsReplanned: 9,
      winners: 1,
    });
  });

  test('in round 3 it has missed two rounds of 3 boards and plays the other seven', () => {
    expect(wayOf('vacancy', ODD_HOWELL, { roundsBegun: 3 }).figures).toMatchObject({
      boardsMissed: 6,
      boardsOfArrived: { least: 21, most: 21 },
    });
  });
});

test('every number of a way is held by one pair, whoever was there before and whoever comes', () => {
  const small = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 4 }));
  for (const movement of [small, HOWELL, ODD_HOWELL]) {
    for (const arriving of [1, 2]) {
      for (const roundsBegun of [0, 1]) {
        const found = ways(movement, { arriving, roundsBegun });
        expect(found.length).toBeGreaterThan(0);
        for (const { movement: after, numbers, arrived } of found) {
          expect([...numbers.keys()].sort()).toEqual([...contestants(movement)].sort());
          const held = [...numbers.values(), ...arrived].sort((a, b) => a - b);
          expect(held).toEqual(contestants(after));
        }
      }
    }
  }
});

test('nobody comes: nothing is to be chosen', () => {
  expect(ways(MITCHELL, { arriving: 0 })).toEqual([]);
});

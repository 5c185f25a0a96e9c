import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf, howellBound } from './balance.ts';
import { checkMovement } from './check.ts';
import { howell, howellRounds, threeQuarterHowell } from './howell.ts';
import { HOWELL_DESIGNS } from './howell-designs.ts';
import { searchHowell } from './howell-search.ts';
import { boardsPlayed, type PairMovement, stationaryNumbers, waitingIn } from './movement.ts';
import { range } from './numbers.ts';

const complete = (pairs: number): PairMovement => orThrow(howell({ pairs, boardsPerRound: 1 }));

const TABLES = range(2, 20);

describe.each(TABLES)('the complete Howell of %i tables', (tables) => {
  const pairs = 2 * tables;
  const movement = complete(pairs);
  const plans = movement.rounds.flatMap((round) => round.tables);

  test('passes every check: nobody meets a pair or a board twice', () => {
    expect(checkMovement(movement)).toEqual([]);
  });

  test('every pair meets each of the others exactly once', () => {
    const met = plans.map(({ ns, ew }) => `${Math.min(ns, ew)}-${Math.max(ns, ew)}`);
    const couples = range(1, pairs).flatMap((a) => range(a + 1, pairs).map((b) => `${a}-${b}`));
    expect(met.sort()).toEqual(couples.sort());
  });

  test('every pair plays every set exactly once', () => {
    for (const pair of range(1, pairs)) {
      const boards = plans.filter(({ ns, ew }) => ns === pair || ew === pair).flatMap((plan) => plan.boards);
      expect(boards.sort((a, b) => a - b)).toEqual(range(1, pairs - 1));
    }
  });

  test('the highest number stays NS at table 1, and each other pair follows the next lower number', () => {
    const tableOf = (round: number, pair: number) =>
      movement.rounds[round - 1]?.tables.find(({ ns, ew }) => ns === pair || ew === pair)?.table;
    expect(stationaryNumbers(movement)).toEqual([pairs]);
    for (const { tables: atTables } of movement.rounds)
      expect(atTables[0]).toMatchObject({ table: 1, ns: pairs });
    for (const round of range(2, pairs - 1)) {
      for (const pair of range(1, pairs - 1)) {
        const leader = pair === 1 ? pairs - 1 : pair - 1;
        expect(tableOf(round, pair)).toBe(tableOf(round - 1, leader));
      }
    }
  });

  test('is found again the same', () => {
    expect(searchHowell(tables)).toEqual(searchHowell(tables));
  });
});

test('a Howell starts with the highest number against pair 1, with the first boards', () => {
  const movement = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));
  expect(movement).toMatchObject({ kind: 'howell', pairs: 8, copies: 1, shares: [], vacant: [] });
  expect(movement.rounds[0]?.tables[0]).toEqual({ table: 1, ns: 8, ew: 1, boards: [1, 2, 3, 4] });
});

describe('balance', () => {
  /** 28 and 40 pairs would need a perfect circle of 27 or 39, and none is known. */
  const SHORT_OF_BOUND: Readonly<Record<number, number>> = { 14: 98.5, 20: 98.5 };

  test.each(TABLES.filter((tables) => SHORT_OF_BOUND[tables] === undefined))(
    '%i tables reach the bound',
    (tables) => {
      const { quality, bound } = balanceOf(complete(2 * tables));
      expect(bound).toBeCloseTo(howellBound(2 * tables), 1);
      expect(quality).toBe(bound);
    },
  );

  test.each(Object.entries(SHORT_OF_BOUND))('%s tables come within two points of it', (tables, least) => {
    expect(balanceOf(complete(2 * Number(tables))).quality).toBeGreaterThanOrEqual(least);
  });
});

describe('sharing: no Room square of side 3 or 5 exists', () => {
  test('four pairs play one set in every round, at both tables', () => {
    const movement = complete(4);
    expect(movement.shares).toEqual([[1, 2]]);
    for (const { tables } of movement.rounds) expect(tables[0]?.boards).toEqual(tables[1]?.boards);
  });

  test('six pairs share in the last round only', () => {
    const movement = complete(6);
    const setsUsed = movement.rounds.map(({ tables }) => new Set(tables.map((plan) => plan.boards[0])).size);
    expect(setsUsed).toEqual([3, 3, 3, 3, 1]);
    expect(movement.shares).toEqual([[1, 2, 3]]);
  });
});

describe('RTP 3.5.5.2, ROP 8.1.2: an odd field', () => {
  test('the fixed number is vacant: every pair sits out once', () => {
    const movement = orThrow(howell({ pairs: 11, boardsPerRound: 3 }));
    expect(movement.vacant).toEqual([12]);
    expect(movement.rounds.map((round) => waitingIn(movement, round))).toEqual(
      range(1, 11).map((pair) => [pair]),
    );
    expect([...boardsPlayed(movement).values()]).toEqual(range(1, 11).map(() => 30));
    expect(checkMovement(movement)).toEqual([]);
  });

  test('unless a pair cannot move: it takes the fixed seat and another number is vacant', () => {
    const movement = orThrow(howell({ pairs: 11, boardsPerRound: 3, fixedSeatNeeded: true }));
    expect(movement.vacant).toEqual([11]);
    expect(stationaryNumbers(movement)).toEqual([12]);
    expect(checkMovement(movement)).toEqual([]);
  });
});

describe('cutting short', () => {
  const request = { pairs: 8, boardsPerRound: 4, rounds: 6 };

  test('is refused where a regulation forbids it, naming the clause', () => {
    const refused = howell(request, { neverCutShort: { clause: 'RTP 3.5.5.2' } });
    expect(refused).toMatchObject({ ok: false, error: { code: 'howell-cut-short' } });
    expect(!refused.ok && refused.error.message).toContain('RTP 3.5.5.2');
  });

  test('is possible elsewhere', () => {
    const movement = orThrow(howell(request));
    expect(movement.rounds).toHaveLength(6);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('a three-quarter Howell may not be cut short either', () => {
    const derived = { pairs: 14, movementRounds: 11, boardsPerRound: 2, rounds: 9 };
    const refused = threeQuarterHowell(derived, { neverCutShort: { clause: 'ROP 8.1.1' } });
    expect(!refused.ok && refused.error.message).toContain('ROP 8.1.1');
  });
});

describe('three-quarter Howells', () => {
  test.each([
    [10, 7],
    [12, 9],
    [14, 11],
    [16, 13],
    [18, 13],
    [20, 15],
    [26, 19],
  ])('%i pairs, %i rounds: nobody meets twice and the highest numbers stay', (pairs, rounds) => {
    const movement = orThrow(threeQuarterHowell({ pairs, movementRounds: rounds, boardsPerRound: 2 }));
    expect(checkMovement(movement)).toEqual([]);
    expect(movement.rounds).toHaveLength(rounds);
    expect(stationaryNumbers(movement)).toEqual(range(rounds + 1, pairs));
    expect([...boardsPlayed(movement).values()]).toEqual(range(1, pairs).map(() => 2 * rounds));
  });

  test.each([
    [12, 7, 66],
    [12, 9, 91],
    [14, 8, 72],
    [16, 12, 87],
    [18, 11, 79],
    [20, 11, 78],
    [20, 13, 83],
    [22, 12, 81],
    [24, 13, 80],
    [26, 14, 84],
  ])('%i pairs, %i rounds: as even as the best that is published, %i, or more so', (pairs, rounds, least) => {
    const movement = orThrow(threeQuarterHowell({ pairs, movementRounds: rounds, boardsPerRound: 1 }));
    expect(balanceOf(movement).quality).toBeGreaterThanOrEqual(least);
  });

  test.each(HOWELL_DESIGNS.map((line) => /^(\d+)\/(\d+) ([\d.]+)/.exec(line)!.slice(1, 4).map(Number)))(
    '%i pairs, %i rounds, as kept: sound, and its balance is %f',
    (pairs, rounds, quality) => {
      const movement = orThrow(
        threeQuarterHowell({ pairs: pairs!, movementRounds: rounds!, boardsPerRound: 2 }),
      );
      expect(checkMovement(movement)).toEqual([]);
      expect(stationaryNumbers(movement)).toEqual(range(rounds! + 1, pairs!));
      expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([2 * rounds!]));
      expect(movement.copies).toBe(1);
      expect(balanceOf(movement).quality).toBeCloseTo(quality!, 1);
    },
  );

  test('8 to 28 pairs have one for every number of rounds', () => {
    for (const pairs of range(4, 14).map((tables) => 2 * tables))
      for (const movementRounds of range(pairs / 2 + 1, pairs - 2))
        expect(threeQuarterHowell({ pairs, movementRounds, boardsPerRound: 1 }).ok).toBe(true);
  });

  test('says when there is none: half the field would stay, or all but one would move', () => {
    for (const movementRounds of [4, 7])
      expect(threeQuarterHowell({ pairs: 8, movementRounds, boardsPerRound: 4 })).toMatchObject({
        ok: false,
        error: { code: 'three-quarter-howell-size' },
      });
  });
});

describe('refusals', () => {
  test.each([
    [{ pairs: 2, boardsPerRound: 2 }, 'howell-size'],
    [{ pairs: 41, boardsPerRound: 2 }, 'howell-size'],
    [{ pairs: 8.5, boardsPerRound: 2 }, 'howell-size'],
    [{ pairs: 8, boardsPerRound: 0 }, 'boards-per-round'],
    [{ pairs: 8, boardsPerRound: 400 }, 'too-many-boards'],
    [{ pairs: 8, boardsPerRound: 2, rounds: 8 }, 'howell-rounds'],
  ])('%j: %s', (request, code) => {
    expect(howell(request)).toMatchObject({ ok: false, error: { code } });
  });
});

test.each([
  [7, 7],
  [8, 7],
  [11, 11],
  [12, 11],
])('%i pairs have %i rounds', (pairs, rounds) => expect(howellRounds(pairs)).toBe(rounds));

test.each([
  [8, 6],
  [14, 9],
  [20, 13],
])(
  '%i pairs, %i rounds in a barometer: a three-quarter Howell too plays one set in a round',
  (pairs, rounds) => {
    const request = { pairs, movementRounds: rounds, boardsPerRound: 2, barometer: true } as const;
    const movement = orThrow(threeQuarterHowell(request));
    expect(checkMovement(movement)).toEqual([]);
    expect(movement).toMatchObject({ barometer: true, shares: [], copies: pairs / 2 });
    expect(stationaryNumbers(movement)).toEqual(range(rounds + 1, pairs));
  },
);

test('in a barometer all tables play the same boards in a round', () => {
  const movement = orThrow(howell({ pairs: 10, boardsPerRound: 3, barometer: true }));
  expect(checkMovement(movement)).toEqual([]);
  expect(movement.copies).toBe(5);
  const { quality, bound } = balanceOf(movement);
  expect(quality).toBeGreaterThan(bound - 5);
  for (const { round, tables } of movement.rounds) {
    for (const plan of tables) expect(plan.boards).toEqual(range(3 * round - 2, 3 * round));
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { checkMovement } from './check.ts';
import { type MitchellRequest, mitchell } from './mitchell.ts';
import { MITCHELL_METHODS } from './mitchell-frames.ts';
import { boardsInPlay, boardsPlayed, stationaryNumbers, waitingIn } from './movement.ts';
import { range } from './numbers.ts';

const build = (request: MitchellRequest) => orThrow(mitchell(request));

describe('the plain Mitchell', () => {
  test('EW go up a table, boards go down: five tables, three rounds', () => {
    const movement = build({ pairs: 10, rounds: 5, boardsPerRound: 2 });
    const seats = movement.rounds.slice(0, 3).map(({ tables }) => tables.map(({ ns, ew }) => [ns, ew]));
    expect(seats).toEqual([
      [
        [1, 6],
        [2, 7],
        [3, 8],
        [4, 9],
        [5, 10],
      ],
      [
        [1, 10],
        [2, 6],
        [3, 7],
        [4, 8],
        [5, 9],
      ],
      [
        [1, 9],
        [2, 10],
        [3, 6],
        [4, 7],
        [5, 8],
      ],
    ]);
    expect(movement.rounds[1]?.tables.map((plan) => plan.boards)).toEqual([
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [1, 2],
    ]);
  });

  test('complete: everyone meets the whole other line, and the lines are ranked apart', () => {
    const movement = build({ pairs: 18, rounds: 9, boardsPerRound: 3 });
    const balance = balanceOf(movement);
    expect(movement.rankings).toEqual([range(1, 9), range(10, 18)]);
    expect(balance).toMatchObject({ quality: 100, meetings: { least: 1, most: 1 } });
    expect(balance.meaning).toContain('Everyone meets everyone in the other line');
  });

  test('curtailed: fewer rounds than tables', () => {
    const movement = build({ pairs: 34, rounds: 15, boardsPerRound: 2 });
    expect(checkMovement(movement)).toEqual([]);
    expect([...boardsPlayed(movement).values()].every((boards) => boards === 30)).toBe(true);
    expect(boardsInPlay(movement)).toHaveLength(34);
  });
});

describe('even numbers of tables', () => {
  test('skip: ten tables, nine rounds; each EW misses the pair half the room away', () => {
    const movement = build({ pairs: 20, rounds: 9, boardsPerRound: 3 });
    expect(movement.kind).toBe('skip-mitchell');
    const met = new Set(movement.rounds.flatMap(({ tables }) => tables.map(({ ns, ew }) => `${ns}/${ew}`)));
    // EW 11 starts at table 1, is at table 5 in round 5 and skips table 6.
    expect(range(1, 10).filter((ns) => !met.has(`${ns}/11`))).toEqual([6]);
    expect(met.size).toBe(90);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('relay: everyone meets the whole other line; first and last table share, one set waits', () => {
    const movement = build({ pairs: 20, rounds: 10, boardsPerRound: 3 });
    expect(movement).toMatchObject({ kind: 'relay-mitchell', shares: [[1, 10]], copies: 1 });
    expect(balanceOf(movement).meetings).toEqual({ least: 1, most: 1 });
    for (const { tables } of movement.rounds) expect(tables[0]?.boards).toEqual(tables[9]?.boards);
    expect(boardsInPlay(movement)).toHaveLength(30);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('share: a set fewer than tables', () => {
    const movement = build({ pairs: 20, rounds: 8, boardsPerRound: 3, method: 'share' });
    expect(boardsInPlay(movement)).toHaveLength(27);
    expect(movement.shares).toEqual([[1, 10]]);
    expect(checkMovement(movement)).toEqual([]);
  });

  test('six rounds of twelve tables end before the skip', () => {
    expect(build({ pairs: 24, rounds: 6, boardsPerRound: 4, method: 'skip' }).kind).toBe('mitchell');
  });
});

describe('web', () => {
  test.each([
    [52, 13, 2],
    [36, 13, 2],
    [34, 13, 3],
    [38, 15, 3],
    [28, 12, 2],
    [40, 12, 2],
    [48, 12, 2],
    [36, 8, 3],
  ])('%i pairs all play the same %i sets, from %i copies', (pairs, rounds, copies) => {
    const movement = build({ pairs, rounds, boardsPerRound: 2, method: 'web' });
    expect(boardsInPlay(movement)).toHaveLength(2 * rounds);
    expect([...boardsPlayed(movement).values()].every((boards) => boards === 2 * rounds)).toBe(true);
    expect(movement.copies).toBe(copies);
    expect(checkMovement(movement)).toEqual([]);
  });
});

describe('Bowman: two tables more than sets', () => {
  test.each([
    [20, 8],
    [22, 9],
    [30, 13],
    [28, 12],
  ])('%i pairs play all %i sets, from two copies, first and last but one sharing', (pairs, rounds) => {
    const movement = build({ pairs, rounds, boardsPerRound: 3, method: 'bowman' });
    expect(checkMovement(movement)).toEqual([]);
    expect(boardsInPlay(movement)).toHaveLength(3 * rounds);
    expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([3 * rounds]));
    expect([movement.kind, movement.copies]).toEqual(['bowman-mitchell', 2]);
    expect(movement.shares).toEqual([[1, pairs / 2 - 1]]);
  });

  test('ten tables, eight rounds: the ninth plays from the first set on, the tenth from the last one down', () => {
    const movement = build({ pairs: 20, rounds: 8, boardsPerRound: 1, method: 'bowman' });
    const at = (table: number) => movement.rounds.map(({ tables }) => tables[table - 1]?.boards[0]);
    expect(at(9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(at(10)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('appendix: tables beside those of a smaller Mitchell', () => {
  test.each([
    [14, 5, 5],
    [24, 7, 7],
    [32, 13, 13],
    [52, 13, 13],
    [60, 25, 25],
  ])('%i pairs play all %i sets from one copy', (pairs, rounds, sets) => {
    const movement = build({ pairs, rounds, boardsPerRound: 2, method: 'appendix' });
    expect(checkMovement(movement)).toEqual([]);
    expect(boardsInPlay(movement)).toHaveLength(2 * sets);
    expect(new Set(boardsPlayed(movement).values())).toEqual(new Set([2 * rounds]));
    expect(movement.copies).toBe(1);
    expect(movement.shares).toHaveLength(pairs / 2 - sets);
    // Of each line one sits still at every pair of tables.
    expect(stationaryNumbers(movement)).toHaveLength(pairs - 2 * sets);
  });
});

describe('arrow switches', () => {
  test.each([
    [14, 7],
    [18, 9],
    [26, 13],
  ])(
    '%i pairs: some late rounds are switched, and the balance is far better than without',
    (pairs, rounds) => {
      const request = { pairs, rounds, boardsPerRound: 2, winners: 1 } as const;
      const switched = build(request);
      const isSwitched = switched.rounds.map(({ tables }) => tables.map((plan) => plan.switched === true));
      for (const tables of isSwitched) expect(new Set(tables).size).toBe(1);
      const count = isSwitched.filter(([first]) => first).length;
      expect(count).toBeGreaterThan(0);
      expect(2 * count).toBeLessThanOrEqual(rounds);
      expect(switched.rankings).toEqual([range(1, pairs)]);
      expect(checkMovement(switched)).toEqual([]);
      const tables = pairs / 2;
      expect(balanceOf(build({ ...request, switches: 'none' })).quality).toBeCloseTo(
        (100 * (tables - 1)) / (2 * tables - 1),
        1,
      );
      expect(balanceOf(switched).quality).toBeGreaterThan(90);
    },
  );

  test.each([10, 14, 20, 28])('%i pairs: table by table they balance no worse than by rounds', (pairs) => {
    const rounds = pairs % 4 === 0 ? pairs / 2 - 1 : pairs / 2;
    const request = { pairs, rounds, boardsPerRound: 2, winners: 1 } as const;
    const byRounds = balanceOf(build(request)).quality;
    const byTables = build({ ...request, switches: 'tables' });
    expect(balanceOf(byTables).quality).toBeGreaterThanOrEqual(byRounds);
    expect(checkMovement(byTables)).toEqual([]);
  });

  test('a barometer has its own: everyone sits beside everyone on every board', () => {
    const movement = build({ pairs: 14, rounds: 7, boardsPerRound: 4, winners: 1, barometer: true });
    expect(checkMovement(movement)).toEqual([]);
    const unswitched = build({
      pairs: 14,
      rounds: 7,
      boardsPerRound: 4,
      winners: 1,
      barometer: true,
      switches: 'none',
    });
    expect(balanceOf(movement).quality).toBeGreaterThan(balanceOf(unswitched).quality + 20);
  });

  test('of rounds that balance alike the last is switched', () => {
    const movement = build({ pairs: 18, rounds: 9, boardsPerRound: 3, winners: 1 });
    const switched = movement.rounds.filter(({ tables }) => tables[0]?.switched === true);
    expect(switched.map(({ round }) => round)).toEqual([9]);
  });

  test('a switched table keeps its people: NS stays at its table (RTP 2.2.4.2)', () => {
    const movement = build({ pairs: 18, rounds: 9, boardsPerRound: 3, winners: 1 });
    expect(stationaryNumbers(movement)).toEqual(range(1, 9));
  });
});

describe('a half table', () => {
  test('the highest EW number is vacant, and NS wait one each round', () => {
    const movement = build({ pairs: 17, rounds: 9, boardsPerRound: 3 });
    expect(movement.vacant).toEqual([18]);
    expect(movement.rankings).toEqual([range(1, 9), range(10, 17)]);
    expect(movement.rounds.flatMap((round) => waitingIn(movement, round)).sort((a, b) => a - b)).toEqual(
      range(1, 9),
    );
    expect(checkMovement(movement)).toEqual([]);
  });

  test('or the highest NS number, when that line is short', () => {
    const movement = build({ pairs: 17, rounds: 9, boardsPerRound: 3, shortLine: 'NS' });
    expect(movement.vacant).toEqual([9]);
    expect(checkMovement(movement)).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    [{ pairs: 2, rounds: 1, boardsPerRound: 2 }, 'mitchell-size'],
    [{ pairs: 10, rounds: 6, boardsPerRound: 2 }, 'mitchell-rounds'],
    [{ pairs: 20, rounds: 8, boardsPerRound: 2, method: 'plain' }, 'mitchell-rounds'],
    [{ pairs: 18, rounds: 8, boardsPerRound: 2, method: 'skip' }, 'mitchell-rounds'],
    [{ pairs: 20, rounds: 9, boardsPerRound: 2, method: 'share' }, 'mitchell-rounds'],
    [{ pairs: 42, rounds: 12, boardsPerRound: 2, method: 'web', sets: 12 }, 'mitchell-rounds'],
    [{ pairs: 24, rounds: 9, boardsPerRound: 2, method: 'appendix', sets: 9 }, 'mitchell-rounds'],
    [{ pairs: 24, rounds: 5, boardsPerRound: 2, method: 'appendix', sets: 5 }, 'mitchell-rounds'],
    [{ pairs: 20, rounds: 9, boardsPerRound: 50 }, 'too-many-boards'],
  ] as const)('%j: %s', (request, code) => {
    expect(mitchell(request)).toMatchObject({ ok: false, error: { code } });
  });
});

test('every Mitchell that can be built passes every check', () => {
  const requests = fc.record({
    pairs: fc.integer({ min: 4, max: 70 }),
    rounds: fc.integer({ min: 1, max: 20 }),
    boardsPerRound: fc.integer({ min: 1, max: 4 }),
    method: fc.constantFrom(...MITCHELL_METHODS),
    shortLine: fc.constantFrom('NS' as const, 'EW' as const),
    barometer: fc.boolean(),
  });
  fc.assert(
    fc.property(requests, (request) => {
      const result = mitchell(request);
      fc.pre(result.ok);
      expect(checkMovement(orThrow(result))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

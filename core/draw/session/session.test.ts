import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { checkTeamMovement } from './check.ts';
import { headToHead } from './head-to-head.ts';
import { newEnglish } from './new-english.ts';
import { boardsWay, type TeamMovement, teamCard } from './team-movement.ts';
import { whist } from './whist.ts';

/** How often two teams meet, counted in boards of the first as North–South. */
const boardsBetween = ({ rounds }: TeamMovement, a: number, b: number): number =>
  rounds
    .flatMap(({ tables }) => tables)
    .filter(({ ns, ew }) => ns === a && ew === b)
    .reduce((sum, { boards }) => sum + boards.length, 0);

const sizes = Array.from({ length: 18 }, (_, index) => index + 3);

describe('every team meets every other', () => {
  test.each(sizes)('whist of %i teams is sound, and each match is compared on the same boards', (teams) => {
    const movement = orThrow(whist({ teams, boardsPerRound: 3 }));
    expect(checkTeamMovement(movement)).toEqual([]);
    expect(movement.rounds.length).toBe(teams - 1);
    for (let a = 1; a <= teams; a++) {
      for (let b = 1; b <= teams; b++) if (a !== b) expect(boardsBetween(movement, a, b)).toBe(3);
    }
    // North–South pairs stay.
    for (const { tables } of movement.rounds) for (const { table, ns } of tables) expect(table).toBe(ns);
    // Only where 3 divides one less than the teams are two copies needed.
    expect(movement.copies).toBe(teams % 2 === 0 && (teams - 1) % 3 === 0 ? 2 : 1);
  });

  test.each(sizes)('head-to-head of %i teams, whole and in halves', (teams) => {
    for (const halves of [false, true]) {
      const movement = orThrow(headToHead({ teams, boardsPerMatch: 4, halves }));
      expect(checkTeamMovement(movement)).toEqual([]);
      for (let a = 1; a <= teams; a++) {
        for (let b = 1; b <= teams; b++) if (a !== b) expect(boardsBetween(movement, a, b)).toBe(4);
      }
    }
  });
});

describe('the New English movement', () => {
  const even = sizes.filter((teams) => teams >= 4 && teams % 2 === 0);
  test.each(even)('%i teams: sound, one copy, the same two tables share all the time', (teams) => {
    const movement = orThrow(newEnglish({ teams, boardsPerRound: 3 }));
    expect(checkTeamMovement(movement)).toEqual([]);
    expect([movement.rounds.length, movement.copies]).toEqual([teams - 1, 1]);
    for (let a = 1; a <= teams; a++) {
      for (let b = 1; b <= teams; b++) if (a !== b) expect(boardsBetween(movement, a, b)).toBe(3);
    }
    for (const { tables, shares } of movement.rounds) {
      for (const { table, ns } of tables) expect(table).toBe(ns);
      expect(shares).toEqual(
        Array.from({ length: teams / 2 }, (_, index) => [index + 1, index + 1 + teams / 2]),
      );
      // Nobody else has these boards: the sets that are not shared rest.
      expect(new Set(tables.map(({ boards }) => boards.join())).size).toBe(teams / 2);
    }
  });

  // Four tables by hand: 1 and 3 share, 2 and 4 share, a rest after each; East–West one table down each time, boards one place.
  const four = orThrow(newEnglish({ teams: 4, boardsPerRound: 8 }));
  test('four teams, worked out by hand', () => {
    expect(
      four.rounds.map(({ tables }) => tables.map(({ ns, ew, boards }) => `${ns}-${ew}:${boards[0]}`)),
    ).toEqual([
      ['1-2:9', '2-3:25', '3-4:9', '4-1:25'],
      ['1-3:17', '2-4:1', '3-1:17', '4-2:1'],
      ['1-4:25', '2-1:9', '3-2:25', '4-3:9'],
    ]);
  });
  test('a set rests every other round and comes back one pair of tables further down', () => {
    expect(boardsWay(four).map(({ tables }) => tables)).toEqual([
      [[], [2, 4], []],
      [[1, 3], [], [2, 4]],
      [[], [1, 3], []],
      [[2, 4], [], [1, 3]],
    ]);
  });
});

describe('the triple (RTP 3.6.12.2, A21): three teams, three sets of boards, two rounds', () => {
  const triple = orThrow(whist({ teams: 3, boardsPerRound: 8 }));
  test('each plays the two others', () => {
    // East–West go down two tables from their own: those of 3 are at 1 first; the boards half-way.
    expect(
      triple.rounds.map(({ tables }) => tables.map(({ ns, ew, boards }) => `${ns}-${ew}:${boards[0]}`)),
    ).toEqual([
      ['1-3:9', '2-1:17', '3-2:1'],
      ['1-2:17', '2-3:1', '3-1:9'],
    ]);
  });
  test('the way of the boards and of the pairs', () => {
    expect(boardsWay(triple).map(({ tables }) => tables)).toEqual([
      [[3], [2]],
      [[1], [3]],
      [[2], [1]],
    ]);
    expect(teamCard(triple, 1, 'ew').map(({ table, opponents }) => [table, opponents])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('a single match', () => {
  test('in halves: the tables exchange boards, nothing is shared', () => {
    const movement = orThrow(headToHead({ teams: 2, boardsPerMatch: 8, halves: true }));
    expect(
      movement.rounds.map(({ half, tables }) => [half, ...tables.map(({ boards }) => boards[0])]),
    ).toEqual([
      [1, 1, 5],
      [2, 5, 1],
    ]);
    expect(boardsWay(movement).map(({ tables }) => tables)).toEqual([
      [[1], [2]],
      [[2], [1]],
    ]);
  });
  test('fewer matches than all', () => {
    expect(orThrow(headToHead({ teams: 8, boardsPerMatch: 4, matches: 3 })).rounds.length).toBe(3);
  });
});

describe('a movement that is not sound is found out', () => {
  const sound = orThrow(whist({ teams: 5, boardsPerRound: 2 }));
  const broken = (change: (movement: TeamMovement) => TeamMovement): string[] => [
    ...new Set(checkTeamMovement(change(sound)).map(({ code }) => code)),
  ];
  const firstTable =
    (change: object) =>
    (movement: TeamMovement): TeamMovement => ({
      ...movement,
      rounds: movement.rounds.map((round, index) =>
        index > 0
          ? round
          : { ...round, tables: round.tables.map((table, at) => (at > 0 ? table : { ...table, ...change })) },
      ),
    });

  test.each([
    ['a team that meets itself', { ew: 1 }, ['own-team']],
    ['boards that lie elsewhere', { boards: [5, 6] }, ['boards-elsewhere', 'not-compared']],
  ])('%s', (_what, change, codes) => {
    expect(broken(firstTable(change))).toEqual(expect.arrayContaining(codes));
  });

  test('a table left out', () => {
    const codes = broken((movement) => ({
      ...movement,
      rounds: movement.rounds.map((round, index) =>
        index > 0 ? round : { ...round, tables: round.tables.slice(1) },
      ),
    }));
    expect(codes).toEqual(expect.arrayContaining(['no-seat', 'not-compared']));
  });

  test('one copy too few', () => {
    const ten = orThrow(whist({ teams: 10, boardsPerRound: 2 }));
    expect(checkTeamMovement({ ...ten, copies: 1 }).map(({ code }) => code)).toContain('boards-elsewhere');
  });
});

test.each([
  [whist({ teams: 2, boardsPerRound: 4 }), 'This movement is for 3 to 28 teams, not 2.'],
  [whist({ teams: 5, boardsPerRound: 0 }), 'A match has 1 to 64 boards, not 0.'],
  [newEnglish({ teams: 2, boardsPerRound: 4 }), 'This movement is for 4 to 28 teams, not 2.'],
  [
    newEnglish({ teams: 7, boardsPerRound: 4 }),
    'The New English movement is for an even number of teams, not 7: an odd number plays the whist.',
  ],
  [headToHead({ teams: 29, boardsPerMatch: 4 }), 'This movement is for 2 to 28 teams, not 29.'],
  [headToHead({ teams: 4, boardsPerMatch: 3, halves: true }), '3 boards have no halves.'],
  [headToHead({ teams: 4, boardsPerMatch: 4, matches: 4 }), '4 teams can play 1 to 3 matches each, not 4.'],
])('what cannot be is refused: %#', (answer, message) => {
  expect(answer.ok ? '' : answer.error.message).toBe(message);
});

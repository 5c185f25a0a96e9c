import type { Clock, RoomView, TableTile } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { unfinishedBefore } from './unfinished.ts';

const START = '2026-03-14T20:00:00.000Z';
const END = '2026-03-14T20:14:00.000Z';
const at = (time: string) => Date.parse(time);

const tile = (table: number, missing: readonly number[], round = 1): TableTile => ({
  section: 'A',
  table,
  round,
  ns: '1',
  ew: '2',
  state: missing.length > 0 ? 'scoring' : 'done',
  boards: [1, 2],
  boardsIn: 2 - missing.length,
  boardsAgreed: 2 - missing.length,
  missing,
  late: false,
  odd: false,
  rounds: [],
});

const room = (tables: readonly TableTile[], clock: Partial<Clock> = {}): RoomView => ({
  session: 1,
  status: 'open',
  sections: [
    {
      section: 'A',
      round: 1,
      rounds: 3,
      clock: { round: 1, rounds: 3, startedAt: START, minutes: 14, minutesToCome: 28, endsAt: END, ...clock },
      tables,
    },
  ],
  missing: [],
  absences: [],
  stopped: [],
  postponed: [],
  requests: [],
  authorisations: [],
  resultsIn: 0,
  resultsExpected: 0,
});

const START_2 = { kind: 'start-round', session: 1, round: 2 } as const;
const END_1 = { kind: 'end-round', session: 1, round: 1 } as const;

test('the next round asks what is missing, at which tables, and how much time is left', () => {
  const now = at('2026-03-14T20:10:30.000Z');
  expect(unfinishedBefore(START_2, room([tile(1, []), tile(2, [3]), tile(3, [5, 6])]), now)).toEqual([
    {
      kind: 'missing',
      places: [
        { section: 'A', table: 2, boards: [3] },
        { section: 'A', table: 3, boards: [5, 6] },
      ],
    },
    { kind: 'time-left', round: 1, milliseconds: 210_000 },
  ]);
});

test('nothing is asked when every result is in and the time is over, or the round has ended', () => {
  expect(unfinishedBefore(START_2, room([tile(1, [])]), at(END))).toEqual([]);
  expect(unfinishedBefore(START_2, room([tile(1, [])], { endedAt: END }), at(START))).toEqual([]);
});

test('ending a round early asks the same', () => {
  expect(unfinishedBefore(END_1, room([tile(1, [2])]), at(END))).toMatchObject([{ kind: 'missing' }]);
});

test('the first round, opening and closing ask nothing here', () => {
  expect(
    unfinishedBefore({ kind: 'start-round', session: 1, round: 1 }, room([tile(1, [1])]), at(START)),
  ).toEqual([]);
  expect(unfinishedBefore({ kind: 'close', session: 1 }, room([tile(1, [1])]), at(START))).toEqual([]);
  expect(unfinishedBefore(START_2, undefined, at(START))).toEqual([]);
});

test('a table that has gone on to a later round misses nothing of the earlier', () => {
  expect(unfinishedBefore(START_2, room([tile(1, [3], 2)]), at(END))).toEqual([]);
});

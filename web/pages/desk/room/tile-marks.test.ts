import type { Clock, TableTile } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { isTimeOver, marksOf } from './tile-marks.ts';

const clock: Clock = {
  round: 2,
  rounds: 5,
  startedAt: '2026-03-14T20:00:00.000Z',
  minutes: 21,
  endsAt: '2026-03-14T20:21:00.000Z',
  minutesToCome: 0,
};
const during = Date.parse('2026-03-14T20:10:00.000Z');
const after = Date.parse('2026-03-14T20:22:00.000Z');

const tile: TableTile = {
  section: 'A',
  table: 4,
  round: 2,
  ns: '3',
  ew: '8',
  state: 'playing',
  boards: [4, 5, 6],
  boardsIn: 0,
  boardsAgreed: 0,
  missing: [4, 5, 6],
  late: false,
  odd: false,
  rounds: ['done', 'playing'],
};

test.each([
  ['plays', tile, clock, during, ['playing']],
  ['plays too long', tile, clock, after, ['late', 'playing']],
  ['is done in time', { ...tile, state: 'done' as const }, clock, after, ['done']],
  ['plays on after the round was ended', tile, { ...clock, endedAt: clock.endsAt }, after, ['playing']],
  ['has no clock', tile, undefined, after, ['playing']],
  [
    'calls, with an odd result',
    { ...tile, odd: true, call: { table: 4, since: clock.startedAt } },
    clock,
    during,
    ['call', 'playing', 'odd'],
  ],
])('a table that %s', (_what, shown, time, now, marks) => {
  expect(marksOf(shown, isTimeOver(time, now))).toEqual(marks);
});

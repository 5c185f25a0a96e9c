import { expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, timeAt } from '../testing/given.ts';
import { roomView } from '../views/room.ts';
import { minutesBehind } from './pace.ts';

const behind = (state: TournamentState, minute: number): number => {
  const { tables, clock } = roomView(state.tournament!, state.tournament!.sessions.get(1)!).sections[0]!;
  const { minutesPerBoard } = state.tournament!.settings;
  return minutesBehind(tables[0]!, clock, minutesPerBoard, Date.parse(timeAt(minute)));
};

test('RTP 2.2.5: a board has 7 minutes; the one in play is late by what it takes longer', () => {
  const open = openEvening(TWO_TABLES);
  expect([7, 8, 12].map((minute) => behind(open, minute))).toEqual([0, 1, 5]);
  const oneIn = continued(open, record(at(1, 1, 1), '4SN='));
  expect([12, 14, 16].map((minute) => behind(oneIn, minute))).toEqual([0, 0, 2]);
  expect(behind(continued(oneIn, record(at(1, 1, 2), 'Pass')), 30)).toBe(0);
});

test('RTP 2.2.5: 8 minutes with screens; ROP 5.5: 7 all the same', () => {
  expect(behind(openEvening(TWO_TABLES, { screens: true }), 9)).toBe(1);
  expect(behind(openEvening(TWO_TABLES, { profile: 'rop', screens: true }), 9)).toBe(2);
});

test('nobody is late while the clock stands', () => {
  const paused = continued(
    openEvening(TWO_TABLES),
    command('pause-clock', { session: 1 }, { time: timeAt(3) }),
  );
  expect(behind(paused, 30)).toBe(0);
});

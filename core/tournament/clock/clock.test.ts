import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { TournamentState } from '../state.ts';
import { openEvening, threeTableHowell } from '../testing/evening.ts';
import { type AnyCommand, command, continued, timeAt } from '../testing/given.ts';
import { historyView } from '../views/history.ts';
import { overview } from '../views/overview.ts';
import { deskView } from '../views/room.ts';
import { isStanding, millisecondsLeft, sessionEndsAt } from './clock.ts';

const MINUTE = 60_000;
const ms = (minute: number): number => Date.parse(timeAt(minute));
const session = 1;

const pause = (minute: number, about: { until?: string; message?: string } = {}): AnyCommand =>
  command('pause-clock', { session, ...about }, { time: timeAt(minute) });
const goOn = (minute: number): AnyCommand => command('resume-clock', { session }, { time: timeAt(minute) });
const extend = (minutes: number): AnyCommand =>
  command('extend-round', { session, round: 1, minutes, confirmed: ['unlikely-extension'] });

/** Two boards a round at 7 minutes each (RTP 2.2.5): 14 minutes, five rounds. */
const playing = openEvening(threeTableHowell());
const clockOf = (state: TournamentState) =>
  overview(state.tournament!, state.version).sessions[0]!.sections[0]!.clock!;
const left = (state: TournamentState, minute: number): number =>
  millisecondsLeft(clockOf(state), ms(minute)) / MINUTE;

describe('the clock of a round', () => {
  test('runs from the call for as long as its boards take (RTP 2.2.5)', () => {
    expect(left(playing, 0)).toBe(14);
    expect(left(playing, 4)).toBe(10);
    expect(left(playing, 16)).toBe(-2);
  });

  test('stands while it is paused, and every view says so alike', () => {
    const paused = continued(playing, pause(4));
    expect(left(paused, 3)).toBe(11);
    expect(left(paused, 4)).toBe(10);
    expect(left(paused, 60)).toBe(10);
    const table = see(paused, { role: 'director' }, { view: 'table', session, section: 'A', table: 2 });
    const desk = deskView(paused.tournament!, paused.version);
    expect(table).toMatchObject({ ok: true, value: { clock: clockOf(paused), pause: { since: timeAt(4) } } });
    expect(desk.room!.sections[0]!.clock).toEqual(clockOf(paused));
  });

  test('goes on where it stood: the end moves by the pause', () => {
    const resumed = continued(playing, pause(4), goOn(9));
    expect(clockOf(resumed).endsAt).toBe(timeAt(19));
    expect(left(resumed, 9)).toBe(10);
    expect(left(resumed, 12)).toBe(7);
  });

  test('adds up several pauses', () => {
    const twice = continued(playing, pause(4), goOn(9), pause(10), goOn(12));
    expect(clockOf(twice).endsAt).toBe(timeAt(21));
  });

  test('a break ends by itself at the time that was said', () => {
    const coffee = continued(playing, pause(4, { until: timeAt(14), message: 'Coffee' }));
    const clock = clockOf(coffee);
    expect(clock).toMatchObject({ endsAt: timeAt(24), pause: { until: timeAt(14), message: 'Coffee' } });
    expect(isStanding(clock.pause, ms(13))).toBe(true);
    expect(isStanding(clock.pause, ms(14))).toBe(false);
    expect(left(coffee, 13)).toBe(10);
    expect(left(coffee, 15)).toBe(9);
  });

  test('a device whose clock is a moment behind shows the time at which the clock stands, not the end that has moved', () => {
    const coffee = continued(playing, pause(4, { until: timeAt(14), message: 'Coffee' }));
    const behind = ms(4) - 800;
    expect(isStanding(clockOf(coffee).pause, behind)).toBe(true);
    expect(millisecondsLeft(clockOf(coffee), behind)).toBe(10 * 60_000);
  });

  test('a break may be ended early, and made longer while it lasts', () => {
    const coffee = pause(4, { until: timeAt(14), message: 'Coffee' });
    expect(clockOf(continued(playing, coffee, goOn(10))).endsAt).toBe(timeAt(20));
    const longer = continued(playing, coffee, pause(13, { until: timeAt(20), message: 'Coffee' }));
    expect(clockOf(longer)).toMatchObject({ endsAt: timeAt(30), pause: { since: timeAt(4) } });
  });

  test('a pause after the time was up gives nobody more time', () => {
    const late = continued(playing, pause(16), goOn(20));
    expect(clockOf(late).endsAt).toBe(timeAt(14));
    expect(left(continued(playing, pause(16)), 30)).toBe(-2);
  });

  test('gets minutes more, or fewer', () => {
    expect(clockOf(continued(playing, extend(5)))).toMatchObject({ minutes: 19, endsAt: timeAt(19) });
    expect(clockOf(continued(playing, extend(5), extend(-2)))).toMatchObject({ minutes: 17, extended: 3 });
    expect(clockOf(continued(playing, extend(-100))).minutes).toBe(1);
  });

  test('the next round has its whole time, whatever was paused before', () => {
    const next = continued(
      playing,
      pause(4),
      goOn(9),
      command('start-round', { session, round: 2 }, { time: timeAt(20) }),
    );
    expect(clockOf(next)).toMatchObject({ round: 2, endsAt: timeAt(34) });
    expect(clockOf(next).pause).toBeUndefined();
  });
});

test('a round that is called lets the clock go on', () => {
  const paused = continued(playing, pause(4));
  const next = continued(paused, command('start-round', { session, round: 2 }, { time: timeAt(20) }));
  expect(
    historyView(next)
      .lines.slice(0, 3)
      .map(({ code }) => code),
  ).toEqual(['round-started', 'round-ended', 'clock-resumed']);
  expect(left(next, 20)).toBe(14);
});

describe('the planned end of the session', () => {
  const end = (state: TournamentState, minute: number) => sessionEndsAt(clockOf(state), ms(minute));

  test('is that of the round and of the four to come', () => {
    expect(end(playing, 4)).toBe(timeAt(5 * 14));
  });

  test('moves with a pause, a break and an extension', () => {
    expect(end(continued(playing, pause(4)), 10)).toBe(timeAt(70 + 6));
    expect(end(continued(playing, pause(4), goOn(9)), 10)).toBe(timeAt(70 + 5));
    expect(end(continued(playing, pause(4, { until: timeAt(14) })), 5)).toBe(timeAt(70 + 10));
    expect(end(continued(playing, extend(5)), 1)).toBe(timeAt(70 + 5));
  });

  test('moves with a round that takes too long', () => {
    expect(end(playing, 20)).toBe(timeAt(70 + 6));
  });
});

test('RTP 2.2.5: no table is late while the clock stands', () => {
  const late = (state: TournamentState, minute: number) =>
    deskView(state.tournament!, 1, timeAt(minute)).room!.sections[0]!.tables.some((tile) => tile.late);
  expect(late(playing, 15)).toBe(true);
  expect(late(continued(playing, pause(4)), 15)).toBe(false);
  expect(late(continued(playing, pause(4), goOn(9)), 18)).toBe(false);
  expect(late(continued(playing, pause(4), goOn(9)), 20)).toBe(true);
  expect(late(continued(playing, extend(5)), 18)).toBe(false);
});

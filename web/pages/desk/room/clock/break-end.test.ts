import { expect, test } from 'vitest';
import { breakEnd, timeOfDay } from './break-end.ts';

const at = (hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 2, 14, hours, minutes, seconds).getTime();

test('a break ends at the time of day that was said', () => {
  expect(breakEnd('21:40', at(21, 25))).toBe(new Date(at(21, 40)).toISOString());
});

test('after midnight when that time has passed today', () => {
  expect(breakEnd('00:10', at(23, 55))).toBe(new Date(2026, 2, 15, 0, 10).toISOString());
});

test.each(['', '9', 'soon'])('“%s” is no time', (time) => {
  expect(breakEnd(time, at(21, 25))).toBeUndefined();
});

test('ten minutes from 21:25 and 20 seconds is 21:36: nobody is given less', () => {
  expect(timeOfDay(at(21, 25, 20) + 10 * 60_000)).toBe('21:36');
  expect(timeOfDay(at(21, 25) + 10 * 60_000)).toBe('21:35');
});

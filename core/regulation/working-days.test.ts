import { expect, test } from 'vitest';
import { isWorkingDay, workingDayAfter } from './working-days.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`) / (24 * 60 * 60_000);
const text = (number: number): string => new Date(number * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('RTP 3.8.1: told on Monday 9 June 2014, the first working day is Wednesday: the 10th is a holiday', () => {
  expect(text(workingDayAfter(day('2014-06-09')))).toBe('2014-06-11');
});

test.each([
  ['2026-04-03', false, 'Good Friday'],
  ['2026-04-06', true, 'Easter Monday is no national holiday'],
  ['2026-06-04', false, 'Corpus Christi'],
  ['2014-06-19', true, 'Corpus Christi was suspended from 2013 to 2015'],
  ['2026-10-05', false, '5 October'],
  ['2015-10-05', true, 'suspended too'],
  ['2026-03-14', false, 'a Saturday'],
  ['2026-03-15', false, 'a Sunday'],
  ['2026-03-16', true, 'a Monday'],
  ['2026-12-25', false, 'Christmas'],
])('%s: %s (%s)', (date, works) => {
  expect(isWorkingDay(day(date))).toBe(works);
});

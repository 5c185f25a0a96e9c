import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';

const CALLED = '2026-03-14T15:00:00.000Z';
const at = (time: string) => Date.parse(`2026-03-14T${time}Z`);

test('D18, RTP 2.3.5.1: 30 minutes are not more than 30; from the 31st on it is a no-show', () => {
  expect(lateness(CALLED, at('15:30:59'), 30)).toEqual({ minutes: 30, outFrom: at('15:31:00') });
  expect(lateness(CALLED, at('15:31:00'), 30).minutes).toBe(31);
});

test('ROP 6.11: over 20 minutes the director decides; nobody is late before the start', () => {
  expect(lateness(CALLED, at('14:58:00'), 20)).toEqual({ minutes: 0, outFrom: at('15:21:00') });
});

import { expect, test } from 'vitest';
import { ServerTime } from './server-time.ts';

const NOON = Date.parse('2026-03-14T12:00:00Z');
const dateOf = (moment: number): string => new Date(moment).toUTCString();

test('a device whose clock is right goes by it, however long answers take', () => {
  const time = new ServerTime(() => NOON);
  time.hear(dateOf(NOON - 1900));
  expect(time.now()).toBe(NOON);
});

test.each([-180_000, 240_000])('a device that is %d ms from the server goes by the server', (off) => {
  let own = NOON;
  const time = new ServerTime(() => own);
  time.hear(dateOf(NOON + off));
  expect(time.now()).toBe(NOON + off);
  own += 60_000;
  expect(time.now()).toBe(NOON + off + 60_000);
});

test('it stays where it is while answers differ only by the time they take', () => {
  const time = new ServerTime(() => NOON);
  time.hear(dateOf(NOON + 100_000));
  time.hear(dateOf(NOON + 98_000));
  expect(time.now()).toBe(NOON + 100_000);
  time.hear(dateOf(NOON));
  expect(time.now()).toBe(NOON);
});

test.each([null, '', 'yesterday'])('%s tells nothing', (date) => {
  const time = new ServerTime(() => NOON);
  time.hear(date);
  expect(time.now()).toBe(NOON);
});

import { expect, test } from 'vitest';
import { durationText, timeLeft } from './time-left.ts';

const START = '2026-03-14T20:00:00.000Z';
const END = '2026-03-14T20:20:00.000Z';
const at = (minutes: number) => Date.parse(START) + minutes * 60_000;

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, { over: false, text: '20:00', gone: 0 }],
  [5, { over: false, text: '15:00', gone: 0.25 }],
  [20, { over: false, text: '0:00', gone: 1 }],
  [22, { over: true, text: '2:00', gone: 1 }],
])('after %d of 20 minutes', (minutes, left) => {
  expect(timeLeft(START, END, at(minutes))).toEqual(left);
});

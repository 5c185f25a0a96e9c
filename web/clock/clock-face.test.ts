import type { Clock } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { clockFace, durationText } from './clock-face.ts';

const at = (minutes: number) => Date.parse('2026-03-14T20:00:00.000Z') + minutes * 60_000;
const time = (minutes: number) => new Date(at(minutes)).toISOString();
const CLOCK: Clock = {
  round: 3,
  rounds: 9,
  startedAt: time(0),
  endsAt: time(20),
  minutes: 20,
  minutesToCome: 120,
};

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, { state: 'running', text: '20:00', minutes: 20, gone: 0, moveTo: 3 }],
  [5, { state: 'running', text: '15:00', minutes: 15, gone: 0.25 }],
  [15, { state: 'warning', text: '5:00', minutes: 5, gone: 0.75 }],
  [20, { state: 'over', text: '0:00', minutes: 0, gone: 1 }],
  [22, { state: 'over', text: '2:00', minutes: 0, gone: 1 }],
] as const)('after %d of 20 minutes', (minutes, face) => {
  expect(clockFace(CLOCK, at(minutes))).toEqual(face);
});

test.each([
  ['the next segment of the same match', { round: 4, rounds: 7, segment: 1, segments: 2 }, 4, 2],
  ['the first of the next round', { round: 4, rounds: 7, segment: 2, segments: 2 }, 5, 1],
])('after a segment everybody moves to %s', (_where, match, round, segment) => {
  const ended: Clock = { ...CLOCK, match, endedAt: time(20) };
  expect(clockFace(ended, at(21)).moveToMatch).toMatchObject({ round, segment });
});

test('a clock that stands shows what was left', () => {
  const standing: Clock = { ...CLOCK, pause: { since: time(8), left: 12 * 60_000 } };
  expect(clockFace(standing, at(8))).toMatchObject({ state: 'standing', text: '12:00', gone: 0.4 });
  expect(clockFace(standing, at(90))).toMatchObject({ state: 'standing', text: '12:00', gone: 0.4 });
});

test('a round that is over calls the move to the next, the last one to none', () => {
  const over: Clock = { ...CLOCK, endedAt: time(19) };
  expect(clockFace(over, at(19))).toMatchObject({ state: 'ended', moveTo: 4 });
  expect(clockFace({ ...over, round: 9 }, at(19))).not.toHaveProperty('moveTo');
});

test('the first round is no move, and a minute later nobody is called any more', () => {
  expect(clockFace({ ...CLOCK, round: 1 }, at(0))).not.toHaveProperty('moveTo');
  expect(clockFace(CLOCK, at(1))).not.toHaveProperty('moveTo');
});

test('a round of ten minutes has no warning after the first half', () => {
  const short: Clock = { ...CLOCK, minutes: 10, endsAt: time(10) };
  expect(clockFace(short, at(6)).state).toBe('running');
});

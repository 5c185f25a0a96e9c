import { expect, test } from 'vitest';
import { Attempts } from './attempts.ts';

const SECOND = 1_000;

test('five mistakes are free; then each doubles the wait, up to five minutes', () => {
  let now = 0;
  const attempts = new Attempts(() => now);
  const waits: number[] = [];
  for (let mistake = 0; mistake < 16; mistake++) {
    attempts.wrong('phone');
    const wait = attempts.secondsToWait('phone');
    waits.push(wait);
    now += wait * SECOND;
    expect(attempts.secondsToWait('phone')).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300]);
});

test('it is counted for each by itself, and forgotten after success or a quarter of an hour', () => {
  let now = 0;
  const attempts = new Attempts(() => now);
  for (let mistake = 0; mistake < 8; mistake++) attempts.wrong('phone');
  expect(attempts.secondsToWait('phone')).toBeGreaterThan(0);
  expect(attempts.secondsToWait('other')).toBe(0);
  attempts.right('phone');
  expect(attempts.secondsToWait('phone')).toBe(0);
  for (let mistake = 0; mistake < 8; mistake++) attempts.wrong('phone');
  now += 16 * 60 * SECOND;
  attempts.wrong('phone');
  expect(attempts.secondsToWait('phone')).toBe(0);
});

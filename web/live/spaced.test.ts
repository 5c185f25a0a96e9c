import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Spaced } from './spaced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first is done at once, those that follow closely once together, and nothing when nobody asks', () => {
  let done = 0;
  const spaced = new Spaced(100, () => done++);
  spaced.ask();
  expect(done).toBe(1);
  for (let asked = 0; asked < 5; asked++) spaced.ask();
  vi.advanceTimersByTime(99);
  expect(done).toBe(1);
  vi.advanceTimersByTime(1);
  expect(done).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(done).toBe(2);
  spaced.ask();
  expect(done).toBe(3);
});

test('what is forgotten is not done', () => {
  let done = 0;
  const spaced = new Spaced(100, () => done++);
  spaced.ask();
  spaced.ask();
  spaced.forget();
  vi.advanceTimersByTime(1000);
  expect(done).toBe(1);
});

import { expect, test, vi } from 'vitest';
import { Background } from './background.ts';

function observed() {
  const told: string[] = [];
  const background = new Background((what, error) => told.push(`${what}: ${(error as Error).message}`));
  return { told, background };
}

test('what fails in the background is reported and ends nothing, now, later or again and again', async () => {
  vi.useFakeTimers();
  const { told, background } = observed();
  const fail = (): never => {
    throw new Error('broken');
  };
  background.run('now', fail);
  background.run('meanwhile', async () => fail());
  background.later('later', 10, async () => fail());
  const again = background.every('again', 10, fail);
  await vi.advanceTimersByTimeAsync(25);
  clearInterval(again);
  vi.useRealTimers();
  expect(told.sort()).toEqual([
    'again: broken',
    'again: broken',
    'later: broken',
    'meanwhile: broken',
    'now: broken',
  ]);
});

test('what goes well is not mentioned', async () => {
  const { told, background } = observed();
  const done: string[] = [];
  background.run('now', () => done.push('now'));
  background.run('meanwhile', async () => done.push('meanwhile'));
  await new Promise(setImmediate);
  expect(done).toEqual(['now', 'meanwhile']);
  expect(told).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { type InSteps, inOneGo, inTurn } from './in-steps.ts';

/** Steps that take a while each. */
function* busy(steps: number, milliseconds: number): InSteps<string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('others have their turn between the steps of long work', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const { value, took } = await inTurn(busy(10, 11));
  clearInterval(timer);
  expect(value).toBe('done');
  expect(took).toBeGreaterThanOrEqual(110);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('short work is not interrupted, nor is any that is done in one go', async () => {
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  // However long a busy machine makes of it.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await inTurn(busy(3, 0));
  clock.mockRestore();
  expect(inOneGo(busy(3, 12))).toBe('done');
  expect(turned).toBe(false);
});

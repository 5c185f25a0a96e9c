import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and the order in which it began. */
function bench() {
  const queue = new FairQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (lane: string, options = {}) =>
    queue.run(
      lane,
      () => {
        begun.push(lane);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      options,
    );
  /** Ends one and lets the next begin. */
  async function endOne(): Promise<void> {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { add, begun, endOne };
}

test('a flood from one address waits behind itself: somebody else is next but one', async () => {
  const { add, begun, endOne } = bench();
  const taken = Array.from({ length: 160 }, () => add('flood'));
  expect(taken.filter((each) => each !== undefined)).toHaveLength(9); // four at once, five waiting
  add('director');
  await endOne();
  await endOne();
  expect(begun).toEqual(['flood', 'flood', 'flood', 'flood', 'flood', 'director']);
});

test('when 200 addresses wait no other comes in, but a device that is known does', async () => {
  const { add } = bench();
  for (let address = 0; address < 204; address++) expect(add(`address ${address}`)).toBeDefined();
  expect(add('one more')).toBeUndefined();
  expect(add('known', { reserved: true })).toBeDefined();
});

test('what throws makes room as well', async () => {
  const queue = new FairQueue();
  const failing = Array.from({ length: 4 }, () =>
    queue.run('lane', async () => {
      throw new Error('no');
    }),
  );
  for (const each of failing) await expect(each).rejects.toThrow('no');
  expect(await queue.run('lane', async () => 'done')).toBe('done');
});

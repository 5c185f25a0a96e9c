import { expect, test, vi } from 'vitest';
import { Background } from '../background.ts';
import type { Store } from '../storage/index.ts';
import { Hosts } from './hosts.ts';

test('a server is there soon, however much is left over of the one before it', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const store = {
    facts: {
      watch: () => () => {},
      streams: () => {
        asked += 1;
        return new Promise(() => {}); // hundreds of tournaments, on a slow disk
      },
    },
    summaries: { all: async () => [], players: async () => [] },
    solved: { unfinished: async () => [] },
    leases: { take: async () => true },
    believedMs: 5_000,
  } as unknown as Store;
  const solver = { width: 1, solve: async () => undefined, close: async () => {} };
  const hosts = new Hosts(store, new Background(() => {}), solver);
  let isThere = false;
  const starting = hosts.start().then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect([asked, isThere]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(10_000);
  await starting;
  expect(isThere).toBe(true);
  vi.useRealTimers();
});

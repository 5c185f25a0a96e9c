import type { Views } from 'naipe/tournament';
import { expect, test } from 'vitest';
import type { Answer, ViewAnswer } from './client.ts';
import { NO_CONNECTION } from './refusal.ts';
import { createViewCache } from './view-cache.ts';

const ADDRESS = '/views/entries';
const view = (count: number): Views['entries'] => ({ entries: Array.from({ length: count }, () => ENTRY) });
const ENTRY = {
  contestant: '1',
  kind: 'pair',
  name: 'Ana Alfa, Bruno Beta',
  players: [{ name: 'Ana Alfa' }, { name: 'Bruno Beta' }],
  stationary: false,
  withdrawn: false,
  seats: [],
} as const;

const fresh = (count: number): Answer<ViewAnswer> => ({
  ok: true,
  value: { unchanged: false, view: view(count), etag: `"v${count}"` },
});
const LOST: Answer<ViewAnswer> = { ok: false, error: NO_CONNECTION, status: 0 };

function cacheOf(...answers: readonly Answer<ViewAnswer>[]) {
  const left = [...answers];
  const etags: (string | null)[] = [];
  const cache = createViewCache({
    view: async (_tournament, _address, etag) => {
      etags.push(etag);
      return left.shift() ?? { ok: true, value: { unchanged: true } };
    },
  });
  return { cache, etags };
}

test('what was read is held, and asked for by its version the next time', async () => {
  const { cache, etags } = cacheOf(fresh(1));
  expect(cache.read('t', ADDRESS)).toEqual({});
  await cache.refresh('t', ADDRESS);
  const held = cache.read('t', ADDRESS);
  expect(held.view).toEqual(view(1));
  await cache.refresh('t', ADDRESS);
  expect(cache.read('t', ADDRESS)).toBe(held);
  expect(etags).toEqual([null, '"v1"']);
});

test('a lost connection leaves what was known, and is forgotten when it is back', async () => {
  const { cache } = cacheOf(fresh(1), LOST);
  await cache.refresh('t', ADDRESS);
  await cache.refresh('t', ADDRESS);
  expect(cache.read('t', ADDRESS)).toEqual({ view: view(1), refusal: NO_CONNECTION });
  await cache.refresh('t', ADDRESS);
  expect(cache.read('t', ADDRESS)).toEqual({ view: view(1) });
});

test('several who show the same read it once for each beat of the feed', async () => {
  const { cache, etags } = cacheOf(fresh(1));
  await Promise.all([cache.refresh('t', ADDRESS, 1), cache.refresh('t', ADDRESS, 1)]);
  expect(etags).toHaveLength(1);
  await cache.refresh('t', ADDRESS, 2);
  expect(etags).toHaveLength(2);
});

test('a change during the reading is read once more', async () => {
  const { cache, etags } = cacheOf(fresh(1), fresh(2));
  const first = cache.refresh('t', ADDRESS, 1);
  void cache.refresh('t', ADDRESS, 2);
  void cache.refresh('t', ADDRESS, 3);
  await first;
  expect(etags).toHaveLength(2);
  expect(cache.read('t', ADDRESS).view).toEqual(view(2));
});

test('somebody else signs in: nothing is left, and what is in view is read anew', async () => {
  const { cache, etags } = cacheOf(fresh(1), fresh(2));
  await cache.refresh('t', ADDRESS);
  let told = 0;
  cache.subscribe('t', ADDRESS, () => told++);
  cache.forgetAll();
  expect(cache.read('t', ADDRESS)).toEqual({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(etags).toEqual([null, null]);
  expect(cache.read('t', ADDRESS).view).toEqual(view(2));
  expect(told).toBe(2);
});

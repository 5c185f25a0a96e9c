import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Background } from '../background.ts';
import { openSqliteStore, type Store } from '../storage/index.ts';
import { SignIns } from './sign-ins.ts';

const HOUR = 60 * 60_000;
const TABLE = { role: 'table', tournament: 'club', session: 1, section: 'A', table: 1 } as const;

let folder: string;
let store: Store;
let now: number;
let signIns: SignIns;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-sign-ins-'));
  store = orThrow(openSqliteStore(folder));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = Date.parse('2026-03-14T20:00:00.000Z');
  const background = new Background((what, error) => {
    throw new Error(what, { cause: error });
  });
  signIns = new SignIns(store, background, () => now);
});

afterEach(async () => {
  vi.useRealTimers();
  await signIns.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a table is signed in for two days, and what hangs on it ends by itself when they are over', async () => {
  const { token } = await signIns.signIn(TABLE, '');
  const ended = vi.fn();
  signIns.whenEnded((await signIns.of(token))!.id, ended);
  now += 48 * HOUR - 1;
  vi.advanceTimersByTime(HOUR);
  await new Promise(setImmediate);
  expect([(await signIns.of(token))?.as, ended.mock.calls.length]).toEqual([TABLE, 0]);
  now += 1;
  expect(await signIns.of(token)).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(await signIns.list()).toEqual([]);
});

test('who is ended is nobody at once, on what is kept in memory too, and no other with him', async () => {
  const [one, two] = [await signIns.signIn(TABLE, ''), await signIns.signIn({ ...TABLE, table: 2 }, '')];
  const { id } = (await signIns.of(one.token))!;
  expect(await signIns.end((each) => each.id === id)).toBe(1);
  expect([await signIns.of(one.token), (await signIns.of(two.token))?.as]).toEqual([
    undefined,
    { ...TABLE, table: 2 },
  ]);
});

test('what the database holds lets nobody in', async () => {
  const { token } = await signIns.signIn(TABLE, '');
  const rows = JSON.stringify(await store.signIns.all());
  expect(rows).not.toContain(token);
});

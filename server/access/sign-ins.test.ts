import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Background } from '../background.ts';
import { CommitQueue, type OpenDatabase, openDatabase } from '../storage/index.ts';
import { SignIns } from './sign-ins.ts';

const HOUR = 60 * 60_000;
const TABLE = { role: 'table', tournament: 'club', session: 1, section: 'A', table: 1 } as const;

let folder: string;
let opened: OpenDatabase;
let now: number;
let signIns: SignIns;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-sign-ins-'));
  opened = orThrow(openDatabase(join(folder, 'naipe.sqlite')));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = Date.parse('2026-03-14T20:00:00.000Z');
  const background = new Background((what, error) => {
    throw new Error(what, { cause: error });
  });
  signIns = new SignIns(opened.database, new CommitQueue(opened.database), background, () => now);
});

afterEach(async () => {
  vi.useRealTimers();
  await signIns.close();
  opened.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a table is signed in for two days, and what hangs on it ends by itself when they are over', async () => {
  const { token } = await signIns.signIn(TABLE, '');
  const ended = vi.fn();
  signIns.whenEnded(signIns.of(token)!.id, ended);
  now += 48 * HOUR - 1;
  vi.advanceTimersByTime(HOUR);
  await new Promise(setImmediate);
  expect([signIns.of(token)?.as, ended.mock.calls.length]).toEqual([TABLE, 0]);
  now += 1;
  expect(signIns.of(token)).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(signIns.list()).toEqual([]);
});

test('who is ended is nobody at once, on what is kept in memory too, and no other with him', async () => {
  const [one, two] = [await signIns.signIn(TABLE, ''), await signIns.signIn({ ...TABLE, table: 2 }, '')];
  const id = signIns.of(one.token)!.id;
  expect(await signIns.end((each) => each.id === id)).toBe(1);
  expect([signIns.of(one.token), signIns.of(two.token)?.as]).toEqual([undefined, { ...TABLE, table: 2 }]);
});

test('what the database holds lets nobody in', async () => {
  const { token } = await signIns.signIn(TABLE, '');
  const rows = JSON.stringify(opened.database.prepare('SELECT * FROM sign_in').all());
  expect(rows).not.toContain(token);
});

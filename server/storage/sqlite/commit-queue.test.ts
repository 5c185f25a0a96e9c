import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

let folder: string;
let file: string;
let opened: OpenDatabase;
let queue: CommitQueue;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-queue-'));
  file = join(folder, 'naipe.sqlite');
  opened = orThrow(openDatabase(file));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queue = new CommitQueue(opened.database);
});
afterEach(() => {
  vi.useRealTimers();
  opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = () => {
  const written = queue.write(() =>
    opened.database.exec('INSERT INTO room (filler) VALUES (zeroblob(9000))'),
  );
  queue.flush();
  return written;
};
const log = () => statSync(`${file}-wal`).size;

test('what the log holds goes into the file when nothing is written for a while, and not before', async () => {
  await write();
  vi.advanceTimersByTime(2_000);
  await write();
  vi.advanceTimersByTime(2_000);
  const [before, whole] = [log(), statSync(file).size];
  expect(before).toBeGreaterThan(0);
  vi.advanceTimersByTime(2_000);
  expect([log(), statSync(file).size > whole]).toEqual([0, true]);
});

test('a damaged file is left as it is, however long nothing is written', async () => {
  await write();
  const [before, whole] = [log(), statSync(file).size];
  queue.giveUp();
  vi.advanceTimersByTime(60_000);
  expect([log(), statSync(file).size]).toEqual([before, whole]);
});

test('a disk that was full and has room again is in no trouble a while later, though nobody writes', async () => {
  opened.database.pragma('max_page_count = 1');
  await expect(write()).rejects.toMatchObject({ trouble: 'full' });
  expect(queue.trouble).toBe('full');
  opened.database.pragma('max_page_count = 4294967294');
  for (let moment = 0; moment < 4; moment++) {
    vi.advanceTimersByTime(2_000);
    queue.flush();
    await Promise.resolve();
  }
  expect(queue.trouble).toBeUndefined();
});

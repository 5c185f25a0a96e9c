import { copyFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileInMemory } from './file-in-memory.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-memory-'));
  file = join(folder, 'some.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Ten commits of which the first five are in the file and all later ones only in its log, as a killed program leaves it. */
function killed(): string {
  const live = new Database(join(folder, 'live.sqlite'));
  live.pragma('journal_mode = WAL');
  live.pragma('wal_autocheckpoint = 0');
  live.exec('CREATE TABLE line (number INTEGER, text TEXT)');
  const write = live.prepare('INSERT INTO line VALUES (?, ?)');
  for (let number = 1; number <= 10; number++) {
    write.run(number, `${number}`.repeat(3_000));
    if (number === 5) live.pragma('wal_checkpoint(TRUNCATE)');
  }
  for (const ending of ['', '-wal']) copyFileSync(join(folder, `live.sqlite${ending}`), file + ending);
  live.close();
  return file;
}

const numbersIn = (): unknown[] => {
  const database = new Database(fileInMemory(file));
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    return database.prepare('SELECT number FROM line ORDER BY number').pluck().all();
  } finally {
    database.close();
  }
};

test('what is only in the log is read with what is in the file', () => {
  killed();
  expect(numbersIn()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('without its log the file is read as it stands', () => {
  rmSync(`${killed()}-wal`);
  expect(numbersIn()).toEqual([1, 2, 3, 4, 5]);
});

test('of a log that was cut, what was committed before the cut', () => {
  killed();
  for (const cut of [40_000, 20_000, 33, 31]) {
    copyFileSync(`${file}-wal`, `${file}-whole`);
    truncateSync(`${file}-wal`, cut);
    const numbers = numbersIn();
    // As SQLite itself reads the same two files.
    for (const ending of ['', '-wal']) copyFileSync(file + ending, join(folder, `other.sqlite${ending}`));
    const other = new Database(join(folder, 'other.sqlite'));
    expect(numbers).toEqual(other.prepare('SELECT number FROM line ORDER BY number').pluck().all());
    other.close();
    copyFileSync(`${file}-whole`, `${file}-wal`);
  }
});

test('a log begun anew: what is left of the one before does not count', () => {
  const live = new Database(join(folder, 'live.sqlite'));
  live.pragma('journal_mode = WAL');
  live.pragma('wal_autocheckpoint = 0');
  live.exec('CREATE TABLE line (number INTEGER, text TEXT)');
  const write = live.prepare('INSERT INTO line VALUES (?, ?)');
  for (let number = 1; number <= 5; number++) write.run(number, 'x'.repeat(5_000));
  live.pragma('wal_checkpoint(RESTART)');
  live.prepare('DELETE FROM line WHERE number < 5').run();
  for (const ending of ['', '-wal']) copyFileSync(join(folder, `live.sqlite${ending}`), file + ending);
  live.close();
  expect(numbersIn()).toEqual([5]);
});

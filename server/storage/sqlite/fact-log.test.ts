import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FactLog } from '../../facts/index.ts';
import { fact, keepsTheContract } from '../../facts/testing/fact-log-contract.ts';
import { openSqliteFactLog } from './fact-log.ts';

describe('facts in SQLite', () => {
  keepsTheContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-facts-'));
    return {
      open: async () => orThrow(openSqliteFactLog(join(folder, 'deep', 'naipe.sqlite'))),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  });
});

describe('the file', () => {
  let folder: string;
  let file: string;
  let log: FactLog;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'naipe-facts-'));
    file = join(folder, 'naipe.sqlite');
    log = orThrow(openSqliteFactLog(file));
  });

  afterEach(async () => {
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is held by one log at a time', async () => {
    expect(openSqliteFactLog(file)).toMatchObject({ ok: false, error: { code: 'in-use' } });
    await log.close();
    log = orThrow(openSqliteFactLog(file));
    expect(await log.read('club')).toEqual([]);
  });

  test('does not let a fact be changed or removed', async () => {
    orThrow(await log.append('club', 0, [fact('a')]));
    await log.close();
    const database = new Database(file);
    expect(() => database.exec("UPDATE fact SET actor = 'x'")).toThrow('never changed');
    expect(() => database.exec('DELETE FROM fact')).toThrow('never removed');
    database.close();
  });

  test('is refused when a newer Naipe wrote it', async () => {
    await log.close();
    const database = new Database(file);
    database.pragma('user_version = 999');
    database.close();
    expect(openSqliteFactLog(file)).toMatchObject({ ok: false, error: { code: 'newer-schema' } });
  });

  test('is refused when it is something else, or cannot be made', () => {
    const text = join(folder, 'letter.txt');
    writeFileSync(text, 'Dear director, '.repeat(500));
    expect(openSqliteFactLog(text)).toMatchObject({ ok: false, error: { code: 'not-ours' } });
    expect(openSqliteFactLog(join(text, 'naipe.sqlite'))).toMatchObject({
      ok: false,
      error: { code: 'cannot-open' },
    });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { orThrow } from 'naipe/base';
import { expect, test } from 'vitest';
import { SignIns } from '../../access/index.ts';
import { Background } from '../../background.ts';
import { CommitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { SqliteDirectors } from './directors.ts';
import { SqliteSignIns } from './sign-ins.ts';

test('the one password of an older file is that of a director called Director, who stays signed in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naipe-schema-'));
  const file = join(folder, 'naipe.sqlite');
  const old = new Database(file);
  old.exec(`
    CREATE TABLE fact (
      stream TEXT NOT NULL, sequence INTEGER NOT NULL, time TEXT NOT NULL, actor TEXT NOT NULL, cause TEXT NOT NULL,
      type TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (stream, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER fact_is_final BEFORE UPDATE ON fact BEGIN SELECT RAISE(ABORT, 'A fact is never changed.'); END;
    CREATE TRIGGER fact_stays BEFORE DELETE ON fact BEGIN SELECT RAISE(ABORT, 'A fact is never removed.'); END;
    CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE sign_in (token_hash TEXT PRIMARY KEY, who TEXT NOT NULL, expires TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO secret VALUES ('director-password', 'a hash'), ('join-codes', 'kept');
    INSERT INTO sign_in VALUES
      ('one', '{"role":"director"}', '2999-01-01T00:00:00.000Z'),
      ('two', '{"role":"player","tournament":"t","pair":"7"}', '2999-01-01T00:00:00.000Z');
    PRAGMA user_version = 2;
  `);
  old.close();
  const { database, close } = orThrow(openDatabase(file));
  const directors = new SqliteDirectors(database);
  expect(await directors.names()).toEqual(['Director']);
  expect(await directors.passwordHash('Director')).toBe('a hash');
  expect(database.prepare('SELECT name FROM secret').pluck().all()).toEqual(['join-codes']);
  const kept = new SignIns(
    { signIns: new SqliteSignIns(database, new CommitQueue(database)), believedMs: Number.POSITIVE_INFINITY },
    new Background(expect.unreachable),
  );
  const signIns = await kept.list();
  expect(new Set(signIns.map(({ id }) => id)).size).toBe(2);
  expect(signIns.map(({ as }) => as)).toEqual(
    expect.arrayContaining([
      { role: 'director', name: 'Director' },
      { role: 'player', tournament: 't', pair: '7' },
    ]),
  );
  // It sweeps once a minute, and would look for a database that is gone.
  await kept.close();
  close();
  rmSync(folder, { recursive: true });
});

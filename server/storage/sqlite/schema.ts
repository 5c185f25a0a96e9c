import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { chainFacts } from './chain-facts.ts';

type Migration = string | ((database: Database) => void);

const FACT_TRIGGERS = `
   CREATE TRIGGER fact_is_final BEFORE UPDATE ON fact
     BEGIN SELECT RAISE(ABORT, 'A fact is never changed.'); END;
   CREATE TRIGGER fact_stays BEFORE DELETE ON fact
     BEGIN SELECT RAISE(ABORT, 'A fact is never removed.'); END;`;

/**
 * What brings a file from one schema version to the next, in order. Entries are never changed once released:
 * a new version is a new entry.
 */
const MIGRATIONS: readonly Migration[] = [
  `CREATE TABLE fact (
     stream TEXT NOT NULL,
     sequence INTEGER NOT NULL CHECK (sequence >= 1),
     time TEXT NOT NULL,
     actor TEXT NOT NULL,
     cause TEXT NOT NULL,
     type TEXT NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (stream, sequence)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX fact_by_cause ON fact (stream, cause);
   ${FACT_TRIGGERS}`,
  `CREATE TABLE secret (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE sign_in (
     token_hash TEXT PRIMARY KEY,
     who TEXT NOT NULL,
     expires TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tournament_summary (
     stream TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     name TEXT NOT NULL,
     date TEXT NOT NULL,
     status TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE known_player (
     stream TEXT NOT NULL,
     name TEXT NOT NULL,
     id TEXT NOT NULL,
     date TEXT NOT NULL,
     PRIMARY KEY (stream, name, id)
   ) STRICT, WITHOUT ROWID;`,
  // Directors have names. The one password of before is that of a director called Director.
  `CREATE TABLE director (
     name TEXT PRIMARY KEY,
     password_hash TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO director SELECT 'Director', value FROM secret WHERE name = 'director-password';
   DELETE FROM secret WHERE name = 'director-password';
   ALTER TABLE sign_in RENAME TO nameless_sign_in;
   CREATE TABLE sign_in (
     token_hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     who TEXT NOT NULL,
     device TEXT NOT NULL,
     since TEXT NOT NULL,
     seen TEXT NOT NULL,
     expires TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO sign_in
     SELECT token_hash, lower(hex(randomblob(9))),
       CASE json_extract(who, '$.role') WHEN 'director' THEN json_set(who, '$.name', 'Director') ELSE who END,
       '', strftime('%Y-%m-%dT%H:%M:%fZ'), strftime('%Y-%m-%dT%H:%M:%fZ'), expires
     FROM nameless_sign_in;
   DROP TABLE nameless_sign_in;
   CREATE TABLE code_renewal (
     tournament TEXT NOT NULL,
     what TEXT NOT NULL,
     times INTEGER NOT NULL,
     PRIMARY KEY (tournament, what)
   ) STRICT, WITHOUT ROWID;`,
  (database) => {
    database.exec(`
      DROP TRIGGER fact_is_final;
      DROP TRIGGER fact_stays;
      ALTER TABLE fact ADD COLUMN hash TEXT NOT NULL DEFAULT '';`);
    chainFacts(database);
    database.exec(`
      ${FACT_TRIGGERS}
      CREATE TABLE epoch (
        epoch TEXT PRIMARY KEY
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE storage_notice (
        id INTEGER PRIMARY KEY,
        time TEXT NOT NULL,
        finding TEXT NOT NULL
      ) STRICT;
      CREATE TABLE removal (
        id INTEGER PRIMARY KEY,
        time TEXT NOT NULL,
        actor TEXT NOT NULL,
        kind TEXT NOT NULL,
        reason TEXT NOT NULL,
        stream TEXT NOT NULL,
        facts INTEGER NOT NULL,
        chain TEXT NOT NULL
      ) STRICT;
      CREATE TABLE room (
        filler BLOB NOT NULL
      ) STRICT;`);
    renewEpoch(database);
  },
  // What was erased or removed: nothing had been yet. Until it is swept, the bytes may still lie in the file.
  `DROP TABLE removal;
   CREATE TABLE removal (
     id INTEGER PRIMARY KEY,
     time TEXT NOT NULL,
     actor TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('person', 'tournament')),
     stream TEXT NOT NULL,
     date TEXT NOT NULL,
     facts INTEGER NOT NULL,
     chain TEXT NOT NULL,
     swept INTEGER NOT NULL DEFAULT 0
   ) STRICT;`,
  // What can be made of deals, and tournaments where that is still to be worked out: it follows from the facts.
  `CREATE TABLE solved_deal (
     stream TEXT NOT NULL,
     asked TEXT NOT NULL,
     answer TEXT NOT NULL,
     PRIMARY KEY (stream, asked)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE unsolved (
     stream TEXT PRIMARY KEY
   ) STRICT, WITHOUT ROWID;`,
  // A deal is looked for in other tournaments (Law 6D2).
  'CREATE INDEX solved_deal_asked ON solved_deal (asked);',
];

export const SCHEMA_VERSION = MIGRATIONS.length;
/** Since when facts have hashes. */
const CHAINED_SINCE = 4;

const versionOf = (database: Database): number => Number(database.pragma('user_version', { simple: true }));

/** An older file, only read and not brought to this schema, has no hashes. */
export const isChained = (database: Database): boolean => versionOf(database) >= CHAINED_SINCE;

/** Lets facts be written anew or taken away, which nothing else may; only within a transaction. */
export function unlockFacts<T>(database: Database, work: () => T): T {
  database.exec('DROP TRIGGER fact_is_final; DROP TRIGGER fact_stays;');
  const done = work();
  database.exec(FACT_TRIGGERS);
  return done;
}

/** Brings the file to this program's schema, in one transaction; refuses one that a newer Naipe wrote. */
export function migrate(database: Database, file: string): Result<void> {
  const version = versionOf(database);
  if (version > SCHEMA_VERSION) return fail(writtenByNewer(file));
  if (version === SCHEMA_VERSION) return ok(undefined);
  database.transaction(() => {
    for (const migration of MIGRATIONS.slice(version)) {
      if (typeof migration === 'string') database.exec(migration);
      else migration(database);
    }
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
  return ok(undefined);
}

export const writtenByNewer = (file: string): Fault => ({
  code: 'newer-schema',
  message: `${file} was written by a newer version of Naipe. Use that version, or another data folder.`,
});

/**
 * The name of this database. One that was restored, or that lost something, has another: numbers of facts and tags
 * that somebody remembers of the one before say nothing of this one. To be asked for again and again.
 */
export function epochIn(database: Database): () => string {
  const find = database.prepare<[], string>('SELECT epoch FROM epoch').pluck();
  return () => find.get() ?? '';
}

export function renewEpoch(database: Database): void {
  database.exec('DELETE FROM epoch');
  database.prepare<[string]>('INSERT INTO epoch (epoch) VALUES (?)').run(randomBytes(6).toString('hex'));
}

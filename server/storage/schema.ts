import type { Database } from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';

/**
 * What brings a file from one schema version to the next, in order. Entries are never changed once released:
 * a new version is a new entry.
 */
const MIGRATIONS: readonly string[] = [
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
   CREATE TRIGGER fact_is_final BEFORE UPDATE ON fact
     BEGIN SELECT RAISE(ABORT, 'A fact is never changed.'); END;
   CREATE TRIGGER fact_stays BEFORE DELETE ON fact
     BEGIN SELECT RAISE(ABORT, 'A fact is never removed.'); END;`,
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
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the file to this program's schema, in one transaction; refuses one that a newer Naipe wrote. */
export function migrate(database: Database, file: string): Result<void> {
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > SCHEMA_VERSION) return fail(writtenByNewer(file));
  database.transaction(() => {
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
  return ok(undefined);
}

export const writtenByNewer = (file: string): Fault => ({
  code: 'newer-schema',
  message: `${file} was written by a newer version of Naipe. Use that version, or another data folder.`,
});

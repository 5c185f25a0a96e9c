import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { migrate } from './schema.ts';

export const DATABASE_NAME = 'naipe.sqlite';

/** An open database file, and what lets it go. */
export interface OpenDatabase {
  readonly database: Database.Database;
  readonly close: () => void;
}

/**
 * Keeps every other program of Naipe from writing to the file until this one closes it or ends: the operating system
 * drops the lock with the process, however it ends, so it is never stale. The lock lies beside the file and not on it,
 * so that a backup can be read while Naipe runs.
 */
function holdLock(file: string): Database.Database {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Keeps Naipe out of the file while it is replaced. Answers how to let it in again. */
export function keepOthersOut(file: string): Result<() => void> {
  try {
    const lock = holdLock(file);
    return ok(() => void lock.close());
  } catch (error) {
    return fail(openingFault(file, error));
  }
}

/** Opens the file, or makes it, and brings it to this program's schema. What is committed is on disk. */
export function openDatabase(file: string): Result<OpenDatabase> {
  let lock: Database.Database | undefined;
  let database: Database.Database | undefined;
  const close = () => {
    database?.close();
    lock?.close();
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    lock = holdLock(file);
    database = new Database(file, { timeout: 0 });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    const migrated = migrate(database, file);
    if (!migrated.ok) {
      close();
      return migrated;
    }
    return ok({ database, close });
  } catch (error) {
    close();
    return fail(openingFault(file, error));
  }
}

/** Opens a file to be read only: a running Naipe goes on writing to it meanwhile. */
export function openToRead(file: string): Result<Database.Database> {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      database.pragma('user_version');
      return ok(database);
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    return fail(openingFault(file, error));
  }
}

function openingFault(file: string, error: unknown): Fault {
  const { code } = error as { readonly code?: unknown };
  const reason = error instanceof Error ? error.message : String(error);
  if (code === 'SQLITE_BUSY') {
    return { code: 'in-use', message: `${file} is in use by another program, most likely by Naipe itself.` };
  }
  if (code === 'SQLITE_NOTADB') {
    return { code: 'not-ours', message: `${file} is not a Naipe database. Choose another data folder.` };
  }
  return {
    code: 'cannot-open',
    message: `${file} cannot be opened (${reason}). Check that it is there and the folder's permissions.`,
  };
}

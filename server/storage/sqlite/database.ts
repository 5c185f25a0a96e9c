import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { DataFinding } from '../finding.ts';
import { type Trouble, troubleOfDisk } from '../trouble.ts';
import { checkQuickly } from './check-data.ts';
import { fileInMemory } from './file-in-memory.ts';
import { HighWaterMark, lossesOf } from './high-water-mark.ts';
import { keepNotice } from './notices.ts';
import { isSiblingOf, privateFile, privateFolder, withSiblings } from './private-files.ts';
import { isUnswept, sweep } from './removals.ts';
import { migrate, renewEpoch } from './schema.ts';

export const DATABASE_NAME = 'naipe.sqlite';

/** An open database file, and what lets it go. */
export interface OpenDatabase {
  readonly database: Database.Database;
  /** How far the tournaments have come, beside the file. */
  readonly mark: HighWaterMark;
  /** What a quick look found wrong. */
  readonly findings: readonly DataFinding[];
  /** Why the disk takes nothing: this is what was read from it, and nothing can be written. */
  readonly trouble?: Trouble;
  readonly close: () => void;
}

/**
 * Keeps every other program of Naipe from writing to the file until this one closes it or ends: the operating system
 * drops the lock with the process, however it ends, so it is never stale. The lock lies beside the file and not on it,
 * so that a backup can be read while Naipe runs.
 */
function holdLock(file: string): Database.Database {
  privateFile(`${file}.lock`);
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

const NOTE = 'running.json';

/** The folder of the database, closed to everybody else on the computer. */
export const makeFolder = (file: string): void =>
  privateFolder(dirname(file), (name) => name === NOTE || isSiblingOf(file, name));

/** The same with the file and what SQLite keeps beside it. */
function makePrivate(file: string): void {
  makeFolder(file);
  privateFile(file);
  for (const sibling of withSiblings(file)) privateFile(sibling);
}

/** What was acknowledged before and is no longer there is noted for the director, once. Answers whether there is any. */
function noteLosses(database: Database.Database, file: string): boolean {
  const losses = lossesOf(database, file);
  if (losses.length === 0) return false;
  database.transaction(() => {
    for (const loss of losses) keepNotice(database, loss);
    renewEpoch(database);
  })();
  return true;
}

/** What the log of SQLite holds goes into the file, so that the file alone is the whole. */
export function checkpoint(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // A full disk or a long backup: the log keeps it, and the next time comes.
  }
}

/**
 * Opens the file, or makes it, and brings it to this program's schema. What is committed is on disk. Where the disk takes
 * nothing, what it holds is opened all the same, to be read only.
 */
export function openToServe(file: string): Result<OpenDatabase> {
  try {
    return openOrThrow(file);
  } catch (error) {
    const trouble = troubleOfDisk(error);
    const known = trouble === undefined || trouble === 'damaged' ? undefined : readInMemory(file, trouble);
    return known ?? fail(openingFault(file, error));
  }
}

/** The same for whoever wants to write: a disk that takes nothing is a fault. */
export function openDatabase(file: string): Result<OpenDatabase> {
  try {
    return openOrThrow(file);
  } catch (error) {
    return fail(openingFault(file, error));
  }
}

/** Can the file be written to by now? */
export function takesWrites(file: string): boolean {
  const opened = openDatabase(file);
  if (opened.ok) opened.value.close();
  return opened.ok;
}

/** What the disk holds, in memory. Nothing when there is nothing, or it cannot be read either. */
function readInMemory(file: string, trouble: Trouble): Result<OpenDatabase> | undefined {
  let database: Database.Database | undefined;
  try {
    const content = fileInMemory(file);
    if (content.length === 0) return undefined;
    database = new Database(content);
    const close = () => void database?.close();
    const migrated = migrate(database, file);
    if (!migrated.ok) {
      close();
      return migrated;
    }
    noteLosses(database, file);
    const findings = checkQuickly(database);
    return ok({ database, mark: new HighWaterMark(file), findings, trouble, close });
  } catch {
    database?.close();
    return undefined;
  }
}

function openOrThrow(file: string): Result<OpenDatabase> {
  let lock: Database.Database | undefined;
  let database: Database.Database | undefined;
  let mark: HighWaterMark | undefined;
  const close = () => {
    if (database?.open) checkpoint(database);
    mark?.close();
    database?.close();
    lock?.close();
  };
  try {
    makePrivate(file);
    lock = holdLock(file);
    database = new Database(file, { timeout: 0 });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('secure_delete = ON'); // what is taken away is overwritten, not only given up
    const migrated = migrate(database, file);
    if (!migrated.ok) {
      close();
      return migrated;
    }
    mark = new HighWaterMark(file);
    if (noteLosses(database, file)) mark.forgetAll();
    if (isUnswept(database)) sweep(database); // ended in the middle, the last time
    return ok({ database, mark, findings: checkQuickly(database), close });
  } catch (error) {
    close();
    throw error;
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
  if (code === 'SQLITE_CORRUPT') {
    const message = `${file} is damaged. See what is whole with "naipe check-data", and put back a backup with "naipe restore FILE --force".`;
    return { code: 'damaged', message };
  }
  return {
    code: 'cannot-open',
    message: `${file} cannot be opened (${reason}). Check that it is there and the folder's permissions.`,
  };
}

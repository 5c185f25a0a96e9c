import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { findingSentence } from '../finding.ts';
import type { Removal } from '../store.ts';
import { checkFully } from './check-data.ts';
import { checkpoint, DATABASE_NAME, keepOthersOut, makeFolder, openToRead } from './database.ts';
import { forgetMark } from './high-water-mark.ts';
import { moveInPlace, privateFile, syncToDisk } from './private-files.ts';
import { removalsOf } from './removals.ts';
import { isChained, renewEpoch, SCHEMA_VERSION, writtenByNewer } from './schema.ts';

/** What a database holds, to be told after a backup or a restore. */
interface Contents {
  readonly file: string;
  readonly tournaments: number;
  readonly facts: number;
}

/** All pages in one step: what is copied is one moment, however much is being written meanwhile. */
const ALL_AT_ONCE = 0x7fffffff;

const exists = (file: string): Fault => ({
  code: 'exists-already',
  message: `${file} exists already. Name another file, or replace it with --force.`,
});

/** Makes a copied file a single one that depends on no other beside it; one that is put in another's place has a name of its own. */
function makeWhole(file: string, renamed: boolean): void {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
    if (renamed && isChained(database)) renewEpoch(database);
  } finally {
    database.close();
  }
}

/** Is it a whole, readable database of Naipe? What it holds, if so. */
export function inspect(file: string): Result<Contents> {
  if (!existsSync(file)) return fail({ code: 'no-file', message: `There is no file ${file}.` });
  const opened = openToRead(file);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    if (Number(database.pragma('user_version', { simple: true })) > SCHEMA_VERSION)
      return fail(writtenByNewer(file));
    const [finding] = checkFully(database);
    if (finding !== undefined) return fail(damaged(file, findingSentence(finding)));
    const count = 'SELECT count(DISTINCT stream) AS tournaments, count(*) AS facts FROM fact';
    const contents = database.prepare<[], Omit<Contents, 'file'>>(count).get();
    return contents === undefined ? fail(damaged(file, 'it is empty')) : ok({ ...contents, file });
  } catch (error) {
    return fail(damaged(file, error instanceof Error ? error.message : String(error)));
  } finally {
    database.close();
  }
}

const damaged = (file: string, why: string): Fault => ({
  code: 'damaged',
  message: `${file} is no sound Naipe database (${why}).`,
});

/** Copies one file to another through SQLite, and moves it into place when it has been found sound. */
async function copySound(from: string, to: string, { renamed = false } = {}): Promise<Result<Contents>> {
  const opened = openToRead(from);
  if (!opened.ok) return opened;
  const unfinished = `${to}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    privateFile(unfinished);
    await opened.value.backup(unfinished, { progress: () => ALL_AT_ONCE });
    makeWhole(unfinished, renamed);
    const sound = inspect(unfinished);
    if (!sound.ok) return sound;
    moveInPlace(unfinished, to);
    return ok({ ...sound.value, file: to });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: 'cannot-write', message: `${to} cannot be written (${reason}).` });
  } finally {
    opened.value.close();
    rmSync(unfinished, { force: true });
  }
}

/** Copies everything to a file, as it stands at one moment. Naipe may be running. */
export async function backup(
  dataFolder: string,
  file: string,
  { force = false } = {},
): Promise<Result<Contents>> {
  const database = join(dataFolder, DATABASE_NAME);
  const to = resolve(file);
  if (!existsSync(database))
    return fail({ code: 'no-data', message: `There is no data in ${dataFolder}: nothing to back up.` });
  if (to === resolve(database)) return fail({ code: 'same-file', message: 'That is the database itself.' });
  if (existsSync(to) && !force) return fail(exists(to));
  return copySound(database, to);
}

interface Restored extends Contents {
  /** Where what was there before is kept. */
  readonly before: string | undefined;
  /** What was erased or removed since the backup was made, and is there again. */
  readonly broughtBack: readonly Removal[];
}

/**
 * Puts a backup in the place of the data. Naipe must not be running; what was there is kept beside it. Whenever the
 * power fails, there is a whole database in the folder: the one before or the one restored.
 */
export async function restore(
  dataFolder: string,
  file: string,
  { force = false, now = new Date() } = {},
): Promise<Result<Restored>> {
  const sound = inspect(resolve(file));
  if (!sound.ok) return sound;
  const database = join(dataFolder, DATABASE_NAME);
  makeFolder(database);
  const held = keepOthersOut(database);
  if (!held.ok) return held;
  const letIn = held.value;
  try {
    const replaces = existsSync(database);
    if (replaces && !force) {
      const message = `${dataFolder} has data already. To put it aside and use the backup, add --force.`;
      return fail({ code: 'exists-already', message });
    }
    const copied = await copySound(resolve(file), `${database}.restored`, { renamed: true });
    if (!copied.ok) return copied;
    const broughtBack = replaces ? removedSince(copied.value.file, database) : [];
    const before = replaces ? keepBeside(database, now) : undefined;
    forgetMark(database); // first: what it says of the one before would look like a loss of the one restored
    renameSync(copied.value.file, database);
    syncToDisk(dataFolder);
    return ok({ ...copied.value, file: database, before, broughtBack });
  } finally {
    letIn();
  }
}

/** The removals that a file knows of; none when it cannot be read or is older than they are. */
function removalsIn(file: string): readonly Removal[] {
  const opened = openToRead(file);
  if (!opened.ok) return [];
  try {
    return removalsOf(opened.value);
  } catch {
    return [];
  } finally {
    opened.value.close();
  }
}

function removedSince(backupFile: string, database: string): readonly Removal[] {
  const known = new Set(removalsIn(backupFile).map(({ time, tournament }) => `${time} ${tournament}`));
  return removalsIn(database).filter(({ time, tournament }) => !known.has(`${time} ${tournament}`));
}

/**
 * Gives the file a second name with the time in it. What SQLite's log holds goes into the file first; of a damaged file
 * it may not, and then the log is kept too. No log may stay: SQLite would apply it to the file that comes.
 */
function keepBeside(database: string, now: Date): string {
  const aside = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  putLogIntoFile(database);
  keepAlso(database, aside);
  const log = `${database}-wal`;
  if (existsSync(log)) keepAlso(log, `${aside}-wal`);
  syncToDisk(dirname(database));
  for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true });
  return aside;
}

function putLogIntoFile(database: string): void {
  try {
    const opened = new Database(database);
    checkpoint(opened);
    opened.close();
  } catch {
    // It is damaged: that is why a backup is put in its place.
  }
}

/** The same file under another name; a copy where the disk has no second names. */
function keepAlso(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
    syncToDisk(name);
  }
}

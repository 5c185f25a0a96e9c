import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { DATABASE_NAME, keepOthersOut, openToRead, SCHEMA_VERSION, writtenByNewer } from './storage/index.ts';

/** What a database holds, to be told after a backup or a restore. */
export interface Contents {
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

/** Makes a copied file a single one that depends on no other beside it. */
function makeWhole(file: string): void {
  const database = new Database(file);
  database.pragma('journal_mode = DELETE');
  database.close();
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
    const verdict = String(database.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') return fail(damaged(file, verdict));
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
async function copySound(from: string, to: string): Promise<Result<Contents>> {
  const opened = openToRead(from);
  if (!opened.ok) return opened;
  const unfinished = `${to}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    await opened.value.backup(unfinished, { progress: () => ALL_AT_ONCE });
    makeWhole(unfinished);
    const sound = inspect(unfinished);
    if (!sound.ok) return sound;
    renameSync(unfinished, to);
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

export interface Restored extends Contents {
  /** Where what was there before is kept. */
  readonly before: string | undefined;
}

/** Puts a backup in the place of the data. Naipe must not be running; what was there is kept beside it. */
export async function restore(
  dataFolder: string,
  file: string,
  { force = false, now = new Date() } = {},
): Promise<Result<Restored>> {
  const sound = inspect(resolve(file));
  if (!sound.ok) return sound;
  mkdirSync(dataFolder, { recursive: true });
  const database = join(dataFolder, DATABASE_NAME);
  const held = keepOthersOut(database);
  if (!held.ok) return held;
  const letIn = held.value;
  try {
    const replaces = existsSync(database);
    if (replaces && !force) {
      const message = `${dataFolder} has data already. To put it aside and use the backup, add --force.`;
      return fail({ code: 'exists-already', message });
    }
    const copied = await copySound(resolve(file), join(dataFolder, `restored-${DATABASE_NAME}`));
    if (!copied.ok) return copied;
    const before = replaces ? putAside(database, now) : undefined;
    renameSync(copied.value.file, database);
    return ok({ ...copied.value, file: database, before });
  } finally {
    letIn();
  }
}

/** Gives the file, and what SQLite keeps beside it, a name with the time in it. */
function putAside(database: string, now: Date): string {
  const aside = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(database + ending)) renameSync(database + ending, aside + ending);
  }
  return aside;
}

import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** Names, codes and hashed passwords: for whoever runs Naipe and nobody else on the computer. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Makes the folder; one that holds nothing but Naipe's own files is closed to others too. */
export function privateFolder(folder: string, ours: (name: string) => boolean): void {
  if (mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER }) !== undefined) return;
  if (readdirSync(folder).every(ours)) chmodSync(folder, PRIVATE_FOLDER);
}

/** Makes the file if it is not there, before SQLite does: what SQLite puts beside it has the same permissions. */
export function privateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
}

/** Waits until what was written to the file, or renamed in the folder, is on disk. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } catch (error) {
    // Some systems do not let a folder be synced; they write it down by themselves.
    if (!['EISDIR', 'EPERM', 'EINVAL', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    closeSync(opened);
  }
}

/** Replaces a small file in one step: whoever reads it sees the old or the new. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text, { mode: PRIVATE_FILE });
  renameSync(unfinished, file);
}

/** Moves a file to its place, on disk. */
export function moveInPlace(from: string, to: string): void {
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(dirname(to));
}

/** The file and what SQLite keeps beside it, those that are there. */
export const withSiblings = (database: string): readonly string[] =>
  ['', '-wal', '-shm'].map((ending) => database + ending).filter((file) => existsSync(file));

export const isSiblingOf = (database: string, name: string): boolean => name.startsWith(basename(database));

import { readFileSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { DataFinding } from '../finding.ts';
import { replaceFile } from './private-files.ts';

const reached = z.object({ version: z.int().min(1), hash: z.string() });
const markFile = z.object({ streams: z.array(z.tuple([z.string(), reached])) });

type Reached = z.infer<typeof reached>;

/** The streams that changed last: what was lost with a log of SQLite's was written lately. */
const MOST_REMEMBERED = 100;
const PAUSE_MS = 1_000;

const markOf = (database: string): string => `${database}.mark`;

function readMark(database: string): z.infer<typeof markFile> | undefined {
  try {
    return markFile.parse(JSON.parse(readFileSync(markOf(database), 'utf8')));
  } catch {
    return undefined; // none, or none that can be read: then nothing is claimed
  }
}

/** Another database is put in the place of the one that it speaks of. */
export const forgetMark = (database: string): void => rmSync(markOf(database), { force: true });

/** What was acknowledged and is no longer there. */
export function lossesOf(database: Database, file: string): readonly DataFinding[] {
  const mark = readMark(file);
  if (mark === undefined) return [];
  const hashAt = database
    .prepare<[string, number], string>('SELECT hash FROM fact WHERE stream = ? AND sequence = ?')
    .pluck();
  const lastOf = database
    .prepare<[string], number | null>('SELECT max(sequence) FROM fact WHERE stream = ?')
    .pluck();
  const removed = database
    .prepare<[string, number], number>('SELECT count(*) FROM removal WHERE stream = ? AND facts >= ?')
    .pluck();
  return mark.streams.flatMap(([tournament, { version: had, hash }]): readonly DataFinding[] => {
    if (removed.get(tournament, had) !== 0) return []; // on purpose, and recorded
    const has = lastOf.get(tournament) ?? 0;
    if (has < had) return [{ kind: 'loss', tournament, had, has }];
    return hashAt.get(tournament, had) === hash ? [] : [{ kind: 'changed', tournament, had }];
  });
}

/**
 * How far each tournament had come, in a file of its own beside the database. SQLite opens a database whose log was
 * cut or taken away without a word, as it stood before; held against this file, the loss is seen. It is written after
 * the facts are on disk, so it never claims more than there was.
 */
export class HighWaterMark {
  private readonly file: string;
  private readonly streams: Map<string, Reached>;
  private timer: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.file = file;
    this.streams = new Map(readMark(file)?.streams);
  }

  reached(stream: string, version: number, hash: string): void {
    this.streams.delete(stream); // to the end: the order is that of the last change
    this.streams.set(stream, { version, hash });
    const [oldest] = this.streams.keys();
    if (this.streams.size > MOST_REMEMBERED && oldest !== undefined) this.streams.delete(oldest);
    this.timer ??= setTimeout(() => this.write(), PAUSE_MS).unref();
  }

  /** The streams are taken away, or written anew from their beginning. */
  forget(streams: Iterable<string>): void {
    for (const stream of streams) this.streams.delete(stream);
    this.write();
  }

  /** What the database holds is all that there is: what was lost has been noted. */
  forgetAll(): void {
    this.streams.clear();
    this.write();
  }

  /** A disk that takes nothing keeps the mark as it was: it then claims less, never too much. */
  write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      replaceFile(markOf(this.file), `${JSON.stringify({ streams: [...this.streams] })}\n`);
    } catch {
      // Tried again with the next fact.
    }
  }

  close(): void {
    if (this.timer !== undefined) this.write();
  }
}

import type { Database } from 'better-sqlite3';
import type { Removal } from '../store.ts';

export function keepRemoval(database: Database, removal: Removal): void {
  database
    .prepare<Removal>(
      `INSERT INTO removal (time, actor, kind, stream, date, facts, chain)
       VALUES (:time, :actor, :kind, :tournament, :date, :facts, :chain)`,
    )
    .run(removal);
}

const COLUMNS = 'time, actor, kind, stream AS tournament, date, facts, chain';

/** All removals, the latest first. */
export const removalsOf = (database: Database): readonly Removal[] =>
  database.prepare<[], Removal>(`SELECT ${COLUMNS} FROM removal ORDER BY id DESC`).all();

/** Whether bytes of what was removed may still lie in the file. */
export const isUnswept = (database: Database): boolean =>
  database.prepare('SELECT 1 FROM removal WHERE swept = 0').get() !== undefined;

/**
 * Writes the whole file anew, without anything that is no longer in it, and empties the log of SQLite. Answers whether
 * that could be done: a full disk or a backup under way keeps it from being done now.
 */
export function sweep(database: Database): boolean {
  try {
    database.exec('VACUUM');
    const [log] = database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    if (log?.busy !== 0) return false;
    database.exec('UPDATE removal SET swept = 1 WHERE swept = 0');
    return true;
  } catch {
    return false;
  }
}

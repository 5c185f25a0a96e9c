import { DamagedFact, type HashedFactRow } from '../fact-hash.ts';
import { troubleOf } from '../trouble.ts';
import type { PostgresDatabase } from './database.ts';

export const FACT_COLUMNS = 'sequence, time, actor, cause, type, data, hash';

/** Where a page is damaged: first so many facts at a time, then half of them, down to the one that cannot be read. */
const AT_ONCE_IN_DAMAGE = 4096;

/** Goes through the index and reads no page besides those that the facts stand on. */
const throughIndex = (database: PostgresDatabase, stream: string, after: number, limit: number) =>
  database.transaction(async (client) => {
    await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { rows } = await client.query<HashedFactRow>(
      `SELECT ${FACT_COLUMNS} FROM fact WHERE stream = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
      [stream, after, limit],
    );
    return rows;
  });

interface Readable {
  readonly rows: readonly HashedFactRow[];
  /** The first fact that stands on a damaged page. */
  readonly unreadable?: number;
}

/** What can be read of a stream after PostgreSQL has found a damaged page: whatever is on others. */
async function readableAfter(database: PostgresDatabase, stream: string, after: number): Promise<Readable> {
  const rows: HashedFactRow[] = [];
  for (let atOnce = AT_ONCE_IN_DAMAGE, last = after; ; ) {
    try {
      const some = await throughIndex(database, stream, last, atOnce);
      rows.push(...some);
      last = rows.at(-1)?.sequence ?? last;
      if (some.length < atOnce) return { rows };
    } catch (error) {
      if (troubleOf(error) !== 'damaged') throw error;
      if (atOnce === 1) return { rows, unreadable: last + 1 };
      atOnce = Math.floor(atOnce / 2);
    }
  }
}

/**
 * Facts of a stream as they are kept, as many as the statement asks for. Where a page is damaged: one of another stream keeps nobody
 * from this one; one of its own gives what stands before the damage, and says where that is.
 */
export async function readRows(
  database: PostgresDatabase,
  stream: string,
  after: number,
  limit?: number,
): Promise<Readable> {
  try {
    const { rows } = await database.query<HashedFactRow & Record<string, unknown>>(
      `SELECT ${FACT_COLUMNS} FROM fact WHERE stream = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
      [stream, after, limit ?? null],
    );
    return { rows };
  } catch (error) {
    if (troubleOf(error) !== 'damaged') throw error;
    return readableAfter(database, stream, after);
  }
}

/** The same where nothing but the whole will do. */
export async function readAllRows(
  database: PostgresDatabase,
  stream: string,
  after: number,
): Promise<readonly HashedFactRow[]> {
  const { rows, unreadable } = await readRows(database, stream, after);
  if (unreadable !== undefined) throw new DamagedFact(stream, unreadable);
  return rows;
}

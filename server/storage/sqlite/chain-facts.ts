import type { Database } from 'better-sqlite3';
import { factHash, type HashedFactRow, NO_HASH } from '../fact-hash.ts';

/** So many facts at a time: a file of many years need not fit into the memory. */
const AT_ONCE = 10_000;

/** From one stream to the next through the index: reading every fact to count them would take its time. */
const VERSIONS = `
  WITH RECURSIVE streams (stream) AS (
    SELECT min(stream) FROM fact
    UNION ALL
    SELECT (SELECT min(stream) FROM fact WHERE stream > streams.stream) FROM streams WHERE stream IS NOT NULL
  )
  SELECT stream, (SELECT max(sequence) FROM fact WHERE fact.stream = streams.stream) AS version
  FROM streams WHERE stream IS NOT NULL`;

/** Every stream and its version. */
export const versionsOf = (database: Database) =>
  database.prepare<[], { readonly stream: string; readonly version: number }>(VERSIONS).all();

/** The facts of a stream after a number, some at a time. */
export function* rowsOf(
  database: Database,
  stream: string,
  after = 0,
): Generator<readonly HashedFactRow[], void> {
  const next = database.prepare<[string, number, number], HashedFactRow>(
    `SELECT sequence, time, actor, cause, type, data, hash FROM fact
     WHERE stream = ? AND sequence > ? ORDER BY sequence LIMIT ?`,
  );
  for (let last = after; ; ) {
    const rows = next.all(stream, last, AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.sequence ?? last;
  }
}

/** Gives every fact of a stream its hash anew. */
function chainStream(database: Database, stream: string): void {
  const keep = database.prepare<[string, string, number]>(
    'UPDATE fact SET hash = ? WHERE stream = ? AND sequence = ?',
  );
  let hash = NO_HASH;
  for (const rows of rowsOf(database, stream)) {
    for (const row of rows) {
      hash = factHash(stream, hash, row);
      keep.run(hash, stream, row.sequence);
    }
  }
}

export function chainFacts(database: Database): void {
  for (const { stream } of versionsOf(database)) chainStream(database, stream);
}

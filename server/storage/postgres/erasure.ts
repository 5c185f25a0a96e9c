import type { ClientBase } from 'pg';
import { DamagedFact, type HashedFactRow } from '../fact-hash.ts';
import type { ErasureStore, Removal, Rewriting, RewrittenStream } from '../store.ts';
import { AN_HOUR_MS, type PostgresDatabase } from './database.ts';
import { FACT_COLUMNS, readRows } from './reading.ts';
import { renewEpoch } from './schema.ts';

const REMOVAL = 'time, actor, kind, stream AS tournament, date, facts, chain';
/** So many facts at a time. */
const AT_ONCE = 10_000;
/** A table up to this size is written anew at once; during that nobody reads or writes, so a larger one waits for a quiet hour. */
const SWEPT_AT_ONCE_BYTES = 64 * 1024 * 1024;

/** Nobody appends while facts are written anew; everybody may read what stands. */
const BEGIN_ERASING = `LOCK TABLE fact IN SHARE ROW EXCLUSIVE MODE; SET LOCAL naipe.erasing = 'on'`;

/** Takes people and tournaments out of a PostgreSQL database. */
export class PostgresErasure implements ErasureStore {
  private readonly database: PostgresDatabase;
  private readonly versions: (client: ClientBase) => Promise<ReadonlyMap<string, number>>;

  constructor(
    database: PostgresDatabase,
    versions: (client: ClientBase) => Promise<ReadonlyMap<string, number>>,
  ) {
    this.database = database;
    this.versions = versions;
  }

  async *rows(stream: string, after = 0): AsyncGenerator<readonly HashedFactRow[], void> {
    for (let last = after; ; ) {
      const { rows, unreadable } = await readRows(this.database, stream, last, AT_ONCE);
      if (rows.length > 0) yield rows;
      if (unreadable !== undefined) throw new DamagedFact(stream, unreadable);
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.sequence ?? last;
    }
  }

  async rewrite({ which, rewrite, actor }: Rewriting): Promise<readonly string[]> {
    return this.database.transaction(async (client) => {
      await client.query(BEGIN_ERASING);
      const rewritten: string[] = [];
      for (const stream of which(await this.versions(client))) {
        const { rows } = await client.query<HashedFactRow>(
          `SELECT ${FACT_COLUMNS} FROM fact WHERE stream = $1 ORDER BY sequence`,
          [stream],
        );
        const done = rewrite(stream, rows);
        if (done === undefined) continue;
        rewritten.push(stream);
        await write(client, stream, done);
        await keepRemoval(client, done.removal);
      }
      const { rows: actors } = await client.query<{ actor: string }>('SELECT DISTINCT actor FROM removal');
      for (const { actor: by } of actors)
        if (actor(by) !== by)
          await client.query('UPDATE removal SET actor = $1 WHERE actor = $2', [actor(by), by]);
      await renewEpoch(client);
      return rewritten;
    });
  }

  async remove(
    stream: string,
    told: (first: HashedFactRow, last: HashedFactRow) => Removal,
  ): Promise<Removal | undefined> {
    return this.database.transaction(async (client) => {
      await client.query(BEGIN_ERASING);
      const end = async (order: 'ASC' | 'DESC') =>
        (
          await client.query<HashedFactRow>(
            `SELECT ${FACT_COLUMNS} FROM fact WHERE stream = $1 ORDER BY sequence ${order} LIMIT 1`,
            [stream],
          )
        ).rows[0];
      const [first, last] = [await end('ASC'), await end('DESC')];
      if (first === undefined || last === undefined) return undefined;
      const removal = told(first, last);
      await client.query('DELETE FROM fact WHERE stream = $1', [stream]);
      await client.query('DELETE FROM code_renewal WHERE tournament = $1', [stream]);
      await client.query('DELETE FROM solved_deal WHERE stream = $1', [stream]);
      await client.query('DELETE FROM unsolved WHERE stream = $1', [stream]);
      await keepRemoval(client, removal);
      await renewEpoch(client);
      return removal;
    });
  }

  async removals(): Promise<readonly Removal[]> {
    const { rows } = await this.database.query<Removal & Record<string, unknown>>(
      `SELECT ${REMOVAL} FROM removal ORDER BY id DESC`,
    );
    return rows;
  }

  /**
   * What was overwritten lies in the table until it is written anew. A large one is left to whoever runs the database
   * (docs/hosting.md): copies of its log and backups hold the bytes in any case until they are thrown away.
   */
  async sweep(): Promise<boolean> {
    const { rows } = await this.database.query<{ bytes: string; unswept: boolean }>(
      `SELECT pg_total_relation_size('fact') AS bytes, EXISTS (SELECT FROM removal WHERE NOT swept) AS unswept`,
    );
    const [{ bytes = '0', unswept = false } = {}] = rows;
    if (!unswept) return true;
    if (Number(bytes) > SWEPT_AT_ONCE_BYTES) return false;
    try {
      const patiently = { text: 'VACUUM (FULL, ANALYZE) fact', query_timeout: AN_HOUR_MS };
      await this.database.withClient(async (client) => client.query(patiently));
      await this.database.query('UPDATE removal SET swept = true WHERE NOT swept');
      return true;
    } catch {
      return false;
    }
  }

  /** Those of a PostgreSQL database are with whoever runs it. */
  copies(): readonly string[] {
    return [];
  }
}

async function write(client: ClientBase, stream: string, { changed, added }: RewrittenStream): Promise<void> {
  await client.query(
    `UPDATE fact SET actor = new.actor, data = new.data, hash = new.hash
     FROM unnest($2::int[], $3::text[], $4::text[], $5::text[]) AS new (sequence, actor, data, hash)
     WHERE fact.stream = $1 AND fact.sequence = new.sequence`,
    [
      stream,
      changed.map(({ sequence }) => sequence),
      changed.map(({ actor }) => actor),
      changed.map(({ data }) => data),
      changed.map(({ hash }) => hash),
    ],
  );
  const { sequence, time, actor, cause, type, data, hash } = added;
  await client.query(
    `INSERT INTO fact (stream, ${FACT_COLUMNS}, ordinal) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)`,
    [stream, sequence, time, actor, cause, type, data, hash],
  );
}

/** What the list of tournaments and players says of it is worked out again from the facts. */
async function keepRemoval(client: ClientBase, removal: Removal): Promise<void> {
  const { time, actor, kind, tournament, date, facts, chain } = removal;
  await client.query('DELETE FROM known_player WHERE stream = $1', [tournament]);
  await client.query('DELETE FROM tournament_summary WHERE stream = $1', [tournament]);
  await client.query(
    `INSERT INTO removal (time, actor, kind, stream, date, facts, chain) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [time, actor, kind, tournament, date, facts, chain],
  );
}

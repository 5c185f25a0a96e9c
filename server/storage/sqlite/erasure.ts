import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { HashedFactRow } from '../fact-hash.ts';
import type { ErasureStore, Removal, Rewriting, RewrittenStream } from '../store.ts';
import { rowsOf, versionsOf } from './chain-facts.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { OpenDatabase } from './database.ts';
import { isUnswept, keepRemoval, removalsOf, sweep } from './removals.ts';
import { renewEpoch, unlockFacts } from './schema.ts';

/** Takes people and tournaments out of a SQLite file, so that nothing of them can be read. */
export class SqliteErasure implements ErasureStore {
  private readonly open: OpenDatabase;
  private readonly database: Database;
  private readonly queue: CommitQueue;

  constructor(open: OpenDatabase, queue: CommitQueue) {
    this.open = open;
    this.database = open.database;
    this.queue = queue;
  }

  async *rows(stream: string, after = 0): AsyncGenerator<readonly HashedFactRow[], void> {
    for (const rows of rowsOf(this.database, stream, after)) {
      yield rows;
      await new Promise(setImmediate); // others have their turn in between
    }
  }

  async rewrite(rewriting: Rewriting): Promise<readonly string[]> {
    const rewritten = await this.queue.write(() => this.rewriteNow(rewriting));
    for (const [stream, { added }] of rewritten) this.open.mark.reached(stream, added.sequence, added.hash);
    return [...rewritten.keys()];
  }

  private rewriteNow({ which, rewrite, actor }: Rewriting): ReadonlyMap<string, RewrittenStream> {
    const { database } = this;
    const streams = which(new Map(versionsOf(database).map(({ stream, version }) => [stream, version])));
    this.open.mark.forget(streams);
    const rewritten = new Map<string, RewrittenStream>();
    unlockFacts(database, () => {
      for (const stream of streams) {
        const done = rewrite(stream, [...rowsOf(database, stream)].flat());
        if (done === undefined) continue;
        rewritten.set(stream, done);
        this.write(stream, done);
      }
    });
    for (const [stream, { removal }] of rewritten) {
      this.forgetSummary(stream);
      keepRemoval(database, removal);
    }
    const call = database.prepare<[string, string]>('UPDATE removal SET actor = ? WHERE actor = ?');
    for (const { actor: by } of removalsOf(database)) if (actor(by) !== by) call.run(actor(by), by);
    renewEpoch(database);
    return rewritten;
  }

  private write(stream: string, { changed, added }: RewrittenStream): void {
    const change = this.database.prepare<[string, string, string, string, number]>(
      'UPDATE fact SET actor = ?, data = ?, hash = ? WHERE stream = ? AND sequence = ?',
    );
    for (const { actor, data, hash, sequence } of changed) change.run(actor, data, hash, stream, sequence);
    this.database
      .prepare<HashedFactRow & { readonly stream: string }>(
        `INSERT INTO fact (stream, sequence, time, actor, cause, type, data, hash)
         VALUES (:stream, :sequence, :time, :actor, :cause, :type, :data, :hash)`,
      )
      .run({ ...added, stream });
  }

  async remove(
    stream: string,
    told: (first: HashedFactRow, last: HashedFactRow) => Removal,
  ): Promise<Removal | undefined> {
    return this.queue.write(() => {
      const { database } = this;
      const end = (order: 'ASC' | 'DESC') =>
        database
          .prepare<[string], HashedFactRow>(
            `SELECT sequence, time, actor, cause, type, data, hash FROM fact WHERE stream = ?
             ORDER BY sequence ${order} LIMIT 1`,
          )
          .get(stream);
      const [first, last] = [end('ASC'), end('DESC')];
      if (first === undefined || last === undefined) return undefined;
      this.open.mark.forget([stream]);
      const removal = told(first, last);
      unlockFacts(database, () =>
        database.prepare<[string]>('DELETE FROM fact WHERE stream = ?').run(stream),
      );
      this.forgetSummary(stream);
      database.prepare<[string]>('DELETE FROM code_renewal WHERE tournament = ?').run(stream);
      for (const table of ['solved_deal', 'unsolved'])
        database.prepare<[string]>(`DELETE FROM ${table} WHERE stream = ?`).run(stream);
      keepRemoval(database, removal);
      renewEpoch(database);
      return removal;
    });
  }

  /** What the list of tournaments and players says of it is worked out again from the facts. */
  private forgetSummary(stream: string): void {
    for (const table of ['known_player', 'tournament_summary'])
      this.database.prepare<[string]>(`DELETE FROM ${table} WHERE stream = ?`).run(stream);
  }

  async removals(): Promise<readonly Removal[]> {
    return removalsOf(this.database);
  }

  async sweep(): Promise<boolean> {
    if (!isUnswept(this.database)) return true;
    this.queue.flush();
    return sweep(this.database);
  }

  /** Databases that were put aside in the folder when a backup was restored. */
  copies(): readonly string[] {
    const file = this.database.name;
    return readdirSync(dirname(file))
      .filter((name) => name.startsWith(`${basename(file)}.before-`))
      .sort()
      .map((name) => join(dirname(file), name));
  }
}

import type { Database } from 'better-sqlite3';
import { fail, ok, type Result } from 'naipe/base';
import type {
  Appended,
  Fact,
  FactLog,
  StreamExists,
  UnnumberedFact,
  VersionConflict,
} from '../../facts/fact-log.ts';
import { type FactRow, firstDamaged, type HashedFactRow, NO_HASH } from '../fact-hash.ts';
import { conflict, exists } from '../faults.ts';
import { Followers } from '../followers.ts';
import { causeOf } from '../one-cause.ts';
import { chained, checkedFacts, toFact } from '../rows.ts';
import { versionsOf } from './chain-facts.ts';
import { CommitQueue } from './commit-queue.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { epochIn, isChained } from './schema.ts';

const COLUMNS = 'sequence, time, actor, cause, type, data, hash';

const READ = `SELECT ${COLUMNS} FROM fact WHERE stream = ? AND sequence >= ? ORDER BY sequence`;

/** The facts of a stream, from a file that is only read. */
export function readFacts(database: Database, stream: string): readonly Fact[] {
  if (isChained(database))
    return checkedFacts(
      stream,
      1,
      undefined,
      database.prepare<[string, number], HashedFactRow>(READ).all(stream, 1),
    );
  const unchained = READ.replace(', hash', '');
  return database.prepare<[string, number], FactRow>(unchained).all(stream, 1).map(toFact);
}

/** The facts of a stream up to the first that is not what was written, or that cannot be read. */
export function readWholeFacts(database: Database, stream: string): readonly Fact[] {
  const next = database.prepare<[string, number], HashedFactRow>(
    `SELECT ${COLUMNS} FROM fact WHERE stream = ? AND sequence = ?`,
  );
  const rows: HashedFactRow[] = [];
  try {
    for (;;) {
      const before = rows.at(-1);
      const row = next.get(stream, rows.length + 1);
      if (row === undefined || firstDamaged(stream, [row], before) !== undefined) break;
      rows.push(row);
    }
  } catch {
    // A page that cannot be read: what came before it is whole.
  }
  return rows.map(toFact);
}

/** The embedded fact log: one SQLite file, held by one program at a time. */
export class SqliteFactLog implements FactLog {
  private readonly database: Database;
  private readonly queue: CommitQueue;
  private readonly open: OpenDatabase;
  private readonly epochNow;
  private readonly last;
  private readonly hashAt;
  private readonly ofCause;
  private readonly since;
  private readonly insert;
  private readonly followers = new Followers();

  constructor(open: OpenDatabase, queue: CommitQueue) {
    const { database } = open;
    this.open = open;
    this.database = database;
    this.queue = queue;
    this.epochNow = epochIn(database);
    this.last = database.prepare<[string], Pick<HashedFactRow, 'sequence' | 'cause' | 'hash'>>(
      'SELECT sequence, cause, hash FROM fact WHERE stream = ? ORDER BY sequence DESC LIMIT 1',
    );
    this.hashAt = database
      .prepare<[string, number], string>('SELECT hash FROM fact WHERE stream = ? AND sequence = ?')
      .pluck();
    // Told which index, or SQLite reads the whole stream to have it in order.
    this.ofCause = database.prepare<[string, string], FactRow>(
      `SELECT ${COLUMNS} FROM fact INDEXED BY fact_by_cause WHERE stream = ? AND cause = ? ORDER BY sequence`,
    );
    this.since = database.prepare<[string, number], HashedFactRow>(READ);
    this.insert = database.prepare<HashedFactRow & { readonly stream: string }>(
      `INSERT INTO fact (stream, ${COLUMNS})
       VALUES (:stream, :sequence, :time, :actor, :cause, :type, :data, :hash)`,
    );
  }

  get epoch(): string {
    return this.epochNow();
  }

  async append(stream: string, expectedVersion: number, facts: readonly UnnumberedFact[], after?: string) {
    const result = await this.queue.write(() => this.appendNow(stream, expectedVersion, facts, after));
    if (result.ok && !result.value.repeated && facts.length > 0) this.hasGrown(stream);
    return result;
  }

  async adopt(stream: string, facts: readonly Fact[]): Promise<Result<number, StreamExists>> {
    const result = await this.queue.write((): Result<number, StreamExists> => {
      if ((this.last.get(stream)?.sequence ?? 0) > 0) return fail(exists(stream));
      this.insertAll(stream, NO_HASH, facts);
      return ok(facts.length);
    });
    if (result.ok && facts.length > 0) this.hasGrown(stream);
    return result;
  }

  /** Each fact with the hash that ties it to the one before it. */
  private insertAll(stream: string, before: string, facts: readonly Fact[]): void {
    for (const row of chained(stream, before, facts)) this.insert.run({ ...row, stream });
  }

  /** New facts are on disk. */
  private hasGrown(stream: string): void {
    const last = this.database.open ? this.last.get(stream) : undefined;
    if (last !== undefined) this.open.mark.reached(stream, last.sequence, last.hash);
    this.followers.wake(stream);
  }

  private appendNow(
    stream: string,
    expectedVersion: number,
    facts: readonly UnnumberedFact[],
    after: string | undefined,
  ): Result<Appended, VersionConflict> {
    const last = this.last.get(stream);
    const version = last?.sequence ?? 0;
    const cause = causeOf(facts);
    if (cause !== undefined) {
      const before = this.ofCause.all(stream, cause);
      if (before.length > 0) return ok({ version, facts: before.map(toFact), repeated: true });
    }
    const follows = version === expectedVersion && (after === undefined || after === last?.cause);
    if (!follows) return fail(conflict(stream, expectedVersion, version));
    const numbered = facts.map((fact, index): Fact => ({ ...fact, sequence: version + 1 + index }));
    this.insertAll(stream, last?.hash ?? NO_HASH, numbered);
    return ok({ version: version + facts.length, facts: numbered, repeated: false });
  }

  async read(stream: string, from = 1): Promise<readonly Fact[]> {
    const before = from > 1 ? this.hashAt.get(stream, from - 1) : undefined;
    return checkedFacts(stream, from, before, this.since.all(stream, from));
  }

  async *follow(stream: string, from: number, stop?: AbortSignal): AsyncGenerator<Fact, void> {
    let next = from;
    while (this.database.open && !stop?.aborted) {
      for (const fact of await this.read(stream, next)) {
        if (stop?.aborted) return;
        next = fact.sequence + 1;
        yield fact;
      }
      // Between this question and the wait nothing else runs, so no append is missed.
      if (this.database.open && (this.last.get(stream)?.sequence ?? 0) < next)
        await this.followers.next(stream, stop).grown;
    }
  }

  async version(stream: string): Promise<number> {
    return this.last.get(stream)?.sequence ?? 0;
  }

  /** No other program writes to the file. */
  watch(): () => void {
    return () => {};
  }

  /** Nor puts another in its place: what is lost is found when it is opened. */
  async hasLost(): Promise<void> {}

  async streams(): Promise<ReadonlyMap<string, number>> {
    return new Map(versionsOf(this.database).map(({ stream, version }) => [stream, version]));
  }

  async close(): Promise<void> {
    if (this.database.open) this.queue.flush();
    this.open.close();
    this.followers.wakeAll();
  }
}

/** Opens the file as a fact log of its own, for programs that need nothing else of it. */
export function openSqliteFactLog(file: string): Result<FactLog> {
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  return ok(new SqliteFactLog(opened.value, new CommitQueue(opened.value.database)));
}

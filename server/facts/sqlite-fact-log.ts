import type { Database } from 'better-sqlite3';
import { fail, ok, type Result } from 'naipe/base';
import { CommitQueue, openDatabase } from '../storage/index.ts';
import type {
  Appended,
  Fact,
  FactLog,
  Json,
  StreamExists,
  UnnumberedFact,
  VersionConflict,
} from './fact-log.ts';

interface Row {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly cause: string;
  readonly type: string;
  readonly data: string;
}

const COLUMNS = 'sequence, time, actor, cause, type, data';

const toFact = (row: Row): Fact => ({ ...row, data: JSON.parse(row.data) as Json });

const READ = `SELECT ${COLUMNS} FROM fact WHERE stream = ? AND sequence >= ? ORDER BY sequence`;

/** From one stream to the next through the index: reading every fact to count them would take its time. */
const VERSIONS = `
  WITH RECURSIVE streams (stream) AS (
    SELECT min(stream) FROM fact
    UNION ALL
    SELECT (SELECT min(stream) FROM fact WHERE stream > streams.stream) FROM streams WHERE stream IS NOT NULL
  )
  SELECT stream, (SELECT max(sequence) FROM fact WHERE fact.stream = streams.stream) AS version
  FROM streams WHERE stream IS NOT NULL`;

/** The facts of a stream, from a file that is only read. */
export const readFacts = (database: Database, stream: string): readonly Fact[] =>
  database.prepare<[string, number], Row>(READ).all(stream, 1).map(toFact);

/** The embedded fact log: one SQLite file, held by one program at a time. */
export class SqliteFactLog implements FactLog {
  private readonly database: Database;
  private readonly queue: CommitQueue;
  private readonly closeFile: () => void;
  private readonly last;
  private readonly ofCause;
  private readonly since;
  private readonly versions;
  private readonly insert;
  /** Followers that wait for the next fact of a stream. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(database: Database, queue: CommitQueue, closeFile: () => void) {
    this.database = database;
    this.queue = queue;
    this.closeFile = closeFile;
    this.last = database.prepare<[string], Pick<Row, 'sequence' | 'cause'>>(
      'SELECT sequence, cause FROM fact WHERE stream = ? ORDER BY sequence DESC LIMIT 1',
    );
    // Told which index, or SQLite reads the whole stream to have it in order.
    this.ofCause = database.prepare<[string, string], Row>(
      `SELECT ${COLUMNS} FROM fact INDEXED BY fact_by_cause WHERE stream = ? AND cause = ? ORDER BY sequence`,
    );
    this.since = database.prepare<[string, number], Row>(READ);
    this.versions = database.prepare<[], { readonly stream: string; readonly version: number }>(VERSIONS);
    this.insert = database.prepare<Row & { readonly stream: string }>(
      `INSERT INTO fact (stream, ${COLUMNS})
       VALUES (:stream, :sequence, :time, :actor, :cause, :type, :data)`,
    );
  }

  async append(stream: string, expectedVersion: number, facts: readonly UnnumberedFact[], after?: string) {
    const result = await this.queue.write(() => this.appendNow(stream, expectedVersion, facts, after));
    if (result.ok && !result.value.repeated && facts.length > 0) this.wake(stream);
    return result;
  }

  async adopt(stream: string, facts: readonly Fact[]): Promise<Result<number, StreamExists>> {
    const result = await this.queue.write((): Result<number, StreamExists> => {
      if ((this.last.get(stream)?.sequence ?? 0) > 0) return fail(exists(stream));
      for (const fact of facts) this.insert.run({ ...fact, stream, data: JSON.stringify(fact.data) });
      return ok(facts.length);
    });
    if (result.ok && facts.length > 0) this.wake(stream);
    return result;
  }

  private appendNow(
    stream: string,
    expectedVersion: number,
    facts: readonly UnnumberedFact[],
    after: string | undefined,
  ): Result<Appended, VersionConflict> {
    const last = this.last.get(stream);
    const version = last?.sequence ?? 0;
    const cause = facts[0]?.cause;
    if (cause !== undefined) {
      if (facts.some((fact) => fact.cause !== cause)) {
        throw new Error('Facts that are appended together follow from one command.');
      }
      const before = this.ofCause.all(stream, cause);
      if (before.length > 0) return ok({ version, facts: before.map(toFact), repeated: true });
    }
    const follows = version === expectedVersion && (after === undefined || after === last?.cause);
    if (!follows) return fail(conflict(stream, expectedVersion, version));
    const numbered = facts.map((fact, index): Fact => ({ ...fact, sequence: version + 1 + index }));
    for (const fact of numbered) this.insert.run({ ...fact, stream, data: JSON.stringify(fact.data) });
    return ok({ version: version + facts.length, facts: numbered, repeated: false });
  }

  async read(stream: string, from = 1): Promise<readonly Fact[]> {
    return this.since.all(stream, from).map(toFact);
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
        await this.nextAppend(stream, stop);
    }
  }

  private nextAppend(stream: string, stop: AbortSignal | undefined): Promise<void> {
    if (stop?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const followers = this.waiting.get(stream) ?? new Set();
      this.waiting.set(stream, followers);
      const wake = () => {
        followers.delete(wake);
        stop?.removeEventListener('abort', wake);
        resolve();
      };
      followers.add(wake);
      stop?.addEventListener('abort', wake, { once: true });
    });
  }

  private wake(stream: string): void {
    for (const wake of [...(this.waiting.get(stream) ?? [])]) wake();
    if (this.waiting.get(stream)?.size === 0) this.waiting.delete(stream);
  }

  async streams(): Promise<ReadonlyMap<string, number>> {
    return new Map(this.versions.all().map(({ stream, version }) => [stream, version]));
  }

  async close(): Promise<void> {
    if (this.database.open) this.queue.flush();
    this.closeFile();
    for (const stream of [...this.waiting.keys()]) this.wake(stream);
  }
}

const conflict = (stream: string, expected: number, version: number): VersionConflict => ({
  code: 'version-conflict',
  version,
  message: `"${stream}" stands at fact ${version}, not ${expected}: somebody else was first. Read what is new and try again.`,
});

const exists = (stream: string): StreamExists => ({
  code: 'exists-already',
  message: `There is a tournament "${stream}" here already; nothing was changed.`,
});

/** Opens the file as a fact log of its own, for programs that need nothing else of it. */
export function openSqliteFactLog(file: string): Result<FactLog> {
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  const { database, close } = opened.value;
  return ok(new SqliteFactLog(database, new CommitQueue(database), close));
}

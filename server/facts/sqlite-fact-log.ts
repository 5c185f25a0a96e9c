import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { Appended, Fact, FactLog, Json, UnnumberedFact, VersionConflict } from './fact-log.ts';
import { migrate } from './sqlite-schema.ts';

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

/** The embedded fact log: one SQLite file, held by one program at a time. */
class SqliteFactLog implements FactLog {
  private readonly database: Database.Database;
  private readonly version;
  private readonly ofCause;
  private readonly since;
  private readonly insert;
  /** Followers that wait for the next fact of a stream. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(database: Database.Database) {
    this.database = database;
    this.version = database
      .prepare<[string], number>('SELECT coalesce(max(sequence), 0) FROM fact WHERE stream = ?')
      .pluck();
    this.ofCause = database.prepare<[string, string], Row>(
      `SELECT ${COLUMNS} FROM fact WHERE stream = ? AND cause = ? ORDER BY sequence`,
    );
    this.since = database.prepare<[string, number], Row>(
      `SELECT ${COLUMNS} FROM fact WHERE stream = ? AND sequence >= ? ORDER BY sequence`,
    );
    this.insert = database.prepare<Row & { readonly stream: string }>(
      `INSERT INTO fact (stream, ${COLUMNS})
       VALUES (:stream, :sequence, :time, :actor, :cause, :type, :data)`,
    );
  }

  async append(stream: string, expectedVersion: number, facts: readonly UnnumberedFact[]) {
    const add = this.database.transaction(() => this.appendNow(stream, expectedVersion, facts));
    const result = add.immediate();
    if (result.ok && !result.value.repeated && facts.length > 0) this.wake(stream);
    return result;
  }

  private appendNow(
    stream: string,
    expectedVersion: number,
    facts: readonly UnnumberedFact[],
  ): Result<Appended, VersionConflict> {
    const version = this.version.get(stream) ?? 0;
    const cause = facts[0]?.cause;
    if (cause !== undefined) {
      if (facts.some((fact) => fact.cause !== cause)) {
        throw new Error('Facts that are appended together follow from one command.');
      }
      const before = this.ofCause.all(stream, cause);
      if (before.length > 0) return ok({ version, facts: before.map(toFact), repeated: true });
    }
    if (version !== expectedVersion) return fail(conflict(stream, expectedVersion, version));
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
      if (this.database.open && (this.version.get(stream) ?? 0) < next) await this.nextAppend(stream, stop);
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

  async close(): Promise<void> {
    this.database.close();
    for (const stream of [...this.waiting.keys()]) this.wake(stream);
  }
}

const conflict = (stream: string, expected: number, version: number): VersionConflict => ({
  code: 'version-conflict',
  version,
  message: `"${stream}" stands at fact ${version}, not ${expected}: somebody else was first. Read what is new and try again.`,
});

/** Opens the file, or makes it, and keeps every other program out of it until it is closed or this one ends. */
export function openSqliteFactLog(file: string): Result<FactLog> {
  let database: Database.Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    database = new Database(file, { timeout: 0 });
    // The operating system drops this lock with the process, however it ends: it is never stale.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    const migrated = migrate(database, file);
    if (!migrated.ok) {
      database.close();
      return migrated;
    }
    return ok(new SqliteFactLog(database));
  } catch (error) {
    database?.close();
    return fail(openingFault(file, error));
  }
}

function openingFault(file: string, error: unknown): Fault {
  const { code } = error as { readonly code?: unknown };
  const reason = error instanceof Error ? error.message : String(error);
  if (code === 'SQLITE_BUSY') {
    return { code: 'in-use', message: `${file} is in use by another program, most likely by Naipe itself.` };
  }
  if (code === 'SQLITE_NOTADB') {
    return { code: 'not-ours', message: `${file} is not a Naipe database. Choose another data folder.` };
  }
  return {
    code: 'cannot-open',
    message: `${file} cannot be opened (${reason}). Check the folder's permissions.`,
  };
}

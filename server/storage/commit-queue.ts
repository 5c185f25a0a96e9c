import type { Database } from 'better-sqlite3';

interface Write {
  readonly run: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Commits the writes of a burst together: waiting for the disk once for all of them is what keeps a room full of
 * phones fast. A write is answered when it is on disk.
 */
export class CommitQueue {
  private readonly database: Database;
  private waiting: Write[] = [];
  private scheduled: NodeJS.Immediate | undefined;

  constructor(database: Database) {
    this.database = database;
  }

  /** Runs the write with the others that wait. One that throws changes nothing and does not disturb the others. */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run, done: (value) => resolve(value as T), failed: reject });
      this.scheduled ??= setImmediate(() => this.flush());
    });
  }

  /** Commits what waits, now. */
  flush(): void {
    clearImmediate(this.scheduled);
    this.scheduled = undefined;
    const writes = this.waiting;
    this.waiting = [];
    if (writes.length === 0) return;
    try {
      for (const answer of this.commit(writes)) answer();
    } catch (error) {
      for (const { failed } of writes) failed(error);
    }
  }

  private commit(writes: readonly Write[]): (() => void)[] {
    const alone = (run: () => unknown) => this.database.transaction(run)();
    const all = this.database.transaction(() =>
      writes.map(({ run, done, failed }) => {
        try {
          const value = alone(run);
          return () => done(value);
        } catch (error) {
          if (!this.database.inTransaction) throw error; // SQLite gave the whole transaction up
          return () => failed(error);
        }
      }),
    );
    return all.immediate();
  }
}

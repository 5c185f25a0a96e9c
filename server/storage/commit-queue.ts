import type { Database } from 'better-sqlite3';

interface Write {
  readonly run: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** However slow the disk is, nobody waits longer than this for others to join. */
const LONGEST_PAUSE_MS = 20;

/**
 * Commits the writes of a burst together: waiting for the disk once for all of them is what keeps a room full of
 * phones fast. A write is answered when it is on disk. After a commit there is a pause as long as the commit took, so
 * that the disk takes at most half of the time and the next commit takes more with it.
 */
export class CommitQueue {
  private readonly database: Database;
  private waiting: Write[] = [];
  private scheduled: NodeJS.Timeout | NodeJS.Immediate | undefined;
  private restUntil = 0;

  constructor(database: Database) {
    this.database = database;
  }

  /** Runs the write with the others that wait. One that throws changes nothing and does not disturb the others. */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run, done: (value) => resolve(value as T), failed: reject });
      this.scheduled ??= this.schedule();
    });
  }

  private schedule(): NodeJS.Timeout | NodeJS.Immediate {
    const rest = this.restUntil - performance.now();
    return rest > 0 ? setTimeout(() => this.flush(), rest) : setImmediate(() => this.flush());
  }

  /** Commits what waits, now. */
  flush(): void {
    this.scheduled = undefined;
    const writes = this.waiting;
    this.waiting = [];
    if (writes.length === 0) return;
    const begun = performance.now();
    try {
      for (const answer of this.commit(writes)) answer();
    } catch (error) {
      for (const { failed } of writes) failed(error);
    }
    const ended = performance.now();
    this.restUntil = ended + Math.min(LONGEST_PAUSE_MS, ended - begun);
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

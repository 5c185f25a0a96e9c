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
  /** A transaction inside another is a savepoint: what fails alone is undone alone. */
  private readonly alone;
  private readonly together;
  private waiting: Write[] = [];
  private scheduled: NodeJS.Timeout | NodeJS.Immediate | undefined;
  private restUntil = 0;

  constructor(database: Database) {
    this.database = database;
    this.alone = database.transaction((run: () => unknown) => run());
    this.together = database.transaction((writes: readonly Write[]) => this.answersOf(writes));
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
      for (const answer of this.together.immediate(writes)) answer();
    } catch (error) {
      for (const { failed } of writes) failed(error);
    }
    const ended = performance.now();
    this.restUntil = ended + Math.min(LONGEST_PAUSE_MS, ended - begun);
  }

  private answersOf(writes: readonly Write[]): (() => void)[] {
    return writes.map(({ run, done, failed }) => {
      try {
        const value = this.alone(run);
        return () => done(value);
      } catch (error) {
        if (!this.database.inTransaction) throw error; // SQLite gave the whole transaction up
        return () => failed(error);
      }
    });
  }
}

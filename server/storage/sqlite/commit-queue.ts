import type { Database } from 'better-sqlite3';
import { StorageError, type Trouble, troubleOf } from '../trouble.ts';
import { checkpoint } from './database.ts';

interface Write {
  readonly run: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** However slow the disk is, nobody waits longer than this for others to join. */
const LONGEST_PAUSE_MS = 20;
/** After so long without a write there is time to tidy up. */
const IDLE_MS = 3_000;
const TRY_AGAIN_MS = 2_000;
/** Room for some hundred facts: with less, the disk is as good as full. */
const ROOM_BYTES = 64 * 1024;

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
  private readonly idle: NodeJS.Timeout;
  private troubled: Trouble | undefined;
  /** As long as this program has the database open nothing is written any more. */
  private forGood: Trouble | undefined;
  private tryingAgain: NodeJS.Timeout | undefined;

  /** `trouble`: the database is a copy of what a disk holds that takes nothing. It stays as it is. */
  constructor(database: Database, trouble?: Trouble) {
    this.database = database;
    this.forGood = trouble;
    this.troubled = trouble;
    this.idle = setTimeout(() => this.tidyUp(), IDLE_MS).unref();
    this.alone = database.transaction((run: () => unknown) => run());
    this.together = database.transaction((writes: readonly Write[]) => this.answersOf(writes));
  }

  /** Why nothing can be written at present; it is tried again by itself. */
  get trouble(): Trouble | undefined {
    return this.troubled;
  }

  /** Nothing is written any more: it would make the damage larger. */
  giveUp(): void {
    this.forGood = 'damaged';
    this.troubled = 'damaged';
  }

  private tidyUp(): void {
    if (this.database.open && this.forGood === undefined) checkpoint(this.database);
  }

  /** Runs the write with the others that wait. One that throws changes nothing and does not disturb the others. */
  write<T>(run: () => T): Promise<T> {
    if (this.forGood !== undefined) return Promise.reject(new StorageError(this.forGood));
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
      const answers = this.together.immediate(writes);
      this.troubled = this.forGood;
      for (const answer of answers) answer();
      this.idle.refresh();
    } catch (error) {
      const known = this.understood(error);
      for (const { failed } of writes) failed(known);
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
        return () => failed(this.understood(error));
      }
    });
  }

  /** An error that comes from the disk says so, and the disk is tried again until it works. */
  private understood(error: unknown): unknown {
    const trouble = troubleOf(error);
    if (trouble === undefined) return error;
    this.troubled = trouble;
    if (trouble === 'damaged') this.giveUp();
    else this.tryingAgain ??= setTimeout(() => this.tryAgain(), TRY_AGAIN_MS).unref();
    return new StorageError(trouble, error);
  }

  private tryAgain(): void {
    this.tryingAgain = undefined;
    if (!this.database.open || this.troubled === undefined) return;
    const makeRoom = this.database.prepare('INSERT INTO room (filler) VALUES (zeroblob(?))');
    this.write(() => makeRoom.run(ROOM_BYTES))
      .then(() => this.write(() => this.database.exec('DELETE FROM room')))
      .catch(() => undefined); // still in trouble: the next time is arranged
  }
}

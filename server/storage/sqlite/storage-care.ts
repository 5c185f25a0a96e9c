import type { Database } from 'better-sqlite3';
import type { DataFinding } from '../finding.ts';
import type { StorageCare, StorageNotice } from '../store.ts';
import type { Trouble } from '../trouble.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { OpenDatabase } from './database.ts';
import { dropNotice, noticesOf } from './notices.ts';

/** How the data in a SQLite file is. */
export class SqliteStorageCare implements StorageCare {
  readonly database: Database;
  private readonly queue: CommitQueue;
  readonly findings: readonly DataFinding[];
  readonly troubleAtStart: Trouble | undefined;
  private readonly answers;

  constructor({ database, findings, trouble }: OpenDatabase, queue: CommitQueue) {
    this.database = database;
    this.troubleAtStart = trouble;
    this.queue = queue;
    this.findings = findings;
    this.answers = database.prepare('SELECT count(*) FROM secret');
    if (findings.some(({ kind }) => kind === 'file')) queue.giveUp();
  }

  async check(): Promise<Trouble | undefined> {
    this.answers.get();
    return this.queue.trouble;
  }

  async notices(): Promise<readonly StorageNotice[]> {
    return noticesOf(this.database);
  }

  async seen(id: number): Promise<void> {
    await this.queue.write(() => dropNotice(this.database, id));
  }
}

import type { Database } from 'better-sqlite3';
import type { CommitQueue } from './commit-queue.ts';
import type { OpenDatabase } from './database.ts';
import { type DataFinding, findingSentence, wayBack } from './finding.ts';
import { dropNotice, noticesOf, type StorageNotice } from './notices.ts';
import { TROUBLE_SENTENCES, type Trouble } from './trouble.ts';

/** How the data is, for whoever looks after it. */
export class StorageCare {
  readonly database: Database;
  private readonly queue: CommitQueue;
  /** What was found wrong at the start. */
  readonly findings: readonly DataFinding[];
  /** Why the disk took nothing at the start. */
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

  /** Why nothing can be written at present, if so. Throws when the database does not answer at all. */
  check(): Trouble | undefined {
    this.answers.get();
    return this.queue.trouble;
  }

  /** What is wrong and what was lost, each with the way back. */
  warnings(): readonly string[] {
    const lost = this.notices().map(({ finding }) => finding);
    const troubles = this.troubleAtStart === undefined ? [] : [TROUBLE_SENTENCES[this.troubleAtStart]];
    return [
      ...troubles,
      ...[...this.findings, ...lost].map((finding) => `${findingSentence(finding)}\n  ${wayBack(finding)}`),
    ];
  }

  /** What a director has to know, and has not said to have seen. */
  notices(): readonly StorageNotice[] {
    return noticesOf(this.database);
  }

  async seen(id: number): Promise<void> {
    await this.queue.write(() => dropNotice(this.database, id));
  }
}

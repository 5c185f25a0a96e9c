import type { Database } from 'better-sqlite3';
import type { SolvedDealTable } from '../store.ts';
import type { CommitQueue } from './commit-queue.ts';

/** What was worked out of deals, in SQLite. */
export class SqliteSolvedDeals implements SolvedDealTable {
  private readonly queue: CommitQueue;
  private readonly find;
  private readonly isThere;
  private readonly insert;
  private readonly findHolders;
  private readonly findUnfinished;
  private readonly noteUnfinished;
  private readonly noteFinished;

  constructor(database: Database, queue: CommitQueue) {
    this.queue = queue;
    this.find = database.prepare<[string], { readonly asked: string; readonly answer: string }>(
      'SELECT asked, answer FROM solved_deal WHERE stream = ?',
    );
    this.isThere = database.prepare<[string]>('SELECT 1 FROM fact WHERE stream = ?');
    this.insert = database.prepare<[string, string, string]>(
      'INSERT OR IGNORE INTO solved_deal (stream, asked, answer) VALUES (?, ?, ?)',
    );
    this.findHolders = database.prepare<[string], { readonly stream: string; readonly asked: string }>(
      'SELECT stream, asked FROM solved_deal WHERE asked IN (SELECT value FROM json_each(?))',
    );
    this.findUnfinished = database.prepare<[], string>('SELECT stream FROM unsolved').pluck();
    this.noteUnfinished = database.prepare<[string]>('INSERT OR IGNORE INTO unsolved (stream) VALUES (?)');
    this.noteFinished = database.prepare<[string]>('DELETE FROM unsolved WHERE stream = ?');
  }

  async of(stream: string): Promise<ReadonlyMap<string, string>> {
    return new Map(this.find.all(stream).map(({ asked, answer }) => [asked, answer]));
  }

  keep(stream: string, asked: string, answer: string): Promise<void> {
    return this.queue.write(() => {
      if (this.isThere.get(stream) !== undefined) this.insert.run(stream, asked, answer);
    });
  }

  async holders(deals: readonly string[]) {
    return this.findHolders.all(JSON.stringify(deals));
  }

  async unfinished(): Promise<readonly string[]> {
    return this.findUnfinished.all();
  }

  note(stream: string, isFinished: boolean): Promise<void> {
    return this.queue.write(() => {
      if (isFinished) this.noteFinished.run(stream);
      else if (this.isThere.get(stream) !== undefined) this.noteUnfinished.run(stream);
    });
  }
}

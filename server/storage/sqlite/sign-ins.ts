import type { Database } from 'better-sqlite3';
import type { SignInRow, SignInTable } from '../store.ts';
import type { CommitQueue } from './commit-queue.ts';

const COLUMNS = 'token_hash AS tokenHash, id, who, device, since, seen, expires';

/** Sign-ins in SQLite. */
export class SqliteSignIns implements SignInTable {
  private readonly queue: CommitQueue;
  private readonly findOne;
  private readonly everybody;
  private readonly keep;
  private readonly drop;
  private readonly saw;
  private readonly is;
  private readonly call;

  constructor(database: Database, queue: CommitQueue) {
    this.queue = queue;
    this.findOne = database.prepare<[string], SignInRow>(
      `SELECT ${COLUMNS} FROM sign_in WHERE token_hash = ?`,
    );
    this.everybody = database.prepare<[], SignInRow>(`SELECT ${COLUMNS} FROM sign_in ORDER BY since, id`);
    this.keep = database.prepare<SignInRow>(
      `INSERT INTO sign_in (token_hash, id, who, device, since, seen, expires)
       VALUES (:tokenHash, :id, :who, :device, :since, :seen, :expires)`,
    );
    this.saw = database.prepare<[string, string]>('UPDATE sign_in SET seen = ? WHERE id = ?');
    this.drop = database.prepare<[string]>('DELETE FROM sign_in WHERE id = ?');
    this.is = database.prepare<[string]>('SELECT 1 FROM sign_in WHERE id = ?');
    this.call = database.prepare<[string, string]>('UPDATE sign_in SET who = ? WHERE id = ?');
  }

  async find(tokenHash: string): Promise<SignInRow | undefined> {
    return this.findOne.get(tokenHash);
  }

  async all(): Promise<readonly SignInRow[]> {
    return this.everybody.all();
  }

  async add(row: SignInRow): Promise<void> {
    await this.queue.write(() => this.keep.run(row));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.queue.write(() => {
      for (const id of ids) this.drop.run(id);
    });
  }

  async present(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.filter((id) => this.is.get(id) !== undefined));
  }

  async rewrite(ids: readonly string[], who: string): Promise<void> {
    await this.queue.write(() => {
      for (const id of ids) this.call.run(who, id);
    });
  }

  async see(seen: readonly (readonly [id: string, at: string])[]): Promise<void> {
    await this.queue.write(() => {
      for (const [id, at] of seen) this.saw.run(at, id);
    });
  }

  /** There is no other server. */
  whenRemovedElsewhere(): void {}
}

import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';

/** What the server keeps to itself: never in a fact, an export or a log. */
export class Secrets {
  private readonly find;
  private readonly keep;

  constructor(database: Database) {
    this.find = database.prepare<[string], string>('SELECT value FROM secret WHERE name = ?').pluck();
    this.keep = database.prepare<[string, string]>('INSERT INTO secret (name, value) VALUES (?, ?)');
  }

  get(name: string): string | undefined {
    return this.find.get(name);
  }

  /** Keeps it unless there is one already; answers whether it was kept. */
  add(name: string, value: string): boolean {
    if (this.get(name) !== undefined) return false;
    this.keep.run(name, value);
    return true;
  }

  /** The random secret of that name, made when it is first asked for. */
  random(name: string): string {
    this.add(name, randomBytes(32).toString('base64url'));
    return this.get(name) as string;
  }
}

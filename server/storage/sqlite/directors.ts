import type { Database } from 'better-sqlite3';
import type { DirectorTable } from '../store.ts';

/** The directors in SQLite. */
export class SqliteDirectors implements DirectorTable {
  private readonly find;
  private readonly all;
  private readonly keep;
  private readonly change;
  private readonly call;
  private readonly drop;

  constructor(database: Database) {
    this.find = database
      .prepare<[string], string>('SELECT password_hash FROM director WHERE name = ?')
      .pluck();
    this.all = database.prepare<[], string>('SELECT name FROM director ORDER BY name').pluck();
    this.keep = database.prepare<[string, string]>(
      'INSERT INTO director (name, password_hash) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
    this.change = database.prepare<[string, string]>('UPDATE director SET password_hash = ? WHERE name = ?');
    this.call = database.prepare<[string, string]>('UPDATE OR IGNORE director SET name = ? WHERE name = ?');
    this.drop = database.prepare<[string]>(
      'DELETE FROM director WHERE name = ? AND (SELECT count(*) FROM director) > 1',
    );
  }

  async names(): Promise<readonly string[]> {
    return this.all.all();
  }

  async passwordHash(name: string): Promise<string | undefined> {
    return this.find.get(name);
  }

  async add(name: string, passwordHash: string): Promise<boolean> {
    return this.keep.run(name, passwordHash).changes > 0;
  }

  async setPassword(name: string, passwordHash: string): Promise<boolean> {
    return this.change.run(passwordHash, name).changes > 0;
  }

  async rename(name: string, to: string): Promise<boolean> {
    return this.call.run(to, name).changes > 0;
  }

  async remove(name: string): Promise<boolean> {
    return this.drop.run(name).changes > 0;
  }
}

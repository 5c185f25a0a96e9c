import type { Database } from 'better-sqlite3';

/** The directors, each with the argon2id hash of a password. */
export class DirectorTable {
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
    this.drop = database.prepare<[string]>('DELETE FROM director WHERE name = ?');
  }

  names(): readonly string[] {
    return this.all.all();
  }

  passwordHash(name: string): string | undefined {
    return this.find.get(name);
  }

  /** Answers whether there was no director of that name. */
  add(name: string, passwordHash: string): boolean {
    return this.keep.run(name, passwordHash).changes > 0;
  }

  setPassword(name: string, passwordHash: string): boolean {
    return this.change.run(passwordHash, name).changes > 0;
  }

  /** Answers whether it could be done: there is such a director, and none of the other name. */
  rename(name: string, to: string): boolean {
    return this.call.run(to, name).changes > 0;
  }

  remove(name: string): boolean {
    return this.drop.run(name).changes > 0;
  }
}

import type { DirectorTable } from '../store.ts';
import type { PostgresDatabase } from './database.ts';

/** The directors in PostgreSQL. */
export class PostgresDirectors implements DirectorTable {
  private readonly database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  async names(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ name: string }>('SELECT name FROM director ORDER BY name');
    return rows.map(({ name }) => name);
  }

  async passwordHash(name: string): Promise<string | undefined> {
    const { rows } = await this.database.query<{ password_hash: string }>(
      'SELECT password_hash FROM director WHERE name = $1',
      [name],
    );
    return rows[0]?.password_hash;
  }

  private async changes(sql: string, values: readonly string[]): Promise<boolean> {
    return ((await this.database.query(sql, values)).rowCount ?? 0) > 0;
  }

  async add(name: string, passwordHash: string): Promise<boolean> {
    return this.changes('INSERT INTO director (name, password_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      passwordHash,
    ]);
  }

  async setPassword(name: string, passwordHash: string): Promise<boolean> {
    return this.changes('UPDATE director SET password_hash = $2 WHERE name = $1', [name, passwordHash]);
  }

  async rename(name: string, to: string): Promise<boolean> {
    return this.changes(
      `UPDATE director SET name = $2
       WHERE name = $1 AND ($1 = $2 OR NOT EXISTS (SELECT FROM director WHERE name = $2))`,
      [name, to],
    );
  }

  /** Two that remove each other at once: the second finds nobody left over. */
  async remove(name: string): Promise<boolean> {
    return this.database.transaction(async (client) => {
      await client.query('SELECT name FROM director ORDER BY name FOR UPDATE');
      const { rowCount } = await client.query(
        'DELETE FROM director WHERE name = $1 AND (SELECT count(*) FROM director) > 1',
        [name],
      );
      return (rowCount ?? 0) > 0;
    });
  }
}

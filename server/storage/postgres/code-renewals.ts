import type { CodeRenewals } from '../store.ts';
import type { PostgresDatabase } from './database.ts';

/** How often codes were renewed, in PostgreSQL: asked for each time, since another server may have renewed them. */
export class PostgresCodeRenewals implements CodeRenewals {
  private readonly database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  async of(tournament: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.database.query<{ what: string; times: number }>(
      'SELECT what, times FROM code_renewal WHERE tournament = $1',
      [tournament],
    );
    return new Map(rows.map(({ what, times }) => [what, times]));
  }

  async renew(tournament: string, what: string): Promise<void> {
    await this.database.query(
      `INSERT INTO code_renewal (tournament, what, times) VALUES ($1, $2, 1)
       ON CONFLICT (tournament, what) DO UPDATE SET times = code_renewal.times + 1`,
      [tournament, what],
    );
  }
}

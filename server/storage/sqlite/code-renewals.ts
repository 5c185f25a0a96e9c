import type { Database } from 'better-sqlite3';
import type { CodeRenewals } from '../store.ts';

/** How often codes were renewed, in SQLite. Asked for with every code: kept in memory. */
export class SqliteCodeRenewals implements CodeRenewals {
  private readonly known = new Map<string, ReadonlyMap<string, number>>();
  private readonly find;
  private readonly keep;

  constructor(database: Database) {
    this.find = database.prepare<[string], { readonly what: string; readonly times: number }>(
      'SELECT what, times FROM code_renewal WHERE tournament = ?',
    );
    this.keep = database.prepare<[string, string]>(
      `INSERT INTO code_renewal (tournament, what, times) VALUES (?, ?, 1)
       ON CONFLICT DO UPDATE SET times = times + 1`,
    );
  }

  async of(tournament: string): Promise<ReadonlyMap<string, number>> {
    const known = this.known.get(tournament);
    if (known !== undefined) return known;
    const times = new Map(this.find.all(tournament).map((row) => [row.what, row.times]));
    this.known.set(tournament, times);
    return times;
  }

  async renew(tournament: string, what: string): Promise<void> {
    this.keep.run(tournament, what);
    this.known.delete(tournament);
  }
}

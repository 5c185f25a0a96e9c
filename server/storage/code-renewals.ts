import type { Database } from 'better-sqlite3';

/** How often codes were renewed: those of before no longer open anything. */
export class CodeRenewals {
  private readonly known = new Map<string, number>();
  private readonly find;
  private readonly keep;

  constructor(database: Database) {
    this.find = database
      .prepare<[string, string], number>('SELECT times FROM code_renewal WHERE tournament = ? AND what = ?')
      .pluck();
    this.keep = database.prepare<[string, string]>(
      `INSERT INTO code_renewal (tournament, what, times) VALUES (?, ?, 1)
       ON CONFLICT DO UPDATE SET times = times + 1`,
    );
  }

  times(tournament: string, what: string): number {
    const key = `${tournament} ${what}`;
    const times = this.known.get(key) ?? this.find.get(tournament, what) ?? 0;
    this.known.set(key, times);
    return times;
  }

  renew(tournament: string, what: string): void {
    this.keep.run(tournament, what);
    this.known.delete(`${tournament} ${what}`);
  }
}

import type { SolvedDealTable } from '../store.ts';
import type { PostgresDatabase } from './database.ts';

/** What was worked out of deals, in PostgreSQL. */
export class PostgresSolvedDeals implements SolvedDealTable {
  private readonly database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  async of(stream: string): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.database.query<{ asked: string; answer: string }>(
      'SELECT asked, answer FROM solved_deal WHERE stream = $1',
      [stream],
    );
    return new Map(rows.map(({ asked, answer }) => [asked, answer]));
  }

  async keep(stream: string, asked: string, answer: string): Promise<void> {
    await this.database.query(
      `INSERT INTO solved_deal (stream, asked, answer)
       SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM fact WHERE stream = $1)
       ON CONFLICT DO NOTHING`,
      [stream, asked, answer],
    );
  }

  async holders(deals: readonly string[]) {
    const { rows } = await this.database.query<{ stream: string; asked: string }>(
      'SELECT stream, asked FROM solved_deal WHERE asked = ANY ($1)',
      [deals],
    );
    return rows;
  }

  async unfinished(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ stream: string }>('SELECT stream FROM unsolved');
    return rows.map(({ stream }) => stream);
  }

  async note(stream: string, isFinished: boolean): Promise<void> {
    await this.database.query(
      isFinished
        ? 'DELETE FROM unsolved WHERE stream = $1'
        : `INSERT INTO unsolved (stream) SELECT $1 WHERE EXISTS (SELECT 1 FROM fact WHERE stream = $1)
           ON CONFLICT DO NOTHING`,
      [stream],
    );
  }
}

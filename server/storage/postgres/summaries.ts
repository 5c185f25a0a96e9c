import type { PlayerRow, SummaryRow, SummaryTable } from '../store.ts';
import type { PostgresDatabase } from './database.ts';

/** The list of tournaments and players in PostgreSQL. */
export class PostgresSummaries implements SummaryTable {
  private readonly database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  async all(): Promise<readonly SummaryRow[]> {
    const { rows } = await this.database.query<SummaryRow & Record<string, unknown>>(
      'SELECT stream AS tournament, version, name, date, status FROM tournament_summary',
    );
    return rows;
  }

  async players(): Promise<readonly PlayerRow[]> {
    const { rows } = await this.database.query<PlayerRow & Record<string, unknown>>(
      'SELECT name, id FROM known_player GROUP BY name, id ORDER BY max(date) DESC, name',
    );
    return rows;
  }

  async keep(summary: SummaryRow, players: readonly PlayerRow[] | undefined): Promise<void> {
    const { tournament, version, name, date, status } = summary;
    await this.database.transaction(async (client) => {
      const { rowCount } = await client.query(
        `INSERT INTO tournament_summary (stream, version, name, date, status)
         SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM fact WHERE stream = $1)
         ON CONFLICT (stream) DO UPDATE SET version = $2, name = $3, date = $4, status = $5
         WHERE tournament_summary.version <= $2`,
        [tournament, version, name, date, status],
      );
      if (rowCount === 0 || players === undefined) return;
      await client.query('DELETE FROM known_player WHERE stream = $1', [tournament]);
      await client.query(
        `INSERT INTO known_player (stream, name, id, date)
         SELECT $1, name, id, $4 FROM unnest($2::text[], $3::text[]) AS player (name, id) ON CONFLICT DO NOTHING`,
        [tournament, players.map((each) => each.name), players.map(({ id }) => id), date],
      );
    });
  }
}

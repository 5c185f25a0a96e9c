import type { Database } from 'better-sqlite3';
import type { PlayerRow, SummaryRow, SummaryTable } from '../store.ts';
import type { CommitQueue } from './commit-queue.ts';

/** The list of tournaments and players in SQLite. */
export class SqliteSummaries implements SummaryTable {
  private readonly queue: CommitQueue;
  private readonly allSummaries;
  private readonly allPlayers;
  private readonly keepOne;
  private readonly isThere;
  private readonly forgetPlayers;
  private readonly keepPlayer;

  constructor(database: Database, queue: CommitQueue) {
    this.queue = queue;
    this.allSummaries = database.prepare<[], SummaryRow>(
      'SELECT stream AS tournament, version, name, date, status FROM tournament_summary',
    );
    this.allPlayers = database.prepare<[], PlayerRow>(
      'SELECT name, id FROM known_player GROUP BY name, id ORDER BY max(date) DESC, name',
    );
    this.keepOne = database.prepare<SummaryRow>(
      `INSERT INTO tournament_summary (stream, version, name, date, status)
       VALUES (:tournament, :version, :name, :date, :status)
       ON CONFLICT (stream) DO UPDATE SET version = :version, name = :name, date = :date, status = :status`,
    );
    this.isThere = database.prepare<[string]>('SELECT 1 FROM fact WHERE stream = ?');
    this.forgetPlayers = database.prepare<[string]>('DELETE FROM known_player WHERE stream = ?');
    this.keepPlayer = database.prepare<[string, string, string, string]>(
      'INSERT OR IGNORE INTO known_player (stream, name, id, date) VALUES (?, ?, ?, ?)',
    );
  }

  async all(): Promise<readonly SummaryRow[]> {
    return this.allSummaries.all();
  }

  async players(): Promise<readonly PlayerRow[]> {
    return this.allPlayers.all();
  }

  async keep(summary: SummaryRow, players: readonly PlayerRow[] | undefined): Promise<void> {
    const { tournament, date } = summary;
    await this.queue.write(() => {
      if (this.isThere.get(tournament) === undefined) return; // removed meanwhile
      this.keepOne.run(summary);
      if (players === undefined) return;
      this.forgetPlayers.run(tournament);
      for (const { name, id } of players) this.keepPlayer.run(tournament, name, id, date);
    });
  }
}

import type { SignInRow, SignInTable } from '../store.ts';
import type { Bulletin } from './bulletin.ts';
import type { PostgresDatabase } from './database.ts';

const COLUMNS = 'token_hash AS "tokenHash", id, who, device, since, seen, expires';

/** Where servers tell each other which sign-ins have ended. */
const ENDED = 'naipe_ended';

/** Sign-ins in PostgreSQL: whoever is signed in on one server is on all of them. */
export class PostgresSignIns implements SignInTable {
  private readonly database: PostgresDatabase;
  private readonly bulletin: Bulletin;

  constructor(database: PostgresDatabase, bulletin: Bulletin) {
    this.database = database;
    this.bulletin = bulletin;
  }

  async find(tokenHash: string): Promise<SignInRow | undefined> {
    const { rows } = await this.database.query<SignInRow & Record<string, unknown>>(
      `SELECT ${COLUMNS} FROM sign_in WHERE token_hash = $1`,
      [tokenHash],
    );
    return rows[0];
  }

  async all(): Promise<readonly SignInRow[]> {
    const { rows } = await this.database.query<SignInRow & Record<string, unknown>>(
      `SELECT ${COLUMNS} FROM sign_in ORDER BY since, id`,
    );
    return rows;
  }

  async add({ tokenHash, id, who, device, since, seen, expires }: SignInRow): Promise<void> {
    await this.database.query(
      `INSERT INTO sign_in (token_hash, id, who, device, since, seen, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [tokenHash, id, who, device, since, seen, expires],
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM sign_in WHERE id = ANY($1)', [ids]);
    for (const id of ids) this.bulletin.tell(ENDED, id);
  }

  async present(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.database.query<{ id: string }>('SELECT id FROM sign_in WHERE id = ANY($1)', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  async rewrite(ids: readonly string[], who: string): Promise<void> {
    await this.database.query('UPDATE sign_in SET who = $1 WHERE id = ANY($2)', [who, ids]);
  }

  async see(seen: readonly (readonly [id: string, at: string])[]): Promise<void> {
    if (seen.length === 0) return;
    await this.database.query(
      `UPDATE sign_in SET seen = greatest(sign_in.seen, new.at)
       FROM unnest($1::text[], $2::text[]) AS new (id, at) WHERE sign_in.id = new.id`,
      [seen.map(([id]) => id), seen.map(([, at]) => at)],
    );
  }

  whenRemovedElsewhere(ended: (ids: readonly string[]) => void): void {
    this.bulletin.hear(ENDED, ended);
  }
}

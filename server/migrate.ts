import { ok, type Result } from 'naipe/base';
import { isPostgres, migratePostgresAt, migrateSqliteIn, placeTold } from './storage/index.ts';

/** What came of bringing a place up to date. */
export interface Migrated {
  readonly place: string;
  /** The schema it had; 0 when it was empty. */
  readonly from: number;
  readonly to: number;
  /** It has another name: what browsers remember of it from before counts no longer. */
  readonly renamed: boolean;
}

/**
 * Brings a data folder or a PostgreSQL database to this program's schema. There is no way back but a backup: what a newer
 * Naipe wrote is refused. One that was put back from a backup by other means than ours is to be given another name.
 */
export async function migrate(place: string, { restored = false } = {}): Promise<Result<Migrated>> {
  const migrated = await (isPostgres(place) ? migratePostgresAt : migrateSqliteIn)(place, restored);
  return migrated.ok ? ok({ place: placeTold(place), ...migrated.value, renamed: restored }) : migrated;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Result } from 'naipe/base';
import type { FactLog } from '../facts/fact-log.ts';
import { isPostgres, openPostgresStore, placeOf } from './postgres/index.ts';
import { DATABASE_NAME, lookIntoSqlite, openSqliteStore, serveSqliteStore } from './sqlite/index.ts';
import type { DirectorTable, ErasureStore, Store } from './store.ts';

/** A place as people may read it: the address of a database without its password. */
export const placeTold = (place: string): string => (isPostgres(place) ? placeOf(place) : place);

/** Opens what a server serves: a data folder, or a PostgreSQL database by its address. */
export const openToServeFrom = async (place: string): Promise<Result<Store>> =>
  isPostgres(place) ? openPostgresStore(place) : serveSqliteStore(place);

/** Opens a place to be written to; a data folder must be there. */
export async function openPlace(place: string): Promise<Result<Store>> {
  if (isPostgres(place)) return openPostgresStore(place);
  if (!existsSync(join(place, DATABASE_NAME)))
    return fail({ code: 'no-data', message: `There is no data in ${place}.` });
  return openSqliteStore(place);
}

/** What can be looked at while Naipe runs. */
export interface Looking {
  readonly facts: Pick<FactLog, 'streams'>;
  readonly erasure: Pick<ErasureStore, 'rows'>;
  readonly directors: Pick<DirectorTable, 'names'>;
  readonly close: () => Promise<void>;
}

/** Opens a place to be looked at; Naipe may be running. */
export const openToLook = async (place: string): Promise<Result<Looking>> =>
  isPostgres(place) ? openPostgresStore(place) : lookIntoSqlite(place);

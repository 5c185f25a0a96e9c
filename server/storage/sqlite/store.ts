import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { fail, ok, type Result } from 'naipe/base';
import { Attempts } from '../../access/attempts.ts';
import { newSetupCode } from '../setup-code.ts';
import { type Guesses, SECRETS, type SecretName, type Store } from '../store.ts';
import { SqliteCodeRenewals } from './code-renewals.ts';
import { CommitQueue } from './commit-queue.ts';
import { DATABASE_NAME, type OpenDatabase, openDatabase, openToRead, openToServe } from './database.ts';
import { SqliteDirectors } from './directors.ts';
import { SqliteErasure } from './erasure.ts';
import { SqliteFactLog } from './fact-log.ts';
import { renewEpoch, SCHEMA_VERSION } from './schema.ts';
import { SqliteSignIns } from './sign-ins.ts';
import { SqliteSolvedDeals } from './solved-deals.ts';
import { SqliteStorageCare } from './storage-care.ts';
import { SqliteSummaries } from './summaries.ts';

/** The secrets of a file, made when they are first asked for. */
function secretsOf(database: Database): ReadonlyMap<SecretName, string> {
  const keep = database.prepare<[string, string]>(
    'INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare<[string], string>('SELECT value FROM secret WHERE name = ?').pluck();
  return new Map(
    SECRETS.map((name) => {
      if (find.get(name) === undefined) keep.run(name, randomBytes(32).toString('base64url'));
      return [name, find.get(name) ?? ''];
    }),
  );
}

/** One program hears every guess: they are counted in its memory. */
function guessesInMemory(): Guesses {
  const attempts = new Attempts();
  return {
    take: async (doors) => attempts.take(doors),
    giveBack: async (doors) => attempts.giveBack(doors),
  };
}

function storeOn(opened: OpenDatabase, file: string): Store {
  const { database, trouble } = opened;
  const queue = new CommitQueue(database, trouble);
  const facts = new SqliteFactLog(opened, queue);
  const secrets = secretsOf(database);
  const store: Store = {
    facts,
    signIns: new SqliteSignIns(database, queue),
    directors: new SqliteDirectors(database),
    renewals: new SqliteCodeRenewals(database),
    guesses: guessesInMemory(),
    summaries: new SqliteSummaries(database, queue),
    solved: new SqliteSolvedDeals(database, queue),
    erasure: new SqliteErasure(opened, queue),
    care: new SqliteStorageCare(opened, queue),
    leases: { take: async () => true },
    secret: (name) => secrets.get(name) ?? '',
    setupCode: newSetupCode(),
    believedMs: Number.POSITIVE_INFINITY,
    place: file,
    close: () => facts.close(),
  };
  // In memory too: nobody is told that something is kept which is not.
  if (trouble !== undefined) database.pragma('query_only = ON');
  return store;
}

/** Everything kept in a data folder; of one whose disk takes nothing, what can be read. */
export function serveSqliteStore(dataFolder: string): Result<Store> {
  const file = join(dataFolder, DATABASE_NAME);
  const opened = openToServe(file);
  return opened.ok ? ok(storeOn(opened.value, file)) : opened;
}

/** The same for whoever wants to write. */
export function openSqliteStore(dataFolder: string): Result<Store> {
  const file = join(dataFolder, DATABASE_NAME);
  const opened = openDatabase(file);
  return opened.ok ? ok(storeOn(opened.value, file)) : opened;
}

/** Brings a data folder to this program's schema; one that was put back from a backup by hand is given another name. */
export async function migrateSqliteIn(
  dataFolder: string,
  restored: boolean,
): Promise<Result<{ readonly from: number; readonly to: number }>> {
  const file = join(dataFolder, DATABASE_NAME);
  if (!existsSync(file)) return fail({ code: 'no-data', message: `There is no data in ${dataFolder}.` });
  const looked = openToRead(file);
  if (!looked.ok) return looked;
  const from = Number(looked.value.pragma('user_version', { simple: true }));
  looked.value.close();
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  if (restored) opened.value.database.transaction(renewEpoch)(opened.value.database);
  opened.value.close();
  return ok({ from, to: SCHEMA_VERSION });
}

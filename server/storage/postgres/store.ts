import { randomBytes } from 'node:crypto';
import { ok, type Result } from 'naipe/base';
import { newSetupCode } from '../setup-code.ts';
import { type Leases, SECRETS, type Store } from '../store.ts';
import { type Trouble, troubleOf } from '../trouble.ts';
import { Bulletin } from './bulletin.ts';
import { PostgresCodeRenewals } from './code-renewals.ts';
import { openPostgres, type PostgresDatabase, placeOf } from './database.ts';
import { PostgresDirectors } from './directors.ts';
import { PostgresErasure } from './erasure.ts';
import { epochOf, PostgresFactLog, versionsIn } from './fact-log.ts';
import { PostgresGuesses } from './guesses.ts';
import { PostgresSignIns } from './sign-ins.ts';
import { PostgresSolvedDeals } from './solved-deals.ts';
import { PostgresSummaries } from './summaries.ts';

/** So long is what was read of sign-ins believed, should the notice that one has ended be lost. */
const BELIEVED_MS = 5_000;
const TIDY_MS = 10 * 60_000;

const SETUP = 'setup-code';

async function knownSecrets(database: PostgresDatabase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ name: string; value: string }>('SELECT name, value FROM secret');
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The secrets that all servers share, made by the first that asks. */
async function secretsOf(database: PostgresDatabase): Promise<ReadonlyMap<string, string>> {
  const known = await knownSecrets(database);
  const missing = [...SECRETS, SETUP].filter((name) => !known.has(name));
  for (const name of missing)
    await database.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      name === SETUP ? newSetupCode() : randomBytes(32).toString('base64url'),
    ]);
  return missing.length === 0 ? known : knownSecrets(database);
}

/**
 * A lease ends by itself: a server that dies holds nothing up for longer. One that would last longer than anybody asks for was
 * given before the clock of the database was set back.
 */
const leasesIn = (database: PostgresDatabase, holder: string): Leases => ({
  take: async (work, milliseconds) => {
    const { rowCount } = await database.query(
      `INSERT INTO lease (work, holder, until)
       VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
       ON CONFLICT (work) DO UPDATE SET holder = excluded.holder, until = excluded.until
       WHERE lease.holder = excluded.holder OR lease.until < clock_timestamp() OR lease.until > excluded.until + interval '1 hour'`,
      [work, holder, milliseconds],
    );
    return (rowCount ?? 0) > 0;
  },
});

/** Why nothing can be written at present: a standby, for instance, only reads. */
async function troubleIn(database: PostgresDatabase): Promise<Trouble | undefined> {
  try {
    const { rows } = await database.query<{ readOnly: string }>(
      `SELECT current_setting('transaction_read_only') AS "readOnly"`,
    );
    return rows[0]?.readOnly === 'on' ? 'read-only' : undefined;
  } catch (error) {
    return troubleOf(error) ?? 'failing';
  }
}

/** Everything kept in a PostgreSQL database. */
export async function openPostgresStore(address: string): Promise<Result<Store>> {
  const opened = await openPostgres(address);
  if (!opened.ok) return opened;
  const database = opened.value;
  const secrets = await secretsOf(database);
  const bulletin = new Bulletin(database);
  const facts = new PostgresFactLog(database, await epochOf(database), bulletin);
  const guesses = new PostgresGuesses(database);
  const leases = leasesIn(database, bulletin.self);
  const tidying = setInterval(() => {
    leases
      .take('tidy', TIDY_MS / 2)
      .then((mine) => (mine ? guesses.forgetOld() : undefined))
      .catch(() => undefined); // the database is away: the next time comes
  }, TIDY_MS).unref();
  const signIns = new PostgresSignIns(database, bulletin);
  bulletin.begin();
  return ok({
    facts,
    signIns,
    directors: new PostgresDirectors(database),
    renewals: new PostgresCodeRenewals(database),
    guesses,
    summaries: new PostgresSummaries(database),
    solved: new PostgresSolvedDeals(database),
    erasure: new PostgresErasure(database, versionsIn),
    care: {
      findings: [],
      troubleAtStart: undefined,
      check: () => troubleIn(database),
      notices: async () => [],
      seen: async () => {},
    },
    leases,
    secret: (name) => secrets.get(name) ?? '',
    setupCode: secrets.get(SETUP) ?? '',
    believedMs: BELIEVED_MS,
    place: `PostgreSQL at ${placeOf(address)}`,
    close: async () => {
      clearInterval(tidying);
      await facts.close();
    },
  });
}

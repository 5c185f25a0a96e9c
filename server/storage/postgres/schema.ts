import { randomBytes } from 'node:crypto';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { ClientBase } from 'pg';
import type { PostgresDatabase } from './database.ts';

/**
 * What brings a database from one schema version to the next, in order. Entries are never changed once released: a new
 * version is a new entry.
 *
 * `ordinal` is a fact's place among those of its command, so that a command can be kept once only. Names are compared
 * by their bytes, whatever the language of the database.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE fact (
     stream text COLLATE "C" NOT NULL,
     sequence integer NOT NULL CHECK (sequence >= 1),
     time text NOT NULL,
     actor text NOT NULL,
     cause text COLLATE "C" NOT NULL,
     ordinal integer NOT NULL,
     type text NOT NULL,
     data text NOT NULL,
     hash text NOT NULL,
     PRIMARY KEY (stream, sequence),
     CONSTRAINT fact_by_cause UNIQUE (stream, cause, ordinal)
   );
   CREATE FUNCTION fact_is_final() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'A fact is never changed or removed.'; END $$;
   CREATE TRIGGER fact_is_final BEFORE UPDATE OR DELETE ON fact
     FOR EACH ROW EXECUTE FUNCTION fact_is_final();
   CREATE TRIGGER facts_stay BEFORE TRUNCATE ON fact
     FOR EACH STATEMENT EXECUTE FUNCTION fact_is_final();
   CREATE TABLE epoch (epoch text PRIMARY KEY);`,

  // Everything else that is kept. Facts can be written anew by who says, within his transaction, that he erases.
  `CREATE OR REPLACE FUNCTION fact_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'TRUNCATE' AND current_setting('naipe.erasing', true) = 'on' THEN
       IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
       RETURN NEW;
     END IF;
     RAISE EXCEPTION 'A fact is never changed or removed.';
   END $$;
   CREATE TABLE secret (
     name text PRIMARY KEY,
     value text NOT NULL
   );
   CREATE TABLE director (
     name text COLLATE "C" PRIMARY KEY,
     password_hash text NOT NULL
   );
   CREATE TABLE sign_in (
     token_hash text COLLATE "C" PRIMARY KEY,
     id text COLLATE "C" NOT NULL UNIQUE,
     who text NOT NULL,
     device text NOT NULL,
     since text COLLATE "C" NOT NULL,
     seen text COLLATE "C" NOT NULL,
     expires text COLLATE "C" NOT NULL
   );
   CREATE TABLE code_renewal (
     tournament text COLLATE "C" NOT NULL,
     what text COLLATE "C" NOT NULL,
     times integer NOT NULL,
     PRIMARY KEY (tournament, what)
   );
   CREATE TABLE tournament_summary (
     stream text COLLATE "C" PRIMARY KEY,
     version integer NOT NULL,
     name text NOT NULL,
     date text NOT NULL,
     status text NOT NULL
   );
   CREATE TABLE known_player (
     stream text COLLATE "C" NOT NULL,
     name text COLLATE "C" NOT NULL,
     id text COLLATE "C" NOT NULL,
     date text NOT NULL,
     PRIMARY KEY (stream, name, id)
   );
   CREATE TABLE removal (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     time text NOT NULL,
     actor text NOT NULL,
     kind text NOT NULL CHECK (kind IN ('person', 'tournament')),
     stream text NOT NULL,
     date text NOT NULL,
     facts integer NOT NULL,
     chain text NOT NULL,
     swept boolean NOT NULL DEFAULT false
   );
   CREATE TABLE lease (
     work text PRIMARY KEY,
     holder text NOT NULL,
     until timestamptz NOT NULL
   );
   -- Who guesses, and how often still. After a crash of the database everybody begins anew: nothing else rests on it.
   CREATE UNLOGGED TABLE guess (
     key text COLLATE "C" PRIMARY KEY,
     tries double precision NOT NULL,
     at timestamptz NOT NULL
   );
   -- Takes a try from each door, or answers the seconds to wait. In the order of the keys, so that nobody waits in a circle.
   CREATE FUNCTION take_tries(keys text[], bursts double precision[], rates double precision[]) RETURNS integer
   LANGUAGE plpgsql AS $$
   DECLARE
     wait integer;
   BEGIN
     INSERT INTO guess SELECT door.key, door.burst, clock_timestamp()
       FROM unnest(keys, bursts) AS door (key, burst) ORDER BY door.key COLLATE "C"
       ON CONFLICT DO NOTHING;
     PERFORM 1 FROM guess WHERE key = ANY (keys) ORDER BY key FOR UPDATE;
     UPDATE guess SET
         tries = least(door.burst, guess.tries +
           greatest(0, extract(epoch FROM clock_timestamp() - guess.at)) * door.rate / 3600),
         at = clock_timestamp()
       FROM unnest(keys, bursts, rates) AS door (key, burst, rate) WHERE guess.key = door.key;
     SELECT max(ceil((1 - guess.tries) * 3600 / door.rate)) INTO wait
       FROM guess JOIN unnest(keys, rates) AS door (key, rate) ON guess.key = door.key
       WHERE guess.tries < 1;
     IF wait > 0 THEN RETURN wait; END IF;
     UPDATE guess SET tries = tries - 1 WHERE key = ANY (keys);
     RETURN 0;
   END $$;`,

  // What can be made of deals, and tournaments where that is still to be worked out: it follows from the facts.
  `CREATE TABLE solved_deal (
     stream text COLLATE "C" NOT NULL,
     asked text COLLATE "C" NOT NULL,
     answer text NOT NULL,
     PRIMARY KEY (stream, asked)
   );
   CREATE TABLE unsolved (
     stream text COLLATE "C" PRIMARY KEY
   );`,

  // A deal is looked for in other tournaments (Law 6D2).
  'CREATE INDEX solved_deal_asked ON solved_deal (asked)',
];

export const POSTGRES_SCHEMA_VERSION = MIGRATIONS.length;

/** Two servers that begin at once do not both bring the schema up to date: any number, the same for all of them. */
const MIGRATION_LOCK = 0x6e616970;

/** Which databases are brought to this program's schema: only an empty one, or an older one too. */
export type Readiness = 'empty' | 'older';

/** The schema it has: 0 when it is empty. */
async function versionOf(client: ClientBase): Promise<number> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('naipe_schema') IS NOT NULL AS "isThere"`,
  );
  if (found[0]?.isThere !== true) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM naipe_schema');
  return rows[0]?.version ?? 0;
}

async function migrateWithin(client: ClientBase, readiness: Readiness): Promise<Result<number>> {
  // A standby is served from as it is: nothing may be written where nothing is to be done.
  if ((await versionOf(client)) === POSTGRES_SCHEMA_VERSION) return ok(POSTGRES_SCHEMA_VERSION);
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS naipe_schema (version integer NOT NULL)');
  const version = await versionOf(client);
  if (version > POSTGRES_SCHEMA_VERSION) return fail(NEWER);
  if (version > 0 && version < POSTGRES_SCHEMA_VERSION && readiness === 'empty') return fail(older(version));
  for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
  if (version === 0) {
    await renewEpoch(client);
    await client.query('INSERT INTO naipe_schema (version) VALUES ($1)', [POSTGRES_SCHEMA_VERSION]);
  } else {
    await client.query('UPDATE naipe_schema SET version = $1', [POSTGRES_SCHEMA_VERSION]);
  }
  return ok(version);
}

/**
 * Brings the database to this program's schema, in one transaction, and answers the version it had; refuses one that a
 * newer Naipe wrote.
 */
export async function migratePostgres(client: ClientBase, readiness: Readiness): Promise<Result<number>> {
  await client.query('BEGIN');
  try {
    const migrated = await migrateWithin(client, readiness);
    await client.query(migrated.ok ? 'COMMIT' : 'ROLLBACK');
    return migrated;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be gone
    throw error;
  }
}

const newEpoch = (): string => randomBytes(6).toString('hex');

/** Gives the database another name: numbers of facts that somebody remembers of the one before say nothing of it. */
export async function renewEpoch(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('DELETE FROM epoch');
  await client.query('INSERT INTO epoch (epoch) VALUES ($1)', [newEpoch()]);
}

/** The same, unless it has another name than this already. Answers the new one. */
export async function renewEpochFrom(
  database: PostgresDatabase,
  before: string,
): Promise<string | undefined> {
  const epoch = newEpoch();
  const { rowCount } = await database.query('UPDATE epoch SET epoch = $1 WHERE epoch = $2', [epoch, before]);
  return rowCount === 0 ? undefined : epoch;
}

const NEWER: Fault = {
  code: 'newer-schema',
  message: 'This database was written by a newer version of Naipe. Use that version, or another database.',
};

const older = (version: number): Fault => ({
  code: 'older-schema',
  message: `This database has the schema ${version}, this Naipe needs ${POSTGRES_SCHEMA_VERSION}. Make a backup, stop the servers of the older version, and run: naipe migrate`,
});

import { randomBytes } from 'node:crypto';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { ClientBase } from 'pg';

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
];

const SCHEMA_VERSION = MIGRATIONS.length;

/** Two servers that begin at once do not both bring the schema up to date: any number, the same for all of them. */
const MIGRATION_LOCK = 0x6e616970;

async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM naipe_schema');
  return rows[0]?.version ?? 0;
}

/** Brings the database to this program's schema, in one transaction; refuses one that a newer Naipe wrote. */
export async function migratePostgres(client: ClientBase): Promise<Result<number>> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS naipe_schema (version integer NOT NULL)');
    const version = await versionOf(client);
    if (version > SCHEMA_VERSION) {
      await client.query('ROLLBACK');
      return fail(NEWER);
    }
    for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
    if (version === 0) {
      await client.query('INSERT INTO epoch (epoch) VALUES ($1)', [randomBytes(6).toString('hex')]);
      await client.query('INSERT INTO naipe_schema (version) VALUES ($1)', [SCHEMA_VERSION]);
    } else {
      await client.query('UPDATE naipe_schema SET version = $1', [SCHEMA_VERSION]);
    }
    await client.query('COMMIT');
    return ok(version);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be gone
    throw error;
  }
}

const NEWER: Fault = {
  code: 'newer-schema',
  message: 'This database was written by a newer version of Naipe. Use that version, or another database.',
};

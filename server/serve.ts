import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { Report } from './background.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { ownNetworkAddress } from './network.ts';
import { forgetRunning, noteRunning, readRunning } from './running.ts';
import { DATABASE_NAME, takesWrites } from './storage/index.ts';

export const DEFAULT_PORT = 4242;

export interface ServeOptions extends ServerOptions {
  /** The port to use if it is free; 0 for any. */
  readonly port?: number;
  /** The address of this computer to listen at; all of them unless told, behind a proxy only its own. */
  readonly listen?: string;
}

/** A server that is up. */
export interface Serving {
  /** The address on this computer. */
  readonly address: string;
  /** The address for everybody else: that of the proxy, or of this computer on its network. */
  readonly networkAddress: string | undefined;
  readonly port: number;
  /** The port that was asked for and that something else holds. */
  readonly takenPort: number | undefined;
  readonly database: string;
  /** With it the first password is chosen; only until it is. */
  readonly setupCode: string | undefined;
  /** Writes to its log what went wrong elsewhere in the process. */
  readonly report: Report;
  /** What is wrong with the data, a sentence or two each. */
  readonly warnings: readonly string[];
  /** Ends it: answers what is under way, closes the database, lets the data folder go. */
  readonly close: () => Promise<void>;
}

/** How long a request under way may keep a server that is asked to end. */
const GRACE_MS = 3000;

/** Starts Naipe on its data folder. */
export async function serve(options: ServeOptions): Promise<Result<Serving>> {
  const { dataFolder, port: wanted = DEFAULT_PORT, behindProxy = 0, names = [] } = options;
  const host = options.listen ?? (behindProxy > 0 ? '127.0.0.1' : '0.0.0.0');
  const created = createServer(options);
  if (!created.ok)
    return fail(created.error.code === 'in-use' ? alreadyRunning(dataFolder, created.error) : created.error);
  let server = created.value;
  const listening = await listen(server, host, wanted);
  if (!listening.ok) {
    await server.close();
    return listening;
  }
  const port = listening.value;
  const stopWaiting = whenDiskTakesWrites(server, dataFolder, async () => {
    const again = createServer(options);
    if (!again.ok) throw new Error(again.error.message);
    await closeSoon(server);
    server = again.value;
    await server.listen({ port, host });
    note();
  });
  const address = `http://localhost:${port}`;
  const called = names[0] ?? ownNetworkAddress();
  const note = (): void => noteRunning(dataFolder, { address, process: process.pid });
  note();
  return ok({
    address,
    networkAddress: called && (behindProxy > 0 ? `https://${called}` : `http://${called}:${port}`),
    port,
    takenPort: wanted !== 0 && port !== wanted ? wanted : undefined,
    database: join(dataFolder, DATABASE_NAME),
    setupCode: server.services.directors.names.length > 0 ? undefined : server.services.setupCode,
    report: (what, error) => server.services.background.report(what, error),
    warnings: server.services.storage.warnings(),
    close: async () => {
      await stopWaiting();
      forgetRunning(dataFolder);
      await closeSoon(server);
    },
  });
}

/** Answers what is under way, but does not wait for ever. */
async function closeSoon(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
  await server.close();
  clearTimeout(impatience);
}

const LOOK_AGAIN_MS = 2_000;

/**
 * A server that found a full or read-only disk has only a copy of what is on it. As soon as the disk takes writes, it is
 * begun anew on the disk itself. Answers how to stop waiting for that.
 */
function whenDiskTakesWrites(
  server: FastifyInstance,
  dataFolder: string,
  beginAnew: () => Promise<void>,
): () => Promise<void> {
  const { storage, background } = server.services;
  if (storage.troubleAtStart === undefined) return async () => {};
  let beginning: Promise<void> | undefined;
  const looking = background.every('the disk', LOOK_AGAIN_MS, async () => {
    if (beginning !== undefined || !takesWrites(join(dataFolder, DATABASE_NAME))) return;
    beginning = beginAnew().then(() => clearInterval(looking));
    await beginning.finally(() => {
      beginning = undefined;
    });
  });
  return async () => {
    clearInterval(looking);
    await beginning;
  };
}

function alreadyRunning(dataFolder: string, fault: Fault): Fault {
  const note = readRunning(dataFolder);
  if (note === undefined) return fault;
  return {
    code: 'already-running',
    message:
      `Naipe is already running at ${note.address} (process ${note.process}) with the data folder ${dataFolder}. ` +
      'Open that address, stop it with Ctrl-C where it runs, or name another folder in NAIPE_DATA.',
  };
}

const NEIGHBOURING_PORTS = 9;

/** Listens on the wanted port, else on one of the next, else on any. Phones come in too, so on every interface. */
async function listen(server: FastifyInstance, host: string, wanted: number): Promise<Result<number>> {
  const next = Array.from({ length: NEIGHBOURING_PORTS }, (_, index) => wanted + 1 + index);
  const candidates = wanted === 0 ? [0] : [wanted, ...next.filter((port) => port < 65_536), 0];
  let refusal = '';
  for (const port of candidates) {
    try {
      await server.listen({ port, host });
      return ok((server.server.address() as AddressInfo).port);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      refusal = message;
    }
  }
  return fail({
    code: 'no-port',
    message: `No port could be used (${refusal}). Name a free one in NAIPE_PORT.`,
  });
}

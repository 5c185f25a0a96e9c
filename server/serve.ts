import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { ownNetworkAddress } from './network.ts';
import { forgetRunning, noteRunning, readRunning } from './running.ts';
import { DATABASE_NAME } from './storage/index.ts';

export const DEFAULT_PORT = 4242;

export interface ServeOptions extends ServerOptions {
  /** The port to use if it is free; 0 for any. */
  readonly port?: number;
}

/** A server that is up. */
export interface Serving {
  /** The address on this computer. */
  readonly address: string;
  /** The address for the phones in the room, when this computer is on a network. */
  readonly networkAddress: string | undefined;
  readonly port: number;
  /** The port that was asked for and that something else holds. */
  readonly takenPort: number | undefined;
  readonly database: string;
  /** With it, somebody who is not at this computer may choose the director's password; only until it is chosen. */
  readonly setupCode: string | undefined;
  /** Ends it: answers what is under way, closes the database, lets the data folder go. */
  readonly close: () => Promise<void>;
}

/** How long a request under way may keep a server that is asked to end. */
const GRACE_MS = 3000;

/** Starts Naipe on its data folder. */
export async function serve(options: ServeOptions): Promise<Result<Serving>> {
  const { dataFolder, port: wanted = DEFAULT_PORT } = options;
  const created = createServer(options);
  if (!created.ok)
    return fail(created.error.code === 'in-use' ? alreadyRunning(dataFolder, created.error) : created.error);
  const server = created.value;
  const listening = await listen(server, wanted);
  if (!listening.ok) {
    await server.close();
    return listening;
  }
  const port = listening.value;
  const address = `http://localhost:${port}`;
  const network = ownNetworkAddress();
  noteRunning(dataFolder, { address, process: process.pid });
  return ok({
    address,
    networkAddress: network && `http://${network}:${port}`,
    port,
    takenPort: wanted !== 0 && port !== wanted ? wanted : undefined,
    database: join(dataFolder, DATABASE_NAME),
    setupCode: server.services.password.isSet ? undefined : server.services.setupCode,
    close: async () => {
      forgetRunning(dataFolder);
      const impatience = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
      await server.close();
      clearTimeout(impatience);
    },
  });
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
async function listen(server: FastifyInstance, wanted: number): Promise<Result<number>> {
  const next = Array.from({ length: NEIGHBOURING_PORTS }, (_, index) => wanted + 1 + index);
  const candidates = wanted === 0 ? [0] : [wanted, ...next.filter((port) => port < 65_536), 0];
  let refusal = '';
  for (const port of candidates) {
    try {
      await server.listen({ port, host: '0.0.0.0' });
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

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Fault, fail, ok, type Result } from 'naipe/base';
import type { Registry } from 'prom-client';
import type { Announced } from './announcement.ts';
import type { Report } from './background.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { type MetricsAddress, tellMetrics } from './http/metrics.ts';
import { ownNetworkAddress } from './network.ts';
import { forgetRunning, noteRunning, readRunning } from './running.ts';
import {
  DATABASE_NAME,
  findingSentence,
  type StorageCare,
  TROUBLE_SENTENCES,
  takesWrites,
  wayBack,
} from './storage/index.ts';

export const DEFAULT_PORT = 4242;

export interface ServeOptions extends ServerOptions {
  /** The port to use if it is free; 0 for any. */
  readonly port?: number;
  /** The address of this computer to listen at; all of them unless told, behind a proxy only its own. */
  readonly listen?: string;
  /** Where measurements are told, which are not for the public; nowhere unless told. */
  readonly metrics?: MetricsAddress;
  /** So many milliseconds before it ends it says that it will, and goes on serving: time for a balancer to hear it. */
  readonly drainMs?: number;
}

/** A server that is up. */
export interface Serving extends Announced {
  /** Writes to its log what went wrong elsewhere in the process. */
  readonly report: Report;
  /** The port at which measurements are told. */
  readonly metricsPort: number | undefined;
  /** What is measured, to be told. */
  readonly measurements: Registry;
  /** Ends it: answers what is under way, closes the database, lets the data folder go. */
  readonly close: () => Promise<void>;
}

/** How long a request under way may keep a server that is asked to end. */
const GRACE_MS = 3000;

/** Starts Naipe on its data folder. */
export async function serve(options: ServeOptions): Promise<Result<Serving>> {
  const { dataFolder, port: wanted = DEFAULT_PORT, behindProxy = 0, names = [] } = options;
  const host = options.listen ?? (behindProxy > 0 ? '127.0.0.1' : '0.0.0.0');
  const created = await createServer(options);
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
    const again = await createServer(options);
    if (!again.ok) throw new Error(again.error.message);
    await closeSoon(server);
    server = again.value;
    await server.listen({ port, host });
    note();
  });
  const metrics =
    options.metrics && (await tellMetrics(options.metrics, () => server.measurements.metrics()));
  const address = `http://localhost:${port}`;
  const called = names[0] ?? ownNetworkAddress();
  // Any number of servers run on one PostgreSQL database.
  const isAlone = options.database === undefined;
  const note = (): void => {
    if (isAlone) noteRunning(dataFolder, { address, process: process.pid });
  };
  note();
  return ok({
    address,
    networkAddress: called && (behindProxy > 0 ? `https://${called}` : `http://${called}:${port}`),
    port,
    takenPort: wanted !== 0 && port !== wanted ? wanted : undefined,
    database: server.services.place,
    setupCode: (await server.services.directors.names()).length > 0 ? undefined : server.services.setupCode,
    report: (what, error) => server.services.background.report(what, error),
    metricsPort: metrics?.port,
    measurements: server.measurements,
    warnings: await warningsOf(server.services.storage),
    close: async () => {
      server.drain();
      if (options.drainMs !== undefined) await sleep(options.drainMs);
      await metrics?.close();
      await stopWaiting();
      if (isAlone) forgetRunning(dataFolder);
      await closeSoon(server);
    },
  });
}

/** What is wrong and what was lost, each with the way back. */
export async function warningsOf(care: StorageCare): Promise<readonly string[]> {
  const { troubleAtStart, findings } = care;
  const lost = (await care.notices()).map(({ finding }) => finding);
  const troubles = troubleAtStart === undefined ? [] : [TROUBLE_SENTENCES[troubleAtStart]];
  return [
    ...troubles,
    ...[...findings, ...lost].map((finding) => `${findingSentence(finding)}\n  ${wayBack(finding)}`),
  ];
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

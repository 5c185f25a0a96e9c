import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { ok, type Result } from 'naipe/base';
import { type FactLog, openSqliteFactLog } from '../facts/index.ts';
import { VERSION } from '../version.ts';
import { answerErrors } from './errors.ts';
import { servePages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

export interface ServerOptions {
  /** Where `naipe.sqlite` is kept. */
  readonly dataFolder: string;
  /** The built pages. */
  readonly webFolder: string;
  /** Log requests to standard output. */
  readonly logger?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly factLog: FactLog;
  }
}

/** The largest request: far above any command, far below what would hurt. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The HTTP server over its data folder, not yet listening. Closing it closes the fact log. */
export function createServer({
  dataFolder,
  webFolder,
  logger = false,
}: ServerOptions): Result<FastifyInstance> {
  const factLog = openSqliteFactLog(join(dataFolder, 'naipe.sqlite'));
  if (!factLog.ok) return factLog;
  const server = fastify({ logger, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: 'idle' });
  server.decorate('factLog', factLog.value);
  server.addHook('onClose', () => factLog.value.close());
  addSecurityHeaders(server);
  answerErrors(server);
  server.get('/api/health', () => ({ status: 'ok', version: VERSION }));
  servePages(server, webFolder);
  return ok(server);
}

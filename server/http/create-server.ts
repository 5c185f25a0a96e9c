import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ok, type Result } from 'naipe/base';
import { z } from 'zod';
import type { Report } from '../background.ts';
import { VERSION } from '../version.ts';
import { describeRoutes } from './docs.ts';
import { answerErrors, refuse, storageRefusal } from './errors.ts';
import { recognise } from './identity.ts';
import { type LogOptions, loggerOptions, logRequests } from './logging.ts';
import { servePages } from './pages.ts';
import { type Reach, refuseOtherNames } from './reach.ts';
import { limitReads } from './read-limits.ts';
import { codeRoutes } from './routes/codes.ts';
import { directorRoutes } from './routes/directors.ts';
import { erasingRoutes } from './routes/erasing.ts';
import { eventRoutes } from './routes/events.ts';
import { federationRoutes } from './routes/federation.ts';
import { fileRoutes } from './routes/files.ts';
import { joiningRoutes } from './routes/joining.ts';
import { liveRoutes } from './routes/live.ts';
import { playerRoutes } from './routes/players.ts';
import { sessionRoutes } from './routes/session.ts';
import { storageRoutes } from './routes/storage.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { viewRoutes } from './routes/views.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { openServices, type Services } from './services.ts';

export interface ServerOptions extends Partial<Reach> {
  /** Where `naipe.sqlite` is kept. */
  readonly dataFolder: string;
  /** The built pages. */
  readonly webFolder: string;
  /** Log as lines of JSON; nothing unless told. */
  readonly log?: LogOptions;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
  }
}

/** The largest request: far above any command, far below what would hurt. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const PING_MS = 20_000;
/** Whoever takes longer to send a request is let go. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The HTTP server over its data folder, not yet listening. Closing it answers what is under way and lets go the data. */
export function createServer(options: ServerOptions): Result<FastifyInstance> {
  const { dataFolder, webFolder, log, behindProxy = 0, names = [] } = options;
  const reach = { behindProxy, names };
  const report: Report = (what, error) => server.log.error({ err: error }, what);
  const opened = openServices(dataFolder, reach, report);
  if (!opened.ok) return opened;
  const services = opened.value;
  const server: FastifyInstance = fastify({
    ...loggerOptions(log),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: behindProxy > 0 ? (_address: string, hop: number) => hop < behindProxy : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser('text/plain');
  server.decorate('services', services);
  addSecurityHeaders(server);
  answerErrors(server);
  refuseOtherNames(server, reach);
  refuseOtherOrigins(server);
  recognise(server, services.signIns);
  limitReads(server, services.reads);
  logRequests(server);
  describeRoutes(server);
  server.register(
    async (api) => {
      healthRoute(api, services);
      for (const routes of [
        sessionRoutes,
        joiningRoutes,
        directorRoutes,
        codeRoutes,
        tournamentRoutes,
        viewRoutes,
        liveRoutes,
        fileRoutes,
        playerRoutes,
        storageRoutes,
        erasingRoutes,
        federationRoutes,
        eventRoutes,
      ])
        api.register(routes(services));
    },
    { prefix: '/api' },
  );
  servePages(server, webFolder);
  endWell(server, services);
  return ok(server);
}

function healthRoute(api: FastifyInstance, { storage }: Services): void {
  const health = z.object({ status: z.literal('ok'), version: z.string() });
  const schema = { summary: 'Is the server well?', tags: ['server'], response: { 200: health } };
  api.get('/health', { schema }, (request, reply) => {
    try {
      const trouble = storage.check();
      if (trouble === undefined) return { status: 'ok', version: VERSION };
      return refuse(reply, 503, storageRefusal(trouble));
    } catch (error) {
      request.log.error({ err: error }, 'storage');
      return refuse(reply, 503, { code: 'storage', message: 'The database does not answer. Restart Naipe.' });
    }
  });
}

/** Live updates are ended at once, requests under way answered, then the data is let go. */
function endWell(server: FastifyInstance, { hosts, background, close }: Services): void {
  const ping = background.every('live updates', PING_MS, () => hosts.ping());
  server.addHook('onReady', () => hosts.start());
  server.addHook('preClose', async () => {
    clearInterval(ping);
    hosts.endFeeds();
  });
  server.addHook('onClose', () => close());
}

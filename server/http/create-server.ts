import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ok, type Result } from 'naipe/base';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { Report } from '../background.ts';
import type { Solver } from '../solving/index.ts';
import { VERSION } from '../version.ts';
import { describeRoutes } from './docs.ts';
import { answerErrors, refuse, storageRefusal } from './errors.ts';
import { COOKIE, recognise } from './identity.ts';
import { Load, shedLoad } from './load.ts';
import { type LogOptions, loggerOptions, logRequests } from './logging.ts';
import { measure } from './metrics.ts';
import { servePages } from './pages.ts';
import { type Reach, refuseOtherNames } from './reach.ts';
import { limitReads } from './read-limits.ts';
import { caseRoutes } from './routes/cases.ts';
import { codeRoutes } from './routes/codes.ts';
import { companyRoutes } from './routes/company.ts';
import { dealingRoutes } from './routes/dealing.ts';
import { directorRoutes } from './routes/directors.ts';
import { erasingRoutes } from './routes/erasing.ts';
import { eventRoutes } from './routes/events.ts';
import { federationRoutes } from './routes/federation.ts';
import { fileRoutes } from './routes/files.ts';
import { joiningRoutes } from './routes/joining.ts';
import { liveRoutes } from './routes/live.ts';
import { memberRoutes } from './routes/members.ts';
import { playerRoutes } from './routes/players.ts';
import { seasonRoutes } from './routes/season.ts';
import { sessionRoutes } from './routes/session.ts';
import { simultaneousRoutes } from './routes/simultaneous.ts';
import { storageRoutes } from './routes/storage.ts';
import { systemRoutes } from './routes/systems.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { viewRoutes } from './routes/views.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { openServices, type Services } from './services.ts';

export interface ServerOptions extends Partial<Reach> {
  /** Where `naipe.sqlite` is kept, unless everything is in a PostgreSQL database. */
  readonly dataFolder: string;
  /** The address of a PostgreSQL database. */
  readonly database?: string;
  /** The built pages. */
  readonly webFolder: string;
  /** Works out what can be made of deals: threads of its own unless told. */
  readonly solver?: Solver;
  /** Log as lines of JSON; nothing unless told. */
  readonly log?: LogOptions;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
    /** What is counted, for Prometheus. */
    readonly measurements: Registry;
    /** Says from now on that it wants no new requests, and goes on answering those that come. */
    readonly drain: () => void;
  }
}

/** The largest request: far above any command, far below what would hurt. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const PING_MS = 20_000;
/** Whoever takes longer to send a request is let go. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The HTTP server over its data folder, not yet listening. Closing it answers what is under way and lets go the data. */
export async function createServer(options: ServerOptions): Promise<Result<FastifyInstance>> {
  const { dataFolder, database = dataFolder, webFolder, log, solver, behindProxy = 0, names = [] } = options;
  const reach = { behindProxy, names };
  const report: Report = (what, error) => server.log.error({ err: error }, what);
  const opened = await openServices(database, reach, report, solver);
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
  const load = new Load();
  let isDraining = false;
  server.decorate('drain', () => {
    isDraining = true;
  });
  server.decorate('measurements', measure(server, services, load));
  server.addHook('onClose', async () => load.close());
  addSecurityHeaders(server);
  shedLoad(server, load, COOKIE);
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
      readyRoute(api, services, () => !isDraining && load.level !== 'overloaded');
      for (const routes of [
        sessionRoutes,
        joiningRoutes,
        directorRoutes,
        codeRoutes,
        tournamentRoutes,
        viewRoutes,
        caseRoutes,
        companyRoutes,
        liveRoutes,
        fileRoutes,
        dealingRoutes,
        playerRoutes,
        storageRoutes,
        erasingRoutes,
        federationRoutes,
        eventRoutes,
        memberRoutes,
        systemRoutes,
        seasonRoutes,
        simultaneousRoutes,
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
  api.get('/health', { schema }, async (request, reply) => {
    try {
      const trouble = await storage.check();
      if (trouble === undefined) return { status: 'ok', version: VERSION };
      return refuse(reply, 503, storageRefusal(trouble));
    } catch (error) {
      request.log.error({ err: error }, 'storage');
      return refuse(reply, 503, { code: 'storage', message: 'The database does not answer. Restart Naipe.' });
    }
  });
}

/** For balancers: a server that ends, has too much to do or does not reach its database is left alone for a while. */
function readyRoute(api: FastifyInstance, { storage }: Services, takesMore: () => boolean): void {
  const ready = z.object({ ready: z.literal(true) });
  const schema = { summary: 'Does the server take requests?', tags: ['server'], response: { 200: ready } };
  api.get('/ready', { schema }, async (_request, reply) => {
    const trouble = await storage.check().catch(() => 'failing' as const);
    if (trouble !== undefined) return refuse(reply, 503, storageRefusal(trouble));
    if (takesMore()) return { ready: true as const };
    return refuse(reply, 503, {
      code: 'not-ready',
      message: 'This server takes no more requests at present.',
    });
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

import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
export const isLogLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

export interface LogOptions {
  readonly level: LogLevel;
  /** Where lines of JSON go; standard error unless told. */
  readonly stream?: { readonly write: (line: string) => void };
}

/**
 * What the log holds of a request: how it was asked and answered, never who asked or what. Addresses, names, codes and
 * cookies are personal; the route tells what was asked for without its particulars.
 */
export function loggerOptions(options: LogOptions | undefined): FastifyServerOptions {
  if (options === undefined) return { logger: false };
  const { level, stream = process.stderr } = options;
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      // Which of several processes says it.
      base: { process: process.pid },
      stream,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: ({ name, stack }: Error) => ({ type: name, message: '', stack: framesOf(stack) }),
      },
    },
  };
}

/** Where a bug happened. Its message may quote what somebody typed, so it is left out. */
const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const levelFor = (status: number): LogLevel => (status >= 500 ? 'error' : 'info');

/** One line for each request that was answered. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const log: FastifyBaseLogger = request.log;
    log[levelFor(reply.statusCode)]({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

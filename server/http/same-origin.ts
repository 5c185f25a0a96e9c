import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false; // no browser, or a request of the page itself
  try {
    return new URL(origin).host !== host;
  } catch {
    return true; // `null`: a sandboxed page or a file
  }
}

/** Nothing is changed by a page of another site that a signed-in browser happens to show. */
export function refuseOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || !comesFromElsewhere(request)) return undefined;
    const message = 'This request comes from a page of another site. Open Naipe itself and try again.';
    return refuse(reply, 403, { code: 'other-origin', message });
  });
}

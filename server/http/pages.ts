import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

/** The build names the files below `assets` by their content: what has the same name never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Serves the built pages. Any other address is a page that the browser itself knows how to show. */
export function servePages(server: FastifyInstance, webFolder: string): void {
  server.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(file) ? FOREVER : ASK_FIRST);
    },
  });
  server.setNotFoundHandler(answerOtherAddress);
}

function answerOtherAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  if (isBelow('/api', path)) {
    const message = `There is nothing at ${request.method} ${path}.`;
    return refuse(reply, 404, { code: 'not-found', message });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(reply, 405, { code: 'not-allowed', message: `${path} can only be read.` });
  }
  if (isBelow('/assets', path)) {
    return refuse(reply, 404, { code: 'not-found', message: `There is no file ${path}. Reload the page.` });
  }
  return reply.sendFile('index.html');
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseViewRequest, tournamentId, VIEW_NAMES } from '../../schemas/index.ts';
import { GZIP_BEGINS, type Sink } from '../../tournaments/index.ts';
import { badInput, refuse } from '../errors.ts';
import { viewerIn } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

const MOST_LISTENERS = 20_000;

/**
 * Events go straight to the connection: they end where it ends, so there is no length to tell before each, and writing
 * one to thousands costs half as much.
 */
const sinkOf = (response: ServerResponse, connection: Socket, packed: boolean): Sink => ({
  packed,
  write: (chunk) => connection.write(chunk),
  end: () => response.end(),
  destroy: () => connection.destroy(),
  waiting: () => connection.writableLength,
});

/** Without a view there is nothing to ask for. */
const noView = z.strictObject({}).transform(() => undefined);

/** The number of the fact that a listener was told last, when it says so. */
const lastTold = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined;

export const liveRoutes =
  ({ hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.get(
      '/tournaments/:tournament/live',
      {
        exposeHeadRoute: false,
        schema: {
          summary: 'Changes as they happen: server-sent events',
          description:
            'Event "version" with {"version": n}; with ?view=… and the parameters of that view, event "view" with the view itself ' +
            '(or "refused" while it may not be seen). The id of an event is the number of the last fact: ' +
            'Last-Event-ID resumes from there. At most two events a second, the latest state always comes.',
          tags: ['views'],
          params: z.strictObject({ tournament: tournamentId }),
          querystring: z.intersection(
            z.object({ view: z.enum(VIEW_NAMES).optional() }),
            z.record(z.string(), z.string()),
          ),
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const { view, ...query } = request.query;
        const asked = view === undefined ? noView.safeParse(query) : parseViewRequest(view, query);
        if (!asked.success) return refuse(reply, 400, badInput(asked.error.issues));
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        if (hosts.listeners >= MOST_LISTENERS) {
          const message = 'Too many are listening to this server already. Look again in a while.';
          return refuse(reply, 503, { code: 'full', message });
        }
        reply.hijack();
        const { raw } = reply;
        // A version is a few bytes; a view may be many.
        const packed = view !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
        raw.useChunkedEncodingByDefault = false;
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          ...(packed ? { 'content-encoding': 'gzip' } : {}),
        });
        raw.flushHeaders();
        const { socket } = request.raw;
        if (packed) socket.write(GZIP_BEGINS);
        const viewer = viewerIn(tournament, request.who);
        const told = lastTold(request.headers['last-event-id']);
        const stop = found.feed.listen(sinkOf(raw, socket, packed), viewer, asked.data, told);
        raw.once('close', stop);
        return reply;
      },
    );
    done();
  };

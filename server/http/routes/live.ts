import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { networkOf } from '../../access/index.ts';
import { tournamentId } from '../../schemas/index.ts';
import type { Sink } from '../../tournaments/index.ts';
import { comeBackLater } from '../load.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

const MOST_LISTENERS = 20_000;
/** Of those who are not signed in, from one address: nobody takes the room of all others. */
const MOST_FROM_ADDRESS = 5_000;

/**
 * Events go straight to the connection: they end where it ends, so there is no length to tell before each, and writing
 * one to thousands costs half as much.
 */
const sinkOf = (response: ServerResponse, connection: Socket): Sink => ({
  write: (chunk) => connection.write(chunk),
  end: () => response.end(),
  destroy: () => connection.destroy(),
  waiting: () => connection.writableLength,
});

/** Who was signed in is no longer: the page is told, and nothing more comes. */
function endWith(response: ServerResponse, connection: Socket): void {
  connection.write('event: ended\ndata: {}\n\n');
  response.end();
}

/** The number of the fact that a listener was told last, when it says so; one of another database says nothing. */
function lastTold(header: string | string[] | undefined, epoch: string): number | undefined {
  const [, number, told] = /^(\d{1,12})-([0-9a-f]+)$/.exec(String(header)) ?? [];
  return told === epoch ? Number(number) : undefined;
}

function letGo(held: Map<string, number>, network: string): void {
  const left = (held.get(network) ?? 1) - 1;
  if (left > 0) held.set(network, left);
  else held.delete(network);
}

export const liveRoutes =
  ({ hosts, signIns }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    /** How many listen from an address without being signed in. */
    const held = new Map<string, number>();
    server.get(
      '/tournaments/:tournament/live',
      {
        exposeHeadRoute: false,
        schema: {
          summary: 'Changes as they happen: server-sent events',
          description:
            'Event "version" with {"version": n, "tables": ["1/A/5"]}: what is new concerns those tables (session, section, ' +
            'table), or may concern anybody where it does not say. Event "scores" with {"version": n}: rankings are worth ' +
            'asking for again; it comes less often. Event "hands": more is worked out of the deals. The id of an event is the number of the last fact and the name of ' +
            'the database: Last-Event-ID resumes from there. Events are put together, the latest state always comes. ' +
            'Event "ended": the sign-in of the listener has ended, and nothing more comes.',
          tags: ['views'],
          params: z.strictObject({ tournament: tournamentId }),
          querystring: z.strictObject({}),
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const network = request.who.role === 'public' ? networkOf(request.ip) : undefined;
        const alike = network === undefined ? 0 : (held.get(network) ?? 0);
        if (hosts.listeners >= MOST_LISTENERS || alike >= MOST_FROM_ADDRESS) {
          const message = 'Too many are listening to this server already. Look again in a while.';
          return comeBackLater(reply, { code: 'full', message });
        }
        reply.hijack();
        const { raw } = reply;
        raw.useChunkedEncodingByDefault = false;
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        raw.flushHeaders();
        const { socket } = request.raw;
        const told = lastTold(request.headers['last-event-id'], found.host.epoch);
        const stop = found.feed.listen(sinkOf(raw, socket), told);
        const forget = request.signIn && signIns.whenEnded(request.signIn.id, () => endWith(raw, socket));
        if (network !== undefined) held.set(network, alike + 1);
        raw.once('close', () => {
          if (network !== undefined) letGo(held, network);
          stop();
          forget?.();
        });
        return reply;
      },
    );
    done();
  };

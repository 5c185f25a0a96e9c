import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseViewRequest, tournamentId, VIEW_NAMES } from '../../schemas/index.ts';
import { holdsAlready, takesGzip, versionAsked } from '../asked-for.ts';
import { badInput, refuse } from '../errors.ts';
import { viewerIn } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

/** Any parameters: which ones a view takes is checked when it is known. */
const anyQuery = z.record(z.string(), z.string());

/** Packing fewer characters saves nothing on the way. */
const WORTH_PACKING = 2000;

export const viewRoutes =
  ({ hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.get(
      '/tournaments/:tournament/views/:view',
      {
        schema: {
          summary: 'A view of the tournament, as whoever asks may see it',
          description:
            'Parameters: room, oddities, hands, guide-cards, table-cards: session. table: session, section, table, round?. ' +
            'ranking, history: session?. traveller, frequencies: session, board. scorecard, review: contestant. ' +
            'explanation: session, board, contestant. overview, desk, entries: none. Answers 304 to If-None-Match. With the header ' +
            'naipe-version the answer knows at least that version, whichever server wrote it.',
          tags: ['views'],
          params: z.strictObject({ tournament: tournamentId, view: z.enum(VIEW_NAMES) }),
          querystring: anyQuery,
        },
      },
      async (request, reply) => {
        const { tournament, view } = request.params;
        const asked = parseViewRequest(view, request.query);
        if (!asked.success) return refuse(reply, 400, badInput(asked.error.issues));
        const found = await hosts.find(tournament, versionAsked(request));
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const seen = found.views.see(viewerIn(tournament, request.who), asked.data);
        if (!seen.ok) return refuseAs(request, reply, seen.error, 404);
        const tag = `"${seen.value.tag}"`;
        reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
        if (holdsAlready(request, tag)) return reply.status(304).send();
        reply.type('application/json; charset=utf-8');
        const { written } = seen.value;
        const { json } = written;
        if (!takesGzip(request) || json.length < WORTH_PACKING) return reply.send(json);
        return reply.header('content-encoding', 'gzip').send(await written.packed());
      },
    );
    done();
  };

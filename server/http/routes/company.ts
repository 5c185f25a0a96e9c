import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tournamentId } from '../../schemas/index.ts';
import { directorOnly } from '../identity.ts';
import { nameOf } from '../really.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

/** Two directors on one case see each other. */
export const companyRoutes =
  ({ hosts, company }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.post(
      '/tournaments/:tournament/cases/:case/company',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Says that one has a case before him, or leaves it, and who else has',
          description: 'A page says so every few seconds; whoever does not is taken to have gone.',
          tags: ['tournaments'],
          params: z.strictObject({ tournament: tournamentId, case: z.coerce.number().int().positive() }),
          body: z.strictObject({ here: z.boolean() }),
          response: {
            200: z.object({ others: z.array(z.object({ name: z.string(), since: z.string() })) }),
          },
        },
      },
      async (request, reply) => {
        const { tournament, case: number } = request.params;
        const found = await hosts.find(tournament);
        const sessions = [...(found?.host.state.tournament?.sessions.values() ?? [])];
        // Nothing is kept of a case that there is not.
        if (!sessions.some(({ cases }) => cases?.has(number) === true))
          return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const room = `${tournament}/${number}`;
        const id = request.signIn?.id ?? '';
        if (!request.body.here) {
          company.leave(room, id);
          return { others: [] };
        }
        const others = company.here(room, id, nameOf(request));
        return {
          others: others.map(({ name, since }) => ({ name, since: new Date(since).toISOString() })),
        };
      },
    );
    done();
  };

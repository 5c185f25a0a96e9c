import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { lawsRuledOn } from 'naipe/tournament';
import { z } from 'zod';
import { date } from '../../schemas/index.ts';
import { directorOnly } from '../identity.ts';
import type { Services } from '../services.ts';

/** The register of rulings over all tournaments of this server: for directors only. */
export const caseRoutes =
  ({ hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.get(
      '/cases',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The cases of every tournament of some days, and how often each law was ruled on',
          description: 'The latest tournament first; those without a case are left out.',
          tags: ['tournaments'],
          querystring: z.strictObject({ from: date, to: date }),
        },
      },
      async ({ query: { from, to } }) => {
        const tournaments = await hosts.casesBetween(from, to);
        return { tournaments, laws: lawsRuledOn(tournaments.flatMap(({ cases }) => cases)) };
      },
    );
    done();
  };

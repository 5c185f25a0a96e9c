import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { name } from '../../schemas/index.ts';
import { directorOnly } from '../identity.ts';
import type { Services } from '../services.ts';

export const playerRoutes =
  ({ hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.get(
      '/players',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Players known from earlier tournaments',
          description: 'By a part of the name or the licence number; accents and small errors do not matter.',
          tags: ['players'],
          querystring: z.strictObject({ name }),
          response: {
            200: z.object({
              players: z.array(z.object({ name: z.string(), id: z.string().exactOptional() })),
            }),
          },
        },
      },
      (request) => ({ players: [...hosts.searchPlayers(request.query.name)] }),
    );
    done();
  };

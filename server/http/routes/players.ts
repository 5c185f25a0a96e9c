import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { searchPeople } from 'naipe/federation';
import { z } from 'zod';
import { name } from '../../schemas/index.ts';
import { directorOnly } from '../identity.ts';
import type { Services } from '../services.ts';

/** Those of the register come first, and leave room for others. */
const MOST_OF_REGISTER = 10;

export const playerRoutes =
  ({ hosts, federation }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    server.get(
      '/players',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Players known from the register or from earlier tournaments',
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
      async (request) => {
        const { name: text } = request.query;
        const state = await federation.state();
        const registered = searchPeople(state, { text, most: MOST_OF_REGISTER }).flatMap((number) => {
          const { name: called, id } = state.people.get(number) ?? {};
          return called === undefined ? [] : [id === undefined ? { name: called } : { name: called, id }];
        });
        const numbers = new Set(registered.map(({ id }) => id));
        const names = new Set(registered.map((each) => each.name));
        const played = (await hosts.searchPlayers(text)).filter(
          ({ name: called, id }) => !names.has(called) && (id === undefined || !numbers.has(id)),
        );
        return { players: [...registered, ...played] };
      },
    );
    done();
  };

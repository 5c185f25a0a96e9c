import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { cardsAtTable, type FederationEvent, LOOKS, ownSystems } from 'naipe/federation';
import { z } from 'zod';
import { contestant, tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { viewerIn } from '../identity.ts';
import type { Services } from '../services.ts';
import { memberIn, signInFirst } from './members.ts';

const looking = z.strictObject({
  look: z
    .enum(LOOKS)
    .exactOptional()
    .describe('Why one’s own card may be looked at though one is playing (RTP 2.1.3.1)'),
});

/** Systems and convention cards: a player's own, and those of opponents at a table. */
export const systemRoutes =
  ({ federation: host, hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    /** The tournaments that are being played now. */
    async function playing(events: Iterable<FederationEvent>): Promise<ReadonlySet<number>> {
      const now = new Set<number>();
      for (const { event, tournament } of events)
        if (tournament !== undefined && (await isPlayed(tournament))) now.add(event);
      return now;
    }
    async function isPlayed(tournament: string): Promise<boolean> {
      const state = (await hosts.find(tournament))?.host.state.tournament;
      return state !== undefined && [...state.sessions.values()].some(({ status }) => status === 'open');
    }

    server.get(
      '/federation/own/systems',
      {
        schema: {
          summary: 'One’s systems and convention cards, each with a partner',
          description:
            'While one plays, one’s own card is shown only for a reason that the regulation knows.',
          tags: ['members'],
          querystring: looking,
        },
      },
      async (request, reply) => {
        const federation = await host.state();
        const person = memberIn(federation, request);
        reply.header('cache-control', 'no-store');
        if (person === undefined) return signInFirst(reply);
        const own = [...federation.events.values()].filter(
          ({ entries, ranking }) =>
            ranking === undefined && [...entries.values()].some(({ players }) => players.includes(person)),
        );
        const now = await playing(own);
        const isPlaying = ({ event }: FederationEvent): boolean => now.has(event);
        return { systems: ownSystems(federation, person, { isPlaying, ...request.query }) };
      },
    );

    server.get(
      '/tournaments/:tournament/cards/:contestant',
      {
        schema: {
          summary: 'The convention cards of a contestant, for its opponents and the director',
          description:
            'A player sees his own only where the regulations of the event allow it, or when nothing is played.',
          tags: ['members'],
          params: z.strictObject({ tournament: tournamentId, contestant }),
        },
      },
      async (request, reply) => {
        const { tournament, contestant: asked } = request.params;
        const viewer = viewerIn(tournament, request.who);
        reply.header('cache-control', 'no-store');
        if (viewer.role === 'public')
          return refuse(reply, 403, { code: 'not-for-you', message: 'Cards are for those who play here.' });
        const cards = cardsAtTable(await host.state(), tournament, asked);
        if (cards === undefined) return { cards: [], defences: [], ownAllowed: false };
        const isOwn = viewer.role === 'player' && viewer.contestant === asked;
        if (isOwn && !cards.ownAllowed && (await isPlayed(tournament)))
          return refuse(reply, 403, {
            code: 'own-card',
            message: 'A player does not look at his own card during a board. (RTP 2.1.3.1)',
          });
        return cards;
      },
    );
    done();
  };

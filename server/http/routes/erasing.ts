import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isolated } from 'naipe/base';
import { z } from 'zod';
import { isTournamentStream } from '../../facts/index.ts';
import { FEDERATION_STREAM } from '../../federation/index.ts';
import { name, text, tournamentId } from '../../schemas/index.ts';
import { SIMULTANEOUS_STREAM } from '../../simultaneous/index.ts';
import { refuse } from '../errors.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { ownPassword as own, reallyOf } from '../really.ts';
import { noSuchTournament } from '../refusals.ts';
import type { Services } from '../services.ts';
import { actingIn, NOT_FOR_YOU } from './federation.ts';
import { SIGN_IN_LIMIT_BYTES } from './session.ts';

const sought = { name, id: text(40).exactOptional().describe('Licence or club number') };

const found = z.object({
  names: z.array(z.string()).describe('Every way in which the name is written'),
  ids: z.array(z.string()).describe('The numbers of who is called so: of two people when they are two'),
  tournaments: z.array(
    z.object({
      tournament: z.string(),
      name: z.string(),
      date: z.string(),
      facts: z.int().describe('How many facts name him'),
      plays: z.boolean(),
      texts: z.array(z.string()).describe('What others wrote of him'),
    }),
  ),
});

const done = {
  swept: z.boolean().describe('No byte is left in the database; else it is tried again by itself'),
  copies: z.array(z.string()).describe('Databases put aside in the data folder: they are as they were'),
};

const removal = z.object({
  time: z.string(),
  actor: z.string(),
  kind: z.enum(['person', 'tournament']),
  tournament: z.string(),
  date: z.string().describe('The date of the tournament'),
  facts: z.int().describe('How many facts it had'),
});

const SWEEP_AGAIN_MS = 10_000;

/** People erased, tournaments removed: for directors, who are asked for their password. */
export const erasingRoutes =
  (services: Services): FastifyPluginCallbackZod =>
  (server, _options, registered) => {
    const { eraser, hosts, federation, simultaneous, directors, signIns, background } = services;
    const tags = ['erasing'];
    const bodyLimit = SIGN_IN_LIMIT_BYTES;
    const isReally = reallyOf(services);

    async function sweepUntilDone(): Promise<boolean> {
      const isSwept = await eraser.sweep();
      if (!isSwept) background.later('what was removed', SWEEP_AGAIN_MS, sweepUntilDone);
      return isSwept;
    }
    const swept = async () => ({ swept: await sweepUntilDone(), copies: [...eraser.copies()] });

    /** Whoever stands in the register is erased by the federation's office. */
    const keepsRegister = async (request: FastifyRequest): Promise<boolean> =>
      actingIn(request)(await federation.state())?.role === 'federation';

    server.post(
      '/people/find',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Where somebody is named',
          description: 'Asked in the body, because names do not belong into addresses. Changes nothing.',
          tags,
          body: z.strictObject(sought),
          response: { 200: found },
        },
      },
      async (request, reply) => {
        const { person, ids, tournaments } = await eraser.find(request.body);
        const keeps = await keepsRegister(request);
        reply.header('cache-control', 'no-store');
        return {
          names: [...person.names],
          ids: [...ids],
          tournaments: tournaments.map((each) => ({
            ...each,
            // What was reported of a player over all events is for the federation alone (ROP 4.18).
            texts: each.tournament === FEDERATION_STREAM && !keeps ? [] : [...each.texts],
          })),
        };
      },
    );

    server.post(
      '/people/erase',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Erase somebody: his name is replaced wherever it stands, results stay',
          tags,
          body: z.strictObject({ ...sought, own }),
          response: { 200: z.object({ tournaments: z.array(z.string()), ...done }) },
        },
      },
      async (request, reply) => {
        const { own: password, ...person } = request.body;
        if (!(await isReally(request, reply, password))) return reply;
        if ((await directors.find(person.name)) !== undefined) {
          const message = `${isolated(person.name)} directs here. Remove him from the directors first, or give him another name there.`;
          return refuse(reply, 409, { code: 'directs-here', message, params: { name: person.name } });
        }
        const where = await eraser.find(person);
        if (where.tournaments.length === 0) {
          const message = 'Nobody of that name is found. Nothing was changed.';
          return refuse(reply, 404, { code: 'nobody-found', message });
        }
        const isRegistered = where.tournaments.some(({ tournament }) => tournament === FEDERATION_STREAM);
        if (isRegistered && !(await keepsRegister(request))) return refuse(reply, 403, NOT_FOR_YOU);
        const written = await eraser.erase(where, actorOf(request.who));
        const tournaments = written.filter(isTournamentStream);
        await hosts.startOver(tournaments);
        if (written.includes(FEDERATION_STREAM)) await federation.startOver();
        if (written.some((stream) => stream.startsWith(SIMULTANEOUS_STREAM))) await simultaneous.startOver();
        return { tournaments: [...tournaments], ...(await swept()) };
      },
    );

    server.delete(
      '/tournaments/:tournament',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Remove a tournament with all that is recorded of it',
          tags,
          params: z.strictObject({ tournament: tournamentId }),
          body: z.strictObject({ own }),
          response: { 200: z.object(done) },
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        if (!(await isReally(request, reply, request.body.own))) return reply;
        const removed = await eraser.remove(tournament, actorOf(request.who));
        if (removed === undefined) return refuse(reply, 404, noSuchTournament(tournament));
        await hosts.drop(tournament);
        await signIns.end(({ as }) => 'tournament' in as && as.tournament === tournament);
        return swept();
      },
    );

    server.get(
      '/removals',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'That people were erased and tournaments removed, the latest first',
          tags,
          response: { 200: z.object({ removals: z.array(removal) }) },
        },
      },
      async () => ({ removals: (await eraser.removals()).map(({ chain: _, ...each }) => each) }),
    );
    registered();
  };

import { dirname } from 'node:path';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isolated } from 'naipe/base';
import { z } from 'zod';
import { copiesIn } from '../../erasure/index.ts';
import { FEDERATION_STREAM } from '../../federation/index.ts';
import { name, text, tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { ownPassword as own, reallyOf } from '../really.ts';
import { noSuchTournament } from '../refusals.ts';
import type { Services } from '../services.ts';
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
    const { eraser, hosts, federation, directors, signIns, background, storage } = services;
    const tags = ['erasing'];
    const bodyLimit = SIGN_IN_LIMIT_BYTES;
    const isReally = reallyOf(services);

    function sweepUntilDone(): boolean {
      const swept = eraser.sweep();
      if (!swept) background.later('what was removed', SWEEP_AGAIN_MS, sweepUntilDone);
      return swept;
    }
    const swept = () => ({
      swept: sweepUntilDone(),
      copies: [...copiesIn(dirname(storage.database.name))],
    });

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
        reply.header('cache-control', 'no-store');
        return {
          names: [...person.names],
          ids: [...ids],
          tournaments: tournaments.map((each) => ({ ...each, texts: [...each.texts] })),
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
        if (directors.find(person.name) !== undefined) {
          const message = `${isolated(person.name)} directs here. Remove him from the directors first, or give him another name there.`;
          return refuse(reply, 409, { code: 'directs-here', message, params: { name: person.name } });
        }
        const where = await eraser.find(person);
        if (where.tournaments.length === 0) {
          const message = 'Nobody of that name is found. Nothing was changed.';
          return refuse(reply, 404, { code: 'nobody-found', message });
        }
        const written = await eraser.erase(where, actorOf(request.who));
        const tournaments = written.filter((stream) => stream !== FEDERATION_STREAM);
        await hosts.startOver(tournaments);
        if (written.includes(FEDERATION_STREAM)) await federation.startOver();
        return { tournaments: [...tournaments], ...swept() };
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
      () => ({ removals: eraser.removals().map(({ chain: _, ...each }) => each) }),
    );
    registered();
  };

import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isolated } from 'naipe/base';
import { z } from 'zod';
import { type SignIn, type Who, whoSchema } from '../../access/index.ts';
import { directorName, newPassword, tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { directorOnly } from '../identity.ts';
import { nameOf, ownPassword as own, reallyOf } from '../really.ts';
import type { Services } from '../services.ts';
import { SIGN_IN_LIMIT_BYTES } from './session.ts';

const signInShown = z.object({
  id: z.string(),
  as: whoSchema,
  device: z.string().describe('The browser as it calls itself; empty when it does not'),
  since: z.string(),
  seen: z.string(),
  listening: z.boolean().describe('Whether it hears live updates at this moment'),
  own: z.boolean().describe('Whether it is the one that asks'),
});

/** Somebody at a table or with a pair's card, in that tournament. */
const isIn = (who: Who, tournament: string): boolean =>
  (who.role === 'table' || who.role === 'player') && who.tournament === tournament;

/** The directors and everybody who is signed in: for directors only. */
export const directorRoutes =
  (services: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const { directors, signIns } = services;
    const tags = ['session'];
    const bodyLimit = SIGN_IN_LIMIT_BYTES;
    const names = z.object({ directors: z.array(z.string()) });
    const ended = z.object({ ended: z.int() });

    const isReally = reallyOf(services);
    const nameTaken = (reply: FastifyReply, name: string) =>
      refuse(reply, 409, {
        code: 'name-taken',
        message: `There is a director called ${isolated(name)} already.`,
      });

    server.get(
      '/directors',
      { onRequest: directorOnly, schema: { summary: 'Who directs here', tags, response: { 200: names } } },
      async () => ({ directors: [...(await directors.names())] }),
    );

    server.post(
      '/directors',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Add a director',
          tags,
          body: z.strictObject({ own, name: directorName, password: newPassword }),
          response: { 200: names },
        },
      },
      async (request, reply) => {
        const { own: given, name, password } = request.body;
        if (!(await isReally(request, reply, given))) return reply;
        if (!(await directors.add(name, password))) return nameTaken(reply, name);
        return { directors: [...(await directors.names())] };
      },
    );

    server.delete(
      '/directors/:name',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Remove a director, and end where he is signed in',
          tags,
          params: z.strictObject({ name: directorName }),
          body: z.strictObject({ own }),
          response: { 200: names },
        },
      },
      async (request, reply) => {
        const { name } = request.params;
        if (!(await isReally(request, reply, request.body.own))) return reply;
        if (!(await directors.remove(name))) {
          const message = `There is no other director than ${isolated(name)}, or none of that name.`;
          return refuse(reply, 409, { code: 'last-director', message });
        }
        await signIns.end(({ as }) => as.role === 'director' && as.name === name);
        return { directors: [...(await directors.names())] };
      },
    );

    server.put(
      '/directors/me/password',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Choose another password; wherever else one is signed in, that ends',
          tags,
          body: z.strictObject({ own, password: newPassword }),
          response: { 200: ended },
        },
      },
      async (request, reply) => {
        const name = nameOf(request);
        if (!(await isReally(request, reply, request.body.own))) return reply;
        await directors.setPassword(name, request.body.password);
        const here = request.signIn?.id;
        const count = await signIns.end(
          ({ id, as }) => id !== here && as.role === 'director' && as.name === name,
        );
        return { ended: count };
      },
    );

    server.put(
      '/directors/me/name',
      {
        onRequest: directorOnly,
        bodyLimit,
        schema: {
          summary: 'Be called otherwise from now on',
          tags,
          body: z.strictObject({ name: directorName }),
          response: { 200: names },
        },
      },
      async (request, reply) => {
        const { name } = request.body;
        const before = nameOf(request);
        if (!(await directors.rename(before, name))) return nameTaken(reply, name);
        await signIns.rename(before, name);
        return { directors: [...(await directors.names())] };
      },
    );

    server.get(
      '/sign-ins',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Where directors are signed in; with a tournament, its tables and players',
          tags,
          querystring: z.strictObject({ tournament: tournamentId.exactOptional() }),
          response: { 200: z.object({ signIns: z.array(signInShown) }) },
        },
      },
      async (request, reply) => {
        const { tournament } = request.query;
        const here = request.signIn?.id;
        const isMeant = ({ as }: SignIn) =>
          tournament === undefined ? as.role === 'director' : isIn(as, tournament);
        reply.header('cache-control', 'no-store');
        return {
          signIns: (await signIns.list()).filter(isMeant).map(({ expires: _, ...each }) => ({
            ...each,
            listening: signIns.isListening(each.id),
            own: each.id === here,
          })),
        };
      },
    );

    server.delete(
      '/sign-ins/:id',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'End a sign-in: the device is sent away',
          tags,
          params: z.strictObject({ id: z.string().regex(/^[0-9a-f]{18}$/) }),
          response: { 200: ended },
        },
      },
      async (request, reply) => {
        if (await signIns.endOne(request.params.id)) return { ended: 1 };
        return refuse(reply, 404, { code: 'no-such-sign-in', message: 'That sign-in has ended already.' });
      },
    );

    server.delete(
      '/sign-ins',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'End all other sign-ins of directors',
          tags,
          response: { 200: ended },
        },
      },
      async (request) => {
        const here = request.signIn?.id;
        return { ended: await signIns.end(({ id, as }) => id !== here && as.role === 'director') };
      },
    );
    done();
  };

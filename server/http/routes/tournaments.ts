import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { type Command, isTimeZone, mayCommand, upcastCommand, whatFollows } from 'naipe/tournament';
import { z } from 'zod';
import { withCards } from '../../dealing/index.ts';
import { commandRequest, createRequest, tournamentId } from '../../schemas/index.ts';
import { mayCommandAtAll } from '../before-reading.ts';
import { actorOf, directorOnly, viewerIn } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

/** A plan of a session with a thousand tables is the largest command. */
const COMMAND_LIMIT_BYTES = 4 * 1024 * 1024;

const summary = z.object({
  tournament: z.string(),
  name: z.string(),
  date: z.string(),
  status: z.enum(['set-up', 'playing', 'between-sessions', 'over', 'published']),
});

const acknowledged = z.object({
  version: z.int().describe('The number of the last fact'),
  facts: z.array(z.object({ sequence: z.int(), type: z.string() })).describe('What followed'),
  repeated: z.boolean().describe('The command had been heard before: nothing was changed'),
});

/** The id of a tournament follows from that of the command that creates it: sent twice, it creates one. */
export const tournamentIdFor = (commandId: string): string =>
  createHash('sha256').update(commandId).digest('hex').slice(0, 12);

/** Where a tournament is played that does not say so: where this server is. */
const { timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
export const PLAYED_HERE = isTimeZone(ownZone) ? { timeZone: ownZone } : {};

/** Phones that were offline with an older page, and scripts, may send a command in an older form. */
const inPresentForm = async (request: FastifyRequest): Promise<void> => {
  request.body = upcastCommand(request.body);
};

export const tournamentRoutes =
  ({ hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const params = z.strictObject({ tournament: tournamentId });
    const tags = ['tournaments'];

    server.get(
      '/tournaments',
      {
        schema: {
          summary: 'All tournaments, the latest first',
          tags,
          response: { 200: z.object({ tournaments: z.array(summary) }) },
        },
      },
      async () => ({ tournaments: [...(await hosts.list())] }),
    );

    server.post(
      '/tournaments',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Create a tournament',
          tags,
          body: createRequest,
          response: { 201: z.object({ tournament: z.string(), version: z.int() }) },
        },
      },
      async (request, reply) => {
        const { id, data: asked } = request.body;
        const data = { ...asked, settings: { ...PLAYED_HERE, ...asked.settings } };
        const tournament = tournamentIdFor(id);
        const { host } = await hosts.make(tournament);
        const time = new Date().toISOString();
        const outcome = await host.send({
          id,
          type: 'create-tournament',
          data,
          actor: actorOf(request.who),
          time,
        });
        if (!outcome.ok) return refuseAs(request, reply, outcome.error, 422);
        return reply.status(201).send({ tournament, version: outcome.value.version });
      },
    );

    server.post(
      '/tournaments/:tournament/commands',
      {
        onRequest: mayCommandAtAll,
        preValidation: inPresentForm,
        bodyLimit: COMMAND_LIMIT_BYTES,
        schema: {
          summary: 'Send a command',
          description:
            'Answered when what follows from it is on disk. The same id twice changes nothing. Who sends it and when is for the server to say.',
          tags,
          params,
          body: commandRequest,
          response: { 200: acknowledged },
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const viewer = viewerIn(tournament, request.who);
        const envelope = { actor: actorOf(request.who), time: new Date().toISOString() };
        const asked = { ...request.body, ...envelope };
        const command =
          asked.type === 'deal-boards' ? withCards(found.host.state, asked) : (asked as Command);
        let mayNot = false;
        const outcome = await found.host.send(command, (state) => {
          const may = mayCommand(state, viewer, command);
          mayNot = !may.ok;
          return may;
        });
        if (!outcome.ok) return refuseAs(request, reply, outcome.error, mayNot ? 403 : 422);
        const { version, facts, repeated } = outcome.value;
        return { version, facts: [...facts], repeated };
      },
    );

    server.post(
      '/tournaments/:tournament/what-follows',
      {
        onRequest: directorOnly,
        preValidation: inPresentForm,
        schema: {
          summary: 'What a command would lead to',
          description: 'Which results then count for whom, who meets whom, what is lost. Nothing is changed.',
          tags,
          params,
          body: commandRequest,
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await hosts.find(tournament);
        if (found === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const envelope = { actor: actorOf(request.who), time: new Date().toISOString() };
        const asked = { ...request.body, ...envelope };
        const { state } = found.host;
        const answer = whatFollows(
          state,
          asked.type === 'deal-boards' ? withCards(state, asked) : (asked as Command),
        );
        return answer.ok ? answer.value : refuseAs(request, reply, answer.error, 422);
      },
    );
    done();
  };

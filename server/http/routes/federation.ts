import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import {
  type Acting,
  actingAs,
  clubsSeen,
  duplicatesSeen,
  type Federation,
  type FederationCommand,
  incidentsOf,
  previewImport,
  searchPeople,
  seenPerson,
  writePeopleFile,
} from 'naipe/federation';
import { z } from 'zod';
import { federationCommandRequest, listGiven, peopleSought, personNumberGiven } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

/** A list of fifty thousand people, in letters of up to four bytes. */
const LIST_LIMIT_BYTES = 24 * 1024 * 1024;
/** So many lines of a preview are shown; all of them are counted. */
const MOST_LINES = 300;

export const NOT_FOR_YOU = { code: 'not-for-you', message: 'This is for another office to see.' };

export const actingIn =
  ({ who }: FastifyRequest) =>
  (federation: Federation): Acting =>
    actingAs(federation, who.role === 'director' ? who.name : undefined);

/** The federation's register: for those who sign in, each as far as the office goes. */
export const federationRoutes =
  ({ federation: host }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['federation'];
    const onRequest = directorOnly;

    server.get(
      '/federation/me',
      { onRequest, schema: { summary: 'As whom one acts for the federation', tags } },
      async (request) => {
        const federation = await host.state();
        const acting = actingIn(request)(federation);
        const club = acting !== undefined && 'club' in acting ? { club: acting.club } : {};
        return { role: acting?.role, ...club, people: federation.people.size, version: federation.version };
      },
    );

    server.post(
      '/federation/commands',
      {
        onRequest,
        bodyLimit: LIST_LIMIT_BYTES,
        schema: {
          summary: 'Send a command to the federation',
          description: 'Answered when what follows from it is on disk. The same id twice changes nothing.',
          tags,
          body: federationCommandRequest,
        },
      },
      async (request, reply) => {
        const envelope = { actor: actorOf(request.who), time: new Date().toISOString() };
        const command = { ...request.body, ...envelope } as FederationCommand;
        const outcome = await host.send(command, actingIn(request));
        return outcome.ok ? outcome.value : refuseAs(request, reply, outcome.error, 422);
      },
    );

    server.post(
      '/federation/people/search',
      {
        onRequest,
        schema: {
          summary: 'People of the register, by words of the name or the member number',
          description: 'Asked in the body, because names do not belong into addresses.',
          tags,
          body: peopleSought,
        },
      },
      async (request, reply) => {
        const federation = await host.state();
        const acting = actingIn(request)(federation);
        reply.header('cache-control', 'no-store');
        const people = searchPeople(federation, request.body).flatMap((number) => {
          const person = federation.people.get(number);
          return (person && seenPerson(acting, number, person)) ?? [];
        });
        return { people, total: federation.people.size };
      },
    );

    server.get(
      '/federation/people/:number',
      { onRequest, schema: { summary: 'Somebody of the register', tags, params: personNumberGiven } },
      async (request, reply) => {
        const federation = await host.state();
        const { number: asked } = request.params;
        const number = federation.merged.get(asked) ?? asked;
        const person = federation.people.get(number);
        reply.header('cache-control', 'no-store');
        const seen = person && seenPerson(actingIn(request)(federation), number, person);
        return (
          seen ??
          refuse(reply, 404, {
            code: 'no-such-person',
            message: `Nobody has the number ${asked} in the register.`,
          })
        );
      },
    );

    server.get(
      '/federation/clubs',
      { onRequest, schema: { summary: 'Clubs and regions', tags } },
      async () => {
        const federation = await host.state();
        return { clubs: clubsSeen(federation), regions: [...federation.regions.values()] };
      },
    );

    server.get(
      '/federation/officers',
      { onRequest, schema: { summary: 'Who has which office', tags } },
      async (request, reply) => {
        const federation = await host.state();
        if (actingIn(request)(federation)?.role !== 'federation') return refuse(reply, 403, NOT_FOR_YOU);
        return { officers: [...federation.officers.values()] };
      },
    );

    server.get(
      '/federation/people/:number/incidents',
      {
        onRequest,
        schema: {
          summary: 'What was reported of somebody over all events: for the federation alone',
          tags,
          params: personNumberGiven,
        },
      },
      async (request, reply) => {
        const federation = await host.state();
        if (actingIn(request)(federation)?.role !== 'federation') return refuse(reply, 403, NOT_FOR_YOU);
        reply.header('cache-control', 'no-store');
        const { number } = request.params;
        return { incidents: incidentsOf(federation, federation.merged.get(number) ?? number) };
      },
    );

    server.get(
      '/federation/slots',
      {
        onRequest,
        schema: { summary: 'What the federation has filled in, and questions to its council', tags },
      },
      async (request, reply) => {
        const federation = await host.state();
        if (actingIn(request)(federation)?.role !== 'federation') return refuse(reply, 403, NOT_FOR_YOU);
        const { slots, questions, people } = federation;
        return {
          ...slots,
          questions: questions.map((each) => ({ ...each, name: people.get(each.by)?.name ?? '' })),
        };
      },
    );

    server.get(
      '/federation/duplicates',
      { onRequest, schema: { summary: 'Who may stand twice in the register', tags } },
      async (request, reply) => {
        const federation = await host.state();
        if (actingIn(request)(federation)?.role !== 'federation') return refuse(reply, 403, NOT_FOR_YOU);
        reply.header('cache-control', 'no-store');
        return { duplicates: duplicatesSeen(federation).slice(0, MOST_LINES) };
      },
    );

    server.post(
      '/federation/people/preview',
      {
        onRequest,
        bodyLimit: LIST_LIMIT_BYTES,
        schema: { summary: 'What a list of people would change', tags, body: listGiven },
      },
      async (request, reply) => {
        const federation = await host.state();
        const acting = actingIn(request)(federation);
        if (acting?.role !== 'federation' && acting?.role !== 'club') return refuse(reply, 403, NOT_FOR_YOU);
        const { lines, faults } = previewImport(federation, request.body.csv, acting);
        const count = (kind: string): number => lines.filter((line) => line.kind === kind).length;
        reply.header('cache-control', 'no-store');
        return {
          counts: {
            new: count('new'),
            changed: count('changed'),
            same: count('same'),
            faulty: faults.length,
          },
          faults: faults.slice(0, MOST_LINES),
          lines: lines.filter(({ kind }) => kind !== 'same').slice(0, MOST_LINES),
        };
      },
    );

    server.get(
      '/federation/people.csv',
      {
        onRequest,
        schema: {
          summary: 'The register as a table: all of it for the federation, its own people for a club',
          tags,
          produces: ['text/csv'],
          response: { 200: z.string() },
        },
      },
      async (request, reply) => {
        const { people, ...federation } = await host.state();
        const acting = actingIn(request)({ people, ...federation });
        if (acting?.role !== 'federation' && acting?.role !== 'club') return refuse(reply, 403, NOT_FOR_YOU);
        const own = [...people.values()].filter(
          ({ club }) => acting.role === 'federation' || club === acting.club,
        );
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="people.csv"')
          .header('cache-control', 'no-store');
        return writePeopleFile(own);
      },
    );
    done();
  };

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { ERASED_NAME } from 'naipe/base';
import {
  type Federation,
  type FederationCommand,
  mayCommandFederation,
  memberSeen,
  publicPerson,
  searchPeople,
} from 'naipe/federation';
import { doorsToMember, MEMBERS, networkOf, sameCode } from '../../access/index.ts';
import {
  federationCommandRequest,
  memberGiven,
  partnerSought,
  personNumberGiven,
} from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { guess } from '../guessing.ts';
import { directorOnly, signInMember, signOutMember } from '../identity.ts';
import { refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';
import { actingIn, NOT_FOR_YOU } from './federation.ts';
import { SIGN_IN_LIMIT_BYTES } from './session.ts';

const MOST_PARTNERS = 10;

/** The number by which the member of this browser is known today; nothing when he was erased. */
export function memberIn({ people, merged }: Federation, { member }: FastifyRequest): number | undefined {
  if (member === undefined) return undefined;
  const number = merged.get(member) ?? member;
  const person = people.get(number);
  return person === undefined || person.name === ERASED_NAME ? undefined : number;
}

export const signInFirst = (reply: FastifyReply) =>
  refuse(reply, 401, {
    code: 'sign-in-member',
    message: 'Sign in with your member number and your code first.',
  });

/** What players of the register do for themselves. */
export const memberRoutes =
  ({ federation: host, signIns, attempts, codes, renewals }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['members'];

    server.post(
      '/session/member',
      {
        bodyLimit: SIGN_IN_LIMIT_BYTES,
        schema: {
          summary: 'Sign in as a player of the register, with the code that the office gave',
          description: 'Beside whatever the browser is signed in as: a phone at a table stays there.',
          tags,
          body: memberGiven,
        },
      },
      async (request, reply) => {
        const { number, code } = request.body;
        const federation = await host.state();
        const person = federation.byId.get(number);
        const expected = person === undefined ? undefined : await codes.ofMember(person);
        const isRight = await guess(reply, attempts, {
          doors: doorsToMember(networkOf(request.ip), person),
          isRight: () => expected !== undefined && sameCode(code, expected),
          wrong: {
            code: 'wrong-member-code',
            message: 'The member number and the code do not belong together.',
          },
        });
        if (!isRight || person === undefined) return reply;
        await signInMember(request, reply, signIns, person);
        return { person, name: federation.people.get(person)?.name ?? '' };
      },
    );

    server.delete(
      '/session/member',
      { schema: { summary: 'Sign out as a player', tags } },
      async (request, reply) => {
        await signOutMember(request, reply, signIns);
        return {};
      },
    );

    server.get(
      '/federation/own',
      { schema: { summary: 'What is kept of oneself, one’s entries and results', tags } },
      async (request, reply) => {
        const federation = await host.state();
        const person = memberIn(federation, request);
        reply.header('cache-control', 'no-store');
        const seen =
          person === undefined ? undefined : memberSeen(federation, person, new Date().toISOString());
        return seen ?? signInFirst(reply);
      },
    );

    server.post(
      '/federation/own/commands',
      {
        schema: {
          summary: 'Enter, agree, confirm, withdraw: for oneself',
          description: 'The same id twice changes nothing.',
          tags,
          body: federationCommandRequest,
        },
      },
      async (request, reply) => {
        const person = memberIn(await host.state(), request);
        if (person === undefined) return signInFirst(reply);
        const acting = { role: 'member', person } as const;
        const may = mayCommandFederation(acting, request.body.type);
        if (!may.ok) return refuse(reply, 403, may.error);
        const envelope = { actor: `member ${person}`, time: new Date().toISOString() };
        const command = { ...request.body, ...envelope } as FederationCommand;
        const outcome = await host.send(command, () => acting);
        return outcome.ok ? outcome.value : refuseAs(request, reply, outcome.error, 422);
      },
    );

    server.post(
      '/federation/own/partners',
      {
        schema: {
          summary: 'Players by name: name and club, as everybody may know',
          description: 'Asked in the body, because names do not belong into addresses.',
          tags,
          body: partnerSought,
        },
      },
      async (request, reply) => {
        const federation = await host.state();
        if (memberIn(federation, request) === undefined) return signInFirst(reply);
        reply.header('cache-control', 'no-store');
        const found = searchPeople(federation, { text: request.body.text, most: MOST_PARTNERS });
        return {
          people: found.flatMap((number) => {
            const person = federation.people.get(number);
            return person === undefined ? [] : [{ number, ...publicPerson(person) }];
          }),
        };
      },
    );

    server.get(
      '/federation/people/:number/code',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The code with which somebody signs in for himself',
          tags,
          params: personNumberGiven,
        },
      },
      async (request, reply) => {
        const { number } = request.params;
        if (!(await mayGiveCodes(request, reply, number))) return reply;
        reply.header('cache-control', 'no-store');
        return { code: await codes.ofMember(number) };
      },
    );

    server.post(
      '/federation/people/:number/code',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Renew the code of somebody: where he was signed in he is no longer',
          tags,
          params: personNumberGiven,
        },
      },
      async (request, reply) => {
        const { number } = request.params;
        if (!(await mayGiveCodes(request, reply, number))) return reply;
        await renewals.renew(MEMBERS, `${number}`);
        await signIns.end(({ as }) => as.role === 'member' && as.person === number);
        reply.header('cache-control', 'no-store');
        return { code: await codes.ofMember(number) };
      },
    );

    /** The federation gives anybody his code, a club its own people. */
    async function mayGiveCodes(
      request: FastifyRequest,
      reply: FastifyReply,
      number: number,
    ): Promise<boolean> {
      const federation = await host.state();
      const acting = actingIn(request)(federation);
      const person = federation.people.get(number);
      const may =
        person !== undefined &&
        (acting?.role === 'federation' || (acting?.role === 'club' && acting.club === person.club));
      if (!may) refuse(reply, 403, NOT_FOR_YOU);
      return may;
    }
    done();
  };

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  doorsOnKnownDevice,
  doorsToDirector,
  doorsToSetup,
  networkOf,
  sameCode,
  UNNAMED,
  whoSchema,
} from '../../access/index.ts';
import { directorName, newPassword } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { guess } from '../guessing.ts';
import { rememberDevice, signIn, signOut } from '../identity.ts';
import type { Services } from '../services.ts';

/** A password or a code, and a name or two. */
export const SIGN_IN_LIMIT_BYTES = 4 * 1024;

export const whoAmI = z.object({
  viewer: whoSchema,
  passwordSet: z.boolean(),
  severalDirectors: z.boolean().describe('Whether a director who signs in has to say his name'),
});

/** What everybody may know of who signs in here. */
export const aboutDirectors = async ({ directors }: Services) => {
  const names = await directors.names();
  return { passwordSet: names.length > 0, severalDirectors: names.length > 1 };
};

export const sessionRoutes =
  (services: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const { signIns, directors, knownDevices, attempts, setupCode } = services;
    const bodyLimit = SIGN_IN_LIMIT_BYTES;

    async function begin(request: FastifyRequest, reply: FastifyReply, name: string) {
      const viewer = { role: 'director' as const, name };
      await signIn(request, reply, signIns, viewer);
      rememberDevice(request, reply, knownDevices.remember(name));
      return { viewer, ...(await aboutDirectors(services)) };
    }

    server.get(
      '/session',
      { schema: { summary: 'Who am I?', tags: ['session'], response: { 200: whoAmI } } },
      async (request) => ({ viewer: request.who, ...(await aboutDirectors(services)) }),
    );

    server.post(
      '/session/setup',
      {
        bodyLimit,
        schema: {
          summary: 'Choose the first password, once',
          description: 'With the setup code that the terminal shows, wherever it is asked from.',
          tags: ['session'],
          body: z.strictObject({
            name: directorName.exactOptional(),
            password: newPassword,
            setupCode: z.string().max(20).exactOptional(),
          }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { name = UNNAMED, password, setupCode: given = '' } = request.body;
        const already = {
          code: 'password-set',
          message: 'The password was chosen before: sign in.',
        };
        if ((await directors.names()).length > 0) return refuse(reply, 409, already);
        const isRight = await guess(reply, attempts, {
          doors: doorsToSetup(networkOf(request.ip)),
          isRight: () => sameCode(given, setupCode),
          wrong: {
            code: 'wrong-setup-code',
            message: 'Give the setup code that the terminal shows where Naipe was started.',
          },
        });
        if (!isRight) return reply;
        if ((await directors.names()).length > 0 || !(await directors.add(name, password)))
          return refuse(reply, 409, already);
        return begin(request, reply, name);
      },
    );

    server.post(
      '/session/director',
      {
        bodyLimit,
        schema: {
          summary: 'Sign in as a director',
          description: 'The name may be left out when there is one director.',
          tags: ['session'],
          body: z.strictObject({
            name: z.string().max(200).exactOptional(),
            password: z.string().min(1).max(200),
          }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        if ((await directors.names()).length === 0)
          return refuse(reply, 409, {
            code: 'no-password',
            message: 'No password was chosen yet: choose one.',
          });
        const name = await directors.find(request.body.name);
        const network = networkOf(request.ip);
        const device = name === undefined ? undefined : knownDevices.recognise(request.device, name);
        const lane = { name: device ?? network, reserved: device !== undefined };
        const isRight = await guess(reply, attempts, {
          doors: device === undefined ? doorsToDirector(network, name) : doorsOnKnownDevice(device),
          isRight: () => directors.check(name, request.body.password, lane),
          wrong: { code: 'wrong-password', message: 'That is not the password of a director here.' },
        });
        return isRight && name !== undefined ? begin(request, reply, name) : reply;
      },
    );

    server.delete(
      '/session',
      { schema: { summary: 'Sign out', tags: ['session'], response: { 200: whoAmI } } },
      async (request, reply) => {
        await signOut(request, reply, signIns);
        return { viewer: { role: 'public' as const }, ...(await aboutDirectors(services)) };
      },
    );
    done();
  };

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sameCode, sessionToJoin, whoSchema } from '../../access/index.ts';
import { pair, tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { signIn, signOut } from '../identity.ts';
import { isLocal } from '../local.ts';
import type { Services } from '../services.ts';

const password = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(200)
  .describe('At least 8 characters');
const code = z.string().regex(/^\d{4,8}$/, 'must be 4 to 8 digits');
const whoAmI = z.object({ viewer: whoSchema, passwordSet: z.boolean() });

function slowDown(reply: FastifyReply, seconds: number): FastifyReply {
  const message = `Too many wrong attempts. Wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`;
  return refuse(reply.header('retry-after', seconds), 429, {
    code: 'slow-down',
    message,
    params: { seconds },
  });
}

export const sessionRoutes =
  ({ signIns, password: kept, attempts, hosts, setupCode, codes }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    /** Runs an attempt to get in, unless this address has to wait; a wrong one counts. */
    async function attempt(
      request: FastifyRequest,
      reply: FastifyReply,
      what: string,
      isRight: () => Promise<boolean>,
      wrong: string,
    ): Promise<boolean> {
      const who = `${what} ${request.ip}`;
      const seconds = attempts.secondsToWait(who);
      if (seconds > 0) {
        slowDown(reply, seconds);
        return false;
      }
      if (await isRight()) {
        attempts.right(who);
        return true;
      }
      attempts.wrong(who);
      refuse(reply, 401, { code: 'wrong-code', message: wrong });
      return false;
    }

    server.get(
      '/session',
      { schema: { summary: 'Who am I?', tags: ['session'], response: { 200: whoAmI } } },
      (request) => ({ viewer: request.who, passwordSet: kept.isSet }),
    );

    server.post(
      '/session/setup',
      {
        schema: {
          summary: "Choose the director's password, once",
          description: 'From this computer, or from elsewhere with the setup code that the terminal shows.',
          tags: ['session'],
          body: z.strictObject({ password, setupCode: code.exactOptional() }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { password: chosen, setupCode: given = '' } = request.body;
        if (!kept.isSet && !isLocal(request)) {
          const message =
            'Give the setup code that the terminal shows, or choose the password on that computer.';
          const right = async () => sameCode(given, setupCode);
          if (!(await attempt(request, reply, 'setup', right, message))) return reply;
        }
        if (!(await kept.set(chosen))) {
          return refuse(reply, 409, {
            code: 'password-set',
            message: 'The password was chosen before: sign in.',
          });
        }
        await signIn(request, reply, signIns, { role: 'director' });
        return { viewer: { role: 'director' as const }, passwordSet: true };
      },
    );

    server.post(
      '/session/director',
      {
        schema: {
          summary: 'Sign in as the director',
          tags: ['session'],
          body: z.strictObject({ password: z.string().min(1).max(200) }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        if (!kept.isSet)
          return refuse(reply, 409, {
            code: 'no-password',
            message: 'No password was chosen yet: choose one.',
          });
        let busy = false;
        const isRight = async () => {
          const checked = await kept.check(request.body.password);
          busy = checked === 'busy';
          return checked !== false; // being busy is nobody's mistake
        };
        if (!(await attempt(request, reply, 'director', isRight, 'That is not the password.'))) return reply;
        if (busy) return slowDown(reply, 1);
        await signIn(request, reply, signIns, { role: 'director' });
        return { viewer: { role: 'director' as const }, passwordSet: true };
      },
    );

    server.post(
      '/session/table',
      {
        schema: {
          summary: 'Join as the device of a table, with the code on its card',
          tags: ['session'],
          body: z.strictObject({ tournament: tournamentId, code }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { tournament, code: given } = request.body;
        const state = (await hosts.find(tournament))?.host.state.tournament;
        const session = state && sessionToJoin(state);
        const table = session && codes.ofTables(tournament, session).find((each) => each.code === given);
        const right = async () => table !== undefined;
        if (!(await attempt(request, reply, 'table', right, 'No table has this code.'))) return reply;
        if (table === undefined) return reply;
        const { session: number, section, table: at } = table;
        const viewer = { role: 'table' as const, tournament, session: number, section, table: at };
        await signIn(request, reply, signIns, viewer);
        return { viewer, passwordSet: kept.isSet };
      },
    );

    server.post(
      '/session/player',
      {
        schema: {
          summary: 'Join as a player, with the code of the pair',
          tags: ['session'],
          body: z.strictObject({ tournament: tournamentId, pair, code }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { tournament, pair: number, code: given } = request.body;
        const state = (await hosts.find(tournament))?.host.state.tournament;
        const right = async () =>
          state?.pairs.has(number) === true && sameCode(given, codes.ofPair(tournament, number));
        const wrong = 'That is not the code of this pair.';
        if (!(await attempt(request, reply, 'player', right, wrong))) return reply;
        const viewer = { role: 'player' as const, tournament, pair: number };
        await signIn(request, reply, signIns, viewer);
        return { viewer, passwordSet: kept.isSet };
      },
    );

    server.delete(
      '/session',
      { schema: { summary: 'Sign out', tags: ['session'], response: { 200: whoAmI } } },
      async (request, reply) => {
        await signOut(request, reply, signIns);
        return { viewer: { role: 'public' as const }, passwordSet: kept.isSet };
      },
    );
    done();
  };

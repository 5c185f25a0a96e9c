import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  doorOfDevices,
  doorsToPair,
  doorsToTable,
  doorsToTonight,
  networkOf,
  sameCode,
  sessionToJoin,
  tablesOf,
  type Who,
} from '../../access/index.ts';
import { contestant, section, table, tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { guess, slowDown } from '../guessing.ts';
import { signIn } from '../identity.ts';
import type { Services } from '../services.ts';
import { aboutDirectors, SIGN_IN_LIMIT_BYTES, whoAmI } from './session.ts';

/** What is typed, or the longer one that is scanned. */
const code = z.string().regex(/^(\d{4,10}|[\w-]{20})$/, 'must be 4 to 10 digits, or what the QR code holds');
const isTyped = (given: string): boolean => /^\d+$/.test(given);

/** Statuses in which somebody may sit at a table. */
const UNDER_WAY: ReadonlySet<string> = new Set(['set-up', 'playing', 'between-sessions']);
/** The latest ones: a club plays few tournaments on one evening. */
const MOST_TONIGHT = 20;

export const joiningRoutes =
  (services: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const { signIns, attempts, hosts, codes } = services;
    const bodyLimit = SIGN_IN_LIMIT_BYTES;

    async function begin<W extends Who>(
      request: FastifyRequest,
      reply: FastifyReply,
      viewer: W,
      place: string,
    ) {
      const seconds = await attempts.take([doorOfDevices(place)]);
      if (seconds > 0) {
        slowDown(reply, seconds);
        return undefined;
      }
      await signIn(request, reply, signIns, viewer);
      return { viewer, ...(await aboutDirectors(services)) };
    }

    /** The tournament, and how many tables it has tonight. */
    async function tonight(tournament: string) {
      const state = (await hosts.find(tournament))?.host.state.tournament;
      const session = state && sessionToJoin(state);
      const tables = session === undefined ? 0 : tablesOf(session).length;
      return { state, session, tables, known: state && tournament };
    }

    /** The tournament that has this code of tonight, among those that are played or about to be. */
    async function playedTonight(given: string) {
      const some = (await hosts.list()).filter(({ status }) => UNDER_WAY.has(status));
      for (const { tournament } of some.slice(0, MOST_TONIGHT)) {
        const { session } = await tonight(tournament);
        if (session !== undefined && sameCode(given, await codes.tonight(tournament, session)))
          return { tournament, session };
      }
      return undefined;
    }

    server.post(
      '/session/table',
      {
        bodyLimit,
        schema: {
          summary: 'Join as the device of a table, with the code on its card',
          tags: ['session'],
          body: z.strictObject({ tournament: tournamentId, code }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { tournament, code: given } = request.body;
        const { session, tables, known } = await tonight(tournament);
        const all = session === undefined ? [] : await codes.ofTables(tournament, session);
        const found = all.find((each) => sameCode(given, isTyped(given) ? each.code : each.pass));
        const isRight = await guess(reply, attempts, {
          // What is scanned is too long to be guessed: it opens however much is guessed at the digits.
          doors: isTyped(given) ? doorsToTable(networkOf(request.ip), known, tables) : [],
          isRight: () => found !== undefined,
          wrong: { code: 'wrong-code', message: 'No table has this code.' },
        });
        if (!isRight || found === undefined) return reply;
        const { session: number, section: letter, table: at } = found;
        const viewer = { role: 'table' as const, tournament, session: number, section: letter, table: at };
        return (await begin(request, reply, viewer, `${tournament} ${number} ${letter}${at}`)) ?? reply;
      },
    );

    server.post(
      '/session/player',
      {
        bodyLimit,
        schema: {
          summary: 'Join as a player, with the code of the pair',
          tags: ['session'],
          body: z.strictObject({ tournament: tournamentId, pair: contestant, code }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { tournament, pair: number, code: given } = request.body;
        const { state, tables, known } = await tonight(tournament);
        const own = state?.contestants.has(number)
          ? await codes.ofPair(tournament, state, number)
          : undefined;
        const expected = isTyped(given) ? own?.code : own?.pass;
        const isRight = await guess(reply, attempts, {
          doors: isTyped(given) ? doorsToPair(networkOf(request.ip), known, tables, own?.pair) : [],
          isRight: () => expected !== undefined && sameCode(given, expected),
          wrong: { code: 'wrong-code', message: 'That is not the code of this pair.' },
        });
        if (!isRight) return reply;
        const viewer = { role: 'player' as const, tournament, pair: number };
        return (await begin(request, reply, viewer, `${tournament} pair ${number}`)) ?? reply;
      },
    );

    server.post(
      '/session/place',
      {
        bodyLimit,
        schema: {
          summary: 'Join as the device of a table of the club, with the code of tonight',
          tags: ['session'],
          body: z.strictObject({
            section: section.exactOptional(),
            table,
            code: z.string().regex(/^\d{4,10}$/),
          }),
          response: { 200: whoAmI },
        },
      },
      async (request, reply) => {
        const { section: wanted, table: number, code: given } = request.body;
        let found: Awaited<ReturnType<typeof playedTonight>>;
        const isRight = await guess(reply, attempts, {
          doors: doorsToTonight(networkOf(request.ip)),
          isRight: async () => {
            found = await playedTonight(given);
            return found !== undefined;
          },
          wrong: { code: 'wrong-code', message: 'No tournament has this code tonight.' },
        });
        if (!isRight || found === undefined) return reply;
        const { tournament, session } = found;
        const there = tablesOf(session).filter(
          (each) => each.table === number && (wanted === undefined || each.section === wanted),
        );
        const [only, another] = there;
        if (only === undefined) {
          const message = `No table ${wanted ?? ''}${number} plays tonight.`;
          return refuse(reply, 404, {
            code: 'no-table-tonight',
            message,
            params: { table: `${wanted ?? ''}${number}` },
          });
        }
        if (another !== undefined) {
          const sections = there.map((each) => each.section).join(', ');
          const message = `There is a table ${number} in the sections ${sections}. Say which.`;
          return refuse(reply, 409, { code: 'which-section', message, params: { sections } });
        }
        const viewer = { role: 'table' as const, tournament, session: session.session, ...only };
        const place = `${tournament} ${session.session} ${only.section}${number}`;
        return (await begin(request, reply, viewer, place)) ?? reply;
      },
    );
    done();
  };

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type SignIn, sessionToJoin } from '../../access/index.ts';
import { contestant, tournamentId } from '../../schemas/index.ts';
import { directorOnly } from '../identity.ts';
import { addressForPhones } from '../reach.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

const joining = { code: z.string(), url: z.string().describe('What the QR code holds') };

const allCodes = z.object({
  session: z.int().nullable(),
  tonight: z
    .string()
    .nullable()
    .describe('With it every table is joined from the permanent card that lies on it'),
  tables: z.array(z.object({ session: z.int(), section: z.string(), table: z.int(), ...joining })),
  pairs: z.array(z.object({ pair: z.string(), ...joining })),
});

const end = z.boolean().describe('Whether those who joined with the old ones have to join again');
const renewal = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(['tonight', 'tables', 'pairs']), end }),
  z.strictObject({ what: z.literal('pair'), pair: contestant, end }),
]);
type Renewal = z.infer<typeof renewal>;

/** Who joined with a code that is renewed. */
function joinedWith(renewed: Renewal, tournament: string): (signIn: SignIn) => boolean {
  return ({ as }) => {
    if (as.role !== 'table' && as.role !== 'player') return false;
    if (as.tournament !== tournament) return false;
    switch (renewed.what) {
      case 'tonight':
      case 'tables':
        return as.role === 'table';
      case 'pairs':
        return as.role === 'player';
      case 'pair':
        return as.role === 'player' && as.pair === renewed.pair;
    }
  };
}

const nameOf = (renewed: Renewal): string =>
  renewed.what === 'pair' ? `pair ${renewed.pair}` : renewed.what;

export const codeRoutes =
  ({ hosts, codes, renewals, signIns, reach }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const params = z.strictObject({ tournament: tournamentId });
    const tags = ['tournaments'];

    async function codesOf(tournament: string, address: string) {
      const state = (await hosts.find(tournament))?.host.state.tournament;
      if (state === undefined) return undefined;
      const session = sessionToJoin(state);
      // Behind the #: browsers do not send it, so no log of a proxy holds it.
      return {
        session: session?.session ?? null,
        tonight: session === undefined ? null : await codes.tonight(tournament, session),
        tables: (session === undefined ? [] : await codes.ofTables(tournament, session)).map((table) => ({
          ...table,
          url: `${address}/t/${tournament}#code=${table.pass}`,
        })),
        pairs: (await codes.ofPairs(tournament, state)).map((each) => ({
          ...each,
          url: `${address}/p/${tournament}/pair/${each.pair}#code=${each.pass}`,
        })),
      };
    }

    server.get(
      '/tournaments/:tournament/codes',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The codes with which tables and pairs join',
          tags,
          params,
          response: { 200: allCodes },
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const found = await codesOf(tournament, addressForPhones(request, reach));
        reply.header('cache-control', 'no-store');
        return found ?? refuseAs(request, reply, noSuchTournament(tournament), 404);
      },
    );

    server.post(
      '/tournaments/:tournament/codes/renew',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'New codes: those of before no longer open anything',
          tags,
          params,
          body: renewal,
          response: { 200: allCodes },
        },
      },
      async (request, reply) => {
        const { tournament } = request.params;
        const address = addressForPhones(request, reach);
        if ((await codesOf(tournament, address)) === undefined)
          return refuseAs(request, reply, noSuchTournament(tournament), 404);
        await renewals.renew(tournament, nameOf(request.body));
        if (request.body.end) await signIns.end(joinedWith(request.body, tournament));
        reply.header('cache-control', 'no-store');
        const renewed = await codesOf(tournament, address);
        return renewed ?? refuseAs(request, reply, noSuchTournament(tournament), 404);
      },
    );

    server.get(
      '/address',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'The address at which phones reach this server',
          tags: ['server'],
          response: { 200: z.object({ address: z.string() }) },
        },
      },
      (request) => ({ address: addressForPhones(request, reach) }),
    );
    done();
  };

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { standingClubs } from 'naipe/simultaneous';
import { dealsHiddenFromPlaying } from 'naipe/tournament';
import { z } from 'zod';
import { DEAL_FILES, dealFile, earlierDeals } from '../../dealing/index.ts';
import { tournamentId } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { directorOnly } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';

const earlierDeal = z.object({
  board: z.int(),
  where: z
    .object({
      tournament: z.string(),
      name: z.string(),
      date: z.string(),
      session: z.int(),
      board: z.int(),
    })
    .exactOptional(),
});

/** What a director does with the deals of a session before it is played. */
export const dealingRoutes =
  ({ hosts, simultaneous }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const params = z.strictObject({ tournament: tournamentId });
    const querystring = z.strictObject({ session: z.coerce.number().int().min(1) });
    const tags = ['deals'];

    /** The tournaments that play the same boards at the same time, as they should. */
    const together = async (tournament: string): Promise<ReadonlySet<string>> => {
      const { events } = await simultaneous.state();
      const clubs = [...events.values()].map((event) => standingClubs(event).map((club) => club.tournament));
      return new Set(clubs.filter((each) => each.includes(tournament)).flat());
    };

    server.get(
      '/tournaments/:tournament/earlier-deals',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'Boards of a session whose cards another tournament has played (Law 6D2)',
          tags,
          params,
          querystring,
          response: { 200: z.object({ boards: z.array(earlierDeal) }) },
        },
      },
      async (request, reply) => {
        const { tournament: id } = request.params;
        const { session } = request.query;
        const tournament = (await hosts.find(id))?.host.state.tournament;
        if (tournament === undefined) return refuseAs(request, reply, noSuchTournament(id), 404);
        const deals = [...(tournament.sessions.get(session)?.deals.values() ?? [])];
        const clubs = await together(id);
        const others = new Map(
          [...(await hosts.withDeals(id, deals))].filter(([other]) => !clubs.has(other)),
        );
        const name = request.who.role === 'director' ? request.who.name : undefined;
        return { boards: [...earlierDeals(tournament, session, others, name)] };
      },
    );

    for (const ending of DEAL_FILES) {
      server.get(
        `/tournaments/:tournament/deals.${ending}`,
        {
          onRequest: directorOnly,
          schema: {
            summary: `The deals of a session for a dealing machine, ${ending.toUpperCase()}`,
            tags,
            params,
            querystring,
          },
        },
        async (request, reply) => {
          const { tournament: id } = request.params;
          const tournament = (await hosts.find(id))?.host.state.tournament;
          if (tournament === undefined) return refuseAs(request, reply, noSuchTournament(id), 404);
          const session = tournament.sessions.get(request.query.session);
          const name = request.who.role === 'director' ? request.who.name : undefined;
          const hidden = session && dealsHiddenFromPlaying(tournament, session, name);
          if (hidden !== undefined) return refuseAs(request, reply, hidden.error, 403);
          const file = session && dealFile(session, ending);
          if (file === undefined || !file.ok)
            return refuse(
              reply,
              422,
              file?.error ?? { code: 'no-deals', message: 'There is no such session.' },
            );
          return reply
            .headers({
              'content-disposition': `attachment; filename="deals-${id}-${request.query.session}.${ending}"`,
              'cache-control': 'private, no-store',
            })
            .type('application/octet-stream')
            .send(Buffer.from(file.value, 'latin1'));
        },
      );
    }
    done();
  };

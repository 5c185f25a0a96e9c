import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { orThrow, pooled } from 'naipe/base';
import { boardsOf, boardToWrite, readGames, writeMachine, writePbn } from 'naipe/format';
import { dealSet, parseDeal, printDeal } from 'naipe/game';
import {
  boardSeen,
  clubsSeen,
  isEmbargoOver,
  mayTakePart,
  noSuchSimultaneous,
  type Simultaneous,
  type SimultaneousActing,
  type SimultaneousCommand,
  type SimultaneousRefusal,
  simultaneousSeen,
  standingClubs,
} from 'naipe/simultaneous';
import { z } from 'zod';
import { doorsToTonight, networkOf, sameCode } from '../../access/index.ts';
import {
  boardOfSimultaneous,
  createSimultaneousRequest,
  dealsFileRequest,
  joinSimultaneousRequest,
  rankingWished,
  sealDealsRequest,
  simultaneousCommandRequest,
  simultaneousGiven,
} from '../../schemas/index.ts';
import { holdsAlready, takesGzip } from '../asked-for.ts';
import { refuse } from '../errors.ts';
import { guess } from '../guessing.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';
import { tournamentIdFor } from './tournaments.ts';

const PLAYS_HIMSELF: SimultaneousRefusal = {
  code: 'plays-simultaneous',
  message: 'You play in this simultaneous yourself: nothing of it is shown to you before the embargo ends.',
  clause: 'Law 16',
};

const nameOf = ({ who }: FastifyRequest): string | undefined =>
  who.role === 'director' ? who.name : undefined;
const acting = (request: FastifyRequest) => (): SimultaneousActing => {
  const director = nameOf(request);
  return director === undefined ? undefined : { director };
};

/** The boards of a file that are numbered 1, 2, 3 … without a gap; what else is in it does not count. */
const inOrder = (file: string) =>
  boardsOf(readGames(file).file)
    .toSorted((one, other) => one.board - other.board)
    .filter(({ board }, at) => board === at + 1);

/** Simultaneous tournaments: an organiser's, clubs', and after the embargo everybody's. */
export const simultaneousRoutes =
  ({ simultaneous: desk, hosts, codes, attempts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['simultaneous'];
    const onRequest = directorOnly;
    const now = (): string => new Date().toISOString();
    const find = async (id: string): Promise<Simultaneous | undefined> => (await desk.state()).events.get(id);
    const missing = (reply: FastifyReply) => refuse(reply, 404, noSuchSimultaneous().error);

    async function answered(
      request: FastifyRequest,
      reply: FastifyReply,
      command: Pick<SimultaneousCommand, 'id' | 'type' | 'data'>,
    ) {
      const sent = { ...command, actor: actorOf(request.who), time: now() } as SimultaneousCommand;
      const outcome = await desk.send(sent, acting(request));
      if (outcome.ok) await desk.look(() => true); // an embargo that has ended opens hands at once
      return outcome.ok ? outcome.value : refuseAs(request, reply, outcome.error, 422);
    }

    /** Why somebody does not see hands and rankings over all fields: only the organiser does before the embargo ends. */
    async function hidden(
      request: FastifyRequest,
      event: Simultaneous,
    ): Promise<SimultaneousRefusal | undefined> {
      if (isEmbargoOver(event, now())) return undefined;
      const name = nameOf(request);
      if (name === undefined || name !== event.organiser)
        return {
          code: 'not-yet',
          message: 'Hands and rankings are shown when the embargo has ended at every club.',
        };
      return (await desk.plays(event, name)) ? PLAYS_HIMSELF : undefined;
    }

    server.get(
      '/simultaneous',
      { onRequest, schema: { summary: 'Simultaneous tournaments of this server, the latest first', tags } },
      async (request) => {
        const all = [...(await desk.state()).events.values()];
        return {
          simultaneous: all
            .map((event) => ({
              simultaneous: event.simultaneous,
              name: event.plan.name,
              date: event.plan.date,
              clubs: standingClubs(event).length,
              isOwn: event.organiser === nameOf(request),
              isOver: isEmbargoOver(event, now()),
            }))
            .sort((one, other) => other.date.localeCompare(one.date)),
        };
      },
    );

    server.post(
      '/simultaneous',
      {
        onRequest,
        schema: { summary: 'Organise a simultaneous tournament', tags, body: createSimultaneousRequest },
      },
      async (request, reply) => {
        const { id, plan } = request.body;
        const simultaneous = tournamentIdFor(id);
        const written = await answered(request, reply, {
          id,
          type: 'write-simultaneous',
          data: { simultaneous, plan },
        } as SimultaneousCommand);
        return 'version' in written ? reply.status(201).send({ simultaneous }) : written;
      },
    );

    server.post(
      '/simultaneous/commands',
      {
        onRequest,
        schema: {
          summary: 'Send a command about a simultaneous tournament',
          description: 'Answered when what follows from it is on disk. The same id twice changes nothing.',
          tags,
          body: simultaneousCommandRequest,
        },
      },
      (request, reply) => answered(request, reply, request.body as SimultaneousCommand),
    );

    server.post(
      '/simultaneous/:simultaneous/deals',
      {
        onRequest,
        schema: {
          summary: 'Seal the deals: those of a file, or dealt by the server',
          tags,
          params: simultaneousGiven,
          body: sealDealsRequest,
        },
      },
      async (request, reply) => {
        const { simultaneous } = request.params;
        const event = await find(simultaneous);
        if (event === undefined) return missing(reply);
        const { id, file } = request.body;
        const { boards } = event.plan;
        const deals =
          file === undefined
            ? dealSet(
                boards,
                pooled((bytes) => crypto.getRandomValues(bytes)),
              ).map((deal) => printDeal(deal))
            : inOrder(file).map(({ deal }) => printDeal(deal));
        return answered(request, reply, { id, type: 'seal-deals', data: { simultaneous, deals } });
      },
    );

    server.post(
      '/simultaneous/join',
      {
        onRequest,
        schema: { summary: 'A club joins with its code', tags, body: joinSimultaneousRequest },
      },
      async (request, reply) => {
        const { id, code, club, tournament, session } = request.body;
        let event: Simultaneous | undefined;
        const isRight = await guess(reply, attempts, {
          doors: doorsToTonight(networkOf(request.ip)),
          isRight: async () => {
            const { events } = await desk.state();
            event = [...events.values()].find((each) =>
              sameCode(code, codes.ofSimultaneous(each.simultaneous)),
            );
            return event !== undefined;
          },
          wrong: { code: 'wrong-code', message: 'No simultaneous tournament has this code.' },
        });
        if (!isRight || event === undefined) return reply;
        const { simultaneous, plan, clubs } = event;
        const state = (await hosts.find(tournament))?.host.state.tournament;
        if (state === undefined) return refuseAs(request, reply, noSuchTournament(tournament), 404);
        const known = clubs.get(club);
        const isThere = known?.tournament === tournament && known.withdrawn === undefined;
        const may = mayTakePart(plan, state, session);
        if (!may.ok && !isThere) return refuseAs(request, reply, may.error, 422);
        const joined = await answered(request, reply, {
          id,
          type: 'join-simultaneous',
          data: { simultaneous, club, tournament, session },
        });
        return 'version' in joined ? { simultaneous, club } : joined;
      },
    );

    server.get(
      '/simultaneous/of/:tournament',
      {
        onRequest,
        schema: {
          summary: 'The simultaneous that a tournament takes part in',
          tags,
          params: z.strictObject({ tournament: z.string().max(40) }),
        },
      },
      async (request) => {
        const all = [...(await desk.state()).events.values()];
        return {
          joined: all.flatMap((event) =>
            standingClubs(event)
              .filter(({ tournament }) => tournament === request.params.tournament)
              .map(({ club, session, openedAt, director }) => ({
                simultaneous: event.simultaneous,
                name: event.plan.name,
                club,
                session,
                isOpened: openedAt !== undefined,
                isOwn: director === nameOf(request),
                ...(event.plan.filesFrom === undefined ? {} : { filesFrom: event.plan.filesFrom }),
              })),
          ),
        };
      },
    );

    server.get(
      '/simultaneous/:simultaneous/desk',
      {
        onRequest,
        schema: {
          summary: 'What its organiser sees: code, clubs and how far each is',
          tags,
          params: simultaneousGiven,
        },
      },
      async (request, reply) => {
        const event = await find(request.params.simultaneous);
        if (event === undefined) return missing(reply);
        if (event.organiser !== nameOf(request))
          return refuse(reply, 403, { code: 'not-for-you', message: 'This is for the organiser to see.' });
        const handed = await desk.fields.handed(event.simultaneous);
        reply.header('cache-control', 'no-store');
        return {
          ...simultaneousSeen(event, handed, now()),
          code: codes.ofSimultaneous(event.simultaneous),
          clubs: clubsSeen(event, handed, now()),
          hasDeals: event.deals !== undefined,
          text: event.booklet ?? '',
        };
      },
    );

    server.post(
      '/simultaneous/:simultaneous/deals/file',
      {
        onRequest,
        schema: {
          summary: 'The deals for a club’s dealing machine, for its director when he does not play',
          description: 'That he had them is written down, and the organiser sees it.',
          tags,
          params: simultaneousGiven,
          body: dealsFileRequest,
        },
      },
      async (request, reply) => {
        const { simultaneous } = request.params;
        const { id, club, format } = request.body;
        const event = await find(simultaneous);
        if (event === undefined) return missing(reply);
        if (await desk.plays(event, nameOf(request) ?? ''))
          return refuseAs(request, reply, PLAYS_HIMSELF, 403);
        const taken = await desk.send(
          {
            id,
            type: 'take-deals',
            data: { simultaneous, club },
            actor: actorOf(request.who),
            time: now(),
          },
          acting(request),
        );
        if (!taken.ok) return refuseAs(request, reply, taken.error, 403);
        const boards = (event.deals ?? []).map((text, at) => ({
          board: at + 1,
          deal: orThrow(parseDeal(text)),
        }));
        const file =
          format === 'pbn'
            ? writePbn(boards.map(({ board, deal }) => boardToWrite(board, deal)))
            : writeMachine(format, boards, { title: event.plan.name, sealed: true });
        if (!file.ok) return refuse(reply, 422, file.error);
        reply.header('cache-control', 'no-store');
        return { name: `simultaneous-${simultaneous}.${format}`, text: file.value };
      },
    );

    server.get(
      '/simultaneous/:simultaneous',
      {
        schema: {
          summary: 'A simultaneous tournament, as everybody may see it',
          tags,
          params: simultaneousGiven,
        },
      },
      async (request, reply) => {
        const event = await find(request.params.simultaneous);
        if (event === undefined) return missing(reply);
        return simultaneousSeen(event, await desk.fields.handed(event.simultaneous), now());
      },
    );

    server.get(
      '/simultaneous/:simultaneous/ranking',
      {
        schema: {
          summary: 'One ranking over all clubs, after the embargo',
          tags,
          params: simultaneousGiven,
          querystring: rankingWished,
        },
      },
      async (request, reply) => {
        const event = await find(request.params.simultaneous);
        if (event === undefined) return missing(reply);
        const refused = await hidden(request, event);
        if (refused !== undefined) return refuseAs(request, reply, refused, 403);
        const { club, handicap } = request.query;
        if (club !== undefined && !event.clubs.has(club)) return { ranking: [] };
        const file = await desk.fields.rankingFile(event, {
          ...(club === undefined ? {} : { club }),
          handicap: handicap === 'yes' && event.plan.handicap === true,
        });
        const tag = `"${file.tag}"`;
        reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
        if (holdsAlready(request, tag)) return reply.status(304).send();
        reply.type('application/json; charset=utf-8');
        if (!takesGzip(request)) return reply.send(file.bytes);
        return reply.header('content-encoding', 'gzip').send(await file.packed());
      },
    );

    server.get(
      '/simultaneous/:simultaneous/boards/:board',
      { schema: { summary: 'A board over all clubs, after the embargo', tags, params: boardOfSimultaneous } },
      async (request, reply) => {
        const { simultaneous, board } = request.params;
        const event = await find(simultaneous);
        if (event === undefined || board > event.plan.boards) return missing(reply);
        const refused = await hidden(request, event);
        if (refused !== undefined) return refuseAs(request, reply, refused, 403);
        return boardSeen(event, await desk.fields.handed(simultaneous), board);
      },
    );
    done();
  };

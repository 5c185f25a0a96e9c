import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import {
  calendarOf,
  clubSeason,
  type Deadline,
  deadlinesOf,
  isOwnEvent,
  playerSeason,
  publicEvent,
  rankingByRegions,
  remindersOf,
  seasonRanking,
  writeRankingFile,
} from 'naipe/federation';
import { z } from 'zod';
import { clubGiven, eventNumberGiven, personNumberGiven, seasonGiven } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { directorOnly } from '../identity.ts';
import type { Services } from '../services.ts';
import { actingIn } from './federation.ts';

/** So many are shown; the file has everybody. */
const MOST_RANKED = 500;
/** What is due within so many days is brought to mind. */
const REMIND_DAYS = 30;

/** The season as everybody may see it: events, rankings, names and clubs; nothing else of anybody. */
export const seasonRoutes =
  ({ federation: host }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['season'];

    server.get(
      '/season',
      {
        schema: {
          summary: 'The calendar of a season and its ranking by points',
          tags,
          querystring: seasonGiven,
        },
      },
      async (request) => {
        const federation = await host.state();
        const { season, best } = request.query;
        return {
          ...calendarOf(federation, season),
          clubs: [...federation.clubs.values()],
          texts: federation.slots.texts,
          ranking: seasonRanking(federation, season, best === undefined ? {} : { best }).slice(
            0,
            MOST_RANKED,
          ),
        };
      },
    );

    server.get(
      '/season/events/:event',
      {
        schema: {
          summary: 'An event: its regulations, who plays, its ranking',
          tags,
          params: eventNumberGiven,
        },
      },
      async (request, reply) => {
        const federation = await host.state();
        const { event } = request.params;
        const seen = publicEvent(federation, event);
        if (seen === undefined || seen.status === 'planned')
          return refuse(reply, 404, {
            code: 'no-such-event',
            message: `There is no event ${event}.`,
            params: { event },
          });
        return { ...seen, regions: rankingByRegions(federation, event) };
      },
    );

    server.get(
      '/season/players/:number',
      { schema: { summary: 'A player: name, club, results', tags, params: personNumberGiven } },
      async (request, reply) =>
        playerSeason(await host.state(), request.params.number) ??
        refuse(reply, 404, {
          code: 'no-such-person',
          message: `Nobody has the number ${request.params.number} in the register.`,
        }),
    );

    server.get(
      '/season/clubs/:club',
      {
        schema: {
          summary: 'A club’s season: its events and its own table',
          tags,
          params: clubGiven,
          querystring: seasonGiven,
        },
      },
      async (request, reply) => {
        const { season, best, everybody } = request.query;
        const seen = clubSeason(await host.state(), request.params.club, season, {
          ...(best === undefined ? {} : { best }),
          ...(everybody === 'yes' ? { everybody: true } : {}),
        });
        return (
          seen ??
          refuse(reply, 404, {
            code: 'no-such-club',
            message: `There is no club ${request.params.club}.`,
            params: { club: request.params.club },
          })
        );
      },
    );

    server.get(
      '/season/ranking.csv',
      {
        schema: {
          summary: 'The ranking of a season as a table, for a federation’s own site',
          tags,
          querystring: seasonGiven,
          produces: ['text/csv'],
          response: { 200: z.string() },
        },
      },
      async (request, reply) => {
        const { season, best } = request.query;
        const lines = seasonRanking(await host.state(), season, best === undefined ? {} : { best });
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="ranking-${season}.csv"`);
        return writeRankingFile(lines);
      },
    );

    server.get(
      '/federation/deadlines',
      {
        onRequest: directorOnly,
        schema: {
          summary: 'What is due for a season, and what is to be thought of now',
          tags,
          querystring: seasonGiven,
        },
      },
      async (request) => {
        const federation = await host.state();
        const acting = actingIn(request)(federation);
        const isOwn = ({ event }: Deadline): boolean => {
          const known = event === undefined ? undefined : federation.events.get(event);
          return known === undefined || isOwnEvent(acting, known);
        };
        return {
          deadlines: deadlinesOf(federation, request.query.season).filter(isOwn),
          reminders: remindersOf(federation, new Date().toISOString(), REMIND_DAYS).filter(isOwn),
        };
      },
    );
    done();
  };

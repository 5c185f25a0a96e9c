import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import {
  asPlayer,
  changeConsequence,
  type EntrySeen,
  type EventSeen,
  eventSeen,
  eventsListed,
  type Federation,
  type FederationCommand,
  isOwnEvent,
  seasonRanking,
} from 'naipe/federation';
import { type Command, type ContestantEntry, type Player, type Refusal, rankingView } from 'naipe/tournament';
import {
  entryGiven,
  eventNumberGiven,
  makeTournamentRequest,
  playersGiven,
  seasonGiven,
} from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { noSuchTournament, refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';
import { actingIn, NOT_FOR_YOU } from './federation.ts';
import { PLAYED_HERE, tournamentIdFor } from './tournaments.ts';

const noSuchEvent = (event: number): Refusal => ({
  code: 'no-such-event',
  message: `There is no event ${event}.`,
  params: { event },
});

/** An entry of the event as one of a tournament, with what is known of its players. */
function contestantOf(
  federation: Federation,
  { plan }: EventSeen,
  entry: EntrySeen,
  at: number,
): ContestantEntry {
  const { people, merged } = federation;
  const players = entry.players.map((number): Player => {
    const person = people.get(merged.get(number) ?? number);
    return person === undefined ? { name: '' } : asPlayer(federation, person, plan.from);
  });
  const contestant = `${at + 1}`;
  const valueIndex = entry.value === undefined ? {} : { valueIndex: entry.value };
  if (plan.kind === 'team')
    return {
      kind: 'team',
      contestant,
      name: entry.team ?? entry.names[0] ?? contestant,
      players,
      captain: 0,
      ...valueIndex,
    };
  const [one = { name: '' }, other = { name: '' }, third] = players;
  return {
    kind: 'pair',
    contestant,
    players: [one, other],
    ...(third === undefined ? {} : { third }),
    ...valueIndex,
    ...broughtBy(entry),
  };
}

/** What a pair carries over from the phase before (RTP 3.1.3.2). */
const broughtBy = ({ from }: EntrySeen) =>
  from?.score === undefined || from.carried === undefined
    ? {}
    : { brought: { score: from.score, amount: from.carried } };

/** Events of the federation, and the tournaments that are made of them. */
export const eventRoutes =
  ({ federation: host, hosts }: Services): FastifyPluginCallbackZod =>
  (server, _options, done) => {
    const tags = ['federation'];
    const onRequest = directorOnly;

    server.get(
      '/federation/events',
      { onRequest, schema: { summary: 'The events, the next first', tags } },
      async () => ({
        events: eventsListed(await host.state()),
      }),
    );

    server.get(
      '/federation/events/:event',
      { onRequest, schema: { summary: 'An event with its entries', tags, params: eventNumberGiven } },
      async (request, reply) => {
        const found = await ownEvent(request, reply);
        if (found === undefined) return reply;
        reply.header('cache-control', 'no-store');
        return found.seen;
      },
    );

    /** An event within the office of who asks; otherwise it is refused. */
    async function ownEvent(
      request: FastifyRequest & { readonly params: { readonly event: number } },
      reply: FastifyReply,
    ) {
      const federation = await host.state();
      const { event } = request.params;
      const [known, seen] = [federation.events.get(event), eventSeen(federation, event)];
      if (known === undefined || seen === undefined) {
        refuse(reply, 404, noSuchEvent(event));
        return undefined;
      }
      if (isOwnEvent(actingIn(request)(federation), known)) return { federation, known, seen };
      refuse(reply, 403, NOT_FOR_YOU);
      return undefined;
    }

    server.post(
      '/federation/events/:event/entries/:entry/consequence',
      {
        onRequest,
        schema: {
          summary: 'What other players would do to an entry’s value index, and what is proposed for it',
          tags,
          params: entryGiven,
          body: playersGiven,
        },
      },
      async (request, reply) => {
        const found = await ownEvent(request, reply);
        if (found === undefined) return reply;
        const { federation, known } = found;
        const made = known.entries.get(request.params.entry);
        if (made === undefined) return refuse(reply, 404, noSuchEvent(request.params.event));
        return changeConsequence(federation, known, made, request.body.players);
      },
    );

    server.get(
      '/federation/season',
      { onRequest, schema: { summary: 'The ranking of a season by points', tags, querystring: seasonGiven } },
      async (request) => {
        const { season, best } = request.query;
        return { ranking: seasonRanking(await host.state(), season, best === undefined ? {} : { best }) };
      },
    );

    server.post(
      '/federation/events/:event/tournament',
      {
        onRequest,
        schema: {
          summary: 'Make a tournament of an event, with its entries and value indexes',
          description: 'The same id twice makes one.',
          tags,
          params: eventNumberGiven,
          body: makeTournamentRequest,
        },
      },
      async (request, reply) => {
        const found = await ownEvent(request, reply);
        if (found === undefined) return reply;
        const { federation, seen } = found;
        const { event } = request.params;
        if (seen.tournament !== undefined) return { tournament: seen.tournament };
        const { id } = request.body;
        const envelope = { actor: actorOf(request.who), time: new Date().toISOString() };
        const tournament = tournamentIdFor(id);
        const { host: desk } = await hosts.make(tournament);
        const { name, from, kind, profile, stated, festival = false } = seen.plan;
        const commands = [
          {
            id,
            type: 'create-tournament',
            data: {
              name,
              date: from,
              ...(stated.place === undefined ? {} : { venue: stated.place.slice(0, 120) }),
              settings: { ...PLAYED_HERE, contestants: kind, profile, official: seen.official, festival },
            },
          },
          ...seen.playing.map((entry, at) => ({
            id: `${id.slice(0, 50)}-${at + 1}`,
            type: 'enter-contestant',
            data: contestantOf(federation, seen, entry, at),
          })),
        ];
        for (const command of commands) {
          const outcome = await desk.send({ ...command, ...envelope } as Command);
          if (!outcome.ok) return refuseAs(request, reply, outcome.error, 422);
        }
        const link: FederationCommand = {
          id,
          type: 'link-tournament',
          data: { event, tournament, contestants: seen.playing.map(({ entry }) => entry) },
          ...envelope,
        };
        const linked = await host.send(link, actingIn(request));
        return linked.ok ? { tournament } : refuseAs(request, reply, linked.error, 422);
      },
    );

    server.get(
      '/federation/events/:event/tournament/ranking',
      {
        onRequest,
        schema: {
          summary: 'The ranking that the event’s tournament has: places and scores of its entries',
          tags,
          params: eventNumberGiven,
        },
      },
      async (request, reply) => {
        const found = await ownEvent(request, reply);
        if (found === undefined) return reply;
        const { known } = found;
        const { event } = request.params;
        if (known.tournament === undefined || known.contestants === undefined)
          return refuse(reply, 404, noSuchEvent(event));
        const tournament = (await hosts.find(known.tournament))?.host.state.tournament;
        if (tournament === undefined) return refuse(reply, 404, noSuchTournament(known.tournament));
        const { lists, provisional } = rankingView(
          tournament,
          [...tournament.sessions.values()].filter(({ status }) => status !== 'planned'),
        );
        const [only, another] = lists;
        if (only === undefined || another !== undefined)
          return refuse(reply, 409, {
            code: 'several-rankings',
            message: 'The tournament has several rankings: write down the places by hand.',
          });
        const ranking = only.lines.flatMap(({ contestant, place, exact }) => {
          const entry = known.contestants?.[Number(contestant) - 1];
          return entry === undefined ? [] : [{ entry, place, score: exact }];
        });
        return { ranking, provisional };
      },
    );
    done();
  };

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import {
  asPlayer,
  type EntrySeen,
  type EventSeen,
  eventSeen,
  eventsListed,
  type Federation,
  type FederationCommand,
  mayCommandFederation,
  seasonRanking,
} from 'naipe/federation';
import type { Command, ContestantEntry, Player, Refusal } from 'naipe/tournament';
import { eventNumberGiven, makeTournamentRequest, seasonGiven } from '../../schemas/index.ts';
import { refuse } from '../errors.ts';
import { actorOf, directorOnly } from '../identity.ts';
import { refuseAs } from '../refusals.ts';
import type { Services } from '../services.ts';
import { actingIn } from './federation.ts';
import { PLAYED_HERE, tournamentIdFor } from './tournaments.ts';

const noSuchEvent = (event: number): Refusal => ({
  code: 'no-such-event',
  message: `There is no event ${event}.`,
  params: { event },
});

/** An entry of the event as one of a tournament, with what is known of its players. */
function contestantOf(
  { people, merged }: Federation,
  { plan }: EventSeen,
  entry: EntrySeen,
  at: number,
): ContestantEntry {
  const players = entry.players.map((number): Player => {
    const person = people.get(merged.get(number) ?? number);
    return person === undefined ? { name: '' } : asPlayer(person);
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
  };
}

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
      async (request, reply) =>
        eventSeen(await host.state(), request.params.event) ??
        refuse(reply, 404, noSuchEvent(request.params.event)),
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
        const federation = await host.state();
        const { event } = request.params;
        const seen = eventSeen(federation, event);
        if (seen === undefined) return refuse(reply, 404, noSuchEvent(event));
        const may = mayCommandFederation(actingIn(request)(federation), 'link-tournament');
        if (!may.ok) return refuseAs(request, reply, may.error, 403);
        if (seen.tournament !== undefined) return { tournament: seen.tournament };
        const { id } = request.body;
        const envelope = { actor: actorOf(request.who), time: new Date().toISOString() };
        const tournament = tournamentIdFor(id);
        const { host: desk } = await hosts.make(tournament);
        const { name, from, kind, profile, stated } = seen.plan;
        const commands = [
          {
            id,
            type: 'create-tournament',
            data: {
              name,
              date: from,
              ...(stated.place === undefined ? {} : { venue: stated.place.slice(0, 120) }),
              settings: { ...PLAYED_HERE, contestants: kind, profile },
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
          data: { event, tournament },
          ...envelope,
        };
        const linked = await host.send(link, actingIn(request));
        return linked.ok ? { tournament } : refuseAs(request, reply, linked.error, 422);
      },
    );
    done();
  };

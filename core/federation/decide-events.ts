import { isolated, ok } from '../base/index.ts';
import { homologationBreaches } from '../regulation/index.ts';
import type { Decider } from './decider.ts';
import { homologatedAs } from './event.ts';
import { openingBreaches } from './opening.ts';
import { changedSince, homologatedAlready, noSuchEntry, noSuchEvent, refuse, told } from './refusal.ts';

export const writeEvent: Decider<'write-event'> = (federation, { data }, acting) => {
  const { event, plan, revision } = data;
  const before = event === undefined ? undefined : federation.events.get(event);
  if (event !== undefined && before === undefined) return noSuchEvent(event);
  if (before?.homologated !== undefined) return homologatedAlready();
  if (before !== undefined && revision !== undefined && revision !== before.revision) return changedSince();
  if (plan.to < plan.from) return refuse('ends-before', 'The event ends before it begins.');
  if (plan.goesOn !== undefined && !federation.events.has(plan.goesOn.into))
    return noSuchEvent(plan.goesOn.into);
  if (plan.club !== undefined && !federation.clubs.has(plan.club))
    return refuse('no-such-club', `No club has the code ${isolated(plan.club)}.`, {
      params: { club: plan.club },
    });
  const isOrganisers = event === undefined && acting?.role === 'organiser';
  const organiser = isOrganisers && acting.director !== undefined ? { organiser: acting.director } : {};
  return ok([{ type: 'event-written', data: { event: event ?? federation.nextEvent, plan, ...organiser } }]);
};

/** An official event opens when its regulations state everything (RTP 3.1.2). */
export const openEvent: Decider<'open-event'> = (federation, { data: { event } }) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  if (known.isOpen) return ok([]);
  const missing = openingBreaches(known.plan);
  if (missing.length > 0)
    return refuse('regulations-incomplete', told(missing), { clause: 'RTP 3.1.2', breaches: missing });
  return ok([{ type: 'event-opened', data: { event } }]);
};

export const linkTournament: Decider<'link-tournament'> = (federation, { data }) => {
  const known = federation.events.get(data.event);
  if (known === undefined) return noSuchEvent(data.event);
  return known.tournament === undefined
    ? ok([{ type: 'tournament-linked', data }])
    : refuse('tournament-already', 'A tournament was made of the event already.');
};

export const recordRanking: Decider<'record-ranking'> = (federation, { data }) => {
  const known = federation.events.get(data.event);
  if (known === undefined) return noSuchEvent(data.event);
  if (known.homologated !== undefined) return homologatedAlready();
  const stranger = data.ranking.find(({ entry }) => !known.entries.has(entry));
  if (stranger !== undefined) return noSuchEntry(stranger.entry);
  const entries = data.ranking.map(({ entry }) => entry);
  if (new Set(entries).size < entries.length)
    return refuse('entry-twice', 'An entry stands twice in the ranking.');
  return ok([{ type: 'ranking-recorded', data }]);
};

/** An appeal went to the council of justice (RTP 3.1.6): results that are final wait for nothing. */
export const noteAppeal: Decider<'note-appeal'> = (federation, { data }) => {
  const known = federation.events.get(data.event);
  if (known === undefined) return noSuchEvent(data.event);
  return known.homologated === undefined ? ok([{ type: 'appeal-noted', data }]) : homologatedAlready();
};

export const passGate: Decider<'pass-gate'> = (federation, { data }) =>
  federation.events.has(data.event) ? ok([{ type: 'gate-passed', data }]) : noSuchEvent(data.event);

/** Results become final when every gate of the event is passed (RTP 3.1.6). */
export const homologate: Decider<'homologate'> = (federation, { data: { event } }) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  if (known.homologated !== undefined) return ok([]);
  if (known.ranking === undefined) return refuse('no-ranking', 'The event has no final ranking yet.');
  const breaches = homologationBreaches(homologatedAs(known), known.passed);
  if (breaches.length > 0) return refuse('gates-closed', told(breaches), { clause: 'RTP 3.1.6', breaches });
  return ok([{ type: 'event-homologated', data: { event } }]);
};

import { isolated, ok } from '../base/index.ts';
import { type Breach, homologationBreaches, missingItems } from '../regulation/index.ts';
import type { Decider } from './decider.ts';
import { entryBreaches } from './entries.ts';
import { homologatedAs, isOfficial, shapeOf } from './event.ts';
import { refuse } from './refusal.ts';
import type { Federation } from './state.ts';

const noSuchEvent = (event: number) =>
  refuse('no-such-event', `There is no event ${event}.`, { params: { event } });
const noSuchEntry = (entry: number) =>
  refuse('no-such-entry', `The event has no entry ${entry}.`, { params: { entry } });

const found = ({ events }: Federation, event: number, entry: number) => events.get(event)?.entries.get(entry);

/** Their sentences, each with its clause. */
const told = (breaches: readonly Breach[]): string =>
  breaches.map(({ message, clause }) => `${message} (${clause})`).join(' ');

export const writeEvent: Decider<'write-event'> = (federation, { data: { event, plan } }) => {
  const before = event === undefined ? undefined : federation.events.get(event);
  if (event !== undefined && before === undefined) return noSuchEvent(event);
  if (before?.homologated !== undefined)
    return refuse('homologated-already', 'The results of the event are final.');
  if (plan.to < plan.from) return refuse('ends-before', 'The event ends before it begins.');
  if (plan.goesOn !== undefined && !federation.events.has(plan.goesOn.into))
    return noSuchEvent(plan.goesOn.into);
  if (plan.club !== undefined && !federation.clubs.has(plan.club))
    return refuse('no-such-club', `No club has the code ${isolated(plan.club)}.`, {
      params: { club: plan.club },
    });
  return ok([{ type: 'event-written', data: { event: event ?? federation.nextEvent, plan } }]);
};

/** An official event opens when its regulations state everything (RTP 3.1.2). */
export const openEvent: Decider<'open-event'> = (federation, { data: { event } }) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  if (known.isOpen) return ok([]);
  const missing = isOfficial(known.plan) ? missingItems(shapeOf(known.plan), known.plan.stated) : [];
  if (missing.length > 0)
    return refuse('regulations-incomplete', told(missing), { clause: 'RTP 3.1.2', breaches: missing });
  return ok([{ type: 'event-opened', data: { event } }]);
};

/** An entry is made with all its reasons against it known; the federation may let it in for a reason. */
export const enter: Decider<'enter'> = (
  federation,
  { data: { event, made, despite, accepts }, time, actor },
) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  if (!known.isOpen) return refuse('not-open', 'Entries for the event are not open.');
  if (!accepts)
    return refuse('not-accepted', 'Who enters accepts the rules, publication and controls.', {
      clause: 'RTP 1.3.1, 3.1.4.2',
    });
  const stranger = made.players.find((number) => !federation.people.has(number));
  if (stranger !== undefined)
    return refuse('no-such-person', `Nobody has the number ${stranger} in the register.`, {
      params: { number: stranger },
    });
  const until = known.plan.entriesUntil;
  const late: readonly Breach[] =
    until !== undefined && Date.parse(time) > Date.parse(until)
      ? [
          {
            code: 'entered-late',
            clause: 'RTP 3.1.2',
            message: `Entries were taken until ${until}.`,
            params: { until },
          },
        ]
      : [];
  const breaches = [...late, ...entryBreaches(federation, known, made)];
  if (breaches.length > 0 && despite === undefined)
    return refuse('not-eligible', told(breaches), { breaches });
  const entry = Math.max(0, ...known.entries.keys()) + 1;
  const kept = despite === undefined ? {} : { despite };
  return ok([
    {
      type: 'entry-made',
      data: { event, entry: { entry, ...made, ...kept, accepted: { by: actor, time } } },
    },
  ]);
};

export const withdrawEntry: Decider<'withdraw-entry'> = (federation, { data }) => {
  const { event, entry } = data;
  const known = found(federation, event, entry);
  if (known === undefined) return noSuchEntry(entry);
  return known.withdrawn === undefined
    ? ok([{ type: 'entry-withdrawn', data }])
    : refuse('withdrawn-already', `Entry ${entry} is withdrawn already.`, { params: { entry } });
};

export const recordFee: Decider<'record-fee'> = (federation, { data }) =>
  found(federation, data.event, data.entry) === undefined
    ? noSuchEntry(data.entry)
    : ok([{ type: 'fee-recorded', data }]);

/** A player who has not played gives way to another: the new entry is looked at as a whole (RTP 3.6.4, 2.2.2). */
export const changeEntry: Decider<'change-entry'> = (
  federation,
  { data: { event, entry, made, despite } },
) => {
  const known = federation.events.get(event);
  const before = known?.entries.get(entry);
  if (known === undefined || before === undefined) return noSuchEntry(entry);
  const breaches = entryBreaches(federation, known, made, entry);
  if (breaches.length > 0 && despite === undefined)
    return refuse('not-eligible', told(breaches), { breaches });
  const { accepted, paid } = before;
  const changed = {
    entry,
    ...made,
    accepted,
    ...(paid === undefined ? {} : { paid }),
    ...(despite === undefined ? {} : { despite }),
  };
  return ok([{ type: 'entry-made', data: { event, entry: changed } }]);
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
  if (known.homologated !== undefined)
    return refuse('homologated-already', 'The results of the event are final.');
  const stranger = data.ranking.find(({ entry }) => !known.entries.has(entry));
  if (stranger !== undefined) return noSuchEntry(stranger.entry);
  const entries = data.ranking.map(({ entry }) => entry);
  if (new Set(entries).size < entries.length)
    return refuse('entry-twice', 'An entry stands twice in the ranking.');
  return ok([{ type: 'ranking-recorded', data }]);
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

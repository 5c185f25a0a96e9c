import { ok } from '../base/index.ts';
import type { Breach } from '../regulation/index.ts';
import type { Decider } from './decider.ts';
import { entryBreaches } from './entry-breaches.ts';
import { clausesOf } from './entry-clauses.ts';
import type { EntryNumber, EventEntry, FederationEvent } from './event.ts';
import type { NewFederationFact } from './fact.ts';
import { openingBreaches } from './opening.ts';
import { type Candidate, comesFrom, isVacant, nextList, reserveOrderOf, reservesFor } from './phases.ts';
import { noSuchEntry, noSuchEvent, refuse, told } from './refusal.ts';
import type { Federation } from './state.ts';

const isPast = (time: string, limit: string | undefined): boolean =>
  limit !== undefined && Date.parse(time) > Date.parse(limit);

/** An entry of the next phase: its players and what they declared come along, and what they accepted. */
function calledUp(
  { plans, event, time }: { readonly plans: FederationEvent; readonly event: number; readonly time: string },
  entry: EntryNumber,
  candidate: Candidate,
  standsFor?: EntryNumber,
): NewFederationFact {
  const { players, team, represents, system, accepted } = candidate.entry;
  // Whom the office calls after the deadline has said yes.
  const { confirmUntil } = plans.plan;
  const answer = isPast(time, confirmUntil) ? 'confirmed' : 'offered';
  const place = confirmUntil === undefined ? {} : ({ place: answer } as const);
  const made: EventEntry = {
    entry,
    players,
    accepted,
    ...(team === undefined ? {} : { team }),
    ...(represents === undefined ? {} : { represents }),
    ...(system === undefined ? {} : { system }),
    from: comesFrom(plans, candidate),
    ...place,
    ...(standsFor === undefined ? {} : { standsFor }),
  };
  return { type: 'entry-made', data: { event, entry: made } };
}

const lastEntry = ({ entries }: FederationEvent): number => Math.max(0, ...entries.keys());

/** What still speaks against somebody who qualified: he was let into the phase before, but not every rule is of both. */
function against(federation: Federation, event: FederationEvent, { entry }: Candidate): readonly Breach[] {
  const { exempt: _, despite, ...made } = entry;
  return despite === undefined ? entryBreaches(federation, event, made) : [];
}

/** The list of the next phase: made once every qualifier has its ranking; made again it adds who was not on it. */
export const makeList: Decider<'make-list'> = (federation, { data: { event }, time }) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  const { candidates, unplayed } = nextList(federation, event);
  const [first] = unplayed;
  if (first !== undefined)
    return refuse('qualifier-unplayed', `Event ${first} leads here and has no ranking yet.`, {
      params: { event: first },
    });
  if (candidates.length === 0) return refuse('nobody-qualified', 'No event leads here with a ranking.');
  const there = new Set(
    [...known.entries.values()].flatMap(({ from }) =>
      from === undefined ? [] : [`${from.event}/${from.entry}`],
    ),
  );
  const fresh = candidates.filter((each) => !there.has(`${each.event}/${each.entry.entry}`));
  const missing = known.isOpen ? [] : openingBreaches(known.plan);
  if (missing.length > 0)
    return refuse('regulations-incomplete', told(missing), { clause: 'RTP 3.1.2', breaches: missing });
  const breaches = fresh.flatMap((each) => against(federation, known, each));
  if (breaches.length > 0) return refuse('not-eligible', told(breaches), { breaches });
  const last = lastEntry(known);
  const opened: readonly NewFederationFact[] = known.isOpen
    ? []
    : [{ type: 'event-opened', data: { event } }];
  return ok([
    ...opened,
    ...fresh.map((each, at) => calledUp({ plans: known, event, time }, last + at + 1, each)),
  ]);
};

/** Who qualified says by the deadline whether he plays; after it the office alone confirms (RTP 2.1.10, ROP 5.6). */
export const confirmPlace: Decider<'confirm-place'> = (
  federation,
  { data: { event, entry, confirms }, time },
  acting,
) => {
  const known = federation.events.get(event);
  const own = known?.entries.get(entry);
  if (known === undefined || own === undefined) return noSuchEntry(entry);
  if (acting?.role === 'member' && !own.players.includes(acting.person))
    return refuse('not-your-entry', 'You are not in this entry.');
  if (own.withdrawn !== undefined || own.place === undefined)
    return refuse('not-asked', 'Nobody waits for this answer.');
  const { confirmUntil: until = '' } = known.plan;
  if (acting?.role === 'member' && isPast(time, known.plan.confirmUntil))
    return refuse('confirmed-late', `Places were to be confirmed until ${until}.`, {
      clause: clausesOf(known.plan).confirming,
      params: { until },
    });
  return confirms
    ? ok([{ type: 'place-confirmed', data: { event, entry } }])
    : ok([{ type: 'entry-withdrawn', data: { event, entry, justified: true, reason: 'declined' } }]);
};

/** The next reserve takes a vacant place (RTP 2.1.10, ROP 4.4). */
export const callReserve: Decider<'call-reserve'> = (federation, { data: { event, entry }, time }) => {
  const known = federation.events.get(event);
  const vacancy = known?.entries.get(entry);
  if (known === undefined || vacancy === undefined) return noSuchEntry(entry);
  if (reserveOrderOf(known) === undefined)
    return refuse('no-reserves', 'The regulations of the event state no reserves: there are none.', {
      clause: 'RTP 2.1.10',
    });
  if (!isVacant(known, entry))
    return refuse('not-vacant', `The place of entry ${entry} is not vacant.`, { params: { entry } });
  const [next] = reservesFor(federation, known, vacancy);
  if (next === undefined)
    return refuse('no-reserve-left', 'No reserve is left.', { clause: clausesOf(known.plan).reserves });
  const breaches = against(federation, known, next);
  if (breaches.length > 0) return refuse('not-eligible', told(breaches), { breaches });
  return ok([calledUp({ plans: known, event, time }, lastEntry(known) + 1, next, entry)]);
};

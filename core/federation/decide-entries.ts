import { ok } from '../base/index.ts';
import type { Breach } from '../regulation/index.ts';
import type { EntryAt } from './command.ts';
import type { Decider, FederationDecision } from './decider.ts';
import { entryBreaches, exemptionsEndedBy, LEAST_AGREED } from './entries.ts';
import type { EntryMade, EventEntry, FederationEvent } from './event.ts';
import type { NewFederationFact } from './fact.ts';
import type { PersonNumber } from './person.ts';
import { noSuchEntry, noSuchEvent, refuse, told } from './refusal.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';
import { seesAllOf } from './views.ts';

const entryAt = ({ events }: Federation, { event, entry }: EntryAt): EventEntry | undefined =>
  events.get(event)?.entries.get(entry);

const isAfter = (time: string, limit: string | undefined): boolean =>
  limit !== undefined && Date.parse(time) > Date.parse(limit);

const notYours = () => refuse('not-your-entry', 'You are not in this entry.');

/** Who has to agree: all but the member who names them. An office answers for those whom it enters. */
const pendingAfter = (
  acting: Acting,
  players: readonly PersonNumber[],
  agreed: readonly PersonNumber[] = [],
) =>
  acting?.role === 'member'
    ? players.filter((player) => player !== acting.person && !agreed.includes(player))
    : [];

const withPending = (pending: readonly PersonNumber[]) => (pending.length === 0 ? {} : { pending });

function lateBreaches({ plan }: FederationEvent, time: string): readonly Breach[] {
  const { entriesUntil: until = '' } = plan;
  if (!isAfter(time, plan.entriesUntil)) return [];
  const message = `Entries were taken until ${until}.`;
  return [{ code: 'entered-late', clause: 'RTP 3.1.2', message, params: { until } }];
}

/** A refusal tells the age of nobody to whom his date of birth is not shown. */
function discreet(
  { people }: Federation,
  acting: Acting,
  { players }: EntryMade,
  breaches: readonly Breach[],
): readonly Breach[] {
  const hidden = new Set(
    players.flatMap((number) => {
      const person = people.get(number);
      return person === undefined || seesAllOf(acting, number, person) ? [] : [person.name];
    }),
  );
  return breaches.map((breach) => {
    const { name = '', age } = breach.params ?? {};
    if (age === undefined || !hidden.has(`${name}`)) return breach;
    const message = `${name} is not of the age that the event is for.`;
    return { code: 'other-age', clause: breach.clause, message, params: { name } };
  });
}

const stranger = (federation: Federation, { players }: EntryMade): FederationDecision | undefined => {
  const number = players.find((each) => !federation.people.has(each));
  return number === undefined
    ? undefined
    : refuse('no-such-person', `Nobody has the number ${number} in the register.`, { params: { number } });
};

/** An entry is made with all its reasons against it known; the federation may let it in for a reason. */
export const enter: Decider<'enter'> = (
  federation,
  { data: { event, made, despite, accepts }, time, actor },
  acting,
) => {
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  if (!known.isOpen) return refuse('not-open', 'Entries for the event are not open.');
  if (!accepts)
    return refuse('not-accepted', 'Who enters accepts the rules, publication and controls.', {
      clause: 'RTP 1.3.1, 3.1.4.2',
    });
  if (acting?.role === 'member' && !made.players.includes(acting.person)) return notYours();
  const nobody = stranger(federation, made);
  if (nobody !== undefined) return nobody;
  const found = [...lateBreaches(known, time), ...entryBreaches(federation, known, made)];
  const breaches = discreet(federation, acting, made, found);
  if (breaches.length > 0 && despite === undefined)
    return refuse('not-eligible', told(breaches), { breaches });
  const entry = Math.max(0, ...known.entries.keys()) + 1;
  const kept = {
    ...(despite === undefined ? {} : { despite }),
    ...withPending(pendingAfter(acting, made.players)),
  };
  const ended = exemptionsEndedBy(known, made).map(
    (exempt): NewFederationFact => ({
      type: 'entry-withdrawn',
      data: {
        event,
        entry: exempt.entry,
        justified: true,
        reason: `${known.plan.profile === 'rop' ? 'ROP 4.3' : 'RTP 3.1.3.1'} (${entry})`,
      },
    }),
  );
  return ok([
    ...ended,
    {
      type: 'entry-made',
      data: { event, entry: { entry, ...made, ...kept, accepted: { by: actor, time } } },
    },
  ]);
};

/** A player who has not played gives way to another: the new entry is looked at as a whole (RTP 3.6.4, 2.2.2). */
export const changeEntry: Decider<'change-entry'> = (
  federation,
  { data: { event, entry, made, despite }, time },
  acting,
) => {
  const known = federation.events.get(event);
  const before = known?.entries.get(entry);
  if (known === undefined || before === undefined) return noSuchEntry(entry);
  if (acting?.role === 'member') {
    // The captain, who stands first, answers for a team; either player for a pair.
    const speaks = known.plan.kind === 'team' ? before.players.slice(0, 1) : before.players;
    if (!speaks.includes(acting.person) || !made.players.includes(acting.person)) return notYours();
    if (isAfter(time, known.plan.startsAt ?? known.plan.entriesUntil))
      return refuse('ask-the-director', 'The event has begun: ask the director for a change.', {
        clause: 'RTP 3.6.4, 2.2.2.1',
      });
  }
  const nobody = stranger(federation, made);
  if (nobody !== undefined) return nobody;
  const breaches = discreet(federation, acting, made, entryBreaches(federation, known, made, entry));
  if (breaches.length > 0 && despite === undefined)
    return refuse('not-eligible', told(breaches), { breaches });
  const { pending: waited = [], despite: _, players, exempt: _exempt, ...kept } = before;
  const agreed = players.filter((player) => !waited.includes(player));
  const changed = {
    ...kept,
    ...made,
    entry,
    ...withPending(pendingAfter(acting, made.players, agreed)),
    ...(despite === undefined ? {} : { despite }),
  };
  return ok([{ type: 'entry-made', data: { event, entry: changed } }]);
};

/** A player's own withdrawal is free until entries close, or until he has confirmed his place; later the federation judges the reason. */
export const withdrawEntry: Decider<'withdraw-entry'> = (federation, { data, time }, acting) => {
  const known = entryAt(federation, data);
  if (known === undefined) return noSuchEntry(data.entry);
  if (known.withdrawn !== undefined)
    return refuse('withdrawn-already', `Entry ${data.entry} is withdrawn already.`, {
      params: { entry: data.entry },
    });
  if (acting?.role !== 'member') return ok([{ type: 'entry-withdrawn', data }]);
  if (!known.players.includes(acting.person)) return notYours();
  const plan = federation.events.get(data.event)?.plan;
  const isFree = !isAfter(time, known.from === undefined ? plan?.entriesUntil : plan?.confirmUntil);
  return ok([{ type: 'entry-withdrawn', data: { ...data, justified: isFree } }]);
};

/** RTP 3.1.3.3(c): the federation accepts the reason or not. */
export const judgeWithdrawal: Decider<'judge-withdrawal'> = (federation, { data }) =>
  entryAt(federation, data)?.withdrawn === undefined
    ? refuse('not-withdrawn', `Entry ${data.entry} is not withdrawn.`, { params: { entry: data.entry } })
    : ok([{ type: 'withdrawal-judged', data }]);

/** Who was named agrees, which accepts the rules (RTP 1.3.1), or not: then a pair is no more, a team goes on with four. */
export const answerEntry: Decider<'answer-entry'> = (federation, { data }, acting) => {
  const { event, entry, person, agrees } = data;
  const known = entryAt(federation, data);
  const kind = federation.events.get(event)?.plan.kind;
  if (known === undefined || kind === undefined) return noSuchEntry(entry);
  if (acting?.role === 'member' && acting.person !== person) return notYours();
  if (known.withdrawn !== undefined || known.pending?.includes(person) !== true)
    return refuse('not-asked', 'Nobody waits for this answer.');
  const left = known.players.length - (agrees ? 0 : 1);
  return left >= LEAST_AGREED[kind]
    ? ok([{ type: 'entry-answered', data }])
    : ok([{ type: 'entry-withdrawn', data: { event, entry, justified: true, reason: 'declined' } }]);
};

export const recordFee: Decider<'record-fee'> = (federation, { data }) =>
  entryAt(federation, data) === undefined ? noSuchEntry(data.entry) : ok([{ type: 'fee-recorded', data }]);

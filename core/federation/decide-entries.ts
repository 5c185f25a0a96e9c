import { ok } from '../base/index.ts';
import type { Breach } from '../regulation/index.ts';
import type { EntryAt } from './command.ts';
import type { Decider, FederationDecision } from './decider.ts';
import { LEAST_AGREED } from './entries.ts';
import { entryBreaches, exemptionsEndedBy } from './entry-breaches.ts';
import { clausesOf } from './entry-clauses.ts';
import type { EntryMade, EventEntry, FederationEvent } from './event.ts';
import type { NewFederationFact } from './fact.ts';
import type { PersonNumber } from './person.ts';
import { changedSince, homologatedAlready, noSuchEntry, noSuchEvent, refuse, told } from './refusal.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';
import { seesAllOf } from './views.ts';

const entryAt = ({ events }: Federation, { event, entry }: EntryAt): EventEntry | undefined =>
  events.get(event)?.entries.get(entry);

const isAfter = (time: string, limit: string | undefined): boolean =>
  limit !== undefined && Date.parse(time) > Date.parse(limit);

const withdrawnAlready = (entry: number) =>
  refuse('withdrawn-already', `Entry ${entry} is withdrawn already.`, { params: { entry } });
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
  return [{ code: 'entered-late', clause: clausesOf(plan).late, message, params: { until } }];
}

/** RTP 3.1.3.1, ROP 4.3: who is exempt says so by the deadline of the entries. */
function lateExemption(
  { plan }: FederationEvent,
  { exempt }: EntryMade,
  before: EventEntry,
  time: string,
): readonly Breach[] {
  const { entriesUntil: until = '' } = plan;
  if (exempt !== true || before.exempt === true || !isAfter(time, plan.entriesUntil)) return [];
  const message = `Exemptions were to be declared until ${until}.`;
  return [{ code: 'exempt-late', clause: clausesOf(plan).exempt, message, params: { until } }];
}

/** Final results rest on who entered; and once an event is played its office answers, not its players. */
function isOver({ homologated, ranking }: FederationEvent, acting: Acting): FederationDecision | undefined {
  if (homologated !== undefined) return homologatedAlready();
  return acting?.role === 'member' && ranking !== undefined
    ? refuse('played-already', 'The event has been played: ask its office.')
    : undefined;
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
  const over = isOver(known, acting);
  if (over !== undefined) return over;
  if (!accepts)
    return refuse('not-accepted', 'Who enters accepts the rules, publication and controls.', {
      clause: clausesOf(known.plan).acceptance,
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
        reason: `${clausesOf(known.plan).exempt} (${entry})`,
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
  { data: { event, entry, made, was, despite }, time },
  acting,
) => {
  const known = federation.events.get(event);
  const before = known?.entries.get(entry);
  if (known === undefined || before === undefined) return noSuchEntry(entry);
  if (before.withdrawn !== undefined) return withdrawnAlready(entry);
  if (was !== undefined && was.join() !== before.players.join()) return changedSince();
  const over = isOver(known, acting);
  if (over !== undefined) return over;
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
  const found = [
    ...lateExemption(known, made, before, time),
    ...entryBreaches(federation, known, made, entry),
  ];
  const breaches = discreet(federation, acting, made, found);
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
  const event = federation.events.get(data.event);
  const known = entryAt(federation, data);
  if (event === undefined || known === undefined) return noSuchEntry(data.entry);
  if (known.withdrawn !== undefined) return withdrawnAlready(data.entry);
  if (acting?.role === 'member' && !known.players.includes(acting.person)) return notYours();
  const over = isOver(event, acting);
  if (over !== undefined) return over;
  if (acting?.role !== 'member') return ok([{ type: 'entry-withdrawn', data }]);
  const { plan } = event;
  const isFree = !isAfter(time, known.from === undefined ? plan.entriesUntil : plan.confirmUntil);
  return ok([{ type: 'entry-withdrawn', data: { ...data, justified: isFree } }]);
};

/** RTP 3.1.3.3(c): the federation accepts the reason or not. */
export const judgeWithdrawal: Decider<'judge-withdrawal'> = (federation, { data }) =>
  entryAt(federation, data)?.withdrawn === undefined
    ? refuse('not-withdrawn', `Entry ${data.entry} is not withdrawn.`, { params: { entry: data.entry } })
    : ok([{ type: 'withdrawal-judged', data }]);

/** What speaks against an entry at the moment when somebody agrees to it: the deadline, and what has changed since it was made. */
function againstAgreeing(
  federation: Federation,
  event: FederationEvent,
  known: EventEntry,
  time: string,
): readonly Breach[] {
  if (known.despite !== undefined) return [];
  return [...lateBreaches(event, time), ...entryBreaches(federation, event, known, known.entry)];
}

/** Who was named agrees, which accepts the rules (RTP 1.3.1), or not: then a pair is no more, a team goes on with four. */
export const answerEntry: Decider<'answer-entry'> = (federation, { data, time }, acting) => {
  const { event, entry, person, agrees } = data;
  const known = entryAt(federation, data);
  const entered = federation.events.get(event);
  if (known === undefined || entered === undefined) return noSuchEntry(entry);
  if (acting?.role === 'member' && acting.person !== person) return notYours();
  if (known.withdrawn !== undefined || known.pending?.includes(person) !== true)
    return refuse('not-asked', 'Nobody waits for this answer.');
  const over = isOver(entered, acting);
  if (over !== undefined) return over;
  // An office answers late for somebody who has told it in time.
  const found = agrees && acting?.role === 'member' ? againstAgreeing(federation, entered, known, time) : [];
  const breaches = discreet(federation, acting, known, found);
  if (breaches.length > 0) return refuse('not-eligible', told(breaches), { breaches });
  const left = known.players.length - (agrees ? 0 : 1);
  return left >= LEAST_AGREED[entered.plan.kind]
    ? ok([{ type: 'entry-answered', data }])
    : ok([{ type: 'entry-withdrawn', data: { event, entry, justified: true, reason: 'declined' } }]);
};

export const recordFee: Decider<'record-fee'> = (federation, { data }) =>
  entryAt(federation, data) === undefined ? noSuchEntry(data.entry) : ok([{ type: 'fee-recorded', data }]);

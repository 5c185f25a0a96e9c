import { ok } from '../base/index.ts';
import { type MatchDateChange, matchDateBreaches } from './date-change.ts';
import type { Decider } from './decider.ts';
import { isIn } from './entries.ts';
import type { EventEntry } from './event.ts';
import { noSuchEntry, noSuchEvent, refuse, told } from './refusal.ts';
import type { Acting } from './role.ts';

/** A team speaks through its captain; an office may for it. */
const speaksFor = (acting: Acting, { players }: EventEntry): boolean =>
  acting?.role !== 'member' || players[0] === acting.person;

const notTheCaptain = () =>
  refuse('captain-only', 'The captain asks and answers for the team.', { clause: 'RTP 3.6.11.2, ROP 6.19' });

/** One captain asks; what can never be allowed is refused at once. */
export const askDateChange: Decider<'ask-date-change'> = (federation, { data, time }, acting) => {
  const { event, entry, against, ...asked } = data;
  const known = federation.events.get(event);
  if (known === undefined) return noSuchEvent(event);
  const [own, other] = [known.entries.get(entry), known.entries.get(against)];
  if (own === undefined || !isIn(own)) return noSuchEntry(entry);
  if (other === undefined || !isIn(other) || against === entry) return noSuchEntry(against);
  if (!speaksFor(acting, own)) return notTheCaptain();
  const { dateChanges = [] } = known;
  const change: MatchDateChange = {
    number: dateChanges.length + 1,
    ...asked,
    by: entry,
    against,
    asked: time,
  };
  const breaches = matchDateBreaches(known, change, 2);
  if (breaches.length > 0) return refuse('date-not-changed', told(breaches), { breaches });
  return ok([{ type: 'date-change-written', data: { event, change } }]);
};

/** The other captain confirms or not. */
export const answerDateChange: Decider<'answer-date-change'> = (federation, { data, time }, acting) => {
  const known = federation.events.get(data.event);
  const change = known?.dateChanges?.find(({ number }) => number === data.change);
  const other = change === undefined ? undefined : known?.entries.get(change.against);
  if (change === undefined || other === undefined || change.confirmed !== undefined || change.declined)
    return refuse('not-asked', 'Nobody waits for this answer.');
  if (!speaksFor(acting, other)) return notTheCaptain();
  const answered: MatchDateChange = data.agrees
    ? { ...change, confirmed: time }
    : { ...change, declined: true };
  return ok([{ type: 'date-change-written', data: { event: data.event, change: answered } }]);
};

/** The office decides, and captains and director are told (RTP 3.6.11.3). */
export const decideDateChange: Decider<'decide-date-change'> = (federation, { data, time }) => {
  const { event, granted, note } = data;
  const known = federation.events.get(event);
  const change = known?.dateChanges?.find(({ number }) => number === data.change);
  if (known === undefined || change === undefined)
    return refuse('not-asked', 'Nobody waits for this answer.');
  const agreed = change.confirmed === undefined ? 1 : 2;
  const breaches = granted ? matchDateBreaches(known, change, agreed) : [];
  if (breaches.length > 0) return refuse('date-not-changed', told(breaches), { breaches });
  const decided: MatchDateChange = { ...change, decided: { granted, note, time } };
  return ok([{ type: 'date-change-written', data: { event, change: decided } }]);
};

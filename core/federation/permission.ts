import { ok, type Result } from '../base/index.ts';
import type { FederationCommand, FederationCommandType } from './command.ts';
import type { FederationEvent } from './event.ts';
import type { NewFederationFact, Numbered } from './fact.ts';
import { differences } from './import-people.ts';
import type { Person } from './person.ts';
import { type FederationRefusal, refuse } from './refusal.ts';
import type { Acting, Role } from './role.ts';
import type { Federation } from './state.ts';

/** Which office may send which command, and what members do for themselves. A club's is besides held to its own people. */
export const MAY_COMMAND: Readonly<Record<FederationCommandType, readonly (Role | 'member')[]>> = {
  'write-person': ['federation', 'club'],
  'import-people': ['federation', 'club'],
  'merge-people': ['federation'],
  'write-club': ['federation'],
  'write-region': ['federation'],
  'appoint-officer': ['federation'],
  'dismiss-officer': ['federation'],
  'write-event': ['federation', 'club', 'organiser'],
  'open-event': ['federation', 'club', 'organiser'],
  enter: ['federation', 'club', 'organiser', 'director', 'member'],
  'change-entry': ['federation', 'club', 'organiser', 'director', 'member'],
  'withdraw-entry': ['federation', 'club', 'organiser', 'director', 'member'],
  'judge-withdrawal': ['federation'],
  'answer-entry': ['federation', 'club', 'organiser', 'director', 'member'],
  'make-list': ['federation', 'club', 'organiser', 'director'],
  'confirm-place': ['federation', 'club', 'organiser', 'director', 'member'],
  'call-reserve': ['federation', 'club', 'organiser', 'director'],
  'record-fee': ['federation', 'club', 'organiser'],
  'link-tournament': ['federation', 'club', 'organiser', 'director'],
  'record-ranking': ['federation', 'club', 'organiser', 'director'],
  'note-appeal': ['federation', 'organiser', 'director'],
  'pass-gate': ['federation'],
  homologate: ['federation'],
  'ask-date-change': ['federation', 'club', 'organiser', 'director', 'member'],
  'answer-date-change': ['federation', 'club', 'organiser', 'director', 'member'],
  'decide-date-change': ['federation', 'club', 'organiser'],
  'record-incident': ['federation', 'organiser', 'director'],
  'judge-incident': ['federation'],
  'forward-report': ['federation', 'organiser', 'director'],
  'write-categories': ['federation'],
  'write-slot': ['federation'],
  'ask-council': ['member'],
  'answer-question': ['federation'],
  'write-system': ['federation', 'club', 'organiser', 'director', 'member'],
  'deliver-system': ['federation', 'club', 'organiser', 'director', 'member'],
  'check-system': ['federation', 'club', 'organiser', 'director'],
  'write-defence': ['federation', 'club', 'organiser', 'director', 'member'],
};

/** Whether somebody may send a command at all. */
export function mayCommandFederation(
  acting: Acting,
  type: FederationCommandType,
): Result<void, FederationRefusal> {
  if (acting !== undefined && MAY_COMMAND[type].includes(acting.role)) return ok(undefined);
  return refuse('not-for-you', 'This is for another office to do.');
}

/** What a club says of its people: who they are. Licences, categories, indexes and points are the federation's. */
const CLUBS_FIELDS: ReadonlySet<keyof Person> = new Set(['name', 'sex', 'born', 'nationality', 'club']);

function oversteps(federation: Federation, club: string, { number, person }: Numbered): boolean {
  const before = federation.people.get(number);
  const isOwn = person.club === club && (before === undefined || before.club === club);
  return !isOwn || differences(before ?? { name: '' }, person).some(({ field }) => !CLUBS_FIELDS.has(field));
}

const notYourEvent = () => refuse('not-your-event', 'The event is another’s.');

/**
 * Whether an event is within an office: all are within the federation's; within a club's those that the club organises, within an
 * organiser's those that he planned, within a director's those for which he is appointed.
 */
export function isOwnEvent(acting: Acting, { plan, organiser }: FederationEvent): boolean {
  switch (acting?.role) {
    case 'federation':
      return true;
    case 'club':
      return plan.club !== undefined && plan.club === acting.club;
    case 'organiser':
      return organiser !== undefined && organiser === acting.director;
    case 'director':
      return acting.person !== undefined && plan.directors?.includes(acting.person) === true;
    default:
      return false;
  }
}

/** Whether a command is about an event within the office; asked before it is decided, so that no refusal tells of another's. */
export function isWithinOffice(
  { events }: Federation,
  acting: Acting,
  { data }: FederationCommand,
): Result<void, FederationRefusal> {
  if (acting?.role === 'member' || !('event' in data) || data.event === undefined) return ok(undefined);
  const event = events.get(data.event);
  return event === undefined || isOwnEvent(acting, event) ? ok(undefined) : notYourEvent();
}

/** Events of the federation and of regions are its own to plan, and only it departs from a rule. */
function eventsBeyond(
  { events }: Federation,
  acting: Acting,
  facts: readonly NewFederationFact[],
): Result<void, FederationRefusal> | undefined {
  if (acting === undefined || acting.role === 'federation') return undefined;
  for (const { type, data } of facts) {
    if (type === 'entry-made' && data.entry.despite !== undefined)
      return refuse('only-the-federation', 'Only the federation lets somebody in against a rule.');
    if (type !== 'event-written') continue;
    if (acting.role === 'club' && data.plan.club !== acting.club) return notYourEvent();
    const next = data.plan.goesOn === undefined ? undefined : events.get(data.plan.goesOn.into);
    if (next !== undefined && !isOwnEvent(acting, next)) return notYourEvent();
    const before = events.get(data.event)?.plan;
    if (data.plan.approval !== before?.approval || data.plan.authorised !== before?.authorised)
      return refuse('only-the-federation', 'Only the federation agrees to an event or to limits of its own.');
    if (data.plan.level !== 'private')
      return refuse('only-the-federation', 'National and regional events are the federation’s to plan.');
  }
  return undefined;
}

/** Whether what follows from a command is within the office of who sent it. */
export function mayLeadTo(
  federation: Federation,
  acting: Acting,
  facts: readonly NewFederationFact[],
): Result<void, FederationRefusal> {
  const beyondOffice = eventsBeyond(federation, acting, facts);
  if (beyondOffice !== undefined) return beyondOffice;
  if (acting?.role !== 'club') return ok(undefined);
  const written = facts.flatMap(({ type, data }) => (type === 'people-written' ? data.people : []));
  const beyond = written.find((each) => oversteps(federation, acting.club ?? '', each));
  if (beyond === undefined) return ok(undefined);
  return refuse(
    'not-your-club',
    `A club's office writes the names, sex, birth and nationality of its own people; of ${beyond.person.name} it says more, or he is of another club. Nothing was changed.`,
    { params: { name: beyond.person.name } },
  );
}

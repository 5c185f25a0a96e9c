import { ok, type Result } from '../base/index.ts';
import type { FederationCommandType } from './command.ts';
import type { NewFederationFact, Numbered } from './fact.ts';
import { differences } from './import-people.ts';
import type { Person } from './person.ts';
import { type FederationRefusal, refuse } from './refusal.ts';
import type { Acting, Role } from './role.ts';
import type { Federation } from './state.ts';

/** Which office may send which command. A club's is besides held to its own people. */
export const MAY_COMMAND: Readonly<Record<FederationCommandType, readonly Role[]>> = {
  'write-person': ['federation', 'club'],
  'import-people': ['federation', 'club'],
  'merge-people': ['federation'],
  'write-club': ['federation'],
  'write-region': ['federation'],
  'appoint-officer': ['federation'],
  'dismiss-officer': ['federation'],
  'write-event': ['federation', 'club', 'organiser'],
  'open-event': ['federation', 'club', 'organiser'],
  enter: ['federation', 'club', 'organiser', 'director'],
  'change-entry': ['federation', 'club', 'organiser', 'director'],
  'withdraw-entry': ['federation', 'club', 'organiser', 'director'],
  'record-fee': ['federation', 'club', 'organiser'],
  'link-tournament': ['federation', 'club', 'organiser', 'director'],
  'record-ranking': ['federation', 'club', 'organiser', 'director'],
  'note-appeal': ['federation', 'organiser', 'director'],
  'pass-gate': ['federation'],
  homologate: ['federation'],
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

/** Events of the federation and of regions are its own; a club's office writes and changes the club's; only it departs from a rule. */
function eventsBeyond(
  { events }: Federation,
  acting: Acting,
  facts: readonly NewFederationFact[],
): Result<void, FederationRefusal> | undefined {
  if (acting === undefined || acting.role === 'federation') return undefined;
  for (const { type, data } of facts) {
    if (type === 'entry-made' && data.entry.despite !== undefined)
      return refuse('only-the-federation', 'Only the federation lets somebody in against a rule.');
    const plan =
      type === 'event-written' ? data.plan : 'event' in data ? events.get(data.event)?.plan : undefined;
    if (plan === undefined) continue;
    if (acting.role === 'club' && plan.club !== acting.club)
      return refuse('not-your-event', 'The event is another’s.');
    if (type === 'event-written' && plan.level !== 'private')
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

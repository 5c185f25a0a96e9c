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

/** Whether what follows from a command is within the office of who sent it. */
export function mayLeadTo(
  federation: Federation,
  acting: Acting,
  facts: readonly NewFederationFact[],
): Result<void, FederationRefusal> {
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

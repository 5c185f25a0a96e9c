import { type Breach, mostExempt } from '../regulation/index.ts';
import { doesNotQualify, entryLists } from './entries.ts';
import type { FederationEvent } from './event.ts';
import { categoryOf } from './person.ts';
import type { Federation } from './state.ts';

/* What looks wrong with the entries of an event as a whole: nobody is kept out for it, the office sees to it. */

/** ROP 6.5: of teams, at most a quarter of the entries is exempt unless the regulations say otherwise. */
function exemptFindings(event: FederationEvent): readonly Breach[] {
  const { exempt, withdrawn } = entryLists(event);
  const { profile, kind } = event.plan;
  const most = mostExempt(event.entries.size - withdrawn.length);
  if (profile !== 'rop' || kind !== 'team' || exempt.length <= most) return [];
  const message = `${exempt.length} teams are exempt; at most ${most} may be, unless the regulations say otherwise.`;
  return [{ code: 'too-many-exempt', clause: 'ROP 6.5', message, params: { count: exempt.length, most } }];
}

/** ROP 2: who enters says his member number and his category; without them a fee is due, and the points may not count. */
function unnumbered({ people }: Federation, event: FederationEvent): readonly Breach[] {
  if (event.plan.profile !== 'rop') return [];
  const players = new Set(entryLists(event).playing.flatMap((entry) => entry.players));
  return [...players].flatMap((number) => {
    const person = people.get(number);
    if (person === undefined || (person.id !== undefined && categoryOf(person) !== undefined)) return [];
    const { name } = person;
    const message = `The register lacks the member number or the category of ${name}: a fee is due, and the points may not count.`;
    return [{ code: 'number-or-category', clause: 'ROP 2', message, params: { name } }];
  });
}

/** What looks wrong with the entries of an event. */
export const entryFindings = (federation: Federation, event: FederationEvent): readonly Breach[] => [
  ...exemptFindings(event),
  ...unnumbered(federation, event),
  ...entryLists(event).playing.flatMap((entry) => doesNotQualify(federation, event, entry)),
];

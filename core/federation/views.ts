import { RTP_2014_TIERS } from '../regulation/index.ts';
import { type Duplicate, duplicates } from './duplicates.ts';
import { valueOnDay } from './entries.ts';
import { categoryOf, type Person, type PersonNumber } from './person.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';

/** Somebody as an office sees him. */
export type PersonSeen = Person & { readonly number: PersonNumber };

/**
 * What whoever makes entries needs: who somebody is, and what eligibility, handicaps and series go by. The date of birth, the
 * nationality, the licences and the points are for the federation and his own club.
 */
const FOR_ENTRIES = ['name', 'id', 'sex', 'club', 'region', 'category', 'national', 'rank'] as const;

/** Who sees everything that is kept of somebody: the federation, his own club, he himself. */
export function seesAllOf(acting: Acting, number: PersonNumber, { club }: Person): boolean {
  if (acting?.role === 'member') return acting.person === number;
  return acting?.role === 'federation' || (acting?.role === 'club' && acting.club === club);
}

/** Somebody as far as an office may see him; nothing for anybody without one. */
export function seenPerson(acting: Acting, number: PersonNumber, person: Person): PersonSeen | undefined {
  if (seesAllOf(acting, number, person)) return { number, ...person };
  if (acting === undefined || acting.role === 'member') return undefined;
  const latest = person.indexes?.at(-1);
  const shown = Object.fromEntries(
    FOR_ENTRIES.flatMap((part) => (person[part] === undefined ? [] : [[part, person[part]]])),
  );
  return { number, ...(shown as unknown as Person), ...(latest === undefined ? {} : { indexes: [latest] }) };
}

/** Who everybody may know of: the name and the club; results are published under it. */
export const publicPerson = ({ name, club }: Person): Pick<Person, 'name' | 'club'> =>
  club === undefined ? { name } : { name, club };

/** Two who may be one, as the federation's office sees them. */
export interface DuplicateSeen extends Pick<Duplicate, 'because'> {
  readonly one: PersonSeen;
  readonly other: PersonSeen;
}

/** Those who may stand twice. */
export const duplicatesSeen = (federation: Federation): readonly DuplicateSeen[] =>
  duplicates(federation).flatMap(({ one, other, because }) => {
    const [first, second] = [federation.people.get(one), federation.people.get(other)];
    return first === undefined || second === undefined
      ? []
      : [{ because, one: { number: one, ...first }, other: { number: other, ...second } }];
  });

/** A club and how many are of it. */
export interface ClubSeen {
  readonly code: string;
  readonly name: string;
  readonly region?: string;
  readonly people: number;
}

/** The clubs by name, with how many people each has. */
export function clubsSeen({ clubs, people }: Federation): readonly ClubSeen[] {
  const counts = new Map<string, number>();
  for (const { club } of people.values())
    if (club !== undefined) counts.set(club, (counts.get(club) ?? 0) + 1);
  return [...clubs.values()]
    .map((club) => ({ ...club, people: counts.get(club.code) ?? 0 }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** What an entry at the desk takes over of somebody: the parts of a player of a tournament, with his value index of that day. */
export function asPlayer(federation: Federation, person: Person, day: string) {
  const { name, id, sex, club, region, rank } = person;
  const category = categoryOf(person);
  return {
    name,
    ...(id === undefined ? {} : { id }),
    ...(sex === undefined ? {} : { sex }),
    ...(club === undefined ? {} : { club }),
    ...(region === undefined ? {} : { region }),
    ...(rank === undefined ? {} : { rank }),
    ...(category === undefined ? {} : { category, tier: RTP_2014_TIERS[category] }),
    valueIndex: valueOnDay(federation, person, day),
  };
}

import { plainLetters } from '../base/index.ts';
import type { Numbered } from './fact.ts';
import { type LineFault, lineFault, type PeopleLine, readPeopleFile } from './people-file.ts';
import type { ListedIndex, Person, PersonNumber } from './person.ts';
import type { Acting } from './role.ts';
import { type Federation, plainNameOf } from './state.ts';

/** What is otherwise of a person. */
export interface Difference {
  readonly field: keyof Person;
  readonly from: string;
  readonly to: string;
}

/** What a line of a list leads to. */
export type LinePreview = { readonly line: number } & (
  | { readonly kind: 'new'; readonly written: Numbered }
  | { readonly kind: 'changed'; readonly written: Numbered; readonly differences: readonly Difference[] }
  | { readonly kind: 'same'; readonly number: PersonNumber }
);

/** What a list of people leads to, line by line. */
export interface ImportPreview {
  readonly lines: readonly LinePreview[];
  readonly faults: readonly LineFault[];
}

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((each) =>
      typeof each === 'object' ? `${(each as ListedIndex).value} (${(each as ListedIndex).list})` : each,
    )
    .join(' ');
};

/** A later list is added behind the earlier ones; the same list says what holds. */
function withIndexes(
  before: readonly ListedIndex[] = [],
  said: readonly ListedIndex[],
): readonly ListedIndex[] {
  const others = before.filter(({ list }) => said.every((each) => each.list !== list));
  return [...others, ...said].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The person with what was said of him; what was not said stays, and licences of other years too. */
export function updated(before: Person, said: Partial<Person>): Person {
  const { indexes, licences, ...rest } = said;
  const years = licences && [...new Set([...(before.licences ?? []), ...licences])].sort((a, b) => a - b);
  return {
    ...before,
    ...rest,
    ...(years === undefined ? {} : { licences: years }),
    ...(indexes === undefined ? {} : { indexes: withIndexes(before.indexes, indexes) }),
  };
}

/** What differs between two. */
export function differences(before: Person, after: Person): readonly Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Person)[];
  return fields
    .map((field) => ({ field, from: shown(before[field]), to: shown(after[field]) }))
    .filter(({ from, to }) => from !== to);
}

const plain = (name: string): string => plainLetters(name).trim().replace(/\s+/g, ' ');

/** Could two be the same person? Not when both have a number or a date of birth and they differ. */
const mayBe = (person: Person, said: Partial<Person>): boolean =>
  (person.id === undefined || said.id === undefined || person.id === said.id) &&
  (person.born === undefined || said.born === undefined || person.born === said.born);

class Matcher {
  private readonly byName = new Map<string, PersonNumber[]>();
  private readonly federation: Federation;

  constructor(federation: Federation) {
    this.federation = federation;
    for (const [number, person] of federation.people) {
      const name = plainNameOf(person);
      const same = this.byName.get(name);
      if (same === undefined) this.byName.set(name, [number]);
      else same.push(number);
    }
  }

  /** Who is meant: by the member number, else by the name of somebody of whom nothing says otherwise. */
  find(said: Partial<Person>): PersonNumber | 'several' | undefined {
    const { people, byId } = this.federation;
    const known = said.id === undefined ? undefined : byId.get(said.id);
    if (known !== undefined) return known;
    const candidates = (this.byName.get(plain(said.name ?? '')) ?? []).filter((number) => {
      const person = people.get(number);
      return person !== undefined && mayBe(person, said);
    });
    if (candidates.length <= 1) return candidates[0];
    return said.id === undefined ? 'several' : undefined;
  }
}

/** What names a club or a region that is not known; where none is entered yet, none is asked for. */
function unknownPlace({ clubs, regions }: Federation, { line, said }: PeopleLine): LineFault | undefined {
  if (said.club !== undefined && clubs.size > 0 && !clubs.has(said.club))
    return lineFault('unknown-club', line, 'club', said.club);
  if (said.region !== undefined && regions.size > 0 && !regions.has(said.region))
    return lineFault('unknown-region', line, 'region', said.region);
  return undefined;
}

/** What a list of people would change, line by line; nothing is changed. A club's office learns nothing of those of other clubs. */
export function previewImport(federation: Federation, text: string, acting?: Acting): ImportPreview {
  const { lines: read, faults: unread } = readPeopleFile(text);
  const matcher = new Matcher(federation);
  const lines: LinePreview[] = [];
  const faults = [...unread];
  let { next } = federation;
  for (const each of read) {
    const { line, said } = each;
    const wrong = unknownPlace(federation, each);
    const found = wrong === undefined ? matcher.find(said) : undefined;
    if (wrong !== undefined) faults.push(wrong);
    else if (found === 'several') faults.push(lineFault('several-people', line, 'name', said.name));
    else if (found === undefined)
      lines.push({
        line,
        kind: 'new',
        written: { number: next++, person: { ...said, name: said.name ?? '' } },
      });
    else if (isOfOtherClub(federation, acting, found))
      faults.push(lineFault('other-club', line, 'name', said.name));
    else lines.push(changeOf(federation, line, found, said));
  }
  return { lines, faults: faults.sort((one, other) => one.line - other.line) };
}

const isOfOtherClub = ({ people }: Federation, acting: Acting, number: PersonNumber): boolean =>
  acting?.role === 'club' && people.get(number)?.club !== acting.club;

function changeOf(
  { people }: Federation,
  line: number,
  number: PersonNumber,
  said: Partial<Person>,
): LinePreview {
  const before = people.get(number) ?? { name: '' };
  const person = updated(before, said);
  const found = differences(before, person);
  return found.length === 0
    ? { line, kind: 'same', number }
    : { line, kind: 'changed', written: { number, person }, differences: found };
}

import { ERASED_NAME, plainLetters } from '../base/index.ts';
import type { Person, PersonNumber } from './person.ts';
import { type Federation, searchedNameOf } from './state.ts';

/** Whom somebody looks for. */
interface Sought {
  readonly text: string;
  readonly club?: string;
  readonly most?: number;
}

/** Somebody as he is searched. */
interface Searched {
  readonly number: PersonNumber;
  readonly name: string;
  readonly person: Person;
}

interface Index {
  /** Everybody by name. */
  readonly all: readonly Searched[];
  /** Those of whom a word of the name, or the member number, begins with these letters; by name. */
  readonly beginning: ReadonlyMap<string, readonly Searched[]>;
}

const MOST_FOUND = 50;
/** Two letters part fifty thousand people into a few hundred groups. */
const LETTERS = 2;

/** Made when somebody looks for the first time since the register changed. */
const INDEXES = new WeakMap<Federation['people'], Index>();
/** The last one: a register in which a few have changed needs no new one. */
let latest: { readonly people: Federation['people']; readonly index: Index } | undefined;
/** When more have changed, a new one takes no longer. */
const FEW = 200;

function indexOf(people: Federation['people']): Index {
  const known = INDEXES.get(people);
  if (known !== undefined) return known;
  const changed = latest === undefined ? undefined : changedFrom(latest.people, people);
  const index =
    latest === undefined || changed === undefined || changed.length > FEW
      ? newIndex(people)
      : withChanged(latest.index, changed, latest.people, people);
  INDEXES.set(people, index);
  latest = { people, index };
  return index;
}

function changedFrom(before: Federation['people'], people: Federation['people']): readonly PersonNumber[] {
  const changed: PersonNumber[] = [];
  let fresh = 0;
  for (const [number, person] of people) {
    const was = before.get(number);
    if (was === person) continue;
    changed.push(number);
    if (was === undefined) fresh++;
  }
  if (before.size + fresh > people.size)
    for (const number of before.keys()) if (!people.has(number)) changed.push(number);
  return changed;
}

const byName = (one: Searched, other: Searched): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.number - other.number;

/** Nothing for who was erased: nobody finds him. */
function searchedAs(number: PersonNumber, person: Person | undefined): readonly Searched[] {
  return person === undefined || person.name === ERASED_NAME
    ? []
    : [{ number, person, name: searchedNameOf(person) }];
}

/** The first letters of each word of the name, and of the member number. */
const startsOf = ({ name, person }: Searched): ReadonlySet<string> =>
  new Set([...name.slice(1).split(' '), person.id ?? ''].map((word) => word.slice(0, LETTERS)));

function newIndex(people: Federation['people']): Index {
  const all = Array.from(people, ([number, person]) => searchedAs(number, person))
    .flat()
    .sort(byName);
  const beginning = new Map<string, Searched[]>();
  for (const each of all)
    for (const start of startsOf(each)) {
      const group = beginning.get(start);
      if (group === undefined) beginning.set(start, [each]);
      else group.push(each);
    }
  return { all, beginning };
}

/** Where somebody stands, or would. */
function placeOf(sorted: readonly Searched[], sought: Searched): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = sorted[middle];
    if (there !== undefined && byName(there, sought) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function replaced(sorted: readonly Searched[], old: readonly Searched[], fresh: readonly Searched[]) {
  const list = [...sorted];
  for (const each of old) list.splice(placeOf(list, each), 1);
  for (const each of fresh) list.splice(placeOf(list, each), 0, each);
  return list;
}

/** The same with those few as they are now. */
function withChanged(
  { all, beginning }: Index,
  changed: readonly PersonNumber[],
  before: Federation['people'],
  people: Federation['people'],
): Index {
  const old = changed.flatMap((number) => searchedAs(number, before.get(number)));
  const fresh = changed.flatMap((number) => searchedAs(number, people.get(number)));
  const groups = new Map(beginning);
  for (const each of old)
    for (const start of startsOf(each)) groups.set(start, replaced(groups.get(start) ?? [], [each], []));
  for (const each of fresh)
    for (const start of startsOf(each)) groups.set(start, replaced(groups.get(start) ?? [], [], [each]));
  return { all: replaced(all, old, fresh), beginning: groups };
}

/** Those whose name has every word that was typed, or whose member number begins with it; the number first, then by name. */
export function searchPeople(
  { people, byId }: Federation,
  { text, club, most = MOST_FOUND }: Sought,
): readonly PersonNumber[] {
  const typed = text.trim();
  const plain = plainLetters(typed).trim().split(/\s+/);
  // A word of the name begins with it: a blank stands before it.
  const words = plain.map((word) => ` ${word}`);
  const exact = byId.get(typed);
  const isOfClub = (person: Person | undefined): boolean => club === undefined || person?.club === club;
  const found: PersonNumber[] = exact !== undefined && isOfClub(people.get(exact)) ? [exact] : [];
  for (const { number, name, person } of candidates(indexOf(people), plain, typed)) {
    if (found.length >= most) break;
    if (number === exact || !isOfClub(person)) continue;
    const isMeant =
      words.every((word) => name.includes(word)) || (typed !== '' && person.id?.startsWith(typed) === true);
    if (isMeant) found.push(number);
  }
  return found;
}

/** The fewest among whom all who are meant must be. */
function candidates({ all, beginning }: Index, words: readonly string[], typed: string): Iterable<Searched> {
  const groups = words
    .filter((word) => word.length >= LETTERS)
    .map((word) => beginning.get(word.slice(0, LETTERS)) ?? []);
  if (groups.length === 0) return all;
  const named = groups.reduce((least, group) => (group.length < least.length ? group : least));
  const numbered = beginning.get(typed.slice(0, LETTERS)) ?? [];
  return numbered.length === 0 || numbered === named ? named : new Set([...named, ...numbered]);
}

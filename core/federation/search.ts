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

function indexOf(people: Federation['people']): Index {
  const known = INDEXES.get(people);
  if (known !== undefined) return known;
  const all = Array.from(people, ([number, person]) => ({ number, person, name: searchedNameOf(person) }))
    .filter(({ person }) => person.name !== ERASED_NAME)
    .sort((one, other) =>
      one.name < other.name ? -1 : one.name > other.name ? 1 : one.number - other.number,
    );
  const beginning = new Map<string, Searched[]>();
  for (const each of all) {
    const words = each.name.slice(1).split(' ');
    const starts = [...words, each.person.id ?? ''].map((word) => word.slice(0, LETTERS));
    for (const start of new Set(starts)) {
      const group = beginning.get(start);
      if (group === undefined) beginning.set(start, [each]);
      else group.push(each);
    }
  }
  const index = { all, beginning };
  INDEXES.set(people, index);
  return index;
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
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < LETTERS) return all;
  const named = beginning.get(longest.slice(0, LETTERS)) ?? [];
  const start = typed.slice(0, LETTERS);
  const numbered = start === longest.slice(0, LETTERS) ? [] : (beginning.get(start) ?? []);
  return numbered.length === 0 ? named : new Set([...named, ...numbered]);
}

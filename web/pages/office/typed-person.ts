import { type DirectorGrade, type Person, type PersonSeen, updated } from 'naipe/federation';
import type { RtpCategory } from 'naipe/regulation';

/** What is typed of a person as a text. */
export type PersonText =
  | 'name'
  | 'id'
  | 'born'
  | 'club'
  | 'region'
  | 'nationality'
  | 'licences'
  | 'points'
  | 'rank'
  | 'list'
  | 'listed'
  | 'index';

/** Somebody of the register as one types him. */
export interface TypedPerson extends Readonly<Record<PersonText, string>> {
  readonly sex: '' | 'F' | 'M';
  readonly category: '' | RtpCategory;
  readonly national: boolean;
  readonly grade: '' | DirectorGrade;
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : `${value}`);

/** What stands in the form at first; of the value indexes the latest. */
export function typedPerson(person: PersonSeen | undefined): TypedPerson {
  const latest = person?.indexes?.at(-1);
  return {
    name: textOf(person?.name),
    id: textOf(person?.id),
    born: textOf(person?.born),
    club: textOf(person?.club),
    region: textOf(person?.region),
    nationality: textOf(person?.nationality),
    licences: person?.licences?.join(' ') ?? '',
    points: textOf(person?.points),
    rank: textOf(person?.rank),
    list: textOf(latest?.list),
    listed: textOf(latest?.date),
    index: textOf(latest?.value),
    sex: person?.sex ?? '',
    category: person?.category ?? '',
    national: person?.national === true,
    grade: person?.grade ?? '',
  };
}

const INDEX_PARTS = ['list', 'listed', 'index'] as const;

/** A value index is said with its list and the day since when it holds, or not at all. */
export const isIndexWhole = (typed: TypedPerson): boolean =>
  new Set(INDEX_PARTS.map((part) => typed[part].trim() === '')).size === 1;

const put = <K extends keyof Person>(key: K, value: Person[K] | '' | undefined): Partial<Person> =>
  value === '' || value === undefined ? {} : { [key]: value };
const figureIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** The person with what was typed; what was emptied is said no more, and of the value indexes the earlier lists stay. */
export function personOf(before: PersonSeen | undefined, typed: TypedPerson): Person {
  const years = typed.licences
    .split(/\D+/)
    .filter((year) => year !== '')
    .map(Number);
  const name = typed.name.trim();
  const value = figureIn(typed.index);
  const said = value === undefined ? [] : [{ list: typed.list.trim(), date: typed.listed.trim(), value }];
  const { indexes = [] } = updated({ name, indexes: before?.indexes ?? [] }, { indexes: said });
  return {
    name,
    ...put('id', typed.id.trim()),
    ...put('sex', typed.sex),
    ...put('born', typed.born.trim()),
    ...put('club', typed.club.trim()),
    ...put('region', typed.region.trim()),
    ...put('nationality', typed.nationality.trim()),
    ...put('licences', years.length === 0 ? undefined : years),
    ...put('category', typed.category),
    ...put('national', typed.national ? true : undefined),
    ...put('indexes', indexes.length === 0 ? undefined : indexes),
    ...put('points', figureIn(typed.points)),
    ...put('rank', figureIn(typed.rank)),
    ...put('grade', typed.grade),
  };
}

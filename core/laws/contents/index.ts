import type { Language } from '../../game/index.ts';
import { clausesOf, lawOf } from '../clauses/coverage.ts';
import type { LawsEdition } from '../editions.ts';
import type { Contents } from './contents.ts';
import type { LawNumber } from './law-titles.ts';

export type { Contents } from './contents.ts';
export type { LawNumber } from './law-titles.ts';
export { REVISED_CLAUSES } from './revision-2023.ts';

const CONTENTS: Readonly<Record<Language, () => Promise<{ readonly contents: Contents }>>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  es: () => import('./es/index.ts'),
  it: () => import('./it/index.ts'),
};

/** The contents in one language; the others are not loaded. */
export const loadContents = async (language: Language): Promise<Contents> =>
  (await CONTENTS[language]()).contents;

export const LAW_NUMBERS = Array.from({ length: 93 }, (_, index) => (index + 1) as LawNumber);

/** The law that a clause belongs to: 27 of `27B1(a)`. */
export function lawOfClause(clause: string): LawNumber | undefined {
  const law = lawOf(clause);
  return LAW_NUMBERS.find((each) => each === law);
}

/** What a law is about in an edition. */
export function lawTitle({ titles }: Contents, law: LawNumber, edition: LawsEdition): string {
  const title = titles[law];
  return typeof title === 'string' ? title : title[edition];
}

/** A clause, and whether a ruling carries it out, asks about it, or leaves it to be read. */
export interface ListedClause {
  readonly clause: string;
  readonly how: 'code' | 'asked' | 'told';
}

/** The clauses of a law in an edition, in their order. */
export const clausesOfLaw = (law: LawNumber, edition: LawsEdition): readonly ListedClause[] =>
  [...clausesOf(edition)]
    .filter(([clause]) => lawOf(clause) === law)
    .map(([clause, { how }]) => ({ clause, how }))
    .toSorted((a, b) => (a.clause < b.clause ? -1 : 1));

/** The clause of the list at which another is to be found: itself, the one it continues, or the first below it. */
export function listedAt(clauses: readonly ListedClause[], clause: string): string | undefined {
  const names = clauses.map((each) => each.clause);
  const above = names.filter((each) => clause.startsWith(each)).toSorted((a, b) => b.length - a.length);
  return above[0] ?? names.find((each) => each.startsWith(clause));
}

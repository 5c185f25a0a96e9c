import type { ByEdition } from '../clauses/by-edition.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import type { TermId } from './terms.ts';

/** What a word means, and what is particular to an edition. */
export type Entry = { readonly means: string } & Partial<ByEdition<string>>;

export type Entries<Id extends TermId> = Readonly<Record<Id, Entry>>;

/** The words of the Laws in one language, in our own words. */
export type Glossary = Entries<TermId>;

/** What is particular to an edition. */
export interface EditionNote {
  readonly edition: LawsEdition;
  readonly text: string;
}

/** What an entry says of single editions, the oldest first. */
export const editionNotes = (entry: Entry): readonly EditionNote[] =>
  LAWS_EDITIONS.flatMap((edition) => {
    const text = entry[edition];
    return text === undefined ? [] : [{ edition, text }];
  });

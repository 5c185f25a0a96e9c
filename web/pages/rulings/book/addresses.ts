import { LAWS_EDITIONS, type LawsEdition } from 'naipe/laws';
import type { TermId } from 'naipe/laws/glossary';

export const WORDS = '/rulings/words';
export const LAWS = '/rulings/laws';

export const wordAddress = (term: TermId): string => `${WORDS}/${term}`;

/** A law or one of its clauses, in an edition. */
export const clauseAddress = (clause: string | number, edition: LawsEdition): string =>
  `${LAWS}/${encodeURIComponent(clause)}?edition=${edition}`;

/** The edition that an address names, or the latest. */
export const editionOf = (search: string): LawsEdition =>
  LAWS_EDITIONS.find((edition) => String(edition) === new URLSearchParams(search).get('edition')) ?? 2017;

import type { Language } from '../../game/index.ts';
import type { Glossary } from './entry.ts';

export { type EditionNote, type Entry, editionNotes, type Glossary } from './entry.ts';
export { type SentencePart, termsIn } from './in-sentence.ts';
export { findTerms, isTerm, termName } from './lookup.ts';
export { TERM_NAMES } from './names.ts';
export { placeText, type TermPlace, termPlaces } from './places.ts';
export { TERM_IDS, type TermId } from './terms.ts';

const GLOSSARIES: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  es: () => import('./es/index.ts'),
  it: () => import('./it/index.ts'),
};

/** What the words of the Laws mean, in one language; the others are not loaded. */
export const loadGlossary = async (language: Language): Promise<Glossary> =>
  (await GLOSSARIES[language]()).glossary;

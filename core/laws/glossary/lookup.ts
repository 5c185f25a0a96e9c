import { LANGUAGES, type Language } from '../../game/index.ts';
import { TERM_NAMES } from './names.ts';
import { TERM_IDS, TERMS, type TermId } from './terms.ts';

/** Small letters without accents, as people type them in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-’'\s]+/g, ' ')
    .toLowerCase()
    .trim();

/** What a word is called in a language. */
export const termName = (id: TermId, language: Language): string => TERM_NAMES[id][language][0];

/** Is it the id of a term? */
export const isTerm = (id: string): id is TermId => Object.hasOwn(TERMS, id);

/** How well a name answers what was typed: the whole of it, its beginning, a word of it, anything in it. */
function closeness(name: string, typed: string): number {
  const known = plain(name);
  if (known === typed) return 0;
  if (known.startsWith(typed)) return 1;
  if (known.includes(` ${typed}`)) return 2;
  return known.includes(typed) ? 3 : Number.POSITIVE_INFINITY;
}

/** The better of what the names in the reader’s language and those in the others answer; his own go first. */
function closenessOf(id: TermId, typed: string, language: Language): number {
  return Math.min(
    ...LANGUAGES.flatMap((each) =>
      TERM_NAMES[id][each].map((name) => closeness(name, typed) + (each === language ? 0 : 0.5)),
    ),
  );
}

/** The words whose name in any of the languages holds what was typed, the closest first; all of them for nothing. */
export function findTerms(query: string, language: Language): readonly TermId[] {
  const typed = plain(query);
  const byName = TERM_IDS.toSorted((a, b) =>
    termName(a, language).localeCompare(termName(b, language), language),
  );
  if (typed === '') return byName;
  return byName
    .map((id) => ({ id, far: closenessOf(id, typed, language) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((a, b) => a.far - b.far)
    .map(({ id }) => id);
}

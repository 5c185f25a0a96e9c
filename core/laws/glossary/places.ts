import type { Language } from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { type Place, TERMS, type TermId } from './terms.ts';

/** The chapter and the laws, as each language calls them. */
const PLACE_WORDS = {
  en: { chapter: 'Definitions', law: 'Law' },
  pt: { chapter: 'Definições', law: 'Lei' },
  es: { chapter: 'Definiciones', law: 'Ley' },
  it: { chapter: 'Definizioni', law: 'Art.' },
} as const satisfies Readonly<Record<Language, unknown>>;

/** One place, and the editions that say there what the word means. */
export interface TermPlace {
  readonly place: NonNullable<Place>;
  readonly editions: readonly LawsEdition[];
}

/** Where the editions say what a word means. */
export function termPlaces(id: TermId): readonly TermPlace[] {
  const places = [...new Set(LAWS_EDITIONS.map((edition): Place => TERMS[id][edition]))];
  return places
    .filter((place) => place !== undefined)
    .map((place) => ({ place, editions: LAWS_EDITIONS.filter((edition) => TERMS[id][edition] === place) }));
}

/** `Definitions (1997, 2007)`, `Law 61A (2017)`. */
export function placeText({ place, editions }: TermPlace, language: Language): string {
  const { chapter, law } = PLACE_WORDS[language];
  return `${place === 'definitions' ? chapter : `${law} ${place}`} (${editions.join(', ')})`;
}

import { LANGUAGES, type Language } from 'naipe/game';

/** The languages of the pages, by their own names. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  it: 'Italiano',
} as const satisfies Record<Language, string>;

const DEFAULT_LANGUAGE: Language = 'en';

/** The first of a person's languages that we speak: what was chosen before, then what the browser asks for. */
export function chooseLanguage(wished: readonly (string | null | undefined)[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}

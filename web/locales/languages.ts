/** The languages of the pages, by their own names. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Português' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

const DEFAULT_LANGUAGE: Language = 'en';

/** The first of a person's languages that we speak: what was chosen before, then what the browser asks for. */
export function chooseLanguage(wished: readonly (string | null | undefined)[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find(({ code }) => wish?.toLowerCase().split('-')[0] === code);
    if (found !== undefined) return found.code;
  }
  return DEFAULT_LANGUAGE;
}

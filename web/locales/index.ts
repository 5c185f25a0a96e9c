import i18next from 'i18next';
import type { Language } from 'naipe/game';
import { initReactI18next } from 'react-i18next';
import { readStored, store } from '../app/stored.ts';
import { isolated } from '../components/isolated.ts';
import { COMMON } from './common.ts';
import type { CommonMessages } from './en/common.ts';
import type { DeskMessages } from './en/desk.ts';
import type { OfficeMessages } from './en/office.ts';
import type { PhoneMessages } from './en/phone.ts';
import type { ResultsMessages } from './en/results.ts';
import type { RulingsMessages } from './en/rulings.ts';
import { chooseLanguage } from './languages.ts';

/** The texts by area: the common ones come with the first page, the others with the pages that say them. */
interface Areas {
  readonly common: CommonMessages;
  readonly phone: PhoneMessages;
  readonly desk: DeskMessages;
  readonly results: ResultsMessages;
  readonly rulings: RulingsMessages;
  readonly office: OfficeMessages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
  }
}

const KEY = 'naipe-language';

function showLanguage(): void {
  document.documentElement.lang = i18next.language;
}

/** The texts of an area in all languages; to be called where the area's pages begin. */
export function addTexts<A extends keyof Areas>(area: A, texts: Readonly<Record<Language, Areas[A]>>): void {
  for (const [language, messages] of Object.entries(texts))
    i18next.addResourceBundle(language, area, messages);
}

export function startLanguage(): void {
  i18next.on('languageChanged', showLanguage);
  void i18next.use(initReactI18next).init({
    resources: {},
    defaultNS: 'common',
    ns: ['common'],
    lng: chooseLanguage([readStored(KEY), ...navigator.languages]),
    fallbackLng: 'en',
    initAsync: false,
    // React escapes; here a name in a sentence only gets its own direction.
    interpolation: { escapeValue: true, escape: isolated },
  });
  addTexts('common', COMMON);
}

/** Speaks another language from now on, and next time too. */
export function speak(language: Language): void {
  store(KEY, language);
  void i18next.changeLanguage(language);
}

import i18next from 'i18next';
import type { Language } from 'naipe/game';
import { initReactI18next } from 'react-i18next';
import { readStored, store } from '../app/stored.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { chooseLanguage } from './languages.ts';
import { pt } from './pt.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}

const MESSAGES: Readonly<Record<Language, { readonly translation: Messages }>> = {
  en: { translation: en },
  pt: { translation: pt },
  es: { translation: es },
  it: { translation: it },
};

const KEY = 'naipe-language';

function showLanguage(): void {
  document.documentElement.lang = i18next.language;
  document.title = i18next.t('app.title');
}

export function startLanguage(): void {
  i18next.on('languageChanged', showLanguage);
  void i18next.use(initReactI18next).init({
    resources: MESSAGES,
    lng: chooseLanguage([readStored(KEY), ...navigator.languages]),
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
  });
}

/** Speaks another language from now on, and next time too. */
export function speak(language: Language): void {
  store(KEY, language);
  void i18next.changeLanguage(language);
}

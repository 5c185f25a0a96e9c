import i18next, { type PostProcessorModule } from 'i18next';
import type { Language } from 'naipe/game';
import { initReactI18next } from 'react-i18next';
import { readStored, store } from '../app/stored.ts';
import { clauseIn } from '../components/clause-words.ts';
import { isolated } from '../components/isolated.ts';
import { type Areas, type FetchedArea, TEXTS } from './areas.ts';
import { COMMON } from './common.ts';
import { chooseLanguage } from './languages.ts';
import { countAsInPortugal } from './plurals.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
  }
}

const KEY = 'naipe-language';

/** A sentence that names a rule as facts do says it in its own language: `Lei 79C`. */
const RULES_NAMED: PostProcessorModule = {
  type: 'postProcessor',
  name: 'rules',
  process(sentence: string) {
    const language = chooseLanguage([i18next.language]);
    return language === 'en' ? sentence : clauseIn(sentence, COMMON[language].rule);
  },
};

/** What the pages opened so far speak of: in another language it is needed too. */
const spokenOf = new Set<FetchedArea>();

function showLanguage(): void {
  document.documentElement.lang = i18next.language;
}

async function fetchTexts(area: FetchedArea, language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, area))
    i18next.addResourceBundle(language, area, await TEXTS[area][language]());
}

/** A part of the program together with what it says, both on their way at once. */
export async function withTexts<T>(part: Promise<T>, ...areas: readonly FetchedArea[]): Promise<T> {
  for (const area of areas) spokenOf.add(area);
  const language = chooseLanguage([i18next.language]);
  const [loaded] = await Promise.all([part, ...areas.map((area) => fetchTexts(area, language))]);
  return loaded;
}

export function startLanguage(): void {
  i18next.on('languageChanged', showLanguage);
  void i18next
    .use(initReactI18next)
    .use(RULES_NAMED)
    .init({
      postProcess: RULES_NAMED.name,
      resources: {},
      defaultNS: 'common',
      ns: ['common'],
      lng: chooseLanguage([readStored(KEY), ...navigator.languages]),
      fallbackLng: 'en',
      initAsync: false,
      // React escapes; here a name in a sentence only gets its own direction.
      interpolation: { escapeValue: true, escape: isolated },
    });
  countAsInPortugal(i18next);
  for (const [language, messages] of Object.entries(COMMON))
    i18next.addResourceBundle(language, 'common', messages);
}

/** Speaks another language from now on, and next time too; where its words cannot be had now, next time. */
export async function speak(language: Language): Promise<void> {
  store(KEY, language);
  const fetched = await Promise.allSettled([...spokenOf].map((area) => fetchTexts(area, language)));
  if (fetched.every(({ status }) => status === 'fulfilled')) await i18next.changeLanguage(language);
}

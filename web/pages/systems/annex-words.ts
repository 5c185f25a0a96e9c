import { type Language, strainText } from 'naipe/game';
import type { AnnexWords, Convention } from 'naipe/regulation';
import { useEffect, useState } from 'react';
import { useWritingStyle } from '../../components/writing-style.ts';

type Phrases = Readonly<Record<string, string>>;

/** The names and explanations of Annex II by language, a file each; the annex of core is in English. */
export const ANNEX_PHRASES: Readonly<Record<Language, () => Promise<Phrases>>> = {
  en: async () => ({}),
  pt: async () => (await import('../../locales/pt/annex.ts')).annex,
  es: async () => (await import('../../locales/es/annex.ts')).annex,
  it: async () => (await import('../../locales/it/annex.ts')).annex,
};

/** What a convention is called: its first name, in the language of the page. */
export const conventionName = ({ names, portuguese }: Convention, words: AnnexWords): string =>
  words(names[0] ?? portuguese);

/** What the annex says, in the language of the page. */
export function useAnnexWords(): AnnexWords {
  const style = useWritingStyle();
  const { language } = style;
  const [phrases, setPhrases] = useState<Phrases>({});
  useEffect(() => {
    let isCurrent = true;
    void ANNEX_PHRASES[language]().then((fetched) => {
      if (isCurrent) setPhrases(fetched);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  // Calls alone are no phrase of the table.
  return (phrase) => phrases[phrase] ?? phrase.replace(/(?<=\b[1-7])NT\b/g, strainText('NT', style));
}

import type { Language } from 'naipe/game';
import { useWritingStyle } from '../../components/writing-style.ts';

/** Where each language is spoken as we write it. */
const LOCALES = { en: 'en-GB', pt: 'pt-PT', es: 'es-ES', it: 'it-IT' } as const satisfies Record<
  Language,
  string
>;

/** Days and times as the language of the page writes them. */
export function useDates() {
  const { language } = useWritingStyle();
  return {
    /** From `2026-03-14`: 14 March 2026. */
    day: (date: string) =>
      new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(date),
      ),
    /** Of a moment, where the reader is: 23:40. */
    time: (moment: string) =>
      new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
        new Date(moment),
      ),
    /** Of a moment that may be on another day: 14/03, 23:40. */
    moment: (moment: string) =>
      new Intl.DateTimeFormat(LOCALES[language], {
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(moment)),
  };
}

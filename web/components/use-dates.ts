import type { Language } from 'naipe/game';
import { useWritingStyle } from './writing-style.ts';

/** Where each language is spoken as we write it. */
const LOCALES = { en: 'en-GB', pt: 'pt-PT', es: 'es-ES', it: 'it-IT' } as const satisfies Record<
  Language,
  string
>;

const STYLES = {
  day: { dateStyle: 'long', timeZone: 'UTC' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Made once: a history has hundreds of moments, and a format takes longer to make than to use. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], STYLES[style]);
  made.set(key, format);
  return format;
}

/** Days and times as the language of the page writes them. */
export function useDates() {
  const { language } = useWritingStyle();
  return {
    /** `14 March 2026` from `2026-03-14`. */
    day: (date: string) => formatOf(language, 'day').format(new Date(date)),
    /** Of a moment, where the reader is: `20:05`. */
    time: (moment: string) => formatOf(language, 'time').format(new Date(moment)),
    /** Of a moment that may be on another day: `14/03, 20:05`. */
    moment: (moment: string) => formatOf(language, 'moment').format(new Date(moment)),
  };
}

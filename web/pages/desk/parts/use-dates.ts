import { useTranslation } from 'react-i18next';

const STYLES = {
  date: { dateStyle: 'long', timeZone: 'UTC' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Made once: a history has hundreds of moments, and a format takes longer to make than to use. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  made.set(key, format);
  return format;
}

/** Dates and times as the language of the page writes them. */
export function useDates() {
  const { i18n } = useTranslation();
  const language = i18n.language.startsWith('en') ? 'en-GB' : i18n.language;
  return {
    /** `14 March 2026` from `2026-03-14`. */
    date: (day: string) => formatOf(language, 'date').format(new Date(`${day}T00:00:00Z`)),
    /** `20:05` here, from an instant. */
    time: (instant: string) => formatOf(language, 'time').format(new Date(instant)),
    /** `14/03, 20:05` here, from an instant. */
    moment: (instant: string) => formatOf(language, 'moment').format(new Date(instant)),
  };
}

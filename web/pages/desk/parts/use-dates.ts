import { useTranslation } from 'react-i18next';

/** Dates and times as the language of the page writes them. */
export function useDates() {
  const { i18n } = useTranslation();
  const language = i18n.language.startsWith('en') ? 'en-GB' : i18n.language;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);
  return {
    /** `14 March 2026` from `2026-03-14`. */
    date: (day: string) =>
      format({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    /** `20:05` here, from an instant. */
    time: (instant: string) =>
      format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant)),
    /** `14/03, 20:05` here, from an instant. */
    moment: (instant: string) =>
      format({
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(instant)),
  };
}

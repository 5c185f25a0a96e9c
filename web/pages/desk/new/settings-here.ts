import { isTimeZone, type Settings, settingsOfNew } from 'naipe/tournament';

/** Settings of a new tournament that is played where this page is read. */
export function settingsHere(given: Partial<Settings> = {}): Settings {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return settingsOfNew({ ...(isTimeZone(timeZone) ? { timeZone } : {}), ...given });
}

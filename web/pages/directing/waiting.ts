const MINUTE = 60_000;

/** The whole minutes that somebody has waited. */
export const minutesWaited = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));

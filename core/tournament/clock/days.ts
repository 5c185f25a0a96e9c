const DAY = 24 * 60 * 60_000;

/** Names such as `Atlantic/Azores`: where winter and summer differ, a place knows what an offset does not. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** By the name of the zone; nothing for one that is not known. Made once: it takes longer to make than to use. */
const calendars = new Map<string, Intl.DateTimeFormat | undefined>();

/** How many zones are kept: more than a server's tournaments are in, and no more than it should remember. */
const KEPT = 100;

function calendarIn(timeZone: string): Intl.DateTimeFormat | undefined {
  if (calendars.has(timeZone)) return calendars.get(timeZone);
  const calendar = made(timeZone);
  if (calendars.size >= KEPT) calendars.clear();
  calendars.set(timeZone, calendar);
  return calendar;
}

function made(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!NAME.test(timeZone)) return undefined;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en', {
      ...parts,
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  } catch {
    return undefined;
  }
}

/** Is it the name of a time zone: `Europe/Lisbon`? */
export const isTimeZone = (timeZone: string): boolean => calendarIn(timeZone) !== undefined;

/** The day that a moment falls on at a place, counted from a day long ago. In a zone that is not known here, in UTC. */
export function dayIn(timeZone: string, moment: string): number {
  const time = Date.parse(moment);
  const parts = calendarIn(timeZone)?.formatToParts(time);
  if (parts === undefined) return Math.floor(time / DAY);
  const numberOf = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day')) / DAY;
}

/** Is one moment, there, on the day of the other or on the next? */
export const sameOrNextDay = (timeZone: string, one: string, other: string): boolean =>
  dayIn(timeZone, other) - dayIn(timeZone, one) <= 1;

const HOUR = 60 * 60_000;

/** How far clocks there are ahead of UTC at a moment. */
function aheadIn(timeZone: string, time: number): number {
  if (!isTimeZone(timeZone)) return 0;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** The moment at which clocks there show the hour on a day, counted as `dayIn` counts. */
export function momentIn(timeZone: string, day: number, hour: number): string {
  const shown = day * DAY + hour * HOUR;
  // Near a change of the clocks the first guess may fall on the other side of it.
  const guess = shown - aheadIn(timeZone, shown);
  return new Date(shown - aheadIn(timeZone, guess)).toISOString();
}

/* Working days in Portugal, by the national holidays: Monday to Friday without them (RTP 3.8.1). */

/** Month and day. */
const FIXED: readonly string[] = ['1-1', '4-25', '5-1', '6-10', '8-15', '12-8', '12-25'];

/** Not kept from 2013 to 2015. */
const FIXED_BUT_SUSPENDED: readonly string[] = ['10-5', '11-1', '12-1'];
const SUSPENDED = { from: 2013, to: 2015 } as const;

const DAY = 24 * 60 * 60_000;
const SATURDAY = 6;
const SUNDAY = 0;
const GOOD_FRIDAY = -2;
const CORPUS_CHRISTI = 60;

/** Easter Sunday of the Gregorian calendar, in days since 1970 (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / DAY;
}

/** Is it a day on which offices work? `day` is counted from 1 January 1970; of weekdays holidays are too. */
export function isWorkingDay(day: number, days?: 'weekdays'): boolean {
  const date = new Date(day * DAY);
  const weekday = date.getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  if (days === 'weekdays') return true;
  const year = date.getUTCFullYear();
  const name = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
  const isSuspended = year >= SUSPENDED.from && year <= SUSPENDED.to;
  if (FIXED.includes(name) || (FIXED_BUT_SUSPENDED.includes(name) && !isSuspended)) return false;
  const sinceEaster = day - easter(year);
  return sinceEaster !== GOOD_FRIDAY && (sinceEaster !== CORPUS_CHRISTI || isSuspended);
}

/** The first working day after a day. */
export function workingDayAfter(day: number, days?: 'weekdays'): number {
  let next = day + 1;
  while (!isWorkingDay(next, days)) next++;
  return next;
}

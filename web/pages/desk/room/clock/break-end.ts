const two = (number: number): string => String(number).padStart(2, '0');

/** `21:40`, the time of day here, the minute begun counted whole. */
export function timeOfDay(moment: number): string {
  const date = new Date(Math.ceil(moment / 60_000) * 60_000);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The next moment at which it is that time of day here: after midnight when that has passed. */
export function breakEnd(time: string, now: number): string | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const end = new Date(now);
  end.setHours(Number(hours), Number(minutes), 0, 0);
  if (end.getTime() <= now) end.setDate(end.getDate() + 1);
  return end.toISOString();
}

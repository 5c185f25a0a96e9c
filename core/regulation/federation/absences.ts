/* ROP 4.5: what an absence without a reason brings, and when an earlier one no longer counts. */

/** ROP 4.5: where more than so many years lie between an absence and the next, the earlier ones no longer make it worse. */
export const ROP_4_5 = { lapsesAfterYears: 2 } as const;

/** What is provided for an absence without a reason: the first, the second, each further one. */
const ABSENCE_MEASURES = ['reprimand', 'suspension-up-to-a-month', 'suspension-over-a-month'] as const;
/** Of who leaves during a session, the gravest of all, the disciplinary council says what is fit. */
export type AbsenceMeasure = (typeof ABSENCE_MEASURES)[number] | 'set-by-council';

const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** What the regulation provides for an absence on a day, by the days of those before it without a reason: another session of that day is one. */
export function absenceMeasure(day: string, earlier: readonly string[]): AbsenceMeasure {
  let counts = 0;
  let last: string | undefined;
  for (const each of [...earlier.filter((one) => one <= day).toSorted(), day]) {
    counts = last !== undefined && each <= yearsAfter(last, ROP_4_5.lapsesAfterYears) ? counts + 1 : 0;
    last = each;
  }
  return ABSENCE_MEASURES[Math.min(counts, ABSENCE_MEASURES.length - 1)] ?? 'reprimand';
}

/* ROP 4.5: what an absence without a reason brings, and when an earlier one no longer counts. */

/** ROP 4.5: after so many years an earlier absence no longer makes it worse. */
export const ROP_4_5 = { lapsesAfterYears: 2 } as const;

/** What is provided for an absence without a reason: the first, the second, each further one. */
export const ABSENCE_MEASURES = ['reprimand', 'suspension-up-to-a-month', 'suspension-over-a-month'] as const;
export type AbsenceMeasure = (typeof ABSENCE_MEASURES)[number];

const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** What the regulation provides for an absence on a day, by the days of earlier ones without a reason. */
export function absenceMeasure(day: string, earlier: readonly string[]): AbsenceMeasure {
  const counts = earlier.filter(
    (each) => each < day && day <= yearsAfter(each, ROP_4_5.lapsesAfterYears),
  ).length;
  return ABSENCE_MEASURES[Math.min(counts, ABSENCE_MEASURES.length - 1)] ?? 'reprimand';
}

import type { MeetingBoard, TravellerRow } from 'naipe/tournament';

/** What a scorer wants written on a line. */
export interface Written {
  readonly result: string;
  readonly lead?: string;
}

/** Correcting what was agreed needs a reason; anything else is simply written down. */
export const needsReason = (row: Pick<TravellerRow, 'status' | 'result'> | undefined): boolean =>
  row?.status === 'agreed';

/** The command that writes a result on a line that has nothing or that nobody agreed to. */
export const recordData = (
  at: MeetingBoard,
  written: Written,
  stands: Pick<TravellerRow, 'result'> | undefined,
) => ({ ...at, ...written, by: 'director' as const, expects: stands?.result?.result ?? null });

/** Law 79C: a score that was recorded wrongly is corrected. */
export const CORRECTION_CLAUSE = 'Law 79C';

/** The command that corrects what was agreed. */
export const correctionData = (
  at: MeetingBoard,
  written: Written,
  stands: Pick<TravellerRow, 'result'> | undefined,
  reason: string,
) => ({
  ...at,
  ...written,
  reason,
  clause: CORRECTION_CLAUSE,
  ...(stands?.result === undefined ? {} : { expects: stands.result.result }),
});

import type { MeetingBoard } from 'naipe/tournament';

/** What a scorer wants written on a line. */
export interface Written {
  readonly result: string;
  readonly lead?: string;
}

/** The command that writes a result on a line that has nothing or that nobody agreed to. */
export const recordData = (at: MeetingBoard, written: Written, stands: string | undefined) => ({
  ...at,
  ...written,
  by: 'director' as const,
  expects: stands ?? null,
});

/** Law 79C: a score that was recorded wrongly is corrected. */
export const CORRECTION_CLAUSE = 'Law 79C';

/** The command that corrects what was agreed. */
export const correctionData = (
  at: MeetingBoard,
  written: Written,
  stands: string | undefined,
  reason: string,
) => ({
  ...at,
  ...written,
  reason,
  clause: CORRECTION_CLAUSE,
  ...(stands === undefined ? {} : { expects: stands }),
});

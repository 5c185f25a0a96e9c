import type { LinCall } from './model.ts';

/** PBN has notes, but no mark for an alert: the word before the note stands for it. */
const ALERT = 'Alert';

/** The note that tells of an alert and what was said of the call. */
export function alertNote({ alerted, explanation }: LinCall): string | undefined {
  if (!alerted) return explanation;
  return explanation === undefined ? ALERT : `${ALERT}: ${explanation}`;
}

/** What a note says: an alert, an explanation, or both. */
export function readAlert(note: string | undefined): Omit<LinCall, 'call'> {
  if (note === undefined) return { alerted: false };
  if (note === ALERT) return { alerted: true };
  const [, explanation] = new RegExp(`^${ALERT}: (.*)$`, 's').exec(note) ?? [];
  return explanation === undefined ? { alerted: false, explanation: note } : { alerted: true, explanation };
}

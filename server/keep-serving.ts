import type { Report } from './background.ts';

/** So many faults in so short a time are no accident: going on would do more harm than a fresh start. */
const MOST_FAULTS = 50;
const WITHIN_MS = 60_000;

/** Where faults that nobody caught come to light: the process. */
export interface FaultSource {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  off(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/**
 * A fault that nobody caught is reported, and the room is served on: what was acknowledged is on disk, and the state in
 * memory only ever follows it. Faults without end are a reason to give up. Answers how to stop looking.
 */
export function keepServing(
  report: Report,
  giveUp: () => void,
  source: FaultSource = process,
  clock: () => number = () => performance.now(),
): () => void {
  let faults: number[] = [];
  const hear = (error: unknown): void => {
    report('a fault that nobody caught', error);
    const now = clock();
    faults = [...faults.filter((at) => now - at < WITHIN_MS), now];
    if (faults.length > MOST_FAULTS) giveUp();
  };
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) source.on(event, hear);
  return () => {
    for (const event of events) source.off(event, hear);
  };
}

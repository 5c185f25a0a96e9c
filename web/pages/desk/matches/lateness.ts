const MINUTE = 60_000;

/** Completed minutes since play was called, and the first minute that is more than so many. */
export function lateness(
  calledAt: string,
  now: number,
  most: number,
): { readonly minutes: number; readonly outFrom: number } {
  const called = Date.parse(calledAt);
  return {
    minutes: Math.max(0, Math.floor((now - called) / MINUTE)),
    outFrom: called + (most + 1) * MINUTE,
  };
}

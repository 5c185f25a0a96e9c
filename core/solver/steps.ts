/** How far a piece of work has come: so many results of so many. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * Work that stops for breath: each `next()` works on for some hundredths of a second and says how far it has come; the last gives
 * the answer. Who does not ask for the next step has cancelled it, and owes nothing.
 */
export type Steps<T> = Generator<Progress, T, void>;

/** The answer, without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Work in steps, so that others can have their turn in between; what it comes to at the end. */
export type InSteps<T> = Generator<undefined, T, undefined>;

/** Nobody is kept waiting for much longer than this by work that is done in steps. */
const SLICE_MS = 10;

/** What came of it, and how many milliseconds it kept others waiting. */
interface Timed<T> {
  readonly value: T;
  readonly took: number;
}

/** Does the work, and lets others have their turn whenever it has taken a while. */
export async function inTurn<T>(steps: InSteps<T>): Promise<Timed<T>> {
  let took = 0;
  for (;;) {
    const begun = performance.now();
    let step = steps.next();
    while (step.done !== true && performance.now() - begun < SLICE_MS) step = steps.next();
    took += performance.now() - begun;
    if (step.done === true) return { value: step.value, took };
    await new Promise(setImmediate);
  }
}

/** Does all of it at once. */
export function inOneGo<T>(steps: InSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

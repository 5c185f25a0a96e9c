import type { ToSolve } from 'naipe/tournament';
import { type Solution, solutionInSteps } from './solution.ts';

/** Works deals out beside everything else. */
export interface Solver {
  /** How many pieces of work it does at once. */
  readonly width: number;
  /** What comes of it; nothing when it was cancelled. */
  readonly solve: (task: ToSolve, signal: AbortSignal) => Promise<Solution | undefined>;
  readonly close: () => Promise<void>;
}

const othersTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Works it out in this thread, in turns with whatever else there is to do. */
async function solveInTurn(task: ToSolve, signal: AbortSignal): Promise<Solution | undefined> {
  const steps = solutionInSteps(task);
  for (;;) {
    await othersTurn();
    if (signal.aborted) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A solver without threads of its own. */
export const SOLVER_IN_TURN: Solver = { width: 1, solve: solveInTurn, close: async () => {} };

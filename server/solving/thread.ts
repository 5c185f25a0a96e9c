import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { finish } from 'naipe/solver';
import type { ToSolve } from 'naipe/tournament';
import { solutionInSteps } from './solution.ts';
import type { FromThread } from './threads.ts';

/** Whoever plays comes first. Linux takes it as said of this thread alone; elsewhere it would slow the whole program. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (told: FromThread): void => parentPort?.postMessage(told);

parentPort?.on('message', (task: ToSolve) => {
  try {
    answer({ solution: finish(solutionInSteps(task)) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
});

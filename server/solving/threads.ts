import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ToSolve } from 'naipe/tournament';
import type { Solution } from './solution.ts';
import { SOLVER_IN_TURN, type Solver } from './solver.ts';

/** What a thread answers; one that is no longer wanted is ended. */
export type FromThread = { readonly solution: Solution } | { readonly failed: string };

/** Each holds some seventy megabytes, and one processor is left to those who play. */
const MOST_THREADS = 4;
/** A thread that has had nothing to do for so long gives its memory back. */
const IDLE_MS = 10_000;
/** A deal takes seconds, on a laden machine a minute: a thread that is silent for longer does not come back. */
const SILENT_MS = 3 * 60_000;
/** So many threads try a deal before it is given up. */
const ATTEMPTS = 3;

/** Only a built program has the file: run from its sources, it does without threads. */
const FILE = fileURLToPath(new URL('./thread.js', import.meta.url));

interface ThreadOptions {
  readonly file: string | URL;
  readonly silentMs?: number;
}

interface Thread {
  readonly worker: Worker;
  leaving?: NodeJS.Timeout;
  /** Told when the thread is no more, while it works. */
  lost?: (error: Error) => void;
}

/** What becomes of a piece of work in one thread. */
type Attempt = FromThread | { readonly lost: Error } | { readonly cancelled: true };

/**
 * Solves in threads of low priority, which come when there is work and go when there is none. The work of a thread that
 * fails, ends or falls silent is done again by another, a few times.
 */
export class SolverThreads implements Solver {
  readonly width = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Thread>();
  private readonly file: string | URL;
  private readonly silentMs: number;
  private closed = false;

  constructor({ file, silentMs = SILENT_MS }: ThreadOptions) {
    this.file = file;
    this.silentMs = silentMs;
  }

  /** How many threads there are, at work or at rest. */
  get count(): number {
    return this.all.size;
  }

  readonly solve = async (task: ToSolve, signal: AbortSignal): Promise<Solution | undefined> => {
    let why = new Error('No thread was tried.');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (this.closed || signal.aborted) return undefined;
      const came = await this.attempt(task, signal);
      if ('solution' in came) return came.solution;
      if ('cancelled' in came) return undefined;
      if ('failed' in came) throw new Error(came.failed);
      why = came.lost;
    }
    throw new Error(`${ATTEMPTS} threads were tried: ${why.message}`, { cause: why });
  };

  private attempt(task: ToSolve, signal: AbortSignal): Promise<Attempt> {
    const thread = this.idle.pop() ?? this.begin();
    clearTimeout(thread.leaving);
    const { worker } = thread;
    return new Promise<Attempt>((resolve) => {
      const settle = (came: Attempt): void => {
        clearTimeout(watch);
        delete thread.lost;
        worker.off('message', settle);
        signal.removeEventListener('abort', cancel);
        if ('lost' in came || 'cancelled' in came) this.end(thread);
        else this.rest(thread);
        resolve(came);
      };
      const lose = (lost: Error): void => settle({ lost });
      const cancel = (): void => settle({ cancelled: true });
      const watch = setTimeout(() => lose(new Error('The thread gave no answer.')), this.silentMs).unref();
      thread.lost = lose;
      worker.on('message', settle);
      signal.addEventListener('abort', cancel);
      worker.postMessage(task);
    });
  }

  private begin(): Thread {
    const worker = new Worker(this.file);
    worker.unref();
    const thread: Thread = { worker };
    // At work or at rest: a thread whose failure nobody hears would end the whole program.
    worker.on('error', (error: unknown) => {
      this.lose(thread, error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => this.lose(thread, new Error('The thread ended.')));
    this.all.add(thread);
    return thread;
  }

  private lose(thread: Thread, error: Error): void {
    if (thread.lost === undefined) this.end(thread);
    else thread.lost(error);
  }

  private rest(thread: Thread): void {
    this.idle.push(thread);
    thread.leaving = setTimeout(() => this.end(thread), IDLE_MS).unref();
  }

  private end(thread: Thread): void {
    clearTimeout(thread.leaving);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    if (this.all.delete(thread)) void thread.worker.terminate();
  }

  readonly close = async (): Promise<void> => {
    this.closed = true;
    const ending = [...this.all];
    this.all.clear();
    this.idle.length = 0;
    await Promise.all(
      ending.map((thread) => {
        clearTimeout(thread.leaving);
        return thread.worker.terminate();
      }),
    );
  };
}

export const defaultSolver = (): Solver =>
  existsSync(FILE) ? new SolverThreads({ file: FILE }) : SOLVER_IN_TURN;

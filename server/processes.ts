import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { type Announced, announcement } from './announcement.ts';
import { type MetricsAddress, tellMetrics } from './http/metrics.ts';
import type { Telling } from './serve-until-stopped.ts';

/** A process that ended by itself is replaced after so long: one that cannot live must not take the processor. */
const REPLACE_AFTER_MS = 1_000;
/** Whoever does not end when told, and after the time in which it still serves, is ended. */
const PATIENCE_MS = 30_000;

/** What a process tells the one that started it. */
type Told =
  | { readonly kind: 'serving'; readonly announced: Announced }
  | { readonly kind: 'failed'; readonly why: string };

/** In one of several processes: tells the first one how it went. */
export const tellFirstProcess = (told: Told): void => void process.send?.(told);

/** In one of several processes: it has nothing more to say, and ends when its work is done. While it might be told something it would not. */
export const leaveFirstProcess = (): void => process.disconnect?.();

/** Is this one of several processes that serve together? */
export const isOneOfSeveral = (): boolean => cluster.isWorker;

interface ManyProcesses {
  readonly processes: number;
  /** How this program is started again, without anything that others may not read. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly metrics?: MetricsAddress;
  /** For so long each goes on serving when it is told to end. */
  readonly drainMs: number;
}

/**
 * Serves with several processes on one port, all on one database. One that dies is replaced and the others go on. Ends on
 * Ctrl-C or SIGTERM, when all have ended. Answers an exit code.
 */
export async function serveWithProcesses(many: ManyProcesses, { say, complain }: Telling): Promise<number> {
  cluster.setupPrimary({ args: [...many.args] });
  let isStopping = false;
  let hasServed = false;
  const replacing = new Set<NodeJS.Timeout>();
  const fork = (): Worker => cluster.fork(many.environment);
  const ended = new Promise<number>((resolve) => {
    const stop = (): void => {
      if (isStopping) return;
      isStopping = true;
      for (const timer of replacing) clearTimeout(timer);
      const all = workers();
      if (all.length === 0) resolve(0);
      for (const worker of all) worker.process.kill('SIGTERM');
      setTimeout(() => {
        for (const worker of workers()) worker.process.kill('SIGKILL');
      }, many.drainMs + PATIENCE_MS).unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    cluster.on('message', (_worker, told: Told) => {
      if (told.kind === 'serving' && !hasServed) {
        hasServed = true;
        say(`${announcement(told.announced)}\nProcesses: ${many.processes}.`);
      }
      if (told.kind === 'failed' && !hasServed && !isStopping) {
        complain(told.why);
        stop();
      }
    });
    cluster.on('exit', () => {
      if (isStopping) {
        if (workers().length === 0) resolve(hasServed ? 0 : 1);
        return;
      }
      const timer = setTimeout(() => {
        replacing.delete(timer);
        fork();
      }, REPLACE_AFTER_MS);
      replacing.add(timer);
    });
  });
  const registry = new AggregatorRegistry();
  const metrics = many.metrics && (await tellMetrics(many.metrics, () => registry.clusterMetrics()));
  for (let started = 0; started < many.processes; started++) fork();
  const code = await ended;
  await metrics?.close();
  if (code === 0) say('Naipe has stopped.');
  return code;
}

const workers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

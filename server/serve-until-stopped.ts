import { AggregatorRegistry } from 'prom-client';
import { announcement } from './announcement.ts';
import { keepServing } from './keep-serving.ts';
import { isOneOfSeveral, leaveFirstProcess, tellFirstProcess } from './processes.ts';
import { type ServeOptions, serve } from './serve.ts';

/** Where a long-running program tells what happens. */
export interface Telling {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const PARENT_LOOKED_AT_EVERY = 250;

/** Serves until Ctrl-C, SIGTERM or, when asked, the end of the program that started this one. Answers an exit code. */
export async function serveUntilStopped(
  options: ServeOptions & { readonly endWithParent?: boolean },
  { say, complain }: Telling,
): Promise<number> {
  const serving = await serve({ log: { level: 'warn' }, ...options });
  if (!serving.ok) {
    if (isOneOfSeveral()) tellFirstProcess({ kind: 'failed', why: serving.error.message });
    complain(serving.error.message);
    return 1;
  }
  const told = stopped(options.endWithParent === true); // before anybody can know that it runs
  const despaired = new Promise<'despair'>((resolve) => {
    keepServing(serving.value.report, () => resolve('despair'));
  });
  if (isOneOfSeveral()) {
    const { report: _, close: _close, measurements, metricsPort: _port, ...announced } = serving.value;
    AggregatorRegistry.setRegistries([measurements]);
    // Only one that is made listens to the first process, which asks for the figures of all.
    new AggregatorRegistry();
    tellFirstProcess({ kind: 'serving', announced });
  } else say(announcement(serving.value));
  const why = await Promise.race([told, despaired]);
  await serving.value.close();
  if (isOneOfSeveral()) leaveFirstProcess();
  if (why === 'despair') {
    complain('Naipe has stopped: too much went wrong at once. Nothing acknowledged is lost; start it again.');
    return 1;
  }
  if (!isOneOfSeveral()) say('Naipe has stopped.');
  return 0;
}

/** Later signals change nothing: the first one is being obeyed. */
function stopped(endWithParent: boolean): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
    if (!endWithParent) return;
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || resolve(), PARENT_LOOKED_AT_EVERY).unref();
  });
}

/** A port as a person gives it: `undefined` when none is given, a sentence when it is none. */
export function readPort(text: string | undefined, name: string): { readonly port?: number } | string {
  if (text === undefined || text === '') return {};
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { port };
  return `${name} is "${text}"; it must be a port number from 1 to 65535, or 0 for any.`;
}

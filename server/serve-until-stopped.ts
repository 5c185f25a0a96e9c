import { ok, type Result } from 'naipe/base';
import { announcement } from './announcement.ts';
import type { LogLevel } from './http/logging.ts';
import { dataFolderFrom, portFrom, webFolder } from './places.ts';
import { type Serving, serve } from './serve.ts';

export interface ServeRequest {
  readonly dataFolder?: string | undefined;
  readonly port?: number | undefined;
  /** What is logged to standard error. */
  readonly log?: LogLevel | undefined;
  /** Where the announcement goes. */
  readonly say: (text: string) => void;
}

/** What is not told follows from NAIPE_DATA and NAIPE_PORT. Answers when Naipe has stopped, or cannot start. */
export async function serveUntilStopped({ dataFolder, port, log, say }: ServeRequest): Promise<Result<void>> {
  const named = port === undefined ? portFrom() : ok(port);
  if (!named.ok) return named;
  const serving = await serve({
    dataFolder: dataFolderFrom(dataFolder),
    webFolder: webFolder(),
    log: { level: log ?? 'warn' },
    ...(named.value === undefined ? {} : { port: named.value }),
  });
  if (!serving.ok) return serving;
  say(announcement(serving.value));
  await stopped(serving.value);
  say('Naipe has stopped.');
  return ok(undefined);
}

const PARENT_CHECK_MS = 250;

/** Serves until Ctrl-C or a request to end. */
function stopped({ close }: Serving): Promise<void> {
  return new Promise((resolve, reject) => {
    let ending = false;
    const end = () => {
      if (ending) return; // a second Ctrl-C: the first one is being obeyed
      ending = true;
      close().then(resolve, reject);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    // An npm that is killed outright cannot pass anything on: nobody would be left to stop this process.
    if (process.env.npm_lifecycle_event === 'start') {
      const npm = process.ppid;
      setInterval(() => process.ppid === npm || end(), PARENT_CHECK_MS).unref();
    }
  });
}

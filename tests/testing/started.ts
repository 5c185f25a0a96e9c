import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start` as a process of its own, and what it says. */
export interface Started {
  readonly process: ChildProcess;
  readonly exit: Promise<number | null>;
  readonly said: () => string;
}

export interface StartOptions {
  readonly dataFolder: string;
  readonly port?: number;
  /** Through npm, as people do, or only the script, which is quicker. */
  readonly throughNpm?: boolean;
  /** What is said after it: `npm start -- --name club.example.org`. */
  readonly words?: readonly string[];
}

export function start({ dataFolder, port = 0, throughNpm = false, words = [] }: StartOptions): Started {
  const [program, args] = throughNpm
    ? ['npm', ['start', '--', ...words]]
    : [process.execPath, ['scripts/start.mjs', ...words]];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NAIPE_DATA: dataFolder, NAIPE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return hearing(child);
}

/** Collects what a process says. */
export function hearing(child: ChildProcess): Started {
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, exit, said: () => said };
}

/** What it asks for before the first password is chosen, as it printed it. */
export const setupCodeOf = (started: Started): string => /#setup=(\d+)/.exec(started.said())?.[1] ?? '';

/** Waits until it serves, and answers the address that it printed. */
export async function addressOf(started: Started): Promise<string> {
  for (;;) {
    const address = /running at (http:\S+)/.exec(started.said())?.[1];
    if (address !== undefined) return address;
    const ended = await Promise.race([
      started.exit.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
    ]);
    if (ended) throw new Error(`Naipe ended before it served:\n${started.said()}`);
  }
}

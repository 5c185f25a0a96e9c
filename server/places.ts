import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fail, ok, type Result } from 'naipe/base';

/** The folder that holds the packages of Naipe. */
const home = resolve(dirname(createRequire(import.meta.url).resolve('@naipe/server/package.json')), '..');

/** The built pages. */
export const webFolder = (): string => join(home, 'web', 'dist');

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the data is: the folder named, else that of NAIPE_DATA, else `data` beside the program. */
export function dataFolderFrom(named: string | undefined, env: Environment = process.env): string {
  const chosen = named ?? env.NAIPE_DATA;
  return chosen === undefined || chosen === '' ? join(home, 'data') : resolve(chosen);
}

/** The port that NAIPE_PORT names, if it names one. */
export function portFrom(env: Environment = process.env): Result<number | undefined> {
  const { NAIPE_PORT } = env;
  if (NAIPE_PORT === undefined || NAIPE_PORT === '') return ok(undefined);
  const port = Number(NAIPE_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return ok(port);
  return fail({
    code: 'bad-port',
    message: `NAIPE_PORT is "${NAIPE_PORT}"; it must be a port number from 1 to 65535, or 0 for any.`,
  });
}

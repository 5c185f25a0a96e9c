import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isLogLevel, LOG_LEVELS, readPort, readReach, serveUntilStopped } from '@naipe/server';
import {
  type Answer,
  type Command,
  done,
  type Given,
  listOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { DATA_HELP, DATA_OPTION, dataFolderGiven } from '../data-folder.ts';

const HELP = `Usage:
  naipe serve [--port N] [--data FOLDER] [--log LEVEL]
  naipe serve --behind-proxy [HOPS] --name NAME …

Serves Naipe until Ctrl-C and prints its address, with a code for phones on the same network.

  --port N       the port to use if it is free (4242; 0 for any)
${DATA_HELP}
  --log LEVEL    what is logged to standard error, as lines of JSON: error, warn (unless told), info

On a network you do not own, behind a server that speaks https (docs/on-a-network-you-do-not-own.md):
  --behind-proxy [HOPS]  so many proxies (1) stand before Naipe: what they say in X-Forwarded-For and
                         X-Forwarded-Proto is believed. Without it nobody is.
  --name NAME            what Naipe is called there, such as bridge.example.org; may be given several times.
                         Requests for other names are refused.
  --listen ADDRESS       the address of this computer to listen at (all; behind a proxy 127.0.0.1)`;

/** The built pages, which come as a package of their own. */
const webFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@naipe/web/package.json')), 'dist');

async function serveHere(given: Given): Promise<Answer> {
  const reach = readReach({
    isBehind: given.options['behind-proxy'] === true,
    words: given.words,
    names: listOption(given, 'name'),
    listen: textOption(given, 'listen'),
  });
  if (typeof reach === 'string') return wrongUsage(reach);
  const port = readPort(textOption(given, 'port') ?? process.env.NAIPE_PORT, 'The port');
  if (typeof port === 'string') return wrongUsage(port);
  const level = textOption(given, 'log') ?? 'warn';
  if (!isLogLevel(level)) return wrongUsage(`--log takes ${LOG_LEVELS.join(', ')}, not "${level}".`);
  const complaints: string[] = [];
  const code = await serveUntilStopped(
    { dataFolder: dataFolderGiven(given), webFolder: webFolder(), log: { level }, ...port, ...reach },
    { say: (text) => console.log(text), complain: (text) => complaints.push(text) },
  );
  return code === 0 ? done({}, '') : wrongInput({ code: 'serve', message: complaints.join('\n') });
}

export const serve: Command = {
  help: HELP,
  options: {
    ...DATA_OPTION,
    port: { type: 'string' },
    log: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    name: { type: 'string', multiple: true },
    listen: { type: 'string' },
  },
  run: serveHere,
};

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isLogLevel, LOG_LEVELS, readPort, serveUntilStopped } from '@naipe/server';
import {
  type Answer,
  type Command,
  done,
  type Given,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { DATA_HELP, DATA_OPTION, dataFolderGiven } from '../data-folder.ts';

const HELP = `Usage:
  naipe serve [--port N] [--data FOLDER] [--log LEVEL]

Serves Naipe until Ctrl-C and prints its address, with a code for phones on the same network.

  --port N       the port to use if it is free (4242; 0 for any)
${DATA_HELP}
  --log LEVEL    what is logged to standard error, as lines of JSON: error, warn (unless told), info`;

/** The built pages, which come as a package of their own. */
const webFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@naipe/web/package.json')), 'dist');

async function serveHere(given: Given): Promise<Answer> {
  if (given.words.length > 0) return wrongUsage(`"${given.words[0]}" is not expected here.`);
  const port = readPort(textOption(given, 'port') ?? process.env.NAIPE_PORT, 'The port');
  if (typeof port === 'string') return wrongUsage(port);
  const level = textOption(given, 'log') ?? 'warn';
  if (!isLogLevel(level)) return wrongUsage(`--log takes ${LOG_LEVELS.join(', ')}, not "${level}".`);
  const complaints: string[] = [];
  const code = await serveUntilStopped(
    { dataFolder: dataFolderGiven(given), webFolder: webFolder(), log: { level }, ...port },
    { say: (text) => console.log(text), complain: (text) => complaints.push(text) },
  );
  return code === 0 ? done({}, '') : wrongInput({ code: 'serve', message: complaints.join('\n') });
}

export const serve: Command = {
  name: 'serve',
  summary: 'run the tournament server and its pages',
  help: HELP,
  options: { ...DATA_OPTION, port: { type: 'string' }, log: { type: 'string' } },
  run: serveHere,
};

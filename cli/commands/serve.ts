import { LOG_LEVELS, type LogLevel, serveUntilStopped } from '@naipe/server';
import {
  type Answer,
  type Command,
  done,
  integerOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { DATA_HELP, DATA_OPTION, dataFolderGiven } from '../data-folder.ts';

const HELP = `Usage:
  naipe serve [--port N] [--data DIR] [--log LEVEL]

Serves tournaments to the desk and to the phones in the room, until Ctrl-C.

  --port N     the port (that of NAIPE_PORT, or 4242; 0 for any)
${DATA_HELP}
  --log LEVEL  what is logged to standard error, as JSON: error, warn (so unless told), info`;

const isLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

export const serve: Command = {
  name: 'serve',
  summary: 'run tournaments: serve the desk and the phones in the room',
  help: HELP,
  options: { ...DATA_OPTION, port: { type: 'string' }, log: { type: 'string' } },
  run: async (given): Promise<Answer> => {
    if (given.words.length > 0) return wrongUsage(`"${given.words[0]}" is not expected here.`);
    const named = textOption(given, 'port') !== undefined;
    const port = integerOption(given, 'port', { least: 0, most: 65_535, fallback: 0 });
    if (typeof port !== 'number') return port;
    const log = textOption(given, 'log');
    if (log !== undefined && !isLevel(log))
      return wrongUsage(`--log takes ${LOG_LEVELS.join(', ')}, not "${log}".`);
    const served = await serveUntilStopped({
      dataFolder: dataFolderGiven(given),
      port: named ? port : undefined,
      log,
      say: console.log,
    });
    return served.ok ? done({ stopped: true }, '') : wrongInput(served.error);
  },
};

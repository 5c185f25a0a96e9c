import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  isLogLevel,
  isOneOfSeveral,
  LOG_LEVELS,
  type MetricsAddress,
  readPort,
  readReach,
  serveUntilStopped,
  serveWithProcesses,
} from '@naipe/server';
import {
  type Answer,
  type Command,
  done,
  type Given,
  integerOption,
  listOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { databaseGiven, dataFolderGiven, PLACE_HELP, PLACE_OPTIONS } from '../data-folder.ts';

const HELP = `Usage:
  naipe serve [--port N] [--data FOLDER] [--log LEVEL]
  naipe serve --behind-proxy [HOPS] --name NAME …

Serves Naipe until Ctrl-C and prints its address, with a code for phones on the same network.

  --port N       the port to use if it is free (4242; 0 for any)
${PLACE_HELP}
  --processes N  as many processes on one port as the computer has processors; needs --database
  --metrics [ADDRESS:]PORT
                 measurements for Prometheus at /metrics there, on this computer alone unless an address is given
  --drain SECONDS  when told to end, serve for so long while /api/ready says no, so that a balancer hears of it
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

/** What this program was started with, without the address of the database, which may hold a password. */
function argumentsToRepeat(): readonly string[] {
  const args = process.argv.slice(2);
  const at = args.indexOf('--database');
  const without = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  return without.filter((word) => !word.startsWith('--database='));
}

/** Where measurements are told: `9464`, or `0.0.0.0:9464`. */
function readMetrics(text: string | undefined): MetricsAddress | string | undefined {
  if (text === undefined) return undefined;
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const port = readPort(digits, 'The port of the measurements');
  if (typeof port === 'string') return port;
  return port.port === undefined
    ? `--metrics takes a port, or ADDRESS:PORT, not "${text}".`
    : { host, port: port.port };
}

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
  const database = databaseGiven(given);
  if (typeof database === 'object') return database;
  const metrics = readMetrics(textOption(given, 'metrics'));
  if (typeof metrics === 'string') return wrongUsage(metrics);
  const processes = integerOption(given, 'processes', { least: 1, most: 64, fallback: 1 });
  if (typeof processes === 'object') return processes;
  const drain = integerOption(given, 'drain', { least: 0, most: 600, fallback: 0 });
  if (typeof drain === 'object') return drain;
  if (processes > 1 && database === undefined)
    return wrongUsage('Several processes need a database that several can write to: add --database.');
  const complaints: string[] = [];
  const telling = {
    say: (text: string) => console.log(text),
    complain: (text: string) => void complaints.push(text),
  };
  if (processes > 1 && database !== undefined && !isOneOfSeveral()) {
    const many = { processes, args: argumentsToRepeat(), environment: { NAIPE_DATABASE: database } };
    const code = await serveWithProcesses(
      { ...many, drainMs: drain * 1000, ...(metrics && { metrics }) },
      telling,
    );
    return code === 0 ? done({}, '') : wrongInput({ code: 'serve', message: complaints.join('\n') });
  }
  const code = await serveUntilStopped(
    {
      dataFolder: dataFolderGiven(given),
      ...(database === undefined ? {} : { database }),
      webFolder: webFolder(),
      log: { level },
      drainMs: drain * 1000,
      // Of several processes the first tells what all of them measured.
      ...(metrics === undefined || isOneOfSeveral() ? {} : { metrics }),
      ...port,
      ...reach,
    },
    telling,
  );
  return code === 0 ? done({}, '') : wrongInput({ code: 'serve', message: complaints.join('\n') });
}

export const serve: Command = {
  help: HELP,
  options: {
    ...PLACE_OPTIONS,
    port: { type: 'string' },
    processes: { type: 'string' },
    metrics: { type: 'string' },
    drain: { type: 'string' },
    log: { type: 'string' },
    'behind-proxy': { type: 'boolean' },
    name: { type: 'string', multiple: true },
    listen: { type: 'string' },
  },
  run: serveHere,
};

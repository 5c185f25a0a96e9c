/*
 * The load test: a thousand tables send results in a burst of thirty seconds to one server, to which three thousand
 * listen. Everything is on this computer, in processes of its own, and stops by itself.
 * With `--teams` they are the two rooms of matches of a Swiss, all of whose boards are sent. With `--clubs` the tables are those of
 * so many tournaments, and with `--servers` they and the listeners go to several servers on one PostgreSQL in turn.
 *   node scripts/load.mjs [--teams] [--tables N] [--clubs N] [--servers N] [--listeners N] [--watchers N] [--readers N] [--seconds N]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseDirector, type Prepared, prepare, prepareTeams } from './load-prepare.ts';
import type {
  Heard,
  ListenGroup,
  ListenTask,
  ReadTask,
  SendTask,
  Sent,
  ServerTask,
  TellTask,
} from './load-tasks.ts';

const { values } = parseArgs({
  options: {
    teams: { type: 'boolean', default: false },
    tables: { type: 'string' },
    /** How many tournaments the tables belong to. */
    clubs: { type: 'string', default: '1' },
    servers: { type: 'string', default: '1' },
    /** The PostgreSQL database of all servers; SQLite when it is not given. */
    database: { type: 'string' },
    listeners: { type: 'string', default: '3000' },
    /** How many of the listeners have the whole ranking on their screen. */
    watchers: { type: 'string', default: '100' },
    /** How many ask for the results as a file, one after the other, as fast as they are answered. */
    readers: { type: 'string', default: '0' },
    seconds: { type: 'string' },
  },
});
const TEAMS = values.teams;
const TABLES = Number(values.tables ?? (TEAMS ? 256 : 1000));
const BOARDS_A_MATCH = 24;
const LISTENERS = Number(values.listeners);
const WATCHERS = Number(values.watchers);
const READERS = Number(values.readers);
const CLUBS = Number(values.clubs);
const SERVERS = Number(values.servers);
const SECONDS = Number(values.seconds ?? (TEAMS ? 60 : 30));
const LISTENER_PROCESSES = 2;

const worker = fileURLToPath(new URL('load-worker.js', import.meta.url));

/** A process of its own with one task. */
function start(task: ServerTask | ListenTask | ReadTask | SendTask): ChildProcess {
  const child = fork(worker, {
    stdio: 'inherit',
    execArgv: task.role === 'server' ? (process.env.LOAD_NODE_OPTIONS ?? '').split(' ').filter(Boolean) : [],
  });
  child.send(task);
  return child;
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)));
  });

const megabytes = (child: ChildProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

/** The processor time that a process has used, in seconds (the kernel counts hundredths). */
function processorSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface KeptFact {
  readonly cause: string;
}

/** How many acknowledged commands are not in the record, and how many are there more than once. */
async function missingAndDouble(
  prepared: readonly Prepared[],
  acknowledged: readonly string[],
): Promise<{ readonly lost: number; readonly doubled: number }> {
  const times = new Map<string, number>();
  for (const { address, cookie, tournament } of prepared) {
    const response = await fetch(`${address}/api/tournaments/${tournament}/export`, { headers: { cookie } });
    for (const line of (await response.text()).trimEnd().split('\n').slice(1)) {
      const { cause } = JSON.parse(line) as KeptFact;
      times.set(cause, (times.get(cause) ?? 0) + 1);
    }
  }
  return {
    lost: acknowledged.filter((id) => !times.has(id)).length,
    doubled: acknowledged.filter((id) => (times.get(id) ?? 0) > 1).length,
  };
}

interface Standing {
  readonly lists: readonly { readonly lines: readonly { readonly record?: { readonly played: number } }[] }[];
}

/** Teams whose match counts in the standings. */
async function teamsCounted({ address, cookie, tournament }: Prepared): Promise<number> {
  const url = `${address}/api/tournaments/${tournament}/views/ranking`;
  const { lists } = (await (await fetch(url, { headers: { cookie } })).json()) as Standing;
  return lists.flatMap(({ lines }) => lines).filter(({ record }) => record?.played === 1).length;
}

/** What so many counts by the millisecond come to: the value that this share of them does not exceed. */
function percentileOfCounts(counts: readonly number[], share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (let at = 0; at < counts.length; at++) {
    passed += counts[at] ?? 0;
    if (passed >= all * share) return at;
  }
  return counts.length;
}

const added = (lists: readonly (readonly number[])[]): number[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** So many of them for each of so many, as evenly as it goes. */
const shared = (count: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, at) => Math.floor((count + at) / among));

/** Who listens to which tournament at which server. */
function listenGroups(prepared: readonly Prepared[], addresses: readonly string[]): readonly ListenGroup[] {
  const [listeners, watchers] = [shared(LISTENERS - WATCHERS, CLUBS), shared(WATCHERS, CLUBS)];
  return prepared.flatMap(({ tournament }, club) =>
    addresses.map((address, at) => {
      const server = (at + club) % SERVERS; // whoever is left over is not always at the same
      return {
        address,
        tournament,
        listeners: shared(listeners[club] ?? 0, SERVERS)[server] ?? 0,
        watchers: shared(watchers[club] ?? 0, SERVERS)[server] ?? 0,
      };
    }),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'naipe-load-'));
const children: ChildProcess[] = [];
try {
  const servers: ChildProcess[] = [];
  const addresses: string[] = [];
  let setupCode = '';
  for (let server = 0; server < SERVERS; server++) {
    const { database } = values;
    const child = start({ role: 'server', folder, ...(database === undefined ? {} : { database }) });
    children.push(child);
    servers.push(child);
    const serving = await answerOf<{ readonly address: string; readonly setupCode: string }>(child);
    addresses.push(serving.address);
    setupCode ||= serving.setupCode;
  }
  const memory = (): number => sumOf(servers.map(megabytes));
  const worktime = (): number => sumOf(servers.map(processorSeconds));
  console.error(`Preparing ${TABLES} tables…`);
  const [address = ''] = addresses;
  const cookie = await chooseDirector(address, setupCode);
  const prepared: Prepared[] = [];
  for (const [club, tables] of shared(TABLES, CLUBS).entries()) {
    const at = addresses[club % addresses.length] ?? address;
    prepared.push(
      TEAMS ? await prepareTeams(at, cookie, tables / 2, BOARDS_A_MATCH) : await prepare(at, cookie, tables),
    );
  }
  const idle = memory();

  console.error(`Opening ${LISTENERS} live connections…`);
  const groups = listenGroups(prepared, addresses);
  const listening = Array.from({ length: LISTENER_PROCESSES }, (_, index) =>
    start({
      role: 'listen',
      // With one group alone each process has a share of it.
      groups:
        groups.length === 1
          ? groups.map((group) => ({
              ...group,
              listeners: shared(group.listeners, LISTENER_PROCESSES)[index] ?? 0,
              watchers: index === 0 ? group.watchers : 0,
            }))
          : groups.filter((_group, at) => at % LISTENER_PROCESSES === index),
    }),
  );
  children.push(...listening);
  await Promise.all(listening.map((child) => answerOf(child)));
  const connected = memory();

  const [first] = prepared;
  if (READERS > 0 && first !== undefined) {
    children.push(start({ role: 'read', address, tournament: first.tournament, readers: READERS }));
  }
  console.error(`Sending for ${SECONDS} seconds…`);
  const before = worktime();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 500);
  const sending = start({ role: 'send', prepared, addresses, seconds: SECONDS });
  children.push(sending);
  const sent = await answerOf<Sent>(sending);
  clearInterval(watch);
  const worked = worktime() - before;
  const { lost, doubled } = await missingAndDouble(prepared, sent.acknowledged);
  const counted = TEAMS && first !== undefined ? await teamsCounted(first) : undefined;
  const acknowledgedAt: Record<string, number[]> = {};
  for (const [tournament, version, at] of sent.acknowledgedAt) {
    acknowledgedAt[tournament] ??= [];
    (acknowledgedAt[tournament] as number[])[version] = at;
  }
  for (const [tournament, times] of Object.entries(acknowledgedAt))
    acknowledgedAt[tournament] = Array.from(times, (at) => at ?? 0);

  // A large view goes out at most every fifteen seconds.
  await new Promise((resolve) => setTimeout(resolve, 16_000));
  for (const child of listening) child.send({ role: 'tell', acknowledgedAt } satisfies TellTask);
  const heard = await Promise.all(listening.map((child) => answerOf<Heard>(child)));
  const sum = (of: (each: Heard) => number) => sumOf(heard.map(of));
  const delays = sent.milliseconds.toSorted((a, b) => a - b);
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  const heardAfter = (of: (each: Heard) => readonly number[]): string => {
    const counts = added(heard.map(of));
    return [0.5, 0.99].map((share) => `${percentileOfCounts(counts, share)} ms`).join(', ');
  };
  const rows: readonly (readonly [string, string])[] = [
    ['servers', SERVERS > 1 || values.database !== undefined ? `${SERVERS} on PostgreSQL` : '1 on SQLite'],
    ['tables sending results', `${TABLES} in ${SECONDS} s, of ${CLUBS} tournaments`],
    ['live listeners', `${sum(({ listeners }) => listeners)}, of them ${WATCHERS} with the whole ranking`],
    ['readers of the results as a file', `${READERS}`],
    ['commands sent', `${sent.sent} (${Math.round(sent.sent / SECONDS)} a second)`],
    ['commands acknowledged', `${sent.acknowledged.length}`],
    ['refused or failed', `${sent.failed}`],
    ['acknowledged and lost', `${lost}`],
    ['acknowledged and there twice', `${doubled}`],
    ...(counted === undefined
      ? []
      : ([['teams whose match stands in the ranking', `${counted} of ${TABLES}`]] as const)),
    ['acknowledged after, p50', milliseconds(percentile(delays, 0.5))],
    ['acknowledged after, p95', milliseconds(percentile(delays, 0.95))],
    ['acknowledged after, p99', milliseconds(percentile(delays, 0.99))],
    ['acknowledged after, slowest', milliseconds(percentile(delays, 1))],
    ['listeners told of a fact after, p50, p99', heardAfter(({ listenersAfter }) => listenersAfter)],
    ['screens with the ranking after, p50, p99', heardAfter(({ screensAfter }) => screensAfter)],
    [
      'listeners at the last version',
      `${sum(({ current }) => current)} of ${sum(({ listeners }) => listeners)}`,
    ],
    ['events heard', `${sum(({ events }) => events)}`],
    ['sent to listeners', `${Math.round(sum(({ bytes }) => bytes) / 1024 / 1024)} MB`],
    ['processor time of the servers in the burst', `${worked.toFixed(1)} s`],
    ['others at work on this machine (load average)', `${loadavg()[0]?.toFixed(1)}`],
    ['memory of the servers: prepared, connected, most', `${idle}, ${connected}, ${most} MB`],
  ];
  const processors = cpus();
  console.log(`Machine: ${processors.length} × ${processors[0]?.model.trim()}, Node ${process.version}.\n`);
  console.log('| load | figure |\n|---|---:|');
  for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
  const behind = counted !== undefined && counted < TABLES;
  if (lost > 0 || doubled > 0 || sent.failed > 0 || behind) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGINT');
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
  );
  rmSync(folder, { recursive: true, force: true });
}

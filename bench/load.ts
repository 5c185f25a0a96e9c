/*
 * The load test: a thousand tables send results in a burst of thirty seconds to one server, to which three thousand
 * listen. Everything is on this computer, in processes of its own, and stops by itself.
 * With `--teams` they are the two rooms of matches of a Swiss, all of whose boards are sent.
 *   node scripts/load.mjs [--teams] [--tables N] [--listeners N] [--watchers N] [--readers N] [--seconds N]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Prepared, prepare, prepareTeams } from './load-prepare.ts';
import type { Heard, ListenTask, ReadTask, SendTask, Sent, ServerTask, TellTask } from './load-tasks.ts';

const { values } = parseArgs({
  options: {
    teams: { type: 'boolean', default: false },
    tables: { type: 'string' },
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
  { address, cookie, tournament }: Prepared,
  acknowledged: readonly string[],
): Promise<{ readonly lost: number; readonly doubled: number }> {
  const response = await fetch(`${address}/api/tournaments/${tournament}/export`, { headers: { cookie } });
  const times = new Map<string, number>();
  for (const line of (await response.text()).trimEnd().split('\n').slice(1)) {
    const { cause } = JSON.parse(line) as KeptFact;
    times.set(cause, (times.get(cause) ?? 0) + 1);
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

const folder = mkdtempSync(join(tmpdir(), 'naipe-load-'));
const children: ChildProcess[] = [];
try {
  const server = start({ role: 'server', folder });
  children.push(server);
  const { address, setupCode } = await answerOf<{ readonly address: string; readonly setupCode: string }>(
    server,
  );
  console.error(`Preparing ${TABLES} tables…`);
  const prepared = TEAMS
    ? await prepareTeams(address, setupCode, TABLES / 2, BOARDS_A_MATCH)
    : await prepare(address, setupCode, TABLES);
  const idle = megabytes(server);

  console.error(`Opening ${LISTENERS} live connections…`);
  const listening = Array.from({ length: LISTENER_PROCESSES }, (_, index) =>
    start({
      role: 'listen',
      address,
      tournament: prepared.tournament,
      listeners: Math.floor((LISTENERS - WATCHERS) / LISTENER_PROCESSES),
      watchers: index === 0 ? WATCHERS : 0,
    }),
  );
  children.push(...listening);
  await Promise.all(listening.map((child) => answerOf(child)));
  const connected = megabytes(server);

  if (READERS > 0) {
    children.push(start({ role: 'read', address, tournament: prepared.tournament, readers: READERS }));
  }
  console.error(`Sending for ${SECONDS} seconds…`);
  const before = processorSeconds(server);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes(server));
  }, 500);
  const sending = start({ role: 'send', prepared, seconds: SECONDS });
  children.push(sending);
  const sent = await answerOf<Sent>(sending);
  clearInterval(watch);
  const worked = processorSeconds(server) - before;
  const { lost, doubled } = await missingAndDouble(prepared, sent.acknowledged);
  const counted = TEAMS ? await teamsCounted(prepared) : undefined;
  const acknowledgedAt: number[] = [];
  for (const [version, at] of sent.acknowledgedAt) acknowledgedAt[version] = at;

  // A large view goes out at most every fifteen seconds.
  await new Promise((resolve) => setTimeout(resolve, 16_000));
  const asked: TellTask = { role: 'tell', acknowledgedAt: Array.from(acknowledgedAt, (at) => at ?? 0) };
  for (const child of listening) child.send(asked);
  const heard = await Promise.all(listening.map((child) => answerOf<Heard>(child)));
  const sum = (of: (each: Heard) => number) => heard.reduce((all, each) => all + of(each), 0);
  const current = sum(({ last }) => last.filter((version) => version === acknowledgedAt.length - 1).length);
  const delays = sent.milliseconds.toSorted((a, b) => a - b);
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  const heardAfter = (of: (each: Heard) => readonly number[]): string => {
    const counts = added(heard.map(of));
    return [0.5, 0.99].map((share) => `${percentileOfCounts(counts, share)} ms`).join(', ');
  };
  const rows: readonly (readonly [string, string])[] = [
    ['tables sending results', `${TABLES} in ${SECONDS} s`],
    ['live listeners', `${sum(({ last }) => last.length)}, of them ${WATCHERS} with the whole ranking`],
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
    ['listeners at the last version', `${current} of ${sum(({ last }) => last.length)}`],
    ['events heard', `${sum(({ events }) => events)}`],
    ['sent to listeners', `${Math.round(sum(({ bytes }) => bytes) / 1024 / 1024)} MB`],
    ['processor time of the server in the burst', `${worked.toFixed(1)} s`],
    ['others at work on this machine (load average)', `${loadavg()[0]?.toFixed(1)}`],
    ['memory of the server: prepared, connected, most', `${idle}, ${connected}, ${most} MB`],
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

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../scripts/lib/postgres.mjs';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan, SMALL } from '../testing/club.ts';
import { Bundle, KillableServer } from './killable.ts';
import { SOAK, tell } from './soak.ts';

const TABLES_A_CLUB = 10;
/** Whoever is not answered asks again, on any server. */
const PATIENCE_MS = 5_000;
/** At first soon, then less and less often: thousands that all asked again at once would keep from coming back whom they wait for. */
const AGAIN_MS = { first: 200, longest: 5_000 } as const;
/** Between two kills things go well for so long at most. */
const LONGEST_CALM_MS = 600;

const warning = { session: 1, contestant: '1', reason: 'noise', clause: 'Law 90' } as const;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let bundle: Bundle;
let folder: string;
let postgres: OwnPostgres;
let database: string;
let cookie = '';
/** Where the two servers are at this moment. */
const addresses: string[] = ['', ''];
const servers: KillableServer[] = [];
/** Loading the program takes longer than anything else here: it is done ahead. */
let spare: KillableServer;

async function begin(at: number): Promise<string | undefined> {
  servers[at] = spare;
  spare = new KillableServer(bundle);
  const { address, setupCode } = await servers[at]!.serve(folder, database);
  addresses[at] = address;
  return setupCode;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-chaos-'));
  [bundle, postgres] = await Promise.all([Bundle.make(), startOwnPostgres()]);
  database = await postgres.database();
  spare = new KillableServer(bundle);
});

afterAll(async () => {
  for (const server of [...servers, spare]) await server?.kill();
  await postgres.stop();
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

const directorAt = (address: string): Client => {
  const client = new Client(address);
  client.cookie = cookie;
  return client;
};

async function openClub(name: string): Promise<string> {
  const director = directorAt(addresses[0]!);
  const data = { name, date: '2026-05-01' };
  const made = await director.post('/api/tournaments', { id: randomUUID(), data });
  const { tournament } = made.json;
  await plan(director, tournament);
  await director.must(tournament, 'open-session', { session: 1, ...SMALL });
  return tournament;
}

/** What all tables sent, and what of it was acknowledged. */
class Tables {
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  readonly delays: number[] = [];
  lastAnswer = 0;
  private stopped = false;
  private readonly running: Promise<unknown>;

  constructor(clubs: readonly string[]) {
    const tables = clubs.flatMap((club) => Array.from({ length: TABLES_A_CLUB }, () => club));
    this.running = Promise.all(tables.map((club) => this.play(club, (1000 * tables.length) / SOAK.rate)));
  }

  private async play(club: string, everyMs: number): Promise<void> {
    await sleep(Math.random() * everyMs);
    while (!this.stopped) {
      const begun = performance.now();
      await this.sendUntilHeard(club, randomUUID());
      this.delays.push(performance.now() - begun);
      await sleep(2 * Math.random() * everyMs);
    }
  }

  /** As a phone does: the same command again, to whichever server answers, until it is acknowledged. */
  private async sendUntilHeard(club: string, id: string): Promise<void> {
    this.sent.add(id);
    for (let wait: number = AGAIN_MS.first; ; wait = Math.min(AGAIN_MS.longest, 2 * wait)) {
      const address = addresses[Math.floor(Math.random() * addresses.length)];
      const status = await fetch(`${address}/api/tournaments/${club}/commands`, {
        method: 'POST',
        body: JSON.stringify({ id, type: 'give-warning', data: warning }),
        headers: { 'content-type': 'application/json', cookie },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (response) => {
          const text = await response.text();
          if (response.status !== 200 && response.status !== 503) throw new Refused(text);
          return response.status;
        },
        () => 0,
      );
      if (status === 200) break;
      await sleep(wait * (1 + Math.random()));
    }
    this.acknowledged.add(id);
    this.lastAnswer = performance.now();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}

class Refused extends Error {}

interface Kept {
  readonly stream: string;
  readonly sequence: number;
  readonly cause: string;
}

async function untilReady(address: string, at: number): Promise<void> {
  for (;;) {
    if (servers[at]?.isAlive !== true) throw new Error('A server ended by itself.');
    const ready = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
    await ready?.text();
    if (ready?.status === 200) return;
    await sleep(20);
  }
}

const VICTIMS = ['one server', 'the other server', 'the database'] as const;

/** Kills one of them and begins it anew. Answers after how many milliseconds everything is ready and something was acknowledged again. */
async function killed(victim: (typeof VICTIMS)[number], tables: Tables): Promise<number> {
  const at = VICTIMS.indexOf(victim);
  const begun = performance.now();
  if (victim === 'the database') {
    await postgres.kill();
    await postgres.start();
  } else {
    await servers[at]!.kill();
    await begin(at);
  }
  await Promise.all(addresses.map(untilReady));
  while (tables.lastAnswer < begun) await sleep(5);
  return performance.now() - begun;
}

const percentile = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;

test(`two servers and their database, killed ${SOAK.postgres} times under load, keep every command that was acknowledged, and none twice`, async () => {
  const setupCode = await begin(0);
  await begin(1);
  const setup = new Client(addresses[0]!);
  await setup.post('/api/session/setup', { password: PASSWORD, setupCode });
  cookie = setup.cookie;
  const clubs: string[] = [];
  for (let club = 0; club < Math.ceil(SOAK.tables / TABLES_A_CLUB); club++)
    clubs.push(await openClub(`Club ${club + 1}`));

  const tables = new Tables(clubs);
  const recovered = new Map<string, number[]>();
  for (let kill = 0; kill < SOAK.postgres; kill++) {
    const victim = VICTIMS[kill % VICTIMS.length]!;
    await sleep(Math.random() * LONGEST_CALM_MS);
    recovered.set(victim, [...(recovered.get(victim) ?? []), await killed(victim, tables)]);
    if ((kill + 1) % 30 === 0)
      tell(`${kill + 1} kills, ${tables.acknowledged.size} commands acknowledged, load ${loadavg()[0]}`);
  }
  await tables.stop();

  const { rows } = await postgres.ask(
    database,
    `SELECT stream, sequence, cause FROM fact WHERE stream NOT LIKE ':%' ORDER BY stream, sequence`,
  );
  const facts = rows as readonly Kept[];
  const times = new Map<string, number>();
  for (const { cause } of facts) times.set(cause, (times.get(cause) ?? 0) + 1);
  const lost = [...tables.acknowledged].filter((id) => !times.has(id));
  const twice = [...tables.sent].filter((id) => (times.get(id) ?? 0) > 1);
  tell(`${SOAK.postgres} kills, ${clubs.length * TABLES_A_CLUB} tables, ${SOAK.rate} commands a second`);
  tell(`${tables.sent.size} commands sent, ${tables.acknowledged.size} acknowledged`);
  tell(`acknowledged and lost: ${lost.length}; there twice: ${twice.length}`);
  const delays = tables.delays.toSorted((a, b) => a - b);
  tell(
    `acknowledged after, p50 ${percentile(delays, 0.5)}, p99 ${percentile(delays, 0.99)}, longest ${percentile(delays, 1)}`,
  );
  for (const [victim, took] of recovered) {
    const sorted = took.toSorted((a, b) => a - b);
    tell(
      `${victim} is back after: p50 ${percentile(sorted, 0.5)}, longest ${percentile(sorted, 1)} (${sorted.length} times)`,
    );
  }
  tell(`load average ${loadavg()[0]}`);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
  expect([...tables.sent].filter((id) => !tables.acknowledged.has(id))).toEqual([]);
  expect(tables.acknowledged.size).toBeGreaterThan(SOAK.postgres);

  // Both servers show what the log holds, and its numbers have no gap.
  for (const club of clubs) {
    const own = facts.filter(({ stream }) => stream === club);
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, at) => at + 1));
    for (const address of addresses) {
      const { status, text } = await directorAt(address).get(`/api/tournaments/${club}/export`, {
        'naipe-version': String(own.length),
      });
      expect([status, text.trimEnd().split('\n').length - 1]).toEqual([200, own.length]);
    }
  }
});

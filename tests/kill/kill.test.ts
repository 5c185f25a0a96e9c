import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { Client } from '../testing/client.ts';
import { plan } from '../testing/club.ts';

const KILLS = 100;
const AT_ONCE = 16;
const LONGEST_LIFE_MS = 120;
/** A hundred programs have to be loaded, and others may be at work on this machine. */
const TIMEOUT_MS = 600_000;

/** The program in one file, where it finds its dependencies: loaded a hundred times, hundreds of files take twice as long. */
let bundle: string;

async function bundled(): Promise<string> {
  mkdirSync(`${root}.cache`, { recursive: true });
  const outDir = mkdtempSync(`${root}.cache/kill-`);
  const ssr = `${root}tests/kill/serve-when-told.mjs`;
  await build({ root, configFile: false, logLevel: 'error', build: { ssr, outDir, target: 'node20' } });
  return outDir;
}

/** A process that has loaded the program and waits to serve. */
class Server {
  private readonly child: ChildProcess;
  private readonly exit: Promise<unknown>;

  constructor() {
    const program = join(bundle, 'serve-when-told.js');
    this.child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.exit = new Promise((resolve) => this.child.once('close', resolve));
  }

  serve(dataFolder: string): Promise<{ readonly address: string; readonly setupCode?: string }> {
    this.child.stdin!.write(`${JSON.stringify([dataFolder])}\n`);
    return new Promise((resolve, reject) => {
      this.child.stdout!.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
      this.exit.then(() => reject(new Error('The server ended before it served.')));
    });
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }
}

let folder: string;
/** Loading the program takes longer than anything else here: it is done ahead. */
let ready: Server[];

beforeAll(async () => {
  bundle = await bundled();
  folder = mkdtempSync(join(tmpdir(), 'naipe-kill-'));
  ready = [new Server(), new Server()];
});

afterAll(async () => {
  for (const server of ready) await server.kill();
  for (const each of [folder, bundle]) rmSync(each, { recursive: true, force: true });
});

/** A command that can be given any number of times; each is one fact. */
const warning = { session: 1, contestant: '1', reason: 'noise', clause: 'Law 90' } as const;

/** Sends commands until the server no longer answers; tells which were acknowledged and which were not. */
async function load(
  client: Client,
  tournament: string,
  sent: string[],
  acknowledged: Set<string>,
): Promise<void> {
  const one = async () => {
    for (;;) {
      const id = randomUUID();
      sent.push(id);
      const answer = await client.command(tournament, 'give-warning', warning, id).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status !== 200) throw new Error(answer.text);
      acknowledged.add(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

interface Kept {
  readonly sequence: number;
  readonly cause: string;
}

async function factsOf(client: Client, tournament: string): Promise<readonly Kept[]> {
  const { text } = await client.get(`/api/tournaments/${tournament}/export`);
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
}

test(
  `killed ${KILLS} times under load, it keeps every command that it acknowledged, and none twice`,
  async () => {
    const sent: string[] = [];
    const acknowledged = new Set<string>();
    let cookie = '';
    let tournament = '';
    for (let kill = 0; kill <= KILLS; kill++) {
      const server = ready.shift()!;
      if (kill < KILLS - 1) ready.push(new Server());
      const { address, setupCode } = await server.serve(folder);
      const client = new Client(address);
      client.cookie = cookie;
      if (kill === 0) {
        await client.post('/api/session/setup', { password: 'correct horse', setupCode });
        cookie = client.cookie;
        const data = { name: 'Killed', date: '2026-05-01' };
        tournament = (await client.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
        await plan(client, tournament);
        await client.command(tournament, 'open-session', { session: 1 });
      }
      const facts = await factsOf(client, tournament);
      const times = new Map<string, number>();
      for (const { cause } of facts) times.set(cause, (times.get(cause) ?? 0) + 1);
      expect(facts.map(({ sequence }) => sequence)).toEqual(facts.map((_, index) => index + 1));
      expect([...acknowledged].filter((id) => times.get(id) !== 1)).toEqual([]);
      expect(sent.filter((id) => (times.get(id) ?? 0) > 1)).toEqual([]);

      // What was sent and not answered, the phones send again: it counts once, whichever way it went before.
      const unanswered = sent.filter((id) => !acknowledged.has(id));
      const again = unanswered.map((id) => client.command(tournament, 'give-warning', warning, id));
      expect((await Promise.all(again)).map(({ json }) => json.repeated)).toEqual(
        unanswered.map((id) => times.has(id)),
      );
      for (const id of unanswered) acknowledged.add(id);
      if (kill === KILLS) {
        await server.kill();
        break;
      }
      const loading = load(client, tournament, sent, acknowledged);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await server.kill();
      await loading;
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
  },
  TIMEOUT_MS,
);

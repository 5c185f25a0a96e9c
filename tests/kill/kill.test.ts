import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan, SMALL } from '../testing/club.ts';
import { Bundle, KillableServer } from './killable.ts';
import { SOAK, tell } from './soak.ts';

const KILLS = SOAK.sqlite;
/** So often a tournament sees the server die; then the next is played. */
const KILLS_A_TOURNAMENT = 20;
const AT_ONCE = 16;
const LONGEST_LIFE_MS = 120;

let bundle: Bundle;
let folder: string;
/** Loading the program takes longer than anything else here: it is done ahead. */
let ready: KillableServer[];

beforeAll(async () => {
  bundle = await Bundle.make();
  folder = mkdtempSync(join(tmpdir(), 'naipe-kill-'));
  ready = [new KillableServer(bundle), new KillableServer(bundle)];
});

afterAll(async () => {
  for (const server of ready) await server.kill();
  rmSync(folder, { recursive: true, force: true });
  bundle.remove();
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

/** A tournament, and what was sent to it and acknowledged. */
interface Evening {
  readonly tournament: string;
  readonly sent: string[];
  readonly acknowledged: Set<string>;
}

async function openEvening(client: Client): Promise<Evening> {
  const data = { name: 'Killed', date: '2026-05-01' };
  const { tournament } = (await client.post('/api/tournaments', { id: randomUUID(), data })).json;
  await plan(client, tournament);
  await client.must(tournament, 'open-session', { session: 1, ...SMALL });
  return { tournament, sent: [], acknowledged: new Set() };
}

/** Everything acknowledged is there once, nothing twice, and no number is missing. Answers which commands are there. */
async function expectWhole(client: Client, evening: Evening): Promise<ReadonlySet<string>> {
  const { tournament, sent, acknowledged } = evening;
  const facts = await factsOf(client, tournament);
  const times = new Map<string, number>();
  for (const { cause } of facts) times.set(cause, (times.get(cause) ?? 0) + 1);
  expect(facts.map(({ sequence }) => sequence)).toEqual(facts.map((_, index) => index + 1));
  expect([...acknowledged].filter((id) => times.get(id) !== 1)).toEqual([]);
  expect(sent.filter((id) => (times.get(id) ?? 0) > 1)).toEqual([]);
  return new Set(times.keys());
}

/** What was sent and not answered, the phones send again: it counts once, whichever way it went before. */
async function sendAgain(client: Client, evening: Evening, there: ReadonlySet<string>): Promise<void> {
  const { tournament, sent, acknowledged } = evening;
  const unanswered = sent.filter((id) => !acknowledged.has(id));
  const again = unanswered.map((id) => client.command(tournament, 'give-warning', warning, id));
  expect((await Promise.all(again)).map(({ json }) => json.repeated)).toEqual(
    unanswered.map((id) => there.has(id)),
  );
  for (const id of unanswered) acknowledged.add(id);
}

test(`killed ${KILLS} times under load, it keeps every command that it acknowledged, and none twice`, async () => {
  const evenings: Evening[] = [];
  let cookie = '';
  for (let kill = 0; kill <= KILLS; kill++) {
    const server = ready.shift()!;
    if (kill < KILLS - 1) ready.push(new KillableServer(bundle));
    const { address, setupCode } = await server.serve(folder);
    const client = new Client(address);
    client.cookie = cookie;
    if (kill === 0) {
      await client.post('/api/session/setup', { password: PASSWORD, setupCode });
      cookie = client.cookie;
    }
    const before = evenings.at(-1);
    if (before !== undefined) await sendAgain(client, before, await expectWhole(client, before));
    if (kill === KILLS) {
      for (const evening of evenings) await expectWhole(client, evening);
      await server.kill();
      break;
    }
    if (kill % KILLS_A_TOURNAMENT === 0) evenings.push(await openEvening(client));
    const { tournament, sent, acknowledged } = evenings.at(-1)!;
    const loading = load(client, tournament, sent, acknowledged);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
    await server.kill();
    await loading;
    if ((kill + 1) % 100 === 0) tell(`${kill + 1} kills, load average ${loadavg()[0]}`);
  }
  const acknowledged = evenings.reduce((sum, evening) => sum + evening.acknowledged.size, 0);
  tell(`${KILLS} kills of a server on SQLite: ${acknowledged} commands acknowledged, 0 lost, 0 twice`);
  expect(acknowledged).toBeGreaterThan(KILLS);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan } from '../testing/club.ts';

const program = fileURLToPath(new URL('../kill/serve-when-told.mjs', import.meta.url));

let folder: string;
let child: ChildProcess;
let ended: Promise<unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-full-'));
});

afterEach(async () => {
  child.kill('SIGKILL');
  await ended;
  if (existsSync(data())) chmodSync(data(), 0o700); // whoever may not write to it may not take it away either
  rmSync(folder, { recursive: true, force: true });
});

interface Served {
  readonly address: string;
  readonly setupCode: string;
  readonly warnings: readonly string[];
}

/** Serves in a process of its own, which `limit` of the shell keeps from something. */
function served(limit = 'true', user?: number): Promise<Served> {
  child = spawn('sh', ['-c', `${limit} && exec "${process.execPath}" "${program}"`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin?.write(`${JSON.stringify([data(), ...(user === undefined ? [] : [user])])}\n`);
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
    ended.then(() => reject(new Error('The server ended.')));
  });
}

const data = (): string => join(folder, 'data');

/** None of its files may grow beyond so many blocks of 512 bytes. */
const within = (blocks: number): string => `ulimit -f ${blocks}`;

/** A tournament that is played, and a server killed in the middle of it: the latest is only in the log of SQLite. */
async function playedAndKilled() {
  const { address, setupCode } = await served();
  const director = new Client(address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode });
  const about = { name: 'Nowhere Open', date: '2026-03-14' };
  const { tournament } = (await director.post('/api/tournaments', { id: randomUUID(), data: about })).json;
  await plan(director, tournament);
  await director.must(tournament, 'open-session', { session: 1 });
  await director.must(tournament, 'start-round', { session: 1, round: 1 });
  await director.must(tournament, 'record-result', { ...BOARD, result: '4SN=', by: 'director' });
  child.kill('SIGKILL');
  await ended;
  return { tournament, cookie: director.cookie };
}

const BOARD = { session: 1, section: 'A', round: 1, table: 1, board: 1 } as const;
const NEXT = { ...BOARD, board: 2, result: '3NTE-1', by: 'director' } as const;

async function expectOnlyReads(address: string, tournament: string, cookie: string): Promise<Client> {
  const director = new Client(address);
  director.cookie = cookie;
  const traveller = await director.view(tournament, 'traveller', { session: 1, board: 1 });
  expect(traveller).toMatchObject({ status: 200 });
  expect(traveller.text).toContain('4SN=');
  expect((await new Client(address).view(tournament, 'entries')).status).toBe(200);
  expect((await director.get('/api/tournaments')).text).toContain('Nowhere Open');
  for (const refused of [
    await director.command(tournament, 'record-result', NEXT),
    await director.post('/api/session/director', { name: 'Director', password: PASSWORD }),
    await director.get('/api/health'),
  ])
    expect(refused).toMatchObject({ status: 503, json: { error: { code: 'storage' } } });
  expect((await director.view(tournament, 'traveller', { session: 1, board: 2 })).text).not.toContain(
    '3NTE-1',
  );
  return director;
}

test('a server started on a full disk serves what is there, refuses commands and says why', async () => {
  const { tournament, cookie } = await playedAndKilled();
  // Eight blocks: less than SQLite needs to open its log.
  const { address, warnings } = await served(within(8));
  expect(warnings.join()).toMatch(/^The disk (is full|does not take what is written)/);
  await expectOnlyReads(address, tournament, cookie);
  child.kill('SIGKILL');
  await ended;
  // Nothing of what was on the disk has suffered.
  const whole = new Client((await served()).address);
  whole.cookie = cookie;
  expect((await whole.view(tournament, 'traveller', { session: 1, board: 1 })).text).toContain('4SN=');
  expect((await whole.command(tournament, 'record-result', NEXT)).status).toBe(200);
});

/** Somebody who may read the folder and not write to it: root may write to anything. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

function letWrite(may: boolean): void {
  const files = readdirSync(data()).map((name) => join(data(), name));
  if (NOBODY !== undefined) for (const path of [data(), ...files]) chownSync(path, may ? NOBODY : 0, 0);
  for (const file of files) chmodSync(file, may ? 0o600 : 0o444);
  chmodSync(data(), may ? 0o700 : 0o555);
  chmodSync(folder, 0o755);
}

test('a server started on a folder that it may not write to serves reads, and goes on by itself once it may', async () => {
  const { tournament, cookie } = await playedAndKilled();
  letWrite(false);
  const { address, warnings } = await served('true', NOBODY);
  expect(warnings.join()).toContain('The disk cannot be written to');
  const director = await expectOnlyReads(address, tournament, cookie);
  letWrite(true);
  await expect.poll(async () => (await director.get('/api/health')).status).toBe(200);
  expect((await director.command(tournament, 'record-result', NEXT)).status).toBe(200);
  expect((await director.view(tournament, 'traveller', { session: 1, board: 2 })).text).toContain('3NTE-1');
});

test('a server whose files cannot grow serves reads, refuses commands, says so, and does not end', async () => {
  const { address, setupCode } = await served(within(2_000));
  const director = new Client(address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode });
  const about = { name: 'Nowhere Open', date: '2026-03-14' };
  const { tournament } = (await director.post('/api/tournaments', { id: randomUUID(), data: about })).json;
  await plan(director, tournament);
  await director.must(tournament, 'open-session', { session: 1 });
  const warning = { session: 1, contestant: '1', reason: 'x'.repeat(900), clause: 'Law 90' };
  let answer = await director.command(tournament, 'give-warning', warning);
  for (let sent = 0; answer.status === 200 && sent < 5_000; sent++)
    answer = await director.command(tournament, 'give-warning', warning);
  expect(answer).toMatchObject({ status: 503, json: { error: { code: 'storage' } } });
  expect(await director.get('/api/health')).toMatchObject({
    status: 503,
    json: { error: { code: 'storage' } },
  });
  // The list of tournaments is brought up to date some seconds after a change: that must not end it either.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect((await director.view(tournament, 'entries')).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  rmSync(folder, { recursive: true, force: true });
});

/** Serves in a process none of whose files may grow beyond so many blocks of 512 bytes. */
function serveWithin(blocks: number): Promise<{ readonly address: string; readonly setupCode: string }> {
  child = spawn('sh', ['-c', `ulimit -f ${blocks} && exec "${process.execPath}" "${program}"`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin?.write(`${JSON.stringify([folder])}\n`);
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
    ended.then(() => reject(new Error('The server ended.')));
  });
}

test('a server whose files cannot grow serves reads, refuses commands, says so, and does not end', async () => {
  const { address, setupCode } = await serveWithin(2_000);
  const director = new Client(address);
  await director.post('/api/session/setup', { password: PASSWORD, setupCode });
  const data = { name: 'Nowhere Open', date: '2026-03-14' };
  const { tournament } = (await director.post('/api/tournaments', { id: randomUUID(), data })).json;
  await plan(director, tournament);
  await director.must(tournament, 'open-session', { session: 1 });
  const warning = { session: 1, pair: '1', reason: 'x'.repeat(900), clause: 'Law 90' };
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

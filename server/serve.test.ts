import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { noteRunning, readRunning } from './running.ts';
import { type Serving, serve } from './serve.ts';

let folder: string;
let running: Serving[];

const start = async (dataFolder: string, port = 0) => {
  const serving = await serve({ dataFolder, webFolder: join(folder, 'web'), port });
  if (serving.ok) running.push(serving.value);
  return serving;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-serve-'));
  running = [];
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '<title>Naipe</title>');
});

afterEach(async () => {
  for (const serving of running) await serving.close();
  rmSync(folder, { recursive: true, force: true });
});

test('answers at the address it gives', async () => {
  const { address } = orThrow(await start(join(folder, 'data')));
  const answer = await fetch(`${address}/api/health`);
  expect(await answer.json()).toMatchObject({ status: 'ok' });
});

test('takes another port when the wanted one is held, and says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  const { port } = other.address() as AddressInfo;
  const serving = orThrow(await start(join(folder, 'data'), port));
  expect(serving).toMatchObject({ takenPort: port });
  expect(serving.port).not.toBe(port);
  expect((await fetch(`${serving.address}/api/health`)).status).toBe(200);
  expect(announcement(serving)).toContain(`Something else uses port ${port}`);
  other.close();
});

test('refuses a data folder that another server holds, and names its address', async () => {
  const first = orThrow(await start(join(folder, 'data')));
  const second = await start(join(folder, 'data'));
  expect(second).toMatchObject({ ok: false, error: { code: 'already-running' } });
  expect(second.ok ? '' : second.error.message).toContain(first.address);
  expect(orThrow(await start(join(folder, 'other'))).port).not.toBe(first.port);
});

test('is not stopped by a note that a killed server left behind', async () => {
  mkdirSync(join(folder, 'data'));
  noteRunning(join(folder, 'data'), { address: 'http://localhost:1', process: process.pid });
  const { address } = orThrow(await start(join(folder, 'data')));
  expect(readRunning(join(folder, 'data'))).toEqual({ address, process: process.pid });
});

test('lets the data folder go when it is closed', async () => {
  const dataFolder = join(folder, 'data');
  await orThrow(await start(dataFolder)).close();
  expect(readRunning(dataFolder)).toBeUndefined();
  expect((await start(dataFolder)).ok).toBe(true);
});

test('announces where it is, on this computer and on the network, with a code to scan', () => {
  const text = announcement({
    address: 'http://localhost:4242',
    networkAddress: 'http://192.0.2.7:4242',
    port: 4242,
    takenPort: undefined,
    database: 'data/naipe.sqlite',
    setupCode: '01234567',
    warnings: [],
  });
  expect(text).toContain('http://localhost:4242');
  expect(text).toContain('http://192.0.2.7:4242');
  expect(text).toMatch(/[▀▄█]{10}/);
  expect(text).toContain('http://localhost:4242/desk#setup=01234567');
  expect(text).toContain('setup code 01234567');
  expect(text).toContain('Ctrl-C');
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, type Started, type StartOptions, start } from '../testing/started.ts';

let folder: string;
let all: Started[];

const run = (options: Partial<StartOptions> = {}): Started => {
  const started = start({ dataFolder: folder, ...options });
  all.push(started);
  return started;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-start-'));
  all = [];
});

afterEach(async () => {
  for (const { process, exit } of all) {
    process.kill('SIGKILL');
    await exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  test('serves the start page and is well', async () => {
    const address = await addressOf(run());
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' });
    expect(existsSync(join(folder, 'naipe.sqlite'))).toBe(true);
  });

  test('is refused while it runs, with exit code 1 and the address of the one that runs', async () => {
    const address = await addressOf(run());
    const second = run();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`already running at ${address}`);
    expect((await fetch(address)).status).toBe(200);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it with exit code 0 and lets the data go',
    async (signal) => {
      const first = run();
      await addressOf(first);
      first.process.kill(signal);
      expect(await first.exit).toBe(0);
      expect(existsSync(join(folder, 'running.json'))).toBe(false);
      await addressOf(run());
    },
  );

  test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm ends it the same', async (signal) => {
    const words = ['--behind-proxy', '2', '--name', 'club.example.org', '--listen', '127.0.0.1'];
    const first = run({ throughNpm: true, words });
    await addressOf(first);
    expect(first.said()).toContain('https://club.example.org');
    first.process.kill(signal);
    expect(await first.exit).toBe(0);
    expect(first.said()).toContain('Naipe has stopped.');
  });

  test('an npm that is killed outright leaves nothing running', async () => {
    const first = run({ throughNpm: true });
    await addressOf(first);
    first.process.kill('SIGKILL');
    await first.exit; // its output is closed only when the server has ended too
    expect(first.said()).toContain('Naipe has stopped.');
  });

  test('an open connection does not keep it from ending', async () => {
    const first = run();
    const address = await addressOf(first);
    await fetch(address, { headers: { connection: 'keep-alive' } });
    first.process.kill('SIGINT');
    expect(await first.exit).toBe(0);
  });

  test('starts again after it was killed', async () => {
    const first = run();
    await addressOf(first);
    first.process.kill('SIGKILL');
    await first.exit;
    expect(existsSync(join(folder, 'running.json'))).toBe(true);
    expect((await fetch(`${await addressOf(run())}/api/health`)).status).toBe(200);
  });

  test('takes another port when its own is in use, and says so', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const { port } = other.address() as AddressInfo;
    const started = run({ port });
    const address = await addressOf(started);
    expect(address).not.toContain(`:${port}`);
    expect(started.said()).toContain(`port ${port}`);
    other.close();
  });

  test('refuses a port that is none', async () => {
    const started = run({ port: 70_000 });
    expect(await started.exit).toBe(1);
    expect(started.said()).toContain('NAIPE_PORT is "70000"');
  });
});

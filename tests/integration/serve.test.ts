import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, hearing, type Started } from '../testing/started.ts';

const naipe = fileURLToPath(new URL('../../cli/bin/naipe.js', import.meta.url));

let folder: string;
let all: Started[];

function run(...args: readonly string[]): Started {
  const started = hearing(
    spawn(process.execPath, [naipe, 'serve', '--data', folder, '--port', '0', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  all.push(started);
  return started;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-serve-'));
  all = [];
});

afterEach(async () => {
  for (const { process, exit } of all) {
    process.kill('SIGKILL');
    await exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('naipe serve', () => {
  test('serves the pages until Ctrl-C', async () => {
    const serving = run();
    const address = await addressOf(serving);
    expect(await (await fetch(address)).text()).toContain('<div id="root">');
    serving.process.kill('SIGINT');
    expect(await serving.exit).toBe(0);
    expect(serving.said()).toContain('Naipe has stopped.');
  });

  test('says so when Naipe runs already, with exit code 1', async () => {
    const address = await addressOf(run());
    const second = run();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`already running at ${address}`);
  });

  test('a port that is none is wrong usage', async () => {
    const refused = run('--port', 'x');
    expect(await refused.exit).toBe(2);
    expect(refused.said()).toContain('The port is "x"');
  });
});

import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, startPostgres } from '../../scripts/lib/postgres.mjs';
import { addressOf, hearing } from '../testing/started.ts';

const naipe = fileURLToPath(new URL('../../cli/bin/naipe.js', import.meta.url));
const WHICH = /"process":(\d+)/g;

const PATIENCE_MS = 2_000;

/** On a connection of its own: each is for the next process. */
const statusOf = (address: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = get(`${address}/api/health`, { agent: false, timeout: PATIENCE_MS }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('no answer'))); // it went to one that was killed
  });

test('naipe serve --processes: several serve on one port, one that dies is replaced, and all end together', async () => {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const metrics = await freePort();
  const words = ['serve', '--processes', '2', '--port', '0', '--log', 'info', '--metrics', `${metrics}`];
  const started = hearing(
    spawn(process.execPath, [naipe, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NAIPE_DATABASE: database },
    }),
  );
  try {
    const address = await addressOf(started);
    const asked = () => statusOf(address);
    /** Those that have answered so far: each logs what it is asked with its own number. */
    const answering = () => new Set([...started.said().matchAll(WHICH)].map(([, pid]) => Number(pid)));
    const untilAnswering = (several: number) =>
      expect
        .poll(async () => {
          await asked().catch(() => undefined); // one may end in the middle of answering
          return answering().size;
        })
        .toBe(several);
    await untilAnswering(2);
    const figures = await fetch(`http://127.0.0.1:${metrics}/metrics`);
    expect(figures.status).toBe(200);
    expect(await figures.text()).toContain('naipe_');
    const [first] = [...answering()];
    process.kill(first!, 'SIGKILL');
    await untilAnswering(3);
    expect(await asked()).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(started.said()).toContain('Naipe has stopped.');
    await expect(asked()).rejects.toThrow();
  } finally {
    started.process.kill('SIGKILL');
    await started.exit;
    await postgres.stop();
  }
});

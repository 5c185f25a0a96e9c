import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteFactLog } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { expect, test } from 'vitest';

const appendForever = fileURLToPath(new URL('append-forever.mjs', import.meta.url));

/** Lets a process append until it has acknowledged that many facts, kills it, and answers the last acknowledged. */
async function killAfter(acknowledged: number, file: string): Promise<number> {
  const child = spawn(process.execPath, [appendForever, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > acknowledged / 2) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  const whole = said.split('\n').slice(0, -1);
  return Number(whole.at(-1));
}

test.each([2, 20, 200])(
  'killed after %i facts, the log keeps all it acknowledged and no half append',
  async (facts) => {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-killed-'));
    const file = join(folder, 'naipe.sqlite');
    const acknowledged = await killAfter(facts, file);
    const log = orThrow(openSqliteFactLog(file));
    const kept = await log.read('club');
    expect(acknowledged).toBeGreaterThanOrEqual(facts);
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
    expect(kept.length % 2).toBe(0);
    expect(kept.map(({ sequence }) => sequence)).toEqual(kept.map((_, index) => index + 1));
    await log.close();
    rmSync(folder, { recursive: true });
  },
);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/lib/run.mjs';

const scripts = readdirSync(`${root}scripts`).filter((file) => file.endsWith('.mjs'));

/** The scripts as somebody finds them who has just cloned: nothing is installed or built, and no npm is at hand. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'naipe-scripts-'));
  cpSync(`${root}scripts`, join(clone, 'scripts'), { recursive: true });
});
afterAll(() => {
  expect(readdirSync(clone)).toEqual(['scripts']);
  rmSync(clone, { recursive: true });
});

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(clone, 'scripts', script), ...args], {
    encoding: 'utf8',
    env: { PATH: '' },
  });

test('there are scripts', () => expect(scripts).toContain('start.mjs'));

test.each(scripts)('%s --help says what it does and does nothing else', (script) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^(npm|node scripts\/)/);
  expect(stdout).toContain('--help');
  expect(run(script, '-h').stdout).toBe(stdout);
});

test.each(scripts)('%s refuses what it does not know, with exit code 2 and its usage', (script) => {
  const { status, stdout, stderr } = run(script, '--rubbers');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--rubbers');
  expect(stderr).toContain('--help');
});

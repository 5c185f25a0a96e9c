import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/lib/run.mjs';

const scripts = readdirSync(`${root}scripts`).filter((file) => file.endsWith('.mjs'));

/** What npm runs, of ours; `format` is Biome's own. */
const throughNpm = Object.entries<string>(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts)
  .filter(([, command]) => command.includes('scripts/'))
  .map(([name]) => name);

const CLONED = ['exec.cmd', 'package.json', 'scripts'];

/** The scripts as somebody finds them who has just cloned: nothing is installed or built. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'naipe-scripts-'));
  for (const name of CLONED) cpSync(root + name, join(clone, name), { recursive: true });
});
afterAll(() => {
  expect(readdirSync(clone)).toEqual(CLONED);
  rmSync(clone, { recursive: true });
});

/** Without npm at hand. */
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

test('npm passes on what stands after --: each says what it does and does nothing else', async () => {
  expect(throughNpm).toEqual(['start', 'test', 'check', 'hunt', 'demo', 'bench', 'soak', 'build']);
  const npm = promisify(execFile);
  const help = await Promise.all(
    throughNpm.map(
      async (name) => (await npm('npm', ['run', '-s', name, '--', '--help'], { cwd: clone })).stdout,
    ),
  );
  const own = throughNpm.map((name) => run(`${name === 'check' ? 'test' : name}.mjs`, '--help').stdout);
  expect(help).toEqual(own);
});

test('on Unix npm start is the server itself, so that signals reach it; Windows finds an exec that runs what follows', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  expect(scripts.start).toMatch(/^exec node \S+$/);
  expect(readFileSync(`${root}exec.cmd`, 'utf8').trim().split('\n').at(-1)).toBe('@%*');
});

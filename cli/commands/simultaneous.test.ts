import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-simultaneous-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is no club with its file is told, and where', async () => {
  const file = join(folder, 'broken.ndjson');
  writeFileSync(file, 'not a tournament\n');
  const nothing = await run('simultaneous');
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('CLUB=FILE')]);
  const nameless = await run('simultaneous', file);
  expect([nameless.code, nameless.err]).toEqual([2, expect.stringContaining('is not CLUB=FILE')]);
  const broken = await run('simultaneous', `Lisboa=${file}`);
  expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('Lisboa (')]);
  const missing = await run('simultaneous', `Porto=${join(folder, 'nowhere')}`);
  expect(missing.code).toBe(1);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-people-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a list is shown, taken over and written out again', async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'number;nome;sexo\n1;Ada Nobody;F\n2;Bo Nobody;X\n');
  const data = ['--data', join(folder, 'data')];
  const shown = await run('people', 'import', file, ...data);
  expect(shown.code).toBe(1);
  expect(shown.out).toContain('1 new, 0 changed, 0 as before, 1 wrong.');
  expect(shown.out).toContain('Line 3: "X" is no sex. Write F or M, or leave it empty.');
  expect(shown.out).toContain('Nothing was changed.');
  await run('people', 'import', file, '--yes', ...data);
  const out = join(folder, 'out.csv');
  expect((await run('people', 'export', out, ...data)).out).toContain('1 people written');
  expect(readFileSync(out, 'utf8')).toContain('1,Ada Nobody,F');
  const again = await run('people', 'import', out, '--json', ...data);
  expect(JSON.parse(again.out).counts).toEqual({ new: 0, changed: 0, same: 1, faulty: 0 });
});

test('what to give it is said', async () => {
  expect((await run('people', 'list')).code).toBe(2);
});

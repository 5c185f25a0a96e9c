import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-password-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lists the directors, and knows whom it does not know', async () => {
  const server = orThrow(await createServer({ dataFolder: folder, webFolder: folder }));
  await server.services.directors.add('Ada Nobody', 'correct horse');
  await server.services.directors.add('Bo Nobody', 'correct horse');
  await server.close();
  const listed = await run('password', '--data', folder);
  expect([listed.code, listed.out]).toEqual([0, 'Ada Nobody\nBo Nobody']);
  const unknown = await run('password', 'Cy Nobody', '--data', folder);
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain('No director is called "Cy Nobody". There are: Ada Nobody, Bo Nobody.');
});

test('without data there is nobody', async () => {
  expect((await run('password', '--data', folder)).code).toBe(1);
  expect((await run('password', 'Ada', 'Nobody', '--data', folder)).code).toBe(2);
});

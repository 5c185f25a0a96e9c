import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doorOfReads } from '../access/index.ts';
import { createServer } from './create-server.ts';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-reads-'));
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Naipe</title>');
  server = orThrow(await createServer({ dataFolder: join(folder, 'data'), webFolder }));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, remoteAddress: string) => server.inject({ method: 'GET', url, remoteAddress });
const ROOM = '192.0.2.3';

test('a room of three hundred behind one address opens the page; a flood from it has to wait, pages and all', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000); // nothing comes back meanwhile
  for (let request = 0; request < 300 * 12; request++)
    expect(server.services.reads.take([doorOfReads(ROOM)])).toBe(0);
  expect((await get('/api/tournaments', ROOM)).statusCode).toBe(200);
  while (server.services.reads.take([doorOfReads(ROOM)]) === 0);
  for (const path of ['/api/tournaments', '/api/tournaments/x/live', '/api/health', '/', '/no/such/page']) {
    const answer = await get(path, ROOM);
    expect([answer.statusCode, answer.headers['retry-after']], path).toEqual([429, '1']);
    expect(answer.json().error.code).toBe('too-many-reads');
  }
  expect((await get('/api/tournaments', '192.0.2.4')).statusCode).toBe(200);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION } from '../version.ts';
import { createServer } from './create-server.ts';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-server-'));
  const webFolder = join(folder, 'web');
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Naipe</title>');
  writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), 'export {};');
  server = orThrow(await createServer({ dataFolder: join(folder, 'data'), webFolder }));
  server.post('/api/echo', (request) => request.body);
  server.get('/api/bug', () => {
    throw new Error('a secret detail');
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the API', () => {
  test('is well, and says which version it is', async () => {
    const { statusCode, json } = await server
      .inject('/api/health')
      .then((it) => ({ ...it, json: it.json() }));
    expect(statusCode).toBe(200);
    expect(json).toEqual({ status: 'ok', version: VERSION });
  });

  test('answers an unknown address with a sentence', async () => {
    for (const url of ['/api/nothing', '/api', '/api/health/more?x=1']) {
      const answer = await server.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json().error).toMatchObject({ code: 'not-found', message: expect.stringMatching(/\.$/) });
    }
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    ['JSON that is none', 400, 'bad-json', json, '{"a":'],
    ['no JSON at all', 400, 'bad-json', json, ''],
    ['another content type', 415, 'not-json', { 'content-type': 'text/csv' }, 'a,b'],
    ['more than a megabyte', 413, 'too-large', json, `"${'x'.repeat(1024 * 1024)}"`],
  ])('answers %s with %i and a sentence', async (_what, status, code, headers, payload) => {
    const answer = await server.inject({ method: 'POST', url: '/api/echo', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  test('does not tell what went wrong inside', async () => {
    const answer = await server.inject('/api/bug');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.code).toBe('internal');
    expect(answer.body).not.toContain('secret');
  });
});

describe('the pages', () => {
  test.each(['/', '/index.html', '/tournament/7', '/tournament/7?round=3'])(
    '%s is the page, asked for each time',
    async (url) => {
      const answer = await server.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<title>Naipe</title>');
    },
  );

  test('files named by their content are kept for ever; one that is gone is not replaced by the page', async () => {
    const there = await server.inject('/assets/main-abc123.js');
    expect(there.headers['cache-control']).toContain('immutable');
    expect((await server.inject('/assets/main-old.js')).statusCode).toBe(404);
  });

  test('are only read', async () => {
    expect((await server.inject({ method: 'POST', url: '/tournament/7' })).statusCode).toBe(405);
  });

  test('do not leave their folder', async () => {
    for (const url of ['/../data/naipe.sqlite', '/%2e%2e/data/naipe.sqlite', '/..%2fdata%2fnaipe.sqlite']) {
      const answer = await server.inject(url);
      expect(answer.body).not.toContain('SQLite');
    }
  });
});

test.each(['/', '/api/health', '/api/nothing', '/assets/main-abc123.js'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await server.inject(url);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  },
);

test('closing the server answers the request under way first', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    server.get('/api/slow', async () => {
      resolve();
      await new Promise<void>((done) => {
        answer = done;
      });
      return { late: true };
    });
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = fetch(`${address}/api/slow`);
  await asked;
  const closed = server.close();
  answer();
  expect(await (await response).json()).toEqual({ late: true });
  await closed;
});

test('closing the server closes its fact log', async () => {
  await server.close();
  const again = await createServer({ dataFolder: join(folder, 'data'), webFolder: join(folder, 'web') });
  expect(again.ok).toBe(true);
  if (again.ok) await again.value.close();
});

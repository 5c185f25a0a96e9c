import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { orThrow } from 'naipe/base';
import { afterEach, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import type { Reach } from './reach.ts';

const PASSWORD = 'correct horse';
let folder: string;
let server: FastifyInstance;

/** A server that tells, besides, from where it thinks it is asked. */
async function open(reach: Partial<Reach> = {}): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'naipe-reach-'));
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Naipe</title>');
  server = orThrow(await createServer({ dataFolder: join(folder, 'data'), webFolder, ...reach }));
  server.get('/api/from', ({ ip, protocol }) => ({ ip, protocol }));
}

const PROXY: Reach = { behindProxy: 1, names: ['bridge.example.org', 'bridge.example.com'] };
const BY_HTTPS = {
  host: 'bridge.example.org',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
};

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const statusFor = async (host: string, url = '/api/health') =>
  (await server.inject({ url, headers: { host } })).statusCode;

test.each([
  ['localhost:4242', 200],
  ['127.0.0.1:4242', 200],
  ['[::1]:4242', 200],
  ['192.168.1.5:4242', 200],
  [`${hostname()}:4242`, 200],
  ['bridge.example.org', 421],
  ['localhost.example.org', 421],
  ['192.168.1.5.example.org', 421],
])(
  'in a club, who asks for %s is answered %i: a page cannot take our address under its name',
  async (host, status) => {
    await open();
    expect(await statusFor(host)).toBe(status);
    expect(await statusFor(host, '/desk')).toBe(status);
  },
);

test.each([
  ['bridge.example.org', 200],
  ['BRIDGE.example.com:443', 200],
  ['localhost:4242', 200],
  ['192.168.1.5', 421],
  ['elsewhere.example.org', 421],
])('behind a proxy, who asks for %s is answered %i', async (host, status) => {
  await open(PROXY);
  expect(await statusFor(host)).toBe(status);
});

const from = async (headers: Record<string, string>) =>
  (await server.inject({ url: '/api/from', headers: { host: 'localhost', ...headers } })).json();

test('without a proxy nobody’s word about where he is is believed', async () => {
  await open();
  expect(await from(BY_HTTPS_FROM_NOWHERE)).toEqual({ ip: '127.0.0.1', protocol: 'http' });
});
const BY_HTTPS_FROM_NOWHERE = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

test('behind so many proxies, the last so many words are believed and none before them', async () => {
  const said = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 192.0.2.4', 'x-forwarded-proto': 'https' };
  await open(PROXY);
  expect(await from(said)).toEqual({ ip: '192.0.2.4', protocol: 'https' });
  await server.close();
  await open({ ...PROXY, behindProxy: 2 });
  expect(await from(said)).toEqual({ ip: '203.0.113.9', protocol: 'https' });
});

/** Signs the first director in; answers the cookies as they were set. */
async function setUp(headers: Record<string, string>): Promise<readonly string[]> {
  const { setupCode } = server.services;
  const payload = { password: PASSWORD, setupCode };
  const answer = await server.inject({ method: 'POST', url: '/api/session/setup', headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return [answer.headers['set-cookie'] ?? []].flat();
}

test.each<[from: string, headers: Record<string, string>]>([
  ['outside', BY_HTTPS],
  ['who says that he is this computer', { ...BY_HTTPS, 'x-forwarded-for': '127.0.0.1' }],
  ['this computer itself', { host: 'localhost:4242' }],
])(
  'behind a proxy the first password is chosen with what the terminal shows, from %s',
  async (_from, headers) => {
    await open(PROXY);
    for (const proof of [{}, { setupCode: '' }, { setupCode: '00000000' }]) {
      const payload = { password: PASSWORD, ...proof };
      const answer = await server.inject({ method: 'POST', url: '/api/session/setup', headers, payload });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'wrong-setup-code']);
    }
    expect(await server.services.directors.names()).toEqual([]);
    await setUp(headers);
  },
);

const asCookie = (set: readonly string[]): string => set.map((each) => each.split(';', 1)[0]).join('; ');

test('by https cookies are secure, browsers are held to it, and codes are scanned with https', async () => {
  await open(PROXY);
  const set = await setUp(BY_HTTPS);
  expect(set).toHaveLength(2);
  for (const cookie of set) expect(cookie).toMatch(/; Secure/);
  const headers = { ...BY_HTTPS, cookie: asCookie(set) };
  const page = await server.inject({ url: '/', headers });
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  const made = await server.inject({
    method: 'POST',
    url: '/api/tournaments',
    headers,
    payload: { id: randomUUID(), data: { name: 'Nowhere Open', date: '2026-03-14' } },
  });
  const { tournament } = made.json();
  const players = [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }];
  await server.inject({
    method: 'POST',
    url: `/api/tournaments/${tournament}/commands`,
    headers,
    payload: { id: randomUUID(), type: 'enter-contestant', data: { kind: 'pair', contestant: '1', players } },
  });
  for (const host of ['bridge.example.org', 'localhost:4242']) {
    const codes = await server.inject({
      url: `/api/tournaments/${tournament}/codes`,
      headers: { ...headers, host },
    });
    expect(codes.json().pairs[0].url).toMatch(/^https:\/\/bridge\.example\.org\/p\//);
  }
});

test('by http nothing speaks of https', async () => {
  await open();
  for (const cookie of await setUp({ host: 'localhost' })) expect(cookie).not.toMatch(/Secure/);
  expect((await server.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

test('what somebody sends who may not is not even read', async () => {
  await open();
  const send = (payload: string, cookie = '') =>
    server.inject({
      method: 'POST',
      url: '/api/tournaments/any/commands',
      headers: { 'content-type': 'application/json', cookie },
      payload,
    });
  const refused = await send('{"this is": no JSON');
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'not-for-you']);
  expect((await send(`"${'x'.repeat(5 * 1024 * 1024)}"`)).statusCode).toBe(401);
  const { signIns } = server.services;
  const as = { role: 'player', tournament: 'any', pair: '1' } as const;
  const { token } = await signIns.signIn(as, '');
  const large = await send(`"${'x'.repeat(20 * 1024)}"`, `naipe=${token}`);
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'too-large']);
  expect((await send('{"this is": no JSON', `naipe=${token}`)).statusCode).toBe(400);
});

test('a sign-in is small', async () => {
  await open();
  const payload = { password: 'x'.repeat(10_000) };
  const answer = await server.inject({ method: 'POST', url: '/api/session/director', payload });
  expect(answer.statusCode).toBe(413);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open({ behindProxy: 1, names: ['bridge.example.org'], listen: '127.0.0.1' });
  tournament = await club.play();
});

afterAll(() => club.close());

/** Asks through the proxy, from an address. */
const from = (address: string, client: Client = club.client()) => ({
  get: (path: string, more: Record<string, string> = {}) =>
    client.get(path, { 'x-forwarded-for': address, ...more }),
});

const file = () => `/api/tournaments/${tournament}/results.csv`;

test('who is not signed in saves a hundred files at once from one address, then has to wait', async () => {
  const reader = from('192.0.2.1');
  // A file a second comes back, which on a slow machine would be some.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await reader.get(file())).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  const answer = await reader.get(file());
  expect([answer.status, answer.json.error.code]).toEqual([429, 'too-many-reads']);
  expect(answer.json.error.message).toMatch(/^Too much is asked for from your address\. Wait 1 second;/);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await reader.get('/api/tournaments')).status).toBe(200);
  clock.mockReturnValue(performance.now() + 1_000);
  expect((await reader.get(file())).status).not.toBe(429);
  clock.mockRestore();
});

test('another address, and whoever is signed in, is not held up by it', async () => {
  expect((await from('192.0.2.2').get(file())).status).not.toBe(429);
  expect((await from('192.0.2.1', club.director).get(file())).status).toBe(200);
});

test('a file that somebody holds already is not sent again', async () => {
  const path = `/api/tournaments/${tournament}/results.csv`;
  const first = await club.director.get(path);
  const tag = first.headers.get('etag')!;
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  const again = await club.director.get(path, { 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
  const plain = await club.director.get(path, { 'accept-encoding': 'identity' });
  expect([plain.text, plain.headers.get('content-encoding')]).toEqual([first.text, null]);
});

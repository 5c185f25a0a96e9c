import { afterEach, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';

let club: Club;

afterEach(() => club.close());

test('measurements are told at an address of their own, by route and never by name, and not to the public', async () => {
  club = await Club.open({ metrics: { host: '127.0.0.1', port: 0 } });
  const tournament = await club.play();
  await club.client().get(`/api/tournaments/${tournament}/views/overview`);
  const { metricsPort } = club.running;
  const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(told).toMatch(
    /naipe_http_request_seconds_count\{method="POST",route="\/api\/tournaments\/:tournament\/commands",status="2xx"\} \d+/,
  );
  expect(told).toContain('naipe_tournaments_in_memory 1');
  expect(told).toContain('naipe_live_listeners 0');
  expect(told).not.toContain(tournament);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  for (const path of ['/metrics', '/api/metrics'])
    expect((await club.client().get(path)).text).not.toContain('naipe_');
});

test('a server that is told to end says so first, and goes on answering', async () => {
  club = await Club.open({ drainMs: 300 });
  expect((await club.client().get('/api/ready')).status).toBe(200);
  const stopped = club.stop();
  const [ready, health] = await Promise.all([
    club.client().get('/api/ready'),
    club.client().get('/api/health'),
  ]);
  expect([ready.status, ready.json.error.code, health.status]).toEqual([503, 'not-ready', 200]);
  await stopped;
});

import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { Load, shedLoad } from './load.ts';

afterEach(() => vi.useRealTimers());

/** Statuses of who is signed in, of who is not, of a machine that asks how the server is, and of a page. */
async function answers(level: Load['level']): Promise<readonly number[]> {
  const load = { level, underWay: 0 } as Load;
  const server = fastify();
  shedLoad(server, load, 'naipe');
  server.get('/api/tournaments', () => ({ underWay: load.underWay }));
  server.get('/api/ready', () => ({}));
  server.get('/p/1', () => 'a page');
  const asked = [
    { url: '/api/tournaments', headers: { cookie: 'naipe=a' } },
    { url: '/api/tournaments' },
    { url: '/api/ready' },
    { url: '/p/1' },
  ];
  const all = [];
  for (const each of asked) all.push(await server.inject(each));
  for (const { statusCode, headers, json } of all)
    if (statusCode === 503) {
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
      expect(json().error).toMatchObject({
        code: 'overloaded',
        message: expect.stringContaining('Try again'),
      });
    }
  await server.close();
  expect(load.underWay).toBe(0);
  return all.map(({ statusCode }) => statusCode);
}

test('a calm server answers everybody; a busy one those who are signed in; an overloaded one nobody, but says so; pages come always', async () => {
  expect(await answers('calm')).toEqual([200, 200, 200, 200]);
  expect(await answers('busy')).toEqual([200, 503, 200, 200]);
  expect(await answers('overloaded')).toEqual([503, 503, 200, 200]);
});

test('a server whose timers come late again and again is busy, and calm when they come in time', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const load = new Load();
  const look = (took: number, times: number) => {
    for (let time = 0; time < times; time++) {
      now += took;
      vi.advanceTimersByTime(250);
    }
  };
  look(250, 10);
  expect(load.level).toBe('calm');
  look(1_500, 1);
  expect(load.level).toBe('calm'); // one long computation
  look(1_500, 5);
  expect(load.level).toBe('busy');
  look(5_000, 10);
  expect(load.level).toBe('overloaded');
  look(250, 20);
  expect(load.level).toBe('calm');
  load.underWay = 1_001;
  expect(load.level).toBe('busy');
  load.close();
  vi.restoreAllMocks();
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../testing/client.ts';
import { Club, PASSWORD } from '../testing/club.ts';

/** What the proxy says about where somebody is, is believed. */
const PROXY = { behindProxy: 1, names: ['bridge.example'] };
let club: Club;

/** Something sent from an address. */
const postFrom = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  club.client().post(path, body, { 'x-forwarded-for': address, ...headers });

beforeEach(async () => {
  club = await Club.open(PROXY);
  // Tries come back with time, by a clock that nobody sets: on a slow machine as on a quick one none does.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});

afterEach(async () => {
  vi.restoreAllMocks();
  await club.close();
});

const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('the password of the director', () => {
  const guesses = (address: string, times: number, headers = {}) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        postFrom(address, '/api/session/director', { password: `guess ${at}` }, headers),
      ),
    );
  const signIn = (address: string, headers = {}) =>
    postFrom(address, '/api/session/director', { password: PASSWORD }, headers);

  test('guessed 160 times at once is checked five times', async () => {
    const answers = await guesses('192.0.2.2', 160);
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 155]);
  });

  test('a flood from one address does not keep the director out at another', async () => {
    const flood = guesses('192.0.2.2', 160);
    const director = signIn('192.0.2.3');
    expect((await director).status).toBe(200);
    await flood;
    expect((await signIn('192.0.2.3')).status).toBe(200);
    expect((await signIn('192.0.2.2')).status).toBe(429);
  });

  test('is asked of a device that signed in before, whatever others at its address try', async () => {
    const cookies = (await signIn('192.0.2.2')).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0]!);
    const device = cookies.find((cookie) => cookie.startsWith('naipe-device='))!;
    await guesses('192.0.2.2', 20);
    expect((await signIn('192.0.2.2')).status).toBe(429);
    expect((await signIn('192.0.2.2', { cookie: device })).status).toBe(200);
    // The device has tries of its own, and no more than those. Not all at once: nine wait in its lane at most.
    const first = await guesses('192.0.2.2', 5, { cookie: device });
    const others = await guesses('192.0.2.2', 35, { cookie: device });
    expect([count(first, 401), count(others, 401), count(others, 429)]).toEqual([5, 5, 30]);
    const forged = device.slice(0, -1) + (device.endsWith('A') ? 'B' : 'A');
    expect((await signIn('192.0.2.2', { cookie: forged })).status).toBe(429);
  });

  test('that was right clears nothing', async () => {
    await guesses('192.0.2.2', 4);
    expect((await signIn('192.0.2.2')).status).toBe(200);
    const answers = await guesses('192.0.2.2', 5);
    expect([count(answers, 401), count(answers, 429)]).toEqual([1, 4]);
  });
});

test('a flood at his own address does not keep a director who is signed in from changing his password', async () => {
  const { director } = club;
  for (let at = 0; at < 6; at++)
    await postFrom('192.0.2.2', '/api/session/director', { password: `guess ${at}` });
  expect((await postFrom('192.0.2.2', '/api/session/director', { password: PASSWORD })).status).toBe(429);
  const change = (own: string) =>
    director.fetch('/api/directors/me/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.2' },
      body: JSON.stringify({ own, password: 'another horse' }),
    });
  expect((await change(PASSWORD)).status).toBe(200);
  // Who sits down at the open laptop has ten tries.
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) statuses.push((await change(`guess ${at}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

describe('the codes of the tables', () => {
  let tournament: string;
  let right: string;
  let url: string;

  beforeEach(async () => {
    tournament = await club.play();
    const { tables } = await club.codes(tournament);
    right = tables[0]!.code;
    url = tables[0]!.url;
  });

  const join = (address: string, code: string) =>
    postFrom(address, '/api/session/table', { tournament, code });
  /** None of the three codes of the tournament. */
  const wrong = async (times: number) => {
    const codes = new Set((await club.codes(tournament)).tables.map(({ code }) => code));
    const all = Array.from({ length: times + codes.size }, (_, at) => String(100_000 + at));
    return all.filter((code) => !codes.has(code)).slice(0, times);
  };

  test('a right one clears the count of nobody', async () => {
    const statuses: number[] = [];
    for (const code of await wrong(12)) {
      statuses.push((await join('192.0.2.2', code)).status);
      if (statuses.length === 5) expect((await join('192.0.2.2', right)).status).toBe(200);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('from any number of addresses, so many wrong ones are heard as 63 an hour for three tables allow', async () => {
    const codes = await wrong(100);
    const answers: Answer[] = [];
    for (const [at, code] of codes.entries()) answers.push(await join(`198.51.100.${at}`, code));
    expect([count(answers, 401), count(answers, 429)]).toEqual([31, 69]);
    expect((await join('192.0.2.9', right)).status).toBe(429);
    // Another tournament is not concerned, and who scans the card comes in.
    const other = await club.play();
    expect((await club.table(other, 1)).cookie).not.toBe('');
    const scanned = new URL(url).hash.slice('#code='.length);
    expect((await join('192.0.2.9', scanned)).status).toBe(200);
  });

  test('of a tournament that is not there cost tries as well', async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 12; at++)
      answers.push(
        await postFrom('192.0.2.2', '/api/session/table', {
          tournament: `none-${at}`,
          code: '123456',
        }),
      );
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 2]);
  });
});

test('the code of a pair is guessed at ten times from everywhere', async () => {
  const tournament = await club.play();
  const { pairs } = await club.codes(tournament);
  const answers: Answer[] = [];
  for (let at = 0; at < 15; at++) {
    const code = String((Number(pairs[0]!.code) + 1 + at) % 1_000_000).padStart(6, '0');
    answers.push(await postFrom(`198.51.100.${at}`, '/api/session/player', { tournament, pair: '1', code }));
  }
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 5]);
  expect((await club.player(tournament, '2')).cookie).not.toBe('');
});

test('the setup code is guessed at twenty times from everywhere, five from one address', async () => {
  const fresh = new Club();
  await fresh.start(PROXY);
  const set = (address: string) =>
    fresh
      .client()
      .post('/api/session/setup', { password: PASSWORD, setupCode: 'x' }, { 'x-forwarded-for': address });
  const one = await Promise.all(Array.from({ length: 20 }, () => set('192.0.2.2')));
  expect([count(one, 401), count(one, 429)]).toEqual([5, 15]);
  const many: Answer[] = [];
  for (let at = 0; at < 20; at++) many.push(await set(`198.51.100.${at}`));
  expect([count(many, 401), count(many, 429)]).toEqual([15, 5]);
  await fresh.close();
});

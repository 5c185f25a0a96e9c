import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { at, Club, deals } from '../testing/club.ts';

let club: Club;
let tournament: string;
let table: Client;
let before: number;

beforeAll(async () => {
  club = await Club.open();
  tournament = await club.play();
  table = await club.table(tournament, 1);
});

afterAll(() => club.close());

const version = async (): Promise<number> => (await club.director.view(tournament, 'overview')).json.version;
const commands = () => `/api/tournaments/${tournament}/commands`;
const record = (more: object = {}) => ({
  id: randomUUID(),
  type: 'record-result',
  data: { ...at(1, 1), result: '4SN=', by: 'NS', ...more },
});

const attach = (deals: unknown[]) => ({
  id: randomUUID(),
  type: 'attach-deals',
  data: { session: 1, deals },
});

beforeEach(async () => {
  before = await version();
});

describe('a command', () => {
  test.each([
    ['without anything', {}, 'type'],
    ['of an unknown kind', { id: 'abcdefgh', type: 'deal-cards', data: {} }, 'type'],
    ['that creates a tournament here', { id: 'abcdefgh', type: 'create-tournament', data: {} }, 'type'],
    ['with an unknown key', { ...record(), actor: 'director' }, 'actor'],
    ['with an unknown key inside', record({ time: '2026' }), 'time'],
    ['with a table as text', record({ table: '1' }), 'data.table'],
    ['with a board that is none', record({ board: 1.5 }), 'data.board'],
    ['with a negative board', record({ board: -1 }), 'data.board'],
    ['with a result far too long', record({ result: 'x'.repeat(1000) }), 'data.result'],
    ['with a side that is none', record({ by: 'North' }), 'data.by'],
    ['with no deals', attach([]), 'data.deals'],
    ['with deals far too many', attach(Array(1001).fill({ board: 1, deal: 'N:' })), 'data.deals'],
    ['with a deal far too long', attach([{ board: 1, deal: 'x'.repeat(121) }]), 'data.deals.0.deal'],
    ['with an id too short', { ...record(), id: 'x' }, 'id'],
    ['with an id that is a number', { ...record(), id: 7 }, 'id'],
    ['that is a list', [], 'expected object'],
    ['that is null', null, 'expected object'],
  ])('%s is answered with 400 and names the field', async (_what, body, field) => {
    const answer = await club.director.post(commands(), body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.error).toMatchObject({ code: 'bad-input', message: expect.stringContaining(field) });
    expect(await version()).toBe(before);
  });

  const json = 'application/json';
  test.each([
    ['cut short', 400, 'bad-json', json, '{"id":'],
    ['empty', 400, 'bad-json', json, ''],
    ['with __proto__', 400, 'bad-json', json, '{"__proto__": {"role": "director"}}'],
    ['as a form', 415, 'not-json', 'application/x-www-form-urlencoded', 'id=1'],
    ['as plain text', 415, 'not-json', 'text/plain', '{}'],
    ['as a tournament file', 415, 'not-json', 'application/x-ndjson', '{}'],
    ['of 10 megabytes', 413, 'too-large', json, `{"id":"${'x'.repeat(10 * 1024 * 1024)}"}`],
  ])('%s is answered with %i', async (_what, status, code, type, body) => {
    const answer = await table.post(commands(), body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.json.error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await version()).toBe(before);
  });

  test('that the rules refuse is answered with 422 and a sentence', async () => {
    const answer = await table.post(commands(), record({ result: '8SN=' }));
    expect(answer.status).toBe(422);
    expect(answer.json.error.code).toBe('unreadable-result');
    expect(await version()).toBe(before);
  });

  test.each([
    ['board-not-in-play', { board: 99, deal: deals()[0]!.deal }],
    ['not-a-deal', { board: 1, deal: 'N:AKQ.. ... ... ...' }],
  ])('hands that cannot be: %s', async (code, deal) => {
    const answer = await club.director.post(commands(), attach([deal]));
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json.error).toMatchObject({
      code,
      message: expect.stringContaining(`Board ${deal.board}`),
    });
    expect(await version()).toBe(before);
  });

  test('deeply nested is refused', async () => {
    const answer = await club.director.post(commands(), `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(answer.status).toBe(400);
    expect(await version()).toBe(before);
  });
});

describe('twice', () => {
  test('the same id changes nothing the second time and answers the same facts', async () => {
    const command = record();
    const first = await table.post(commands(), command);
    const second = await table.post(commands(), command);
    expect(first.json).toMatchObject({ version: before + 1, repeated: false });
    expect(second.json).toEqual({ ...first.json, repeated: true });
    expect(await version()).toBe(before + 1);
  });

  test('at the same moment, too', async () => {
    const command = { ...record({ ...at(1, 1, 1) }), id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.post(commands(), command)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ json }) => !json.repeated)).toHaveLength(1);
    expect(new Set(answers.map(({ json }) => json.facts[0].sequence)).size).toBe(1);
    expect(await version()).toBe(before + 1);
  });

  test('a tournament created twice with the same id is one', async () => {
    const body = { id: randomUUID(), data: { name: 'Twice', date: '2026-04-01' } };
    const first = await club.director.post('/api/tournaments', body);
    const second = await club.director.post('/api/tournaments', body);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
  });
});

describe('somebody else was first', () => {
  test('what the sender believes no longer stands: 409, and what does', async () => {
    const answer = await table.post(commands(), record({ result: '3SN=', by: 'EW', expects: '5SN=' }));
    expect(answer.status).toBe(409);
    expect(answer.json.error).toMatchObject({ code: 'changed-meanwhile', stands: '4SN=' });
    expect(await version()).toBe(before);
  });

  test('of two devices that record different results at once, one is told', async () => {
    const other = await club.table(tournament, 2);
    const phone = await club.table(tournament, 2);
    const send = (client: Client, result: string) =>
      client.command(tournament, 'record-result', { ...at(1, 2), result, by: 'NS', expects: null });
    const answers = await Promise.all([send(other, '1NN='), send(phone, '2NN=')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await version()).toBe(before + 1);
  });
});

describe('what is not there', () => {
  test.each([
    ['views/overview', 404],
    ['codes', 404],
    ['export', 404],
    ['live', 404],
    ['results.csv', 404],
  ])('%s of an unknown tournament: %i', async (path, status) => {
    const answer = await club.director.get(`/api/tournaments/nowhere/${path}`);
    expect(answer.status).toBe(status);
    expect(answer.json.error.code).toBe('no-such-tournament');
  });

  test('a command to an unknown tournament creates none', async () => {
    const answer = await club.director.post('/api/tournaments/nowhere/commands', record());
    expect(answer.status).toBe(404);
    const { tournaments } = (await club.director.get('/api/tournaments')).json;
    expect(tournaments.map((each: { tournament: string }) => each.tournament)).not.toContain('nowhere');
  });

  test.each([
    'views/secrets',
    'views/room?session=0',
    'views/room?session=1&session=2',
    'views/room?session=1&now=2020-01-01T00:00:00Z',
    'views/traveller?session=1&board=1e3',
    'views/traveller?session=1&board=99999999999',
    'views/table?session=1&section=A',
    'views/scorecard?pair=1%20OR%201=1',
    'live?view=ranking',
    'live?session=1',
  ])('%s is answered with 400', async (path) => {
    const answer = await club.director.get(`/api/tournaments/${tournament}/${path}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.error.code).toBe('bad-input');
  });

  test('a session or pair that is not there: 404', async () => {
    for (const query of ['room?session=9', 'scorecard?pair=77']) {
      const answer = await club.director.get(`/api/tournaments/${tournament}/views/${query}`);
      expect(answer.status, answer.text).toBe(404);
    }
  });
});

/** An address exactly as it is, which `fetch` would tidy up. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(club.address);
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test.each([
  '/api/tournaments/..%2f..%2fdata/views/overview',
  '/api/tournaments/../../data/naipe.sqlite',
  '/api/tournaments/%00/views/overview',
  '/api/tournaments/%zz/views/overview',
  `/api/tournaments/${'a'.repeat(500)}/views/overview`,
  '/api/tournaments/A_B/views/overview',
  '/api/docs/..%2f..%2f..%2fpackage.json',
  '/api/docs/static/..%2f..%2f..%2f..%2fpackage.json',
])('%s leads nowhere', async (path) => {
  expect([400, 403, 404, 414]).toContain(await rawStatus(path));
});

test('when the session is closed the table is told so, and nothing changes', async () => {
  const other = await club.play();
  const device = await club.table(other, 1);
  for (const round of [1, 2, 3]) {
    if (round > 1) await club.must('start-round', other, { session: 1, round });
    for (const each of [1, 2, 3]) {
      for (const which of [0, 1]) {
        const where = at(round, each, which);
        await club.must('record-result', other, { ...where, result: '1NN=', by: 'NS' });
        await club.must('agree-result', other, { ...where, by: 'EW' });
      }
    }
  }
  await club.must('end-round', other, { session: 1, round: 3 });
  await club.must('close-session', other, { session: 1 });
  const answer = await device.command(other, 'record-result', { ...at(3, 1), result: '2NN=', by: 'NS' });
  expect(answer.status).toBe(422);
  expect(answer.json.error.code).toBe('session-closed');
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club, threeTables } from '../testing/club.ts';

let club: Club;
let tournament: string;

beforeEach(async () => {
  club = await Club.open();
  tournament = await club.play();
});

afterEach(() => club.close());

const viewerOf = async (client: Client) => (await client.get('/api/session')).json.viewer;
const renew = (body: object) => club.director.post(`/api/tournaments/${tournament}/codes/renew`, body);
const join = (code: string) => club.client().post('/api/session/table', { tournament, code });

describe('codes that are renewed', () => {
  test('of the tables open nothing any more; who is in stays in unless told', async () => {
    const { code } = (await club.codes(tournament)).tables[0]!;
    const phone = await club.table(tournament, 1);
    const renewed = (await renew({ what: 'tables', end: false })).json;
    expect(renewed.tables[0].code).not.toBe(code);
    expect((await join(code)).status).toBe(401);
    expect((await join(renewed.tables[0].code)).status).toBe(200);
    expect((await viewerOf(phone)).role).toBe('table');
    await renew({ what: 'tables', end: true });
    expect((await viewerOf(phone)).role).toBe('public');
  });

  test('of one pair concern that pair alone', async () => {
    const [first, second] = [await club.player(tournament, '1'), await club.player(tournament, '2')];
    const before = (await club.codes(tournament)).pairs.map(({ code }) => code);
    const after = (await renew({ what: 'pair', pair: '1', end: true })).json.pairs.map(
      ({ code }: { readonly code: string }) => code,
    );
    expect(after.map((code: string, at: number) => code === before[at])).toEqual([
      false,
      ...before.slice(1).map(() => true),
    ]);
    expect([(await viewerOf(first)).role, (await viewerOf(second)).role]).toEqual(['public', 'player']);
  });

  test('are renewed by directors only', async () => {
    const phone = await club.table(tournament, 1);
    const path = `/api/tournaments/${tournament}/codes/renew`;
    expect((await phone.post(path, { what: 'tables', end: true })).status).toBe(403);
    expect((await club.client().post(path, { what: 'tables', end: true })).status).toBe(401);
  });
});

describe('the permanent card of a table', () => {
  const tonight = async () => (await club.director.get(`/api/tournaments/${tournament}/codes`)).json.tonight;
  const place = (body: object) => club.client().post('/api/session/place', body);

  test('with the code of tonight lets in at its table', async () => {
    const code = await tonight();
    expect(code).toMatch(/^\d{6}$/);
    const joined = await place({ table: 2, code });
    expect(joined.json.viewer).toEqual({ role: 'table', tournament, session: 1, section: 'A', table: 2 });
    expect((await place({ section: 'A', table: 3, code })).status).toBe(200);
    const missing = await place({ table: 9, code });
    expect([missing.status, missing.json.error.code]).toEqual([404, 'no-table-tonight']);
  });

  test('asks for the section where several have that table', async () => {
    const two = await club.create();
    const sections = ['A', 'B'].map((section, at) => {
      const pairs = [1, 2, 3, 4, 5, 6].map((number) => [number, `${6 * at + number}`] as const);
      return { section, movement: threeTables(), seating: Object.fromEntries(pairs) };
    });
    for (let pair = 1; pair <= 12; pair++) {
      const players = [{ name: `Ada Nobody ${pair}` }, { name: `Bo Nobody ${pair}` }] as const;
      await club.must('enter-contestant', two, { kind: 'pair', contestant: `${pair}`, players });
    }
    await club.must('plan-session', two, { session: 1, sections });
    const { tonight: code } = (await club.director.get(`/api/tournaments/${two}/codes`)).json;
    const asked = await place({ table: 1, code });
    expect([asked.status, asked.json.error.code, asked.json.error.params]).toEqual([
      409,
      'which-section',
      { sections: 'A, B' },
    ]);
    expect((await place({ table: 1, section: 'B', code })).json.viewer).toMatchObject({
      section: 'B',
      table: 1,
    });
  });

  test('the code of tonight is guessed at ten times from one address, and is new when renewed', async () => {
    const code = await tonight();
    await renew({ what: 'tonight', end: false });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await place({ table: 1, code })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, Club, PASSWORD } from '../testing/club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

test('the log tells what was asked and how it went, and nothing about anybody', async () => {
  const tournament = await club.play();
  const { tables, pairs } = await club.codes(tournament);
  const table = await club.table(tournament, 1);
  const player = await club.player(tournament, '1');
  await table.command(tournament, 'record-result', { ...at(1, 1), result: '4SN=', by: 'NS' });
  await club.director.get('/api/players?name=Zo%C3%AB');
  await club.client().get(`/t/${tournament}?code=${tables[0]!.code}`);
  await club.client().post('/api/session/director', { password: 'a wrong one' });
  await club.client().post('/api/session/player', { tournament, pair: '1', code: '000000' });
  await table.post(`/api/tournaments/${tournament}/commands`, '{"name": "Secret Person"');
  await table.post(`/api/tournaments/${tournament}/commands`, { id: 'abcdefgh', type: 'Secret Person' });
  const log = club.logged.filter((line) => line.includes('"route"')).join('');
  const lines = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      method: 'POST',
      route: '/api/tournaments/:tournament/commands',
      status: 200,
      ms: expect.any(Number),
    }),
  );
  const secrets = [
    'Álvaro',
    'Zoë',
    'Zo%C3',
    'Ñandú',
    'Secret Person',
    PASSWORD,
    'a wrong one',
    '127.0.0.1',
    'code=',
    club.setupCode ?? 'setup-code-is-used',
    ...[table, player, club.director].map(({ cookie }) => cookie.split('=')[1]!),
    ...pairs.map(({ code }) => code),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('the first password is chosen only with the setup code of the terminal, at this computer too', async () => {
  const fresh = new Club();
  await fresh.start();
  const set = (setupCode?: string) =>
    fresh.client().post('/api/session/setup', { password: PASSWORD, ...(setupCode && { setupCode }) });
  expect((await set()).status).toBe(401);
  expect((await set('00000000')).status).toBe(401);
  expect((await fresh.client().post('/api/session/director', { password: PASSWORD })).json.error.code).toBe(
    'no-password',
  );
  expect((await set(fresh.setupCode)).status).toBe(200);
  await fresh.close();
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const create = (settings?: object) =>
  club.director.post('/api/tournaments', {
    id: randomUUID(),
    data: { name: 'Nowhere Open', date: '2026-03-14', ...(settings === undefined ? {} : { settings }) },
  });

const zoneOf = async ({ json }: Awaited<ReturnType<typeof create>>): Promise<string> =>
  (await club.director.view(json.tournament, 'desk')).json.overview.settings.timeZone;

test('a tournament is played where it says, else where the server is', async () => {
  expect(await zoneOf(await create({ timeZone: 'Atlantic/Azores' }))).toBe('Atlantic/Azores');
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
  expect(await zoneOf(await create())).toBe(here);
  expect(await zoneOf(await create({ profile: 'rop' }))).toBe(here);
});

test('a zone that does not exist is refused with a sentence, at once and later', async () => {
  const refused = await create({ timeZone: 'Europe/Nowhere' });
  expect([refused.status, refused.json.error]).toMatchObject([
    422,
    { code: 'time-zone', message: '"Europe/Nowhere" is no time zone such as Europe/Lisbon.' },
  ]);
  const { json } = await create({ timeZone: 'Europe/Lisbon' });
  const changed = await club.director.command(json.tournament, 'change-settings', {
    changes: { timeZone: '+01:00' },
  });
  expect([changed.status, changed.json.error.code]).toEqual([422, 'time-zone']);
});

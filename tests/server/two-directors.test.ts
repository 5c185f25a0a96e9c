import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club, PASSWORD } from '../testing/club.ts';

const OTHER = { name: 'Zoë Ñandú', password: 'tricks and trumps' };

let club: Club;
let zoe: Client;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  await club.director.post('/api/directors', { own: PASSWORD, ...OTHER });
  zoe = club.client();
  await zoe.post('/api/session/director', OTHER);
  tournament = await club.play();
});

afterAll(() => club.close());

const versionSeenBy = async (client: Client): Promise<number> =>
  (await client.view(tournament, 'desk')).json.overview.version;

test('two directors change the same pair: the second is told who was quicker, and changes nothing', async () => {
  const seen = await versionSeenBy(club.director);
  await zoe.must(tournament, 'change-contestant', { kind: 'pair', contestant: '1', stationary: true });
  const change = (basedOn: number) =>
    club.director.command(
      tournament,
      'change-contestant',
      { kind: 'pair', contestant: '1', stationary: false },
      undefined,
      basedOn,
    );
  const refused = await change(seen);
  expect([refused.status, refused.json.error]).toMatchObject([
    409,
    { code: 'changed-meanwhile', params: { who: 'director Zoë Ñandú', subject: 'pair', of: '1' } },
  ]);
  const now = await versionSeenBy(club.director);
  expect(now).toBe(seen + 1);
  expect((await change(now)).status).toBe(200);
});

test('what is hardly meant is asked over the wire too, and done when confirmed', async () => {
  const fine = {
    session: 1,
    contestant: '2',
    amount: { unit: 'percent-of-top', value: '500' },
    clause: 'Law 90',
    reason: 'slow play',
  } as const;
  const asked = await zoe.command(tournament, 'give-penalty', fine);
  expect([asked.status, asked.json.error]).toMatchObject([
    422,
    { code: 'to-confirm', findings: [{ code: 'unlikely-penaltyPercent', params: { amount: '500' } }] },
  ]);
  await zoe.must(tournament, 'give-penalty', { ...fine, confirmed: ['unlikely-penaltyPercent'] });
  const none = await zoe.command(tournament, 'change-settings', { changes: { minutesPerBoard: 0 } });
  expect([none.status, none.json.error.code]).toEqual([422, 'minutes-per-board']);
});

import { directorsIn, setPasswordIn } from '@naipe/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club, PASSWORD } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open();
});

afterEach(() => club.close());

const OTHER = { name: 'Zoë Ñandú', password: 'tricks and trumps' };
const add = () => club.director.post('/api/directors', { own: PASSWORD, ...OTHER });

async function signedIn(given: object): Promise<Client> {
  const client = club.client();
  const answer = await client.post('/api/session/director', given);
  if (answer.status !== 200) throw new Error(answer.text);
  return client;
}

const viewerOf = async (client: Client) => (await client.get('/api/session')).json.viewer;
const PUBLIC = { role: 'public' };

describe('directors', () => {
  test('are several, each with a name and a password; what they do stands under their name', async () => {
    expect((await add()).json).toEqual({ directors: ['Director', 'Zoë Ñandú'] });
    const statuses = await Promise.all(
      [
        { password: OTHER.password },
        { name: 'Director', password: OTHER.password },
        { name: 'nobody', password: OTHER.password },
      ].map(async (given) => (await club.client().post('/api/session/director', given)).status),
    );
    expect(statuses).toEqual([401, 401, 401]);
    const zoe = await signedIn({ name: ' zoe ñandu', password: OTHER.password });
    expect(await viewerOf(zoe)).toEqual({ role: 'director', name: 'Zoë Ñandú' });
    const tournament = await club.create();
    const entry = {
      kind: 'pair',
      contestant: '1',
      players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }],
    } as const;
    await zoe.must(tournament, 'enter-contestant', entry);
    const { json } = await zoe.view(tournament, 'history');
    expect(json.lines.map(({ actor }: { readonly actor: string }) => actor).sort()).toEqual([
      'director',
      'director Zoë Ñandú',
    ]);
  });

  test('are added and removed by who knows his own password; the last one stays', async () => {
    const wrong = await club.director.post('/api/directors', { own: 'wrong horse', ...OTHER });
    expect([wrong.status, wrong.json.error.code]).toEqual([401, 'wrong-password']);
    await add();
    const again = await club.director.post('/api/directors', {
      own: PASSWORD,
      name: 'ZOE NANDU',
      password: 'something',
    });
    expect(again.json.error.code).toBe('name-taken');
    const zoe = await signedIn(OTHER);
    const remove = (name: string) =>
      club.director.fetch(`/api/directors/${encodeURIComponent(name)}`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ own: PASSWORD }),
      });
    expect((await remove('Zoë Ñandú')).status).toBe(200);
    expect(await viewerOf(zoe)).toEqual(PUBLIC);
    expect((await remove('Director')).status).toBe(409);
  });

  test('change their name and stay signed in', async () => {
    expect((await club.director.put('/api/directors/me/name', { name: 'Ada Nobody' })).status).toBe(200);
    expect(await viewerOf(club.director)).toEqual({ role: 'director', name: 'Ada Nobody' });
    expect((await signedIn({ password: PASSWORD })).cookie).not.toBe('');
    await add();
    expect((await club.director.put('/api/directors/me/name', { name: OTHER.name })).json.error.code).toBe(
      'name-taken',
    );
  });

  test('change their password, which ends where else they are signed in', async () => {
    const elsewhere = await signedIn({ password: PASSWORD });
    const change = (own: string) =>
      club.director.put('/api/directors/me/password', { own, password: 'another horse' });
    expect((await change('wrong horse')).status).toBe(401);
    expect(await viewerOf(elsewhere)).toMatchObject({ role: 'director' });
    expect((await change(PASSWORD)).json).toEqual({ ended: 1 });
    expect([await viewerOf(elsewhere), (await viewerOf(club.director)).role]).toEqual([PUBLIC, 'director']);
    expect((await club.client().post('/api/session/director', { password: PASSWORD })).status).toBe(401);
    expect((await signedIn({ password: 'another horse' })).cookie).not.toBe('');
  });

  test('who forgot theirs have it set anew on the server itself', async () => {
    expect(await directorsIn(club.dataFolder)).toEqual({ ok: true, value: ['Director'] });
    expect(await setPasswordIn(club.dataFolder, 'Director', 'from the terminal')).toMatchObject({
      ok: false,
      error: { code: 'in-use' },
    });
    const { cookie } = club.director;
    await club.stop();
    expect(await setPasswordIn(club.dataFolder, 'Nobody', 'from the terminal')).toMatchObject({ ok: false });
    expect(await setPasswordIn(club.dataFolder, 'Director', 'from the terminal')).toEqual({
      ok: true,
      value: 1,
    });
    await club.start();
    const before = club.client();
    before.cookie = cookie;
    expect(await viewerOf(before)).toEqual(PUBLIC);
    expect((await signedIn({ password: 'from the terminal' })).cookie).not.toBe('');
  });
});

describe('sign-ins', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  type Listed = { readonly id: string; readonly own: boolean; readonly device: string; readonly as: object };
  const listed = async (query = ''): Promise<readonly Listed[]> =>
    (await club.director.get(`/api/sign-ins${query}`)).json.signIns;

  test('are listed with their device, and ended one by one or all others at once', async () => {
    const phone = club.client();
    const given = { password: PASSWORD };
    await phone.post('/api/session/director', given, { 'user-agent': FIREFOX });
    const third = await signedIn(given);
    const all = await listed();
    expect(all).toHaveLength(3);
    expect(all.filter(({ own }) => own)).toHaveLength(1);
    const found = all.find(({ device }) => device === 'Firefox, Linux')!;
    expect(found).toMatchObject({
      as: { role: 'director', name: 'Director' },
      own: false,
      listening: false,
      since: expect.stringMatching(/^2/),
      seen: expect.stringMatching(/^2/),
    });
    expect((await club.director.delete(`/api/sign-ins/${found.id}`)).json).toEqual({ ended: 1 });
    expect((await club.director.delete(`/api/sign-ins/${found.id}`)).status).toBe(404);
    expect([await viewerOf(phone), (await viewerOf(third)).role]).toEqual([PUBLIC, 'director']);
    expect((await club.director.delete('/api/sign-ins')).json).toEqual({ ended: 1 });
    expect([await viewerOf(third), (await viewerOf(club.director)).role]).toEqual([PUBLIC, 'director']);
  });

  test('of tables and players are listed by tournament, and ended by the director', async () => {
    const tournament = await club.play();
    const table = await club.table(tournament, 2);
    await club.player(tournament, '1');
    await club.play();
    const here = await listed(`?tournament=${tournament}`);
    expect(here.map(({ as }) => as)).toEqual(
      expect.arrayContaining([
        { role: 'table', tournament, session: 1, section: 'A', table: 2 },
        { role: 'player', tournament, pair: '1' },
      ]),
    );
    expect(here).toHaveLength(2);
    const { id } = here.find(({ as }) => 'table' in as)!;
    await club.director.delete(`/api/sign-ins/${id}`);
    expect(await viewerOf(table)).toEqual(PUBLIC);
  });

  test('are nobody else’s business', async () => {
    const tournament = await club.play();
    const table = await club.table(tournament, 1);
    for (const [client, status] of [
      [table, 403],
      [club.client(), 401],
    ] as const) {
      expect((await client.get('/api/sign-ins')).status).toBe(status);
      expect((await client.get('/api/directors')).status).toBe(status);
      expect((await client.delete('/api/sign-ins')).status).toBe(status);
      expect((await client.post('/api/directors', { own: PASSWORD, ...OTHER })).status).toBe(status);
    }
  });

  test('a live feed ends with its own, and with no other', async () => {
    const tournament = await club.play();
    const url = `${club.address}/api/tournaments/${tournament}/live`;
    const [one, two] = [await club.table(tournament, 1), await club.table(tournament, 2)];
    const feeds = await Promise.all([one, two].map(({ cookie }) => Events.open(url, { cookie })));
    for (const feed of feeds) expect((await feed.next()).event).toBe('version');
    expect((await listed(`?tournament=${tournament}`)).every((each) => 'listening' in each)).toBe(true);
    await one.delete('/api/session');
    await feeds[0]!.upTo('ended');
    expect(await feeds[0]!.ended()).toBe(true);
    await club.must('start-round', tournament, { session: 1, round: 2 });
    await feeds[1]!.upTo('version');
    const [still] = await listed(`?tournament=${tournament}`);
    await club.director.delete(`/api/sign-ins/${still!.id}`);
    await feeds[1]!.upTo('ended');
    expect(await feeds[1]!.ended()).toBe(true);
  });
});
